#include "spec/op_entry.h"
#include "base/memory.h"
#include "spec/set.h"

const char *spec_op_form_name(spec_op_form form) {
    static const char *const names[] = {
#define SPEC_OP_FORM_NAME(ENUM, name) name,
        SPEC_FOR_EACH_OP_FORM(SPEC_OP_FORM_NAME)
#undef SPEC_OP_FORM_NAME
    };
    return names[form];
}

const spec_op_case *spec_op_case_of(const spec_op *of, lat_id id) {
    const spec_op_case *found = NULL;
    for (size_t i = 0; i < of->case_count; i++) {
        const spec_op_case *at = &of->cases[i];
        if (!at->of.members[id]) continue;
        if (at->one_dtype) return at;
        if (!found || (at->of.named[id] && !found->of.named[id])) found = at;
    }
    return found;
}

bool spec_op_says_nothing(const spec_op *of) {
    const bool flags = of->reduce || of->commutative || of->monotone || of->left_out;
    return of->form == SPEC_OP_DEFAULT && of->promote == OP_PROMOTE_DEFAULT && !flags && !of->domain.members &&
           !of->operands[0].members;
}

/* ---- In another spec ---- */

typedef struct mover {
    size_t count;
    const spec *to;
    const lat_id *ids;
} mover;

static spec_set moved_set(const mover *in, const spec_set *set) {
    return set->members ? set_moved(set, in->count, in->to, in->ids) : (spec_set){0};
}

static lat_id moved(const mover *in, lat_id id) {
    return id == LAT_NONE || !in->ids ? id : in->ids[id];
}

static void move_cells(const mover *in, const spec_op *old, spec_op *to) {
    for (size_t i = 0; i < old->cell_count; i++) {
        lat_op_cell cell = {.result = moved(in, old->cells[i].result)};
        bool all = (cell.result == LAT_NONE) == (old->cells[i].result == LAT_NONE);
        for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++) {
            cell.operands[k] = moved(in, old->cells[i].operands[k]);
            all = all && (cell.operands[k] == LAT_NONE) == (old->cells[i].operands[k] == LAT_NONE);
        }
        if (!all) continue;
        to->cells = mem_grow(to->cells, to->cell_count + 1, sizeof *to->cells);
        to->cells[to->cell_count++] = cell;
    }
}

/* Whether it has lost all that it named. */
static bool is_empty(const spec *of, const spec_set *set) {
    bool empty = set->classes == 0;
    for (lat_id id = 0; id < of->dtype_count && empty; id++)
        empty = !set->members[id];
    return empty;
}

/* A line of a map whose result is dropped goes with it, as does one that names dropped dtypes alone. */
static void move_cases(const mover *in, const spec_op *old, spec_op *to) {
    for (size_t i = 0; i < old->case_count; i++) {
        spec_op_case line = old->cases[i];
        const bool undefined = line.value.form == OP_VALUE_DTYPE && line.value.dtype == LAT_NONE;
        if (line.value.form == OP_VALUE_DTYPE) line.value.dtype = moved(in, line.value.dtype);
        if (line.value.form == OP_VALUE_DTYPE && line.value.dtype == LAT_NONE && !undefined) continue;
        line.of = moved_set(in, &old->cases[i].of);
        if (is_empty(in->to, &line.of)) {
            spec_set_free(&line.of);
            continue;
        }
        to->cases = mem_grow(to->cases, to->case_count + 1, sizeof *to->cases);
        to->cases[to->case_count++] = line;
    }
}

spec_op spec_op_moved(const spec_op *old, size_t count, const spec *to, const lat_id *ids) {
    const mover in = {count, to, ids};
    spec_op made = *old;
    made.name = mem_copy(old->name);
    made.dtypes = NULL;
    made.cases = NULL;
    made.cells = NULL;
    made.count = made.case_count = made.cell_count = 0;
    made.domain = moved_set(&in, &old->domain);
    for (size_t k = 0; k < LAT_OP_MOST_OPERANDS; k++)
        made.operands[k] = moved_set(&in, &old->operands[k]);
    for (size_t k = 0; k < old->count; k++) {
        if (moved(&in, old->dtypes[k]) == LAT_NONE) continue;
        made.dtypes = mem_grow(made.dtypes, made.count + 1, sizeof *made.dtypes);
        made.dtypes[made.count++] = moved(&in, old->dtypes[k]);
    }
    move_cases(&in, old, &made);
    move_cells(&in, old, &made);
    if (old->count && !made.count) made.form = SPEC_OP_DEFAULT;
    return made;
}

void spec_ops_move(spec *of, size_t count, const lat_id *ids) {
    for (size_t i = 0; i < of->entry_count; i++) {
        spec_op made = spec_op_moved(&of->entries[i], count, of, ids);
        spec_op_clear(&of->entries[i]);
        of->entries[i] = made;
    }
}
