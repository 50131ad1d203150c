#include "report/explain/value_reason.h"
#include "analysis/dtype_matching.h"
#include "report/write/dtype_words.h"
#include "report/write/losses.h"

#include <inttypes.h>

static bool is_integer(const val_set *values) {
    return values->kind == VAL_INT || values->kind == VAL_UINT;
}

/* "16,777,216", of a power of two less `minus`. */
static void add_power(text *out, int exponent, uint64_t minus) {
    char digits[32];
    const int count = snprintf(digits, sizeof digits, "%" PRIu64, (UINT64_C(1) << exponent) - minus);
    for (int i = 0; i < count; i++) {
        if (i && (count - i) % 3 == 0) text_add_char(out, ',');
        text_add_char(out, digits[i]);
    }
}

/* " above 127": the first integers that a conversion of integers loses, where it loses nothing else. */
static void add_limit(text *out, const val_set *source, const val_set *target, val_losses losses) {
    const bool is_float = target->kind == VAL_FLOAT || target->kind == VAL_COMPLEX;
    const int exponent = is_float ? target->mantissa + 1 : target->bits - (target->kind == VAL_INT);
    const val_losses only = is_float ? VAL_LOSS_ROUNDS : VAL_LOSS_OVERFLOWS;
    if (!is_integer(source) || !(is_float || is_integer(target)) || losses != only || exponent > 63) return;
    text_add(out, " above ");
    add_power(out, exponent, is_float ? 0 : 1);
}

static val_losses losses_of(const analysis *analysis, lat_id source, lat_id target) {
    const spec_dtype *dtypes = analysis->spec->dtypes;
    return val_conversion_losses(&dtypes[source].values, &dtypes[target].values);
}

/* "i64 rounds above 16,777,216 in f32", or that it would. */
static void add_loss(text *out, const analysis *analysis, lat_id source, lat_id target, bool would) {
    const spec *spec = analysis->spec;
    const val_losses losses = losses_of(analysis, source, target);
    text_printf(out, "%s%s%s ", out->length ? "; " : "", dtype_name(spec, source), would ? " would" : "");
    losses_words(out, losses, would ? LOSSES_OF_SEVERAL : LOSSES_OF_ONE);
    add_limit(out, &spec->dtypes[source].values, &spec->dtypes[target].values, losses);
    text_printf(out, " in %s", dtype_name(spec, target));
}

/* Whether a kind stands above another in the usual categories, so that nobody expects the other one to be the result. */
static bool is_above(val_kind kind, val_kind other) {
    static const int ranks[VAL_KIND_COUNT] = {
        [VAL_INT] = 1, [VAL_UINT] = 1, [VAL_FIXED] = 2, [VAL_FLOAT] = 3, [VAL_COMPLEX] = 4};
    return ranks[kind] > ranks[other];
}

void value_reason(text *out, const analysis *analysis, lat_id a, lat_id b) {
    const spec_dtype *dtypes = analysis->spec->dtypes;
    const lat_id join = lat_join(&analysis->promotion, a, b), ids[] = {a, b};
    if (a == b || join == LAT_NONE || dtypes[a].weak_of || dtypes[b].weak_of) return;
    if (!dtype_has_values(&dtypes[a]) || !dtype_has_values(&dtypes[b]) || !dtype_has_values(&dtypes[join])) return;
    text reason = {0};
    bool exact = true;
    for (int i = 0; i < 2 && join != a && join != b; i++) {
        const lat_id other = ids[1 - i];
        if (!is_above(dtypes[other].values.kind, dtypes[ids[i]].values.kind) && losses_of(analysis, other, ids[i]))
            add_loss(&reason, analysis, other, ids[i], true);
    }
    for (int i = 0; i < 2; i++) {
        if (val_losses_cost(losses_of(analysis, ids[i], join)) == VAL_EXACT) continue;
        add_loss(&reason, analysis, ids[i], join, false);
        exact = false;
    }
    if (exact)
        text_printf(&reason, "%s%s is exact for both", reason.length ? "; " : "", dtype_name(analysis->spec, join));
    text_add(out, text_string(&reason));
    text_free(&reason);
}
