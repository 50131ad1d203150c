/* Edits that are worth trying: one that makes all laws hold mends the first failure, too. */
#ifndef JOINERY_LATTICE_SUGGEST_H
#define JOINERY_LATTICE_SUGGEST_H

#include "lattice/repair.h"

/* A growing list; begins as {0}, and `items` belong to its owner. */
typedef struct lat_edits {
    lat_edit *items;
    size_t count, capacity;
} lat_edits;

/* Adds the edits near the first failure of a law that is required. One must fail. */
void lat_suggest_edits(const lat_repair_input *input, lat_edits *edits);

#endif
