/*
 * The laws by the letter, by loops over everything, for a handful of dtypes. Shares neither code nor ideas with the
 * generator: no bitsets, no numbering, no theorem.
 */
#ifndef JOINERY_TESTS_LATTICE_BRUTE_H
#define JOINERY_TESTS_LATTICE_BRUTE_H

#include <stdbool.h>

enum { BRUTE_MAX = 9, BRUTE_NONE = -1, BRUTE_AMBIGUOUS = -2, BRUTE_FAILURES = BRUTE_MAX * BRUTE_MAX * BRUTE_MAX };

typedef struct brute {
    int n;
    bool leq[BRUTE_MAX][BRUTE_MAX];
    int value[BRUTE_MAX][BRUTE_MAX]; /* a dtype, BRUTE_NONE or BRUTE_AMBIGUOUS */
    bool weak[BRUTE_MAX];
    int nary; /* for three and more dtypes: 0, the fold; 1, the bound; 2 and 3, those with the weak ones last */
} brute;

/* The closure of the edges (from, to), and its joins. */
void brute_from_edges(brute *system, int n, int edges[][2], int edge_count);
/* The cells as given, BRUTE_NONE for undefined, and the relation that they define. */
void brute_from_table(brute *system, int n, int table[BRUTE_MAX][BRUTE_MAX]);

typedef struct brute_failure {
    int a, b, c, left, right; /* as in lat_witness; BRUTE_NONE where unused, or undefined */
} brute_failure;

/*
 * The failures of each law (specs/laws.md, "The laws"), ascending by a, then b, then c. `failures` has space for
 * BRUTE_FAILURES; returns how many there are.
 */
int brute_order(const brute *system, brute_failure *failures);
int brute_existence(const brute *system, brute_failure *failures);
int brute_uniqueness(const brute *system, brute_failure *failures);
int brute_idempotence(const brute *system, brute_failure *failures);
int brute_commutativity(const brute *system, brute_failure *failures);
int brute_associativity(const brute *system, brute_failure *failures);
int brute_least(const brute *system, brute_failure *failures);
int brute_nary(const brute *system, brute_failure *failures); /* a <= b <= c */
int brute_monotonicity(const brute *system, brute_failure *failures);

/* Ordered triples with exactly one side of associativity defined. */
/* What `count` dtypes promote to by the system's rule; BRUTE_NONE: undefined. */
int brute_result_type(const brute *system, const int *ids, int count);
int brute_gaps(const brute *system);
bool brute_total(const brute *system);
const char *brute_class(const brute *system);

/* Top and bottom are BRUTE_NONE where there is none; the height is the edges of a longest chain. */
int brute_top(const brute *system);
int brute_bottom(const brute *system);
int brute_height(const brute *system);
bool brute_covers(const brute *system, int a, int b); /* b covers a */
int brute_steps(const brute *system, int a, int b);   /* covering edges on a shortest way up; -1: none */
bool brute_is_upper_bound(const brute *system, const int *ids, int count, int bound);
bool brute_is_minimal_upper_bound(const brute *system, const int *ids, int count, int bound);

#endif
