/* The order of vertices within ranks. */
#ifndef JOINERY_LAYOUT_LAYERED_ORDER_H
#define JOINERY_LAYOUT_LAYERED_ORDER_H

#include "layout/layered_graph.h"

/* Puts the vertices of each rank in order, with few crossings. */
void layered_order(layered_graph *g);

#endif
