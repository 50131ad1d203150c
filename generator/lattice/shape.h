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

/* The place of the first of `count` edges, sorted by where they begin, that begins at `from` or later; else count. */
size_t lat_first_edge(const lat_edge *edges, size_t count, lat_id from);

/*
 * A shortest path of covering edges from a up to b, both included, where a <= b in a transitive order; `shape` is that
 * of the order. Returns the number of ids written to `path` (space for n), 0 where a <= b does not hold. Where several
 * are shortest, each step goes to the smallest id. Allocates nothing.
 */
size_t lat_path(const lat_order *order, const lat_shape *shape, lat_id a, lat_id b, lat_id *path);

#endif
