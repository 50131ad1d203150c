/* A spec that is made from a given one by adding dtypes, and written for somebody to go on with. */
#ifndef JOINERY_SPEC_NEW_WRITE_H
#define JOINERY_SPEC_NEW_WRITE_H

#include "base/text.h"

#include <stdbool.h>

typedef struct new_edge {
    char *from, *to;
} new_edge;

typedef struct new_dtype {
    char *name, *definition; /* as it stands in `dtypes`, with its comma */
    char *costs;             /* what its promotions cost, for a comment */
    bool opaque;
} new_dtype;

/* A spec that grows, dtype by dtype. */
typedef struct new_spec {
    const char *name;
    char *extends, *title; /* what the given spec is extended by, and its title */
    new_dtype *dtypes;
    size_t dtype_count;
    new_edge *edges;
    size_t edge_count, edge_capacity;
} new_spec;

/* Writes the spec as it is. */
void new_write(text *to, const new_spec *of);

#endif
