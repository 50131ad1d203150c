/* One change that an author can make to a spec: to an edge, a resolve or a cell. */
#ifndef JOINERY_LATTICE_EDIT_H
#define JOINERY_LATTICE_EDIT_H

#include "lattice/types.h"

#define LAT_EDITS_MAX ((size_t)6) /* as many as a repair may have */

typedef enum lat_edit_kind {
    LAT_ADD_EDGE,    /* a -> b */
    LAT_REMOVE_EDGE, /* a -> b */
    LAT_SET_RESOLVE, /* a, b = value */
    LAT_DROP_RESOLVE,
    LAT_SET_CELL, /* a, b = value, in this order */
    LAT_SET_CELLS /* in both orders */
} lat_edit_kind;

typedef struct lat_edit {
    lat_edit_kind kind;
    lat_id a, b, value; /* value is LAT_NONE where there is none */
} lat_edit;

#endif
