#include "report/write/dtype_look.h"
#include "analysis/dtype_matching.h"
#include "report/write/losses.h"
#include "report/write/undefined.h"

static void set_dtype(grid_dtype *dtype, const spec_dtype *declared) {
    dtype->name = declared->name;
    dtype->defined = true;
    dtype->kind = declared->values.kind;
    dtype->weak = declared->weak_of != NULL;
}

void dtype_look_header(grid_dtype *look, const analysis *analysis, lat_id id) {
    const spec_dtype *dtype = &analysis->spec->dtypes[id];
    set_dtype(look, dtype);
    if (dtype->title) text_add(&look->says, dtype->title);
}

void dtype_look_plain(grid_dtype *dtype, const analysis *analysis, lat_id id) {
    dtype->name = "-";
    if (id != LAT_NONE) set_dtype(dtype, &analysis->spec->dtypes[id]);
}

bool dtype_look_is_known(const analysis *analysis) {
    for (size_t i = 0; i < analysis->spec->dtype_count; i++) {
        const spec_dtype *dtype = &analysis->spec->dtypes[i];
        if (!dtype->weak_of && dtype_has_values(dtype)) return true;
    }
    return false;
}

/* What a strong operand loses of its values; a dtype that stays the same loses nothing. */
static val_losses losses_of(const analysis *analysis, lat_id operand, lat_id result) {
    const spec_dtype *from = &analysis->spec->dtypes[operand], *to = &analysis->spec->dtypes[result];
    if (operand == result || from->weak_of) return 0;
    return val_conversion_losses(&from->values, &to->values) & ~(val_losses)VAL_LOSS_CATEGORY;
}

/* An unknown cost ranks below a known loss. */
static int rank(val_cost cost) {
    return cost == VAL_EXACT ? 0 : cost == VAL_UNKNOWN ? 1 : 2 + (int)cost;
}

static void add_loss(grid_dtype *dtype, const analysis *analysis, bool unknown, lat_id operand, lat_id result) {
    const val_losses losses = losses_of(analysis, operand, result);
    const val_cost cost = val_losses_cost(losses);
    if (cost == VAL_EXACT || (cost == VAL_UNKNOWN && !unknown)) return;
    if (rank(cost) > rank(dtype->cost)) dtype->cost = cost;
    text_printf(&dtype->says, cost == VAL_UNKNOWN ? "%sloss of %s " : "%s%s may ", dtype->says.length ? ", " : "",
                analysis->spec->dtypes[operand].name);
    losses_words(&dtype->says, losses, LOSSES_OF_SEVERAL);
}

void dtype_look_result(grid_dtype *dtype, const analysis *analysis, bool unknown, lat_id a, lat_id b) {
    const lat_id result = lat_join(&analysis->promotion, a, b);
    if (result == LAT_NONE) {
        dtype->name = "-";
        text_add(&dtype->says, undefined_reasons[undefined_because(&analysis->promotion, a, b)].of_many);
        return;
    }
    set_dtype(dtype, &analysis->spec->dtypes[result]);
    add_loss(dtype, analysis, unknown, a, result);
    if (b != a) add_loss(dtype, analysis, unknown, b, result);
}
