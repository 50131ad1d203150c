#include "report/check/law_report.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/failures.h"
#include "report/write/dtype_words.h"
#include "report/write/undefined.h"

#include <inttypes.h>
#include <string.h>

void meaning_of_law(text *out, lat_law law, const char *join) {
    const char *says = lat_law_of(law)->meaning;
    for (const char *sign; (sign = strstr(says, " v ")); says = sign + 2)
        text_printf(out, "%.*s %s", (int)(sign - says), says, join);
    text_add(out, says);
}

void meaning_of_join(text *out, const char *join) {
    text_printf(out, "a %s b is the join of a and b, the dtype that they promote to", join);
}

void law_outcome_words(text *out, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    const uint64_t cases = lat_law_cases(law, analysis->promotion.n);
    const char *unit = lat_law_unit(law);
    if (result->outcome == LAT_HOLDS)
        text_add(out, "holds");
    else
        text_printf(out, "fails for %" PRIu64 " of %" PRIu64 " %s", result->failures, cases, unit);
}

void law_undefined_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join) {
    const char *left = dtype_name(analysis->spec, a), *right = dtype_name(analysis->spec, b);
    size_t count;
    lat_id *bounds;
    switch (undefined_because(&analysis->promotion, a, b)) {
    case UNDEFINED_AMBIGUOUS:
        text_printf(out, "%s %s %s is ambiguous: ", left, join, right);
        bounds = undefined_bounds(&analysis->promotion, a, b, &count);
        dtype_names(out, analysis->spec, bounds, count, ", ", " or ");
        mem_free(bounds);
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
    const char *left = dtype_name(analysis->spec, failure->left), *right = dtype_name(analysis->spec, failure->right);
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
    text_add_char(out, '(');
    dtype_names(out, analysis->spec, order, 3, ", ", ", ");
    text_add_char(out, ')');
    dtype_given(out, analysis->spec, value);
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
    const char *a = dtype_name(analysis->spec, failure->a), *b = dtype_name(analysis->spec, failure->b),
               *c = dtype_name(analysis->spec, failure->c);
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
        dtype_result(out, analysis->spec, failure->left);
        break;
    case LAT_LAW_COMMUTATIVITY:
        text_printf(out, "%s %s %s", a, join, b);
        dtype_result(out, analysis->spec, failure->left);
        text_printf(out, " but %s %s %s", b, join, a);
        dtype_result(out, analysis->spec, failure->right);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        text_printf(out, "(%s %s %s) %s %s", a, join, b, join, c);
        dtype_result(out, analysis->spec, failure->left);
        text_printf(out, " but %s %s (%s %s %s)", a, join, b, join, c);
        dtype_result(out, analysis->spec, failure->right);
        break;
    case LAT_LAW_NARY:
        add_orders(out, analysis, failure);
        break;
    case LAT_LAW_MONOTONICITY:
        text_printf(out, "%s <= %s, but %s %s %s", a, b, a, join, c);
        dtype_result(out, analysis->spec, failure->left);
        text_printf(out, " does not promote to %s %s %s", b, join, c);
        dtype_result(out, analysis->spec, failure->right);
        break;
    case LAT_LAW_LEAST:
        add_not_least(out, analysis, a, b, failure, join);
        break;
    }
}

void law_outcome_sentence(text *out, const analysis *analysis, lat_law law, const lat_witness *failure,
                          const char *join) {
    text_printf(out, "%s ", lat_law_name(law));
    law_outcome_words(out, analysis, law);
    if (!failure) return;
    text_add(out, ", e.g. ");
    law_failure_sentence(out, analysis, law, failure, join);
}

typedef struct collection {
    const bool *strong;
    bool skip_strong; /* leave out failures among strong dtypes alone: they have been collected before */
    bool mirrors;     /* take only the first of two failures that mirror each other */
    int operands;
    lat_witness *found;
    size_t count, most;
    uint64_t covered, failures;
} collection;

