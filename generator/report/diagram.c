#include "report/diagram.h"
#include "layout/layered.h"
#include "report/diagram_nodes.h"

void diagram_layout(const analysis *of, bool folded, layout *made) {
    diagram_nodes(of, folded, made);
    layered_draw(made);
}

static void add_number(json *out, const char *key, int number) {
    json_key(out, key);
    json_integer(out, number);
}

static void add_node(json *out, const layout_node *node) {
    json_object(out, JSON_INLINE);
    json_key(out, "members");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < node->member_count; i++)
        json_number(out, node->members[i]);
    json_end(out);
    add_number(out, "x", node->x);
    add_number(out, "y", node->y);
    add_number(out, "width", node->width);
    add_number(out, "height", node->height);
    json_end(out);
}

static void add_edge(json *out, const layout_edge *edge) {
    json_object(out, JSON_INLINE);
    json_number_member(out, "from", edge->from);
    json_number_member(out, "to", edge->to);
    json_key(out, "points");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < edge->point_count; i++) {
        json_array(out, JSON_INLINE);
        json_integer(out, edge->points[i].x);
        json_integer(out, edge->points[i].y);
        json_end(out);
    }
    json_end(out);
    json_end(out);
}

void diagram_layout_json(json *out, const layout *of) {
    json_object(out, JSON_LINES);
    add_number(out, "width", of->width);
    add_number(out, "height", of->height);
    json_key(out, "nodes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->node_count; i++)
        add_node(out, &of->nodes[i]);
    json_end(out);
    json_key(out, "edges");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->edge_count; i++)
        add_edge(out, &of->edges[i]);
    json_end(out);
    json_end(out);
}
