/* A spec that extends a given one by a dtype, written for a person to continue. */
#ifndef JOINERY_SPEC_WRITE_EXTENSION_WRITE_H
#define JOINERY_SPEC_WRITE_EXTENSION_WRITE_H

#include "base/text.h"
#include "lattice/placement.h"
#include "spec/spec.h"

typedef struct spec_extension {
    const char *name;    /* of the new spec */
    const char *extends; /* what it calls the given one */
    const spec *base;
    const spec_dtype *dtype;
    const lat_placement *placement; /* of the dtype, in the order of `base` */
    const char *costs;              /* what its promotions cost, for a comment */
} spec_extension;

/* Appends the spec as a Lua file. */
void extension_write(const spec_extension *extension, text *lua);

#endif
