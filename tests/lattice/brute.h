/*
 * The laws by the letter, by loops over everything, for a handful of dtypes. Shares no code with the generator, and no
 * idea: no bitsets, no numbering, no theorem.
 */
#ifndef JOINERY_TESTS_LATTICE_BRUTE_H
#define JOINERY_TESTS_LATTICE_BRUTE_H

#include <stdbool.h>

enum { BRUTE_MAX = 9, BRUTE_NONE = -1, BRUTE_AMBIGUOUS = -2, BRUTE_FAILURES = BRUTE_MAX * BRUTE_MAX * BRUTE_MAX };

typedef struct brute {
    int n;
    bool leq[BRUTE_MAX][BRUTE_MAX];
    int value[BRUTE_MAX][BRUTE_MAX]; /* a dtype, BRUTE_NONE or BRUTE_AMBIGUOUS */
} brute;

void brute_from_edges(brute *system, int n, int edges[][2], int edge_count);
void brute_from_table(brute *system, int n, int table[BRUTE_MAX][BRUTE_MAX]);

typedef struct brute_failure {
    int a, b, c, left, right; /* BRUTE_NONE where not meant, or undefined */
} brute_failure;

/* The failures of a law as its definition has them (specs/reference.md, "The laws"), in the order of the ids; returns
 * how many. */
int brute_order(const brute *system, brute_failure *failures);
int brute_existence(const brute *system, brute_failure *failures);
int brute_uniqueness(const brute *system, brute_failure *failures);
int brute_idempotence(const brute *system, brute_failure *failures);
int brute_commutativity(const brute *system, brute_failure *failures);
int brute_associativity(const brute *system, brute_failure *failures);
int brute_least(const brute *system, brute_failure *failures);

int brute_gaps(const brute *system);
bool brute_total(const brute *system);
const char *brute_class(const brute *system);

int brute_top(const brute *system);
int brute_bottom(const brute *system);
int brute_height(const brute *system);
bool brute_covers(const brute *system, int a, int b); /* b covers a */
int brute_steps(const brute *system, int a, int b);   /* covering edges on a shortest way up; -1: none */
bool brute_is_upper_bound(const brute *system, const int *of, int count, int bound);
bool brute_is_minimal_upper_bound(const brute *system, const int *of, int count, int bound);

#endif
