#include "report/write/dtype_look.h"
#include "report/check/undefined.h"
#include "report/write/palette.h"

static void set_dtype(grid_dtype *to, const spec_dtype *of) {
    to->name = of->name;
    to->defined = true;
    to->kind = of->values.kind;
    to->weak = of->weak_of != NULL;
}

void dtype_look_header(grid_dtype *to, const analysis *of, lat_id id) {
    const spec_dtype *dtype = &of->spec->dtypes[id];
    set_dtype(to, dtype);
    if (dtype->title) text_add(&to->says, dtype->title);
}

void dtype_look_plain(grid_dtype *to, const analysis *of, lat_id id) {
    to->name = "-";
    if (id != LAT_NONE) set_dtype(to, &of->spec->dtypes[id]);
}

bool dtype_look_is_known(const analysis *of) {
    for (size_t i = 0; i < of->spec->dtype_count; i++) {
        const spec_dtype *at = &of->spec->dtypes[i];
        if (!at->weak_of && at->values.kind != VAL_OPAQUE && at->values.kind != VAL_ABSTRACT) return true;
    }
    return false;
}

/* What becomes of a strong operand; of a dtype that stays what it is, nothing does. */
static val_cost cost_of(const analysis *of, lat_id operand, lat_id result) {
    const spec_dtype *from = &of->spec->dtypes[operand], *to = &of->spec->dtypes[result];
    if (operand == result || from->weak_of) return VAL_EXACT;
    return val_conversion_cost(&from->values, &to->values);
}

/* What cannot be told is less than what is known to be lost. */
static int rank(val_cost cost) {
    return cost == VAL_EXACT ? 0 : cost == VAL_UNKNOWN ? 1 : 2 + (int)cost;
}

static void add_loss(grid_dtype *to, const analysis *of, bool unknown, lat_id operand, lat_id result) {
    const val_cost cost = cost_of(of, operand, result);
    if (cost == VAL_EXACT || (cost == VAL_UNKNOWN && !unknown)) return;
    if (rank(cost) > rank(to->cost)) to->cost = cost;
    text_printf(&to->says, cost == VAL_UNKNOWN ? "%swhat becomes of %s %s" : "%s%s %s", to->says.length ? ", " : "",
                of->spec->dtypes[operand].name, palette_mark_meaning(cost));
}

void dtype_look_result(grid_dtype *to, const analysis *of, bool unknown, lat_id a, lat_id b) {
    const lat_id result = lat_join(&of->promotion, a, b);
    if (result == LAT_NONE) {
        to->name = "-";
        text_add(&to->says, undefined_reason_of_many(undefined_because(&of->promotion, a, b)));
        return;
    }
    set_dtype(to, &of->spec->dtypes[result]);
    add_loss(to, of, unknown, a, result);
    if (b != a) add_loss(to, of, unknown, b, result);
}
