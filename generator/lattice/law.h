/* The laws that a promotion may be asked to keep (specs/laws.md, "The laws"), and what a failure of one is. */
#ifndef JOINERY_LATTICE_LAW_H
#define JOINERY_LATTICE_LAW_H

#include "lattice/types.h"

/* The one list of laws, in the order of the reports: X(ENUM, name, what one failure is counted in). */
#define LAT_FOR_EACH_LAW(X)                                                                                            \
    X(ORDER, "order", "triples")                                                                                       \
    X(EXISTENCE, "existence", "pairs")                                                                                 \
    X(UNIQUENESS, "uniqueness", "pairs")                                                                               \
    X(IDEMPOTENCE, "idempotence", "dtypes")                                                                            \
    X(COMMUTATIVITY, "commutativity", "unordered pairs")                                                               \
    X(ASSOCIATIVITY, "associativity", "triples")                                                                       \
    X(LEAST, "least", "pairs")                                                                                         \
    X(NARY, "nary", "unordered triples")

typedef enum lat_law {
#define LAT_LAW_ENUM(ENUM, name, unit) LAT_LAW_##ENUM,
    LAT_FOR_EACH_LAW(LAT_LAW_ENUM)
#undef LAT_LAW_ENUM
        LAT_LAW_COUNT
} lat_law;

/* "order"; static text. */
const char *lat_law_name(lat_law law);

/* What its failures are counted in: "triples"; static text. */
const char *lat_law_unit(lat_law law);

/* Whether a spec that does not name its laws demands it. */
bool lat_law_is_default(lat_law law);

/*
 * Of how many cases among n dtypes it speaks: n^3 triples, n (n + 1) (n + 2) / 6 unordered ones, in which a dtype may
 * repeat, n^2 ordered pairs, n (n - 1) / 2 unordered ones, n dtypes.
 */
uint64_t lat_law_cases(lat_law law, size_t n);

/*
 * One failure, all of it ids. Which fields are used depends on the law:
 *   order          a, b, c                      a <= b <= c without a <= c
 *   existence      a, b
 *   uniqueness     a, b; the bounds: lat_minimal_upper_bounds
 *   idempotence    a, left = T[a][a]
 *   commutativity  a, b, left = T[a][b], right = T[b][a]  (LAT_NONE: undefined)
 *   associativity  a, b, c, left = T[T[a][b]][c], right = T[a][T[b][c]]
 *   least          a, b, left = T[a][b], right = an upper bound that is not above it, or the operand not below it;
 *                  for an undefined cell (left = LAT_NONE) right = the least upper bound that it should have been
 *   nary           a <= b <= c by id, left = what they give in this order, right = what they give in another one:
 *                  lat_nary_other_order() tells which
 */
typedef struct lat_witness {
    lat_id a, b, c, left, right;
} lat_witness;

/* Is shown one failure after the other; `witness` lasts for the call. Returns false to see no more. */
typedef bool lat_failure_visitor(void *context, const lat_witness *witness);

#endif
