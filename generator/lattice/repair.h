/*
 * Small edits of a promotion after which the required laws hold. Every repair has been tried: what it is said to do
 * was computed from the edited edges, resolves or cells.
 */
#ifndef JOINERY_LATTICE_REPAIR_H
#define JOINERY_LATTICE_REPAIR_H

#include "lattice/draft.h"
#include "lattice/value_set.h"

#define LAT_REPAIR_EFFORT_DEFAULT ((uint64_t)100000000u) /* half a second or so */

typedef struct lat_repair {
    lat_edit edits[LAT_EDITS_MAX];
    size_t count;
    val_cost cost;          /* the worst of the conversions that the edits bring in; VAL_UNKNOWN if any is */
    val_cost known;         /* the worst of those that are known */
    size_t lossy;           /* edges among them that drop a sign or a component, or of which nothing is known */
    size_t changed, gained; /* ordered cells: that had a value and have another or none; that had none and have one */
} lat_repair;

typedef struct lat_repairs {
    /*
     * All with as few lossy edges as can be. First those that at most round, then those that may overflow, then those
     * that drop something; among them fewer edits first, then those that lose less, then those that change less.
     */
    lat_repair *items;
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
 * The best repairs with as few edits as it can find, at most `limit`. None where nothing fails. Stops looking when the
 * effort is spent: about so many steps over a word or a cell. The caller frees them with lat_repairs_free().
 */
void lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *repairs);

/* Frees the repairs and leaves none. */
void lat_repairs_free(lat_repairs *repairs);

#endif
