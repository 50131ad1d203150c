/*
 * Small edits of a promotion after which the laws hold that must. Every repair has been tried: what it is said to do
 * was computed from the edited edges, resolves or cells.
 */
#ifndef JOINERY_LATTICE_REPAIR_H
#define JOINERY_LATTICE_REPAIR_H

#include "lattice/laws.h"
#include "lattice/value_set.h"

#define LAT_REPAIR_EDITS          ((size_t)6)            /* as many as a repair may have */
#define LAT_REPAIR_EFFORT_DEFAULT ((uint64_t)100000000u) /* half a second or so */

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
    lat_id a, b, value;
} lat_edit;

typedef struct lat_repair {
    lat_edit edits[LAT_REPAIR_EDITS];
    size_t count;
    val_cost cost;          /* the worst of the conversions that the edits bring in */
    size_t changed, gained; /* ordered cells: that had a value and have another or none; that had none and have one */
} lat_repair;

typedef struct lat_repairs {
    lat_repair *items; /* fewer edits first, then those that lose less, then those that change less */
    size_t count;
    bool tried; /* false: the promotion is too large to try edits of it */
} lat_repairs;

/* What is to be mended: `edges` is what a spec in lattice form gives. */
typedef struct lat_repair_input {
    const lat_promotion *promotion;
    const lat_laws *laws; /* its verdicts */
    const lat_edge *edges;
    size_t edge_count;
    const bool *required;  /* by law */
    const val_set *values; /* by id */
} lat_repair_input;

/* The best repairs with as few edits as it can find, at most `limit`. None where nothing fails. */
lat_status lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *found);
void lat_repairs_free(lat_repairs *of);

#endif
