/* What a report says of an order as a whole: top, bottom, height and Hasse diagram. */
#ifndef JOINERY_LATTICE_SHAPE_H
#define JOINERY_LATTICE_SHAPE_H

#include "lattice/order.h"

typedef struct lat_shape {
    lat_id top, bottom; /* LAT_NONE where there is none */
    size_t height;      /* edges on the longest chain */
    lat_edge *hasse;    /* the covering relation, sorted by (from, to) ids */
    size_t hasse_count;
} lat_shape;

/*
 * The caller frees it with lat_shape_free(). A relation that is not transitive has no shape: no top, no bottom, height
 * 0 and no diagram.
 */
void lat_shape_of(const lat_order *order, lat_shape *shape);

/* Frees the diagram and leaves the shape of nothing. */
void lat_shape_free(lat_shape *shape);

#endif
