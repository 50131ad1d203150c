/*
 * Single edits of a promotion after which the required laws hold. Each has been tried: what it is said to do was
 * computed from the edited edges, resolves or cells.
 */
#ifndef JOINERY_LATTICE_REPAIR_H
#define JOINERY_LATTICE_REPAIR_H

#include "lattice/laws.h"
#include "lattice/value_set.h"

#define LAT_REPAIR_EFFORT_DEFAULT ((uint64_t)100000000u) /* half a second or so */

/* One change that an author can make to a spec: to an edge, a resolve or a cell. */
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

typedef struct lat_repair {
    lat_edit edit;
    val_cost cost;          /* the worst of the conversions that the edit brings in */
    size_t changed, gained; /* ordered cells: that had a value and have another or none; that had none and have one */
} lat_repair;

typedef struct lat_repairs {
    lat_repair *items; /* those that lose least first; among them those that change fewest cells, then as suggested */
    size_t count;
    bool tried; /* false: the promotion is too large to try edits of it */
} lat_repairs;

/* The promotion to repair: `edges` is what a spec in lattice form gives. All of it stays the caller's. */
typedef struct lat_repair_input {
    const lat_promotion *promotion;
    const lat_laws *laws; /* its outcomes */
    const lat_edge *edges;
    size_t edge_count;
    const bool *required;  /* by law */
    const val_set *values; /* by id */
} lat_repair_input;

/*
 * The best repairs, at most `limit`. None where nothing fails. Stops looking when the effort is spent: about so many
 * steps over a word or a cell. The caller frees them with lat_repairs_free().
 */
void lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *repairs);

/* Frees the repairs and leaves none. */
void lat_repairs_free(lat_repairs *repairs);

#endif
