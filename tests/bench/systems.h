/* Join-semilattices of any size, as covering edges between dtypes in shuffled order. For tests and benches. */
#ifndef JOINERY_TESTS_LATTICE_SYSTEMS_H
#define JOINERY_TESTS_LATTICE_SYSTEMS_H

#include "lattice/order.h"

typedef struct lattice_system {
    size_t n;
    lat_edge *edges;
    size_t edge_count;
} lattice_system;

/*
 * `kind`, with about n dtypes: "boolean" (subsets: the largest power of two up to n), "random" (a random family of sets
 * that is closed under union: exactly n). The same every time. False for an unknown kind, or without memory.
 */
bool lattice_system_make(lattice_system *system, const char *kind, size_t n);
void lattice_system_free(lattice_system *system);

#endif
