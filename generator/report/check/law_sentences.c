#include "report/check/law_sentences.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/nary.h"
#include "report/check/undefined.h"

#include <inttypes.h>

const char *law_dtype(const analysis *analysis, lat_id id) {
    return id < analysis->spec->dtype_count ? analysis->spec->dtypes[id].name : "undefined";
}

void law_outcome_words(text *out, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    const uint64_t cases = lat_law_cases(law, analysis->promotion.n);
    const char *unit = lat_law_unit(law);
    if (result->outcome == LAT_HOLDS)
        text_add(out, "holds");
    else if (result->outcome == LAT_UNKNOWN)
        text_printf(out, "is not decided: %" PRIu64 " %s are too many to try (--exhaustive tries them)", cases, unit);
    else if (!result->counted)
        text_printf(out, "fails for some of %" PRIu64 " %s (--exhaustive counts them)", cases, unit);
    else
        text_printf(out, "fails for %" PRIu64 " of %" PRIu64 " %s", result->failures, cases, unit);
}

void law_outcome_sentence(text *out, const analysis *analysis, lat_law law) {
    text_printf(out, "%s ", lat_law_name(law));
    law_outcome_words(out, analysis, law);
}

void law_alternatives(text *out, const spec *names, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (i) text_add(out, i + 1 == count ? " or " : ", ");
        text_add(out, names->dtypes[ids[i]].name);
    }
}

/* " = i16", or " is undefined". */
static void add_value(text *out, const analysis *analysis, lat_id value) {
    if (value < analysis->spec->dtype_count)
        text_printf(out, " = %s", law_dtype(analysis, value));
    else
        text_add(out, " is undefined");
}

static void add_bounds(text *out, const analysis *analysis, lat_id a, lat_id b) {
    lat_id *bounds = mem_alloc(analysis->promotion.n * sizeof *bounds);
    const lat_id pair[] = {a, b};
    const size_t count = lat_minimal_upper_bounds(&analysis->promotion.order, pair, 2, bounds, NULL, NULL);
    law_alternatives(out, analysis->spec, bounds, count);
    mem_free(bounds);
}

void law_undefined_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join) {
    const char *left = law_dtype(analysis, a), *right = law_dtype(analysis, b);
    switch (undefined_because(&analysis->promotion, a, b)) {
    case UNDEFINED_AMBIGUOUS:
        text_printf(out, "%s %s %s is ambiguous: ", left, join, right);
        add_bounds(out, analysis, a, b);
        break;
    case UNDEFINED_UNBOUNDED:
        text_printf(out, "%s and %s have no upper bound", left, right);
        break;
    case UNDEFINED_RESOLVED:
        text_printf(out, "%s %s %s is resolved to nothing", left, join, right);
        break;
    case UNDEFINED_IN_TABLE:
        text_printf(out, "%s %s %s is undefined in the table", left, join, right);
        break;
    }
}

static void add_not_least(text *out, const analysis *analysis, const char *a, const char *b, const lat_witness *failure,
                          const char *join) {
    const char *left = law_dtype(analysis, failure->left), *right = law_dtype(analysis, failure->right);
    const bool operand = failure->right == failure->a || failure->right == failure->b;
    if (failure->left == LAT_NONE) {
        law_undefined_sentence(out, analysis, failure->a, failure->b, join);
        text_printf(out, ", but %s is the least upper bound", right);
        return;
    }
    text_printf(out, "%s %s %s = %s", a, join, b, left);
    if (operand && !lat_leq(&analysis->promotion.order, failure->right, failure->left))
        text_printf(out, " but not %s <= %s", right, left);
    else
        text_printf(out, " but %s is an upper bound too, and not %s <= %s", right, left, right);
}

/* "(i8, u8, f16) gives f32", or "... is undefined". */
static void add_order(text *out, const analysis *analysis, const lat_id order[3], lat_id value) {
    text_printf(out, "(%s, %s, %s)", law_dtype(analysis, order[0]), law_dtype(analysis, order[1]),
                law_dtype(analysis, order[2]));
    if (value == LAT_NONE)
        text_add(out, " is undefined");
    else
        text_printf(out, " gives %s", law_dtype(analysis, value));
}

static void add_orders(text *out, const analysis *analysis, const lat_witness *failure) {
    lat_id other[3];
    add_order(out, analysis, (const lat_id[]){failure->a, failure->b, failure->c}, failure->left);
    text_add(out, ", but ");
    lat_nary_other_order(&analysis->promotion, failure, other);
    add_order(out, analysis, other, failure->right);
}

void law_failure_sentence(text *out, const analysis *analysis, lat_law law, const lat_witness *failure,
                          const char *join) {
    const char *a = law_dtype(analysis, failure->a), *b = law_dtype(analysis, failure->b),
               *c = law_dtype(analysis, failure->c);
    switch (law) {
    case LAT_LAW_ORDER:
        text_printf(out, "%s <= %s and %s <= %s but not %s <= %s", a, b, b, c, a, c);
        break;
    case LAT_LAW_EXISTENCE:
    case LAT_LAW_UNIQUENESS:
        law_undefined_sentence(out, analysis, failure->a, failure->b, join);
        break;
    case LAT_LAW_IDEMPOTENCE:
        text_printf(out, "%s %s %s", a, join, a);
        add_value(out, analysis, failure->left);
        break;
    case LAT_LAW_COMMUTATIVITY:
        text_printf(out, "%s %s %s", a, join, b);
        add_value(out, analysis, failure->left);
        text_printf(out, " but %s %s %s", b, join, a);
        add_value(out, analysis, failure->right);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        text_printf(out, "(%s %s %s) %s %s", a, join, b, join, c);
        add_value(out, analysis, failure->left);
        text_printf(out, " but %s %s (%s %s %s)", a, join, b, join, c);
        add_value(out, analysis, failure->right);
        break;
    case LAT_LAW_NARY:
        add_orders(out, analysis, failure);
        break;
    case LAT_LAW_MONOTONICITY:
        text_printf(out, "%s <= %s, but %s %s %s", a, b, a, join, c);
        add_value(out, analysis, failure->left);
        text_printf(out, " does not promote to %s %s %s", b, join, c);
        add_value(out, analysis, failure->right);
        break;
    case LAT_LAW_LEAST:
        add_not_least(out, analysis, a, b, failure, join);
        break;
    }
}
