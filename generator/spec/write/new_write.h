/* A spec that extends a given one by dtypes, written for a person to continue. */
#ifndef JOINERY_SPEC_WRITE_NEW_WRITE_H
#define JOINERY_SPEC_WRITE_NEW_WRITE_H

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

/* A spec to which dtypes are added one by one. */
typedef struct new_spec {
    const char *name;
    char *extends, *title; /* what `extends` names, and the title of that spec */
    new_dtype *dtypes;
    size_t dtype_count;
    new_edge *edges;
    size_t edge_count, edge_capacity;
} new_spec;

/* Appends the spec as a Lua file. */
void new_write(const new_spec *addition, text *lua);

#endif
