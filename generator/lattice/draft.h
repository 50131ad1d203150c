/* A promotion that can be edited: edges and resolves, or cells by id. */
#ifndef JOINERY_LATTICE_DRAFT_H
#define JOINERY_LATTICE_DRAFT_H

#include "lattice/repair.h"

typedef struct lat_draft {
    size_t n;
    bool from_table;
    lat_edge *edges; /* room for LAT_REPAIR_EDITS more, as for resolves */
    size_t edge_count;
    lat_resolve *resolves;
    size_t resolve_count;
    lat_id *table;
} lat_draft;

lat_status lat_draft_of(const lat_repair_input *input, lat_draft *draft);
lat_status lat_draft_copy(const lat_draft *from, lat_draft *to);
void lat_draft_free(lat_draft *of);

/* False if the edit changes nothing, or cannot be made. */
bool lat_draft_edit(lat_draft *of, const lat_edit *edit);

/* Its promotion with the verdicts on its laws; LAT_CYCLE where the edges go in a circle. */
lat_status lat_draft_judge(const lat_draft *of, lat_promotion *promotion, lat_laws *laws);

/* Edits that may mend the failures of a law, those of the first few failures. */
typedef struct lat_edits {
    lat_edit *items;
    size_t count, capacity;
} lat_edits;

lat_status lat_suggest_edits(const lat_draft *of, const lat_promotion *promotion, const lat_laws *laws,
                             const bool *required, lat_edits *to);

#endif