static bool collect(void *context, const lat_witness *failure) {
    collection *collection = context;
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    bool strong = true;
    for (int i = 0; i < collection->operands; i++)
        strong = strong && collection->strong[ids[i]];
    if (collection->skip_strong && strong) return true;
    const lat_id last = ids[collection->operands - 1];
    if (collection->mirrors && failure->a > last) return true;
    collection->covered += collection->mirrors && failure->a != last ? 2 : 1;
    collection->found[collection->count++] = *failure;
    return collection->count < collection->most && collection->covered < collection->failures;
}

size_t law_failures(const analysis *analysis, lat_law law, size_t most, lat_witness *found, uint64_t *covered) {
    const lat_law_row *row = lat_law_of(law);
    const lat_law_result *result = &analysis->laws.law[law];
    *covered = 0;
    if (result->outcome != LAT_FAILS || most == 0) return 0;
    const size_t n = analysis->promotion.n;
    bool *strong = mem_alloc(n * sizeof *strong), any_weak = false;
    for (size_t i = 0; i < n; i++) {
        strong[i] = analysis->spec->dtypes[i].weak_of == NULL;
        any_weak = any_weak || !strong[i];
    }
    collection collection = {.strong = strong,
                             .mirrors = row->mirrored && analysis->laws.law[LAT_LAW_COMMUTATIVITY].outcome == LAT_HOLDS,
                             .operands = row->operands,
                             .found = found,
                             .most = most,
                             .failures = result->failures};
    lat_law_each_failure(&analysis->promotion, law, any_weak ? strong : NULL, collect, &collection);
    if (any_weak && collection.count < most && collection.covered < result->failures) {
        collection.skip_strong = true;
        lat_law_each_failure(&analysis->promotion, law, NULL, collect, &collection);
    }
    mem_free(strong);
    *covered = collection.covered;
    return collection.count;
}

static void bounds_member(json *out, const analysis *analysis, const lat_witness *failure) {
    size_t count;
    lat_id *bounds = undefined_bounds(&analysis->promotion, failure->a, failure->b, &count);
    json_dtypes(out, "bounds", analysis->spec, bounds, count);
    mem_free(bounds);
}

static void add_witness(json *out, const analysis *analysis, lat_law law, const lat_witness *failure) {
    static const char *const names[] = {"a", "b", "c"};
    const lat_id operands[] = {failure->a, failure->b, failure->c};
    const lat_law_row *row = lat_law_of(law);
    json_object(out, "witness", JSON_INLINE);
    for (int i = 0; i < row->operands; i++)
        json_dtype(out, names[i], analysis->spec, operands[i]);
    if (row->left) json_dtype(out, row->left, analysis->spec, failure->left);
    if (row->right) json_dtype(out, row->right, analysis->spec, failure->right);
    if (law == LAT_LAW_UNIQUENESS) bounds_member(out, analysis, failure);
    json_end(out);
}

/* What the law says, of how many cases, and its first failure as a sentence. */
static void add_words(json *out, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    if (result->outcome == LAT_FAILS) law_failure_sentence(&sentence, analysis, law, &result->witness, "v");
    json_string(out, "says", text_string(&says));
    json_number(out, "cases", lat_law_cases(law, analysis->promotion.n));
    json_string(out, "unit", lat_law_unit(law));
    json_string(out, "sentence", sentence.length ? text_string(&sentence) : NULL);
    text_free(&says);
    text_free(&sentence);
}

void law_json(json *out, const char *key, const analysis *analysis, bool words) {
    json_object(out, key, JSON_LINES);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &analysis->laws.law[law];
        json_object(out, lat_law_name(law), JSON_INLINE);
        json_bool(out, "required", analysis->spec->laws[law]);
        json_bool(out, "holds", result->outcome == LAT_HOLDS);
        json_number(out, "failures", result->failures);
        if (law == LAT_LAW_ASSOCIATIVITY) json_number(out, "gaps", analysis->laws.gaps);
        if (words) add_words(out, analysis, law);
        if (result->outcome == LAT_FAILS) add_witness(out, analysis, law, &result->witness);
        json_end(out);
    }
    json_end(out);
}
