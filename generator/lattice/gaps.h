/* Gaps in a graph: triples whose join is defined in one bracketing and not in the other. */
#ifndef JOINERY_LATTICE_GAPS_H
#define JOINERY_LATTICE_GAPS_H

#include "lattice/promotion.h"

typedef struct lat_graph_gaps {
    uint64_t count; /* ordered triples; half of them are the mirror images of the others */
    lat_id first;   /* the smallest id in any of them; LAT_NONE without one */
} lat_graph_gaps;

/*
 * Counts those among triples (a, b, c) whose ends a and c have no given row (lat_given_rows()), so that all cells are
 * computed ones; lat_count_triples() counts the others. False, and *gaps of no use, if that would take more than
 * `effort` words to look at.
 */
bool lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, lat_graph_gaps *gaps);

#endif
