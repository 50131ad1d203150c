#include "lattice/op_result.h"

#include "lattice/result_type.h"

static lat_id mapped(const lat_id *map, lat_id id) {
    return map && id != LAT_NONE ? map[id] : id;
}

static lat_id join_of(const lat_promotion *promotion, const lat_id *operands, size_t count) {
    return count == 1 ? operands[0] : lat_result_type(promotion, promotion->nary, operands, count);
}

/* The operands first: the fold promotes them with each other before it comes to the floor. */
static lat_id with_floor(const lat_promotion *promotion, lat_id floor, const lat_id *operands, size_t count) {
    lat_id all[LAT_OP_MOST_OPERANDS + 1];
    for (size_t i = 0; i < count; i++)
        all[i] = operands[i];
    all[count] = floor;
    return join_of(promotion, all, count + 1);
}

static lat_id first_loop(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count) {
    for (size_t k = 0; k < op->count; k++) {
        bool all = true;
        for (size_t i = 0; i < count && all; i++)
            all = lat_leq(&promotion->order, operands[i], op->dtypes[k]);
        if (all) return op->dtypes[k];
    }
    return LAT_NONE;
}

static lat_id join_of_mapped(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count) {
    lat_id all[LAT_OP_MOST_OPERANDS];
    for (size_t i = 0; i < count; i++) {
        all[i] = mapped(op->map, operands[i]);
        if (all[i] == LAT_NONE) return LAT_NONE;
    }
    return join_of(promotion, all, count);
}

/* The dtype that is computed in, for operands that are what the operation takes. */
static lat_id computed(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count,
                       lat_id join) {
    lat_id joins[LAT_OP_MOST_OPERANDS];
    bool any_weak = false;
    for (size_t i = 0; i < count; i++) {
        joins[i] = join;
        any_weak = any_weak || (op->weak && op->weak[operands[i]]);
    }
    const lat_id *alone = any_weak ? joins : operands; /* for the forms that look at operands one by one */
    if (alone == joins && join == LAT_NONE) alone = operands;
    switch (op->form) {
    case LAT_OP_JOIN:
        return mapped(op->map, join);
    case LAT_OP_EACH:
        return join_of_mapped(promotion, op, alone, count);
    case LAT_OP_OPERAND:
        return mapped(op->map, operands[op->deciding]);
    case LAT_OP_FLOOR:
        return mapped(op->map, with_floor(promotion, op->dtypes[0], operands, count));
    case LAT_OP_LOOPS:
        return mapped(op->map, first_loop(promotion, op, alone, count));
    case LAT_OP_FIXED:
        return op->dtypes[0];
    case LAT_OP_LISTED:
        break;
    }
    return LAT_NONE;
}

static bool are_same(const lat_op *op, const lat_id *operands, size_t count, lat_id join) {
    bool same = true, yield = join != LAT_NONE;
    for (size_t i = 0; i < count; i++) {
        same = same && operands[i] == operands[0];
        yield = yield && (operands[i] == join || (op->weak && op->weak[operands[i]]));
    }
    return same || yield;
}

/* Whether all operands are in a set; NULL: whether `otherwise`. */
static bool are_in(const bool *set, const lat_id *operands, size_t count, bool otherwise) {
    if (!set) return otherwise;
    for (size_t i = 0; i < count; i++)
        if (!set[operands[i]]) return false;
    return true;
}

/* Whether the operation takes the operands; *join is what they promote to. */
static bool takes(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count,
                  lat_id *join) {
    for (size_t i = 0; i < count; i++)
        if (operands[i] >= promotion->n || (op->operands[i] && !op->operands[i][operands[i]])) return false;
    *join = join_of(promotion, operands, count);
    if (op->same && !are_same(op, operands, count, *join)) return false;
    if (*join != LAT_NONE) return !op->domain || op->domain[*join];
    return (!op->promotes || are_in(op->unpromoted, operands, count, false)) &&
           are_in(op->domain, operands, count, true);
}

bool lat_op_takes(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count) {
    lat_id join;
    return takes(promotion, op, operands, count, &join);
}

static const lat_op_cell *cell_of(const lat_op *op, const lat_id *operands, size_t count) {
    for (size_t k = 0; k < op->cell_count && count == op->arity; k++) {
        size_t i = 0;
        while (i < count && op->cells[k].operands[i] == operands[i])
            i++;
        if (i == count) return &op->cells[k];
    }
    return NULL;
}

lat_id lat_op_result(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count,
                     lat_id *computed_in) {
    lat_id join = LAT_NONE, unread;
    if (!computed_in) computed_in = &unread;
    *computed_in = LAT_NONE;
    if (count == 0 || count > op->arity) return LAT_NONE;
    const lat_op_cell *cell = cell_of(op, operands, count);
    if (cell && cell->result != LAT_NONE)
        *computed_in = cell->computed_in != LAT_NONE ? cell->computed_in : join_of(promotion, operands, count);
    if (cell) return cell->result;
    if (!takes(promotion, op, operands, count, &join)) return LAT_NONE;
    const bool unpromoted = are_in(op->unpromoted, operands, count, false) && op->constant != LAT_NONE;
    const lat_id dtype = unpromoted ? join : computed(promotion, op, operands, count, join);
    *computed_in = mapped(op->compute, dtype);
    if (dtype == LAT_NONE ? !unpromoted : *computed_in == LAT_NONE) return LAT_NONE;
    if (op->converts) *computed_in = mapped(op->compute, join);
    if (unpromoted && *computed_in == join) *computed_in = LAT_NONE; /* nothing says that they are converted */
    return op->constant != LAT_NONE ? op->constant : mapped(op->gives, dtype);
}

bool lat_op_states_compute(const lat_op *op, const lat_id *operands) {
    const lat_op_cell *cell = cell_of(op, operands, op->arity);
    return cell ? cell->states : op->compute != NULL;
}
