/* The laws that a promotion may be asked to keep (specs/laws.md, "The laws"), and what a failure of one is. */
#ifndef JOINERY_LATTICE_LAW_H
#define JOINERY_LATTICE_LAW_H

#include "lattice/types.h"

/*
 * The one table of laws, in the order of the reports:
 *   X(ENUM, name, demanded, CASES, operands, mirrored, left, right, meaning)
 * demanded: a spec that does not name its laws demands it. CASES: what one failure is, of LAT_FOR_EACH_CASES.
 * operands: how many dtypes a witness names: a, b and c, or the first of them. mirrored: where T is commutative, the
 * operands of a failure in reverse order are one, too. left, right: what these two values of a witness are in words;
 * NULL where it has none. meaning: with v for the join.
 * What is code and no datum stands in switches that name every law: its count (laws.c), its failures one by one
 * (failures.c), the edits that may repair it (suggest.c), and its failure as a sentence (report/check/law_report.c).
 */
#define LAT_FOR_EACH_LAW(X)                                                                                            \
    X(ORDER, "order", true, TRIPLES, 3, false, NULL, NULL,                                                             \
      "a <= b and b <= c imply a <= c, where a <= b means that a promotes to b")                                       \
    X(EXISTENCE, "existence", true, PAIRS, 2, true, NULL, NULL, "every pair has a result or is ambiguous")             \
    X(UNIQUENESS, "uniqueness", true, PAIRS, 2, true, NULL, NULL,                                                      \
      "no result is left open between several minimal upper bounds")                                                   \
    X(IDEMPOTENCE, "idempotence", true, DTYPES, 1, false, "result", NULL, "a v a = a where it is defined")             \
    X(COMMUTATIVITY, "commutativity", true, UNORDERED_PAIRS, 2, false, "left", "right", "a v b = b v a")               \
    X(ASSOCIATIVITY, "associativity", true, TRIPLES, 3, true, "left", "right",                                         \
      "(a v b) v c = a v (b v c) where both are defined")                                                              \
    X(LEAST, "least", true, PAIRS, 2, true, "result", "bound",                                                         \
      "every result is the least upper bound of its operands, and none is missing")                                    \
    X(NARY, "nary", false, UNORDERED_TRIPLES, 3, false, "left", "right",                                               \
      "three dtypes promote to the same, or not at all, in every order")                                               \
    X(MONOTONICITY, "monotonicity", false, TRIPLES, 3, false, "left", "right",                                         \
      "a <= b implies a v c <= b v c where both are defined")

typedef enum lat_law {
#define LAT_LAW_ENUM(ENUM, name, demanded, CASES, operands, mirrored, left, right, meaning) LAT_LAW_##ENUM,
    LAT_FOR_EACH_LAW(LAT_LAW_ENUM)
#undef LAT_LAW_ENUM
} lat_law;

/* How many laws there are: no member of the enumeration, so that a switch over it names laws alone. */
#define LAT_LAW_ONE(ENUM, name, demanded, CASES, operands, mirrored, left, right, meaning) +1

#define LAT_LAW_COUNT (0 LAT_FOR_EACH_LAW(LAT_LAW_ONE))

/* What failures are counted in: X(ENUM, name, how many there are among n dtypes). A dtype may repeat in a triple. */
#define LAT_FOR_EACH_CASES(X)                                                                                          \
    X(DTYPES, "dtypes", (n))                                                                                           \
    X(PAIRS, "pairs", (n * n))                                                                                         \
    X(UNORDERED_PAIRS, "unordered pairs", (n * (n - 1) / 2))                                                           \
    X(TRIPLES, "triples", (n * n * n))                                                                                 \
    X(UNORDERED_TRIPLES, "unordered triples", (n * (n + 1) * (n + 2) / 6))

typedef enum lat_cases {
#define LAT_CASES_ENUM(ENUM, name, count) LAT_##ENUM,
    LAT_FOR_EACH_CASES(LAT_CASES_ENUM)
#undef LAT_CASES_ENUM
} lat_cases;

/* A row of the table; static. */
typedef struct lat_law_row {
    const char *name;
    bool demanded;
    lat_cases cases;
    int operands;
    bool mirrored;
    const char *left, *right, *meaning;
} lat_law_row;

const lat_law_row *lat_law_of(lat_law law);

/* "order"; static text. */
const char *lat_law_name(lat_law law);

/* What its failures are counted in: "triples"; static text. */
const char *lat_law_unit(lat_law law);

/* How many of these there are among that many dtypes. */
uint64_t lat_law_cases(lat_law law, size_t dtypes);

/*
 * One failure, all of it ids; a field that its law does not use is LAT_NONE:
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
 *   monotonicity   a, b, c, left = T[a][c], right = T[b][c]       a <= b without left <= right
 */
typedef struct lat_witness {
    lat_id a, b, c, left, right;
} lat_witness;

/* Is shown one failure after the other; `witness` lasts for the call. Returns false to see no more. */
typedef bool lat_failure_visitor(void *context, const lat_witness *witness);

#endif
