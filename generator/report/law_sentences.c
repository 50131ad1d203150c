#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/failures.h"
#include "report/laws_report.h"

#include <inttypes.h>

const char *law_dtype(const law_subject *of, lat_id id) {
    return id < of->spec->dtype_count ? of->spec->dtypes[id].name : "undefined";
}

void law_verdict_sentence(text *to, const law_subject *of, lat_law law) {
    const lat_law_result *result = &of->laws->law[law];
    const uint64_t cases = lat_law_cases(law, of->promotion->n);
    const char *name = lat_law_name(law), *unit = lat_law_unit(law);
    if (result->verdict == LAT_HOLDS)
        text_printf(to, "%s holds", name);
    else if (result->verdict == LAT_UNKNOWN)
        text_printf(to, "%s is not decided: %" PRIu64 " %s are too many to try (--exhaustive tries them)", name, cases,
                    unit);
    else if (!result->counted)
        text_printf(to, "%s fails for some of %" PRIu64 " %s (--exhaustive counts them)", name, cases, unit);
    else
        text_printf(to, "%s fails for %" PRIu64 " of %" PRIu64 " %s", name, result->failures, cases, unit);
}

void law_alternatives(text *to, const spec *of, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (i) text_add(to, i + 1 == count ? " or " : ", ");
        text_add(to, of->dtypes[ids[i]].name);
    }
}

/* "i8 v u8 = i16", "i8 v u8 is undefined". */
static void add_value(text *to, const law_subject *of, lat_id value) {
    if (value < of->spec->dtype_count)
        text_printf(to, " = %s", law_dtype(of, value));
    else
        text_add(to, " is undefined");
}

static void add_ambiguity(text *to, const law_subject *of, const char *a, const char *b, const lat_witness *failure) {
    lat_id *bounds = mem_alloc(of->promotion->n * sizeof *bounds);
    const lat_id pair[] = {failure->a, failure->b};
    const size_t count = lat_minimal_upper_bounds(&of->promotion->order, pair, 2, bounds, NULL, NULL);
    text_printf(to, "%s v %s is ambiguous: ", a, b);
    law_alternatives(to, of->spec, bounds, count);
    mem_free(bounds);
}

static void add_not_least(text *to, const law_subject *of, const char *a, const char *b, const lat_witness *failure) {
    const char *left = law_dtype(of, failure->left), *right = law_dtype(of, failure->right);
    const bool operand = failure->right == failure->a || failure->right == failure->b;
    text_printf(to, "%s v %s = %s", a, b, left);
    if (operand && !lat_leq(&of->promotion->order, failure->right, failure->left))
        text_printf(to, " but not %s <= %s", right, left);
    else
        text_printf(to, " but %s is an upper bound too, and not %s <= %s", right, left, right);
}

void law_failure_sentence(text *to, const law_subject *of, lat_law law, const lat_witness *failure) {
    const char *a = law_dtype(of, failure->a), *b = law_dtype(of, failure->b), *c = law_dtype(of, failure->c);
    switch (law) {
    case LAT_LAW_ORDER:
        text_printf(to, "%s <= %s and %s <= %s but not %s <= %s", a, b, b, c, a, c);
        break;
    case LAT_LAW_EXISTENCE:
        text_printf(to, "%s v %s has no upper bound", a, b);
        break;
    case LAT_LAW_UNIQUENESS:
        add_ambiguity(to, of, a, b, failure);
        break;
    case LAT_LAW_IDEMPOTENCE:
        text_printf(to, "%s v %s", a, a);
        add_value(to, of, failure->left);
        break;
    case LAT_LAW_COMMUTATIVITY:
        text_printf(to, "%s v %s", a, b);
        add_value(to, of, failure->left);
        text_printf(to, " but %s v %s", b, a);
        add_value(to, of, failure->right);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        text_printf(to, "(%s v %s) v %s", a, b, c);
        add_value(to, of, failure->left);
        text_printf(to, " but %s v (%s v %s)", a, b, c);
        add_value(to, of, failure->right);
        break;
    default:
        add_not_least(to, of, a, b, failure);
    }
}

/* How many of a, b, c a failure of the law has. */
static int arity(lat_law law) {
    if (law == LAT_LAW_IDEMPOTENCE) return 1;
    return law == LAT_LAW_ORDER || law == LAT_LAW_ASSOCIATIVITY ? 3 : 2;
}

typedef struct collection {
    const bool *strong;
    bool skip_strong; /* all of a failure's dtypes are strong: it has been collected before */
    bool mirrors;     /* take one of two failures that mirror each other */
    int arity;
    lat_witness *found;
    size_t count, most;
    uint64_t covered, failures;
} collection;

static bool collect(void *context, const lat_witness *failure) {
    collection *into = context;
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    bool strong = true;
    for (int i = 0; i < into->arity; i++)
        strong = strong && into->strong[ids[i]];
    if (into->skip_strong && strong) return true;
    const lat_id last = ids[into->arity - 1];
    if (into->mirrors && failure->a > last) return true;
    into->covered += into->mirrors && failure->a != last ? 2 : 1;
    into->found[into->count++] = *failure;
    return into->count < into->most && into->covered < into->failures;
}

size_t law_failures(const law_subject *of, lat_law law, size_t most, lat_witness *found, uint64_t *covered) {
    const lat_law_result *result = &of->laws->law[law];
    *covered = 0;
    if (result->verdict != LAT_FAILS || most == 0) return 0;
    if (!result->counted) { /* looking for more would take as long as counting */
        *found = result->witness;
        *covered = 1;
        return 1;
    }
    const size_t n = of->promotion->n;
    bool *strong = mem_alloc(n * sizeof *strong), any_weak = false;
    for (size_t i = 0; i < n; i++) {
        strong[i] = of->spec->dtypes[i].weak_of == NULL;
        any_weak = any_weak || !strong[i];
    }
    collection into = {.strong = strong,
                       .mirrors = of->laws->law[LAT_LAW_COMMUTATIVITY].verdict == LAT_HOLDS && law != LAT_LAW_ORDER,
                       .arity = arity(law),
                       .found = found,
                       .most = most,
                       .failures = result->failures};
    lat_status status = lat_law_each_failure(of->promotion, law, any_weak ? strong : NULL, collect, &into);
    if (status == LAT_OK && any_weak && into.count < most && into.covered < result->failures) {
        into.skip_strong = true;
        status = lat_law_each_failure(of->promotion, law, NULL, collect, &into);
    }
    mem_free(strong);
    if (status != LAT_OK) mem_exhausted();
    *covered = into.covered;
    return into.count;
}
