/* Graphviz's dot as the one who lays a diagram out: the nodes with their sizes go in, places and splines come back. */
#include "report/diagram_dot.h"
#include "base/memory.h"
#include "report/diagram_nodes.h"
#include "report/graphviz.h"

#include <stdlib.h>
#include <string.h>

enum { POINTS_PER_INCH = 72, MARGIN = 12 };

/* The graph with nodes n0, n1 and so on; an inch has 72 pixels. */
static void add_source(text *out, const layout *of) {
    text_add(out, "digraph {\n  rankdir=BT; nodesep=0.36; ranksep=0.5;\n"
                  "  node [shape=box, fixedsize=true, label=\"\"];\n  edge [dir=none];\n");
    for (size_t i = 0; i < of->node_count; i++)
        text_printf(out, "  n%zu [width=%.5f, height=%.5f];\n", i, (double)of->nodes[i].width / POINTS_PER_INCH,
                    (double)of->nodes[i].height / POINTS_PER_INCH);
    for (size_t i = 0; i < of->edge_count; i++)
        text_printf(out, "  n%zu -> n%zu;\n", of->edges[i].from, of->edges[i].to);
    text_add(out, "}\n");
}

/* The words of a line, one after another. */
typedef struct words {
    const char *at;
} words;

static double next_number(words *from) {
    char *end;
    const double number = strtod(from->at, &end);
    from->at = end;
    return number;
}

static size_t next_index(words *from, size_t count) {
    char *end;
    while (*from->at == ' ')
        from->at++;
    if (*from->at == 'n') from->at++;
    const unsigned long long index = strtoull(from->at, &end, 10);
    from->at = end;
    return index < count ? (size_t)index : count;
}

static int pixels(double inches) {
    const double scaled = inches * POINTS_PER_INCH;
    return (int)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

/* "graph SCALE WIDTH HEIGHT", "node n0 X Y ...", "edge n0 n1 COUNT X Y X Y ...": false where a line is not like that.
 */
static bool read_line(words line, layout *made, size_t *edges) {
    if (strncmp(line.at, "graph ", 6) == 0) {
        line.at += 6;
        next_number(&line);
        made->width = pixels(next_number(&line)) + 2 * MARGIN;
        made->height = pixels(next_number(&line)) + 2 * MARGIN;
    } else if (strncmp(line.at, "node ", 5) == 0) {
        line.at += 5;
        const size_t node = next_index(&line, made->node_count);
        if (node == made->node_count) return false;
        made->nodes[node].x = pixels(next_number(&line)) + MARGIN;
        made->nodes[node].y = made->height - MARGIN - pixels(next_number(&line));
    } else if (strncmp(line.at, "edge ", 5) == 0) {
        line.at += 5;
        if (*edges == made->edge_count) return false;
        layout_edge *edge = &made->edges[(*edges)++];
        edge->from = next_index(&line, made->node_count);
        edge->to = next_index(&line, made->node_count);
        const double count = next_number(&line);
        if (edge->from == made->node_count || edge->to == made->node_count || !(count >= 4 && count < 100000))
            return false;
        edge->point_count = (size_t)count;
        edge->points = mem_alloc(edge->point_count * sizeof *edge->points);
        for (size_t i = 0; i < edge->point_count; i++) {
            edge->points[i].x = pixels(next_number(&line)) + MARGIN;
            edge->points[i].y = made->height - MARGIN - pixels(next_number(&line));
        }
        return edge->point_count % 3 == 1;
    }
    return true;
}

static bool read_plain(const char *plain, layout *made) {
    size_t edges = 0;
    for (const char *line = plain; *line;) {
        if (!read_line((words){line}, made, &edges)) return false;
        line += strcspn(line, "\n");
        if (*line) line++;
    }
    return edges == made->edge_count;
}

bool diagram_layout_by_dot(const analysis *of, bool folded, layout *made) {
    text source = {0}, plain = {0}, error = {0};
    diagram_nodes(of, folded, made);
    add_source(&source, made);
    const bool read = graphviz_plain(&source, &plain, &error) && read_plain(text_string(&plain), made);
    if (!read) layout_free(made);
    text_free(&source);
    text_free(&plain);
    text_free(&error);
    return read;
}
