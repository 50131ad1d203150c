/* What one more edge would do to a spec: `joinery explain SPEC --with-edge A,B`. */
#ifndef JOINERY_REPORT_EXPLAIN_EDGE_EXPLANATION_H
#define JOINERY_REPORT_EXPLAIN_EDGE_EXPLANATION_H

#include "analysis/analysis.h"
#include "report/placement/changes.h"
#include "report/write/document.h"

typedef enum edge_effect {
    EDGE_KEEPS,   /* every law that must hold still does */
    EDGE_BREAKS,  /* a law that must hold fails with it */
    EDGE_FOLLOWS, /* there is a path between its ends already */
    EDGE_CYCLE    /* there is a path back */
} edge_effect;

/* The edge, and for EDGE_KEEPS and EDGE_BREAKS what becomes of the analysis by it. */
typedef struct edge_explanation {
    const analysis *before;
    lat_edge edge;
    edge_effect effect;
    lat_id *path; /* of covering edges: from `from` to `to`, or back for EDGE_CYCLE */
    size_t path_length;
    analysis after;
    changes changes;
} edge_explanation;

/*
 * Adds an edge to a spec in lattice form, whose analysis must outlive the explanation. edge_explanation_free() frees
 * what is found.
 */
void edge_explanation_find(const analysis *before, lat_edge edge, edge_explanation *found);
void edge_explanation_free(edge_explanation *explanation);

/*
 * Whether there is a path between the ends already, in a table also; if so, appends that the edge closes a cycle or
 * follows, and the path.
 */
bool edge_explanation_refuses(text *why, const analysis *before, lat_edge edge);

/* Writes the whole document, or a JSON object. */
void edge_explanation_document(document *page, const edge_explanation *explanation);
void edge_explanation_json(text *out, const edge_explanation *explanation);

#endif
