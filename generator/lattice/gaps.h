/* Gaps in a graph: triples whose join is defined in one bracketing and not in the other. */
#ifndef JOINERY_LATTICE_GAPS_H
#define JOINERY_LATTICE_GAPS_H

#include "lattice/promotion.h"

/*
 * Adds to *gaps those among triples (a, b, c) whose ends a and c have no given row (lat_given_rows()), so that all
 * cells are computed ones; lat_count_triples() counts the others. *counted is false, and *gaps of no use, if that would
 * take more than `effort` words to look at.
 */
lat_status lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, uint64_t *gaps,
                                bool *counted);

#endif
