/* The pairs that a spec settles by `resolve`, in few lines: "f* with b, u8, i8: f64". */
#ifndef JOINERY_REPORT_DIAGRAM_RESOLVED_PAIRS_H
#define JOINERY_REPORT_DIAGRAM_RESOLVED_PAIRS_H

#include "analysis/analysis.h"

/* Pairs of one dtype with others, all with one result. */
typedef struct resolved_pairs {
    lat_id hub, result; /* result: LAT_NONE where the pairs are left undefined */
    lat_id *others;     /* ascending */
    size_t other_count;
} resolved_pairs;

/* The pairs by their results, in the order of the pairs; each pair once. The caller frees the list. */
resolved_pairs *resolved_pairs_of(const lat_promotion *promotion, size_t *count);
void resolved_pairs_free(resolved_pairs *list, size_t count);

#endif
