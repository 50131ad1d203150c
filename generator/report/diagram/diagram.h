/*
 * The Hasse diagram of a transitive order as a layout: which dtypes fold into one node, what it says, how large it is,
 * and where it stands.
 */
#ifndef JOINERY_REPORT_DIAGRAM_DIAGRAM_H
#define JOINERY_REPORT_DIAGRAM_DIAGRAM_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "layout/layout.h"

enum { DIAGRAM_ROWS = 3, DIAGRAM_ROW_HEIGHT = 18 };

/* What a node says: a group its title ("8 floats") and rows of names, a single dtype its name. */
typedef struct diagram_label {
    text title;
    size_t row_count, row_start[DIAGRAM_ROWS + 1]; /* row r names the members row_start[r] .. row_start[r + 1] - 1 */
    size_t more;                                   /* how many members are not named */
} diagram_label;

/* The caller frees its title. */
diagram_label diagram_label_of(const spec *spec, const layout_node *node);

/* Appends the name of a dtype, cut where it is too long for a node. */
void diagram_short_name(text *out, const char *name);

/*
 * Fills in a layout, with one edge for all covers between two nodes. With `folded`, dtypes of one shape are one node:
 * three or more with the same covers below and above, of one kind, all of them weak or none. The caller frees it.
 */
void diagram_layout(const analysis *analysis, bool folded, layout *made);

#endif
