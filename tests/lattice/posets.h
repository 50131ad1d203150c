/* Every partial order of a few dtypes, one after the other; rows of bits stand for sets. For tests. */
#ifndef JOINERY_TESTS_LATTICE_POSETS_H
#define JOINERY_TESTS_LATTICE_POSETS_H

#include "lattice/brute.h"
#include "lattice/random.h"
#include "lattice/types.h"

enum { POSET_MAX = 8, POSET_EDGES_MAX = POSET_MAX * POSET_MAX };

/* bit b of up[a]: a <= b */
typedef struct poset {
    int n;
    unsigned up[POSET_MAX];
} poset;

/* Is shown one order after the other, which lasts for the call. */
typedef void poset_visitor(void *context, const poset *p);

/*
 * Visits each partial order on 0 .. n-1 once, whatever the names of its dtypes: two that differ by a renaming alone are
 * two. Returns how many there are.
 */
size_t poset_each(int n, poset_visitor *visit, void *context);

/* Visits each order on p->n + 1 dtypes in which the first ones stand as in p. Returns how many there are. */
size_t poset_each_extension(const poset *p, poset_visitor *visit, void *context);

/* How many labelled partial orders there are on n <= 7 (A001035 in the On-Line Encyclopedia of Integer Sequences). */
size_t poset_count(int n);

/* Which edges an order is given as. */
typedef enum poset_edges_kind {
    POSET_COVERS, /* the Hasse diagram */
    POSET_ALL,    /* every pair of it */
    POSET_SOME    /* the Hasse diagram and some of the others, some of them twice, in any order */
} poset_edges_kind;

/* Writes edges whose closure is the order; returns how many. */
size_t poset_edges(const poset *p, poset_edges_kind kind, random_state *random, lat_edge edges[2 * POSET_EDGES_MAX]);

static inline bool poset_leq(const poset *p, int a, int b) {
    return p->up[a] >> b & 1;
}

/* True if b covers a. */
bool poset_covers(const poset *p, int a, int b);

/* The join of two: a dtype, BRUTE_NONE or BRUTE_AMBIGUOUS. */
int poset_join(const poset *p, int a, int b);

/* The order and its joins as brute force takes them. */
void poset_to_brute(const poset *p, brute *system);

/* Prints the covering pairs, for a test that fails. */
void poset_print(const poset *p);

#endif
