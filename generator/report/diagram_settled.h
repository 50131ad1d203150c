/* The pairs that a spec settles by `resolve`, in few lines: "f* with b, u8, i8: f64". */
#ifndef JOINERY_REPORT_DIAGRAM_SETTLED_H
#define JOINERY_REPORT_DIAGRAM_SETTLED_H

#include "analysis/analysis.h"

/* Pairs of one dtype with others, all with one result. */
typedef struct diagram_settled {
    lat_id hub, result; /* result: LAT_NONE where the pairs are left undefined */
    lat_id *others;     /* ascending */
    size_t other_count;
} diagram_settled;

/* The pairs by their results, in the order of the pairs; each pair once. The caller frees the list. */
diagram_settled *diagram_settled_of(const lat_promotion *of, size_t *count);
void diagram_settled_free(diagram_settled *list, size_t count);

#endif
