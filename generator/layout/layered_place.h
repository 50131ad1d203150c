/* Where vertices stand from left to right. */
#ifndef JOINERY_LAYOUT_LAYERED_PLACE_H
#define JOINERY_LAYOUT_LAYERED_PLACE_H

#include "layout/layered_graph.h"

/* By vertex, the x of its centre, which may be below 0. The caller frees it. */
int *layered_place(const layered_graph *g);

#endif
