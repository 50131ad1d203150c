/* Edits that are worth trying, from the first failures of each law. */
#ifndef JOINERY_LATTICE_SUGGEST_H
#define JOINERY_LATTICE_SUGGEST_H

#include "lattice/draft.h"

/* A growing list without repeats; begins as {0}, and `items` belong to its owner. */
typedef struct lat_edits {
    lat_edit *items;
    size_t count, capacity;
} lat_edits;

/*
 * Replaces what `edits` holds by edits of the draft that may repair the first few failures of each law that is required
 * (by law) and fails. `promotion` and `laws` are what lat_draft_judge() says of the draft.
 */
void lat_suggest_edits(const lat_draft *draft, const lat_promotion *promotion, const lat_laws *laws,
                       const bool *required, lat_edits *edits);

#endif
