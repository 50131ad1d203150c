/* The laws of a promotion: verdict, exact number of failures, a witness, and the class that follows from them. */
#ifndef JOINERY_LATTICE_LAWS_H
#define JOINERY_LATTICE_LAWS_H

#include "lattice/promotion.h"

/* In the order of the reports. The one list of laws: X(ENUM, name, what one failure is counted in). */
#define LAT_FOR_EACH_LAW(X)                                                                                            \
    X(ORDER, "order", "triples")                                                                                       \
    X(EXISTENCE, "existence", "pairs")                                                                                 \
    X(UNIQUENESS, "uniqueness", "pairs")                                                                               \
    X(IDEMPOTENCE, "idempotence", "dtypes")                                                                            \
    X(COMMUTATIVITY, "commutativity", "unordered pairs")                                                               \
    X(ASSOCIATIVITY, "associativity", "triples")                                                                       \
    X(LEAST, "least", "pairs")

typedef enum lat_law {
#define LAT_LAW_ENUM(ENUM, name, unit) LAT_LAW_##ENUM,
    LAT_FOR_EACH_LAW(LAT_LAW_ENUM)
#undef LAT_LAW_ENUM
        LAT_LAW_COUNT
} lat_law;

const char *lat_law_name(lat_law law); /* "order" */
const char *lat_law_unit(lat_law law); /* "triples" */
bool lat_law_from_name(const char *name, lat_law *law);
uint64_t lat_law_cases(lat_law law,
                       size_t n); /* of how many: n^3 triples, n^2 ordered pairs, n(n-1)/2 unordered ones, n */

/*
 * One failure. Which fields are meant, by law:
 *   order          a, b, c                      a <= b <= c without a <= c
 *   existence      a, b
 *   uniqueness     a, b; the bounds: lat_minimal_upper_bounds
 *   idempotence    a, left = T[a][a]
 *   commutativity  a, b, left = T[a][b], right = T[b][a]  (LAT_NONE: undefined)
 *   associativity  a, b, c, left = T[T[a][b]][c], right = T[a][T[b][c]]
 *   least          a, b, left = T[a][b], right = an upper bound that is not above it, or the operand not below it
 */
typedef struct lat_witness {
    lat_id a, b, c, left, right;
} lat_witness;

typedef enum lat_verdict { LAT_HOLDS, LAT_FAILS, LAT_UNKNOWN } lat_verdict;

typedef struct lat_law_result {
    lat_verdict verdict; /* LAT_UNKNOWN only where counting was given up and no failure was met before */
    bool counted;        /* false: `failures` would have taken longer than the effort allowed */
    uint64_t failures;
    lat_witness witness; /* the first failure in dtype order; meant if verdict is LAT_FAILS */
} lat_law_result;

typedef enum lat_class { LAT_LATTICE, LAT_JOIN_SEMILATTICE, LAT_PARTIAL_LATTICE, LAT_TABLE } lat_class;

const char *lat_class_name(lat_class kind); /* "join-semilattice" */

typedef struct lat_laws {
    lat_law_result law[LAT_LAW_COUNT];
    bool gaps_counted;
    uint64_t gaps; /* ordered triples with exactly one side of associativity defined */
    bool total;    /* T is defined everywhere */
    lat_class kind;
} lat_laws;

/* About how many cell look-ups a count may take where no theorem gives it: a few seconds' worth. */
#define LAT_EFFORT_DEFAULT    ((uint64_t)4000000000u)
#define LAT_EFFORT_EXHAUSTIVE UINT64_MAX

/* `shape` (of promotion->order) tells whether there is a bottom. */
lat_status lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, uint64_t effort, lat_laws *laws);

/*
 * Calls visit() for failures of `law` in dtype order until it returns false or there are no more. With `among` (n
 * entries) only failures whose a, b, c all have among[id] true are visited.
 */
typedef bool lat_visit(void *context, const lat_witness *witness);
lat_status lat_law_each_failure(const lat_promotion *promotion, lat_law law, const bool *among, lat_visit *visit,
                                void *context);

#endif
