/* Edits that are worth trying, from the first failures of each law. */
#ifndef JOINERY_LATTICE_SUGGEST_H
#define JOINERY_LATTICE_SUGGEST_H

#include "lattice/repair.h"

/* A growing list without repeats; begins as {0}, and `items` belong to its owner. */
typedef struct lat_edits {
    lat_edit *items;
    size_t count, capacity;
} lat_edits;

/* Adds the edits that may repair the first few failures of each law that is required and fails. */
void lat_suggest_edits(const lat_repair_input *input, lat_edits *edits);

#endif
