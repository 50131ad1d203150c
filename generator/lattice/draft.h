/* A promotion that can be edited: edges and resolves in lattice form, cells by id in table form. */
#ifndef JOINERY_LATTICE_DRAFT_H
#define JOINERY_LATTICE_DRAFT_H

#include "lattice/laws.h"

#define LAT_EDITS_MAX ((size_t)6) /* as many as a repair may have */

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

typedef struct lat_draft {
    size_t n;
    bool from_table;
    lat_edge *edges; /* with space for LAT_EDITS_MAX more, as the resolves have */
    size_t edge_count;
    lat_resolve *resolves;
    size_t resolve_count;
    lat_id *table; /* n x n by id; NULL in lattice form */
    lat_nary nary;
    const bool *weak; /* that of the promotion, which must outlive the draft */
} lat_draft;

/*
 * A draft of `promotion` as it is; `edges` are those that it was made of (none in table form). Everything but `weak` is
 * copied; the caller frees it with lat_draft_free().
 */
void lat_draft_of(const lat_promotion *promotion, const lat_edge *edges, size_t edge_count, lat_draft *draft);

/* A copy of `draft`, with space for LAT_EDITS_MAX further edits, which the caller frees, too. */
void lat_draft_copy(const lat_draft *draft, lat_draft *copy);

/* Frees what the draft owns and leaves it empty. */
void lat_draft_free(lat_draft *draft);

/* Makes the edit. False, and nothing done, if it would change nothing or cannot be made. */
bool lat_draft_edit(lat_draft *draft, const lat_edit *edit);

/*
 * The promotion that the draft describes, with the outcomes on its laws; the caller frees it with lat_promotion_free().
 * False, and it is empty, where the edges have a cycle. The class in `laws` takes no account of a bottom.
 */
bool lat_draft_judge(const lat_draft *draft, lat_promotion *promotion, lat_laws *laws);

#endif
