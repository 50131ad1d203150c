#include "facts.h"
#include "prefix.h"
#include SUBJECT_FACTS

#include <string.h>

/* What a spec says only if it wants something else than most. */
#ifndef FACTS_RESULTS
#define FACTS_RESULTS(X) X(NULL, NULL, NULL)
#endif
#ifndef FACTS_RESULTS_OF_ONE
#define FACTS_RESULTS_OF_ONE(X)
#define FACTS_RESULTS_OF_TWO(X)
#endif
#ifndef FACTS_BY_ZERO_IS_ONES
#define FACTS_BY_ZERO_IS_ONES false
#endif

static const struct {
    const char *join, *inexact;
} inexact[] = {
#define INEXACT(join_name, inexact_name) {join_name, inexact_name},
    FACTS_INEXACT(INEXACT)
#undef INEXACT
};

static const struct {
    const char *op, *rule, *dtypes; /* rule: "floor", "loops" or "inexact" */
} results[] = {
#define RESULT(op, rule, dtypes) {op, rule, dtypes},
    FACTS_RESULTS(RESULT)
#undef RESULT
};

/* Operations whose results the header of the tables tells, and how. */
static const struct {
    const char *op;
    enum ref_results how; /* REF_BY_OP: as if nothing were said, where there is a result */
    LOWER(dtype) (*of_one)(LOWER(dtype) a);
    LOWER(dtype) (*of_two)(LOWER(dtype) a, LOWER(dtype) b);
} told[] = {
#define OF_ONE(how, op) {#op, REF_##how, LOWER(op##_result), NULL},
#define OF_TWO(how, op) {#op, REF_##how, NULL, LOWER(op##_result)},
    FACTS_RESULTS_OF_ONE(OF_ONE) FACTS_RESULTS_OF_TWO(OF_TWO){NULL, REF_BY_OP, NULL, NULL}
#undef OF_ONE
#undef OF_TWO
};

static const struct ref_dtype *by_name(const char *name, size_t length) {
    for (unsigned i = 0; i < subject_dtype_count(); i++) {
        const char *own = subject_dtype(i)->name;
        if (strlen(own) == length && memcmp(own, name, length) == 0) return subject_dtype(i);
    }
    return NULL;
}

static const struct ref_dtype *dtype_or_none(unsigned number) {
    return number < subject_dtype_count() ? subject_dtype(number) : NULL;
}

/* The spec's dtype of truth values: the first strong one of kind bool. */
static const struct ref_dtype *boolean(void) {
    for (unsigned i = 0; i < subject_dtype_count(); i++)
        if (subject_dtype(i)->kind == REF_BOOL && !LOWER(dtype_is_weak)(prefix_value(i))) return subject_dtype(i);
    return NULL;
}

/* The dtype of a complex one's parts: a strong one, the first of their format. */
static const struct ref_dtype *part_of(const struct ref_dtype *complex) {
    for (unsigned i = 0; complex && complex->kind == REF_COMPLEX && i < subject_dtype_count(); i++) {
        const struct ref_dtype *dtype = subject_dtype(i);
        if (dtype->kind == REF_FLOAT && !LOWER(dtype_is_weak)(prefix_value(i)) &&
            ref_format_equal(&dtype->format, &complex->format))
            return dtype;
    }
    return NULL;
}

/* What the dtypes promote to together with one more. */
static const struct ref_dtype *with_floor(const struct ref_dtype *floor, unsigned count, const unsigned *dtypes) {
    LOWER(dtype) all[4];
    for (unsigned i = 0; i < count; i++)
        all[i] = prefix_value(dtypes[i]);
    all[count] = prefix_value(subject_dtype_number(floor));
    return dtype_or_none(prefix_number(LOWER(result_type)(count + 1, all)));
}

/* The first of a list of names, with commas between them, that all the dtypes promote to. */
static const struct ref_dtype *first_loop(const char *names, unsigned count, const unsigned *dtypes) {
    for (const char *name = names; *name; name += strcspn(name, ",") + (name[strcspn(name, ",")] == ',')) {
        const struct ref_dtype *loop = by_name(name, strcspn(name, ","));
        unsigned promoted = 0;
        while (promoted < count &&
               LOWER(can_promote)(prefix_value(dtypes[promoted]), prefix_value(subject_dtype_number(loop))))
            promoted++;
        if (promoted == count) return loop;
    }
    return NULL;
}

static void add_told(const char *op, const unsigned *dtypes, struct ref_pair *pair) {
    for (size_t i = 0; told[i].op; i++) {
        if (strcmp(told[i].op, op) != 0) continue;
        const LOWER(dtype) a = prefix_value(dtypes[0]);
        const LOWER(dtype) result = told[i].of_two ? told[i].of_two(a, prefix_value(dtypes[1])) : told[i].of_one(a);
        pair->given = dtype_or_none(prefix_number(result));
        pair->results = told[i].how == REF_BY_OP && !pair->given ? REF_MAPPED : told[i].how;
    }
}

struct ref_pair facts_of(const char *op, unsigned join, unsigned count, const unsigned *dtypes) {
    struct ref_pair pair = {.join = dtype_or_none(join), .boolean = boolean(), .via_f32 = FACTS_VIA_F32};
    pair.by_zero_is_ones = FACTS_BY_ZERO_IS_ONES;
    for (size_t i = sizeof inexact / sizeof inexact[0]; i-- > 0 && pair.join;)
        if (inexact[i].inexact && (!inexact[i].join || strcmp(inexact[i].join, pair.join->name) == 0))
            pair.inexact = by_name(inexact[i].inexact, strlen(inexact[i].inexact));
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        if (!results[i].op || strcmp(results[i].op, op) != 0) continue;
        pair.results = strcmp(results[i].rule, "inexact") == 0 ? REF_INEXACT : REF_GIVEN;
        if (results[i].dtypes && strcmp(results[i].rule, "floor") == 0)
            pair.given = with_floor(by_name(results[i].dtypes, strlen(results[i].dtypes)), count, dtypes);
        if (strcmp(results[i].rule, "loops") == 0) pair.given = first_loop(results[i].dtypes, count, dtypes);
    }
    add_told(op, dtypes, &pair);
    pair.part = part_of(pair.results == REF_GIVEN ? pair.given : pair.join);
    return pair;
}
