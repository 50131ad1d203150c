/*
 * A layered drawing of a directed graph without cycles, after Sugiyama: ranks by longest path, dummy nodes where an
 * edge passes a rank, an order within ranks with few crossings, coordinates, and curves. Whole numbers all through, so
 * that every machine draws the same.
 */
#ifndef JOINERY_LAYOUT_LAYERED_H
#define JOINERY_LAYOUT_LAYERED_H

#include "layout/layout.h"

/*
 * Takes a layout whose nodes have their sizes, which are even numbers, and whose edges have their ends, which form no
 * cycle. Fills in where the nodes are, the curves of the edges, and the size of the whole; the highest rank is at the
 * top.
 */
void layered_draw(layout *drawing);

#endif
