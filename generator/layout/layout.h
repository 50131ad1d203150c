/* A drawing as numbers: where nodes stand, and the curves between them. Pixels; y grows downward. */
#ifndef JOINERY_LAYOUT_LAYOUT_H
#define JOINERY_LAYOUT_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

typedef struct layout_point {
    int x, y;
} layout_point;

typedef struct layout_node {
    uint16_t *members; /* what the node stands for, by id, ascending */
    size_t member_count;
    int x, y; /* its centre */
    int width, height;
} layout_node;

typedef struct layout_edge {
    size_t from, to;      /* nodes, by index: the lower and the upper one */
    layout_point *points; /* of cubic Bezier curves: 3k + 1, from lower to upper */
    size_t point_count;
} layout_edge;

typedef struct layout {
    int width, height;
    layout_node *nodes;
    size_t node_count;
    layout_edge *edges;
    size_t edge_count;
} layout;

/* Frees what the layout owns and leaves it empty. */
void layout_free(layout *freed);

#endif
