/* What one edge more would do to a spec: `joinery explain SPEC --with-edge A,B`. */
#ifndef JOINERY_REPORT_EDGE_EXPLANATION_H
#define JOINERY_REPORT_EDGE_EXPLANATION_H

#include "report/changes.h"
#include "report/document.h"
#include "report/laws_report.h"

typedef enum edge_verdict { EDGE_KEEPS, EDGE_BREAKS, EDGE_FOLLOWS, EDGE_CIRCLE } edge_verdict;

/* The edge, and the promotion with it unless there is a path between its ends already. */
typedef struct edge_explanation {
    const spec *spec;
    lat_edge edge;
    edge_verdict verdict;
    lat_id *path; /* of covering edges: the edge follows from it, or closes it to a circle */
    size_t path_length;
    lat_promotion after;
    lat_shape shape_after;
    lat_laws laws_after;
    changes changes;
} edge_explanation;

/* Adds an edge to a promotion in lattice form; edge_explanation_free frees what comes of it. */
void edge_explanation_find(const spec *names, const lat_promotion *before, const lat_shape *shape, lat_edge edge,
                           edge_explanation *to);
void edge_explanation_free(edge_explanation *of);

void edge_explanation_document(document *to, const edge_explanation *of);
void edge_explanation_json(text *to, const edge_explanation *of);

#endif
