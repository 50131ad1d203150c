/* The parts of `joinery new`. */
#ifndef JOINERY_CLI_NEW_H
#define JOINERY_CLI_NEW_H

#include "cli/placing.h"

typedef struct new_edge {
    char *from, *to;
} new_edge;

typedef struct new_dtype {
    char *name, *definition; /* as it stands in `dtypes`, with its comma */
    char *price;             /* what its promotions cost, for a comment */
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
