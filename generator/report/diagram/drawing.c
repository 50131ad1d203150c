#include "report/diagram/drawing.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

/* What a kind looks like: attributes of a node in Graphviz. */
static const char *const shapes[VAL_KIND_COUNT] = {
    [VAL_BOOL] = "shape=ellipse, style=\"filled",    [VAL_INT] = "shape=box, style=\"rounded,filled",
    [VAL_UINT] = "shape=box, style=\"filled",        [VAL_FLOAT] = "shape=hexagon, style=\"filled",
    [VAL_COMPLEX] = "shape=octagon, style=\"filled", [VAL_FIXED] = "shape=parallelogram, style=\"filled",
    [VAL_OPAQUE] = "shape=note, style=\"filled",     [VAL_ABSTRACT] = "shape=trapezium, style=\"filled",
};

/* What is lost along a covering edge. A weak dtype loses nothing: it has no values of its own. */
static const char *mark_of(const analysis *analysis, lat_edge edge) {
    const spec_dtype *from = &analysis->spec->dtypes[edge.from], *to = &analysis->spec->dtypes[edge.to];
    const val_cost cost = val_conversion_cost(&from->values, &to->values);
    return from->weak_of || cost == VAL_UNKNOWN ? "" : palette_mark(cost);
}

/* By dtype i: its covering edges upward are hasse[starts[i]] .. hasse[starts[i + 1] - 1]. The caller frees. */
static size_t *edge_starts(const lat_shape *shape, size_t n) {
    size_t *starts = mem_alloc_zeroed(n + 1, sizeof *starts);
    for (size_t i = 0; i < shape->hasse_count; i++)
        starts[shape->hasse[i].from + 1]++;
    for (size_t i = 0; i < n; i++)
        starts[i + 1] += starts[i];
    return starts;
}

/* A dtype's level: the edges on the longest chain that ends in it. Returns the number of levels. */
static size_t find_levels(const lat_order *order, const lat_shape *shape, size_t *levels) {
    size_t *starts = edge_starts(shape, order->n), count = 0;
    for (size_t i = 0; i < order->n; i++)
        levels[i] = 0;
    for (size_t position = 0; position < order->n; position++) {
        const lat_id from = order->id_at[position];
        if (levels[from] + 1 > count) count = levels[from] + 1;
        for (size_t i = starts[from]; i < starts[from + 1]; i++) {
            const lat_id above = shape->hasse[i].to;
            if (levels[above] < levels[from] + 1) levels[above] = levels[from] + 1;
        }
    }
    mem_free(starts);
    return count;
}

/* The dtypes level by level, in spec order within a level: those of level i are members[starts[i]] and on. */
typedef struct by_level {
    size_t count, *starts;
    lat_id *members;
} by_level;

static by_level group(const lat_order *order, const lat_shape *shape) {
    size_t *levels = mem_alloc(order->n * sizeof *levels);
    by_level all = {.count = find_levels(order, shape, levels)};
    all.starts = mem_alloc_zeroed(all.count + 2, sizeof *all.starts);
    all.members = mem_alloc(order->n * sizeof *all.members);
    for (size_t i = 0; i < order->n; i++)
        all.starts[levels[i] + 2]++;
    for (size_t i = 2; i < all.count + 2; i++)
        all.starts[i] += all.starts[i - 1];
    for (size_t i = 0; i < order->n; i++)
        all.members[all.starts[levels[i] + 1]++] = (lat_id)i;
    mem_free(levels);
    return all;
}

static void group_free(by_level *levels) {
    mem_free(levels->starts);
    mem_free(levels->members);
}

static void add_dot_nodes(text *out, const spec *spec) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        const palette_kind look = palette_of_kind(dtype->values.kind, PALETTE_LIGHT);
        text_add(out, "  ");
        escape_dot(out, dtype->name);
        text_printf(out, " [%s%s\", fillcolor=\"%s\", color=\"%s\", fontcolor=\"%s\"];\n", shapes[dtype->values.kind],
                    dtype->weak_of ? ",dashed" : "", look.fill, look.line, look.ink);
    }
}

void drawing_dot(text *out, const analysis *analysis) {
    text_printf(out, "digraph %s {\n", analysis->spec->name);
    text_printf(out,
                "  rankdir=BT;\n"
                "  bgcolor=\"transparent\";\n"
                "  nodesep=0.3;\n"
                "  ranksep=0.35;\n"
                "  node [fontname=\"Helvetica,Arial,sans-serif\", fontsize=13, height=0.34, width=0.62, "
                "margin=\"0.1,0.04\", penwidth=1.4];\n"
                "  edge [color=\"%s\", fontcolor=\"%s\", fontname=\"Helvetica,Arial,sans-serif\", fontsize=13, "
                "arrowsize=0.65, penwidth=1.2];\n\n",
                palette_colour(PALETTE_DIM, PALETTE_LIGHT), palette_colour(PALETTE_WARN, PALETTE_LIGHT));
    add_dot_nodes(out, analysis->spec);
    by_level levels = group(&analysis->promotion.order, &analysis->shape);
    bool first = true;
    for (size_t level = 0; level < levels.count; level++) {
        if (levels.starts[level + 1] - levels.starts[level] < 2) continue;
        text_add(out, first ? "\n  { rank=same;" : "  { rank=same;");
        first = false;
        for (size_t i = levels.starts[level]; i < levels.starts[level + 1]; i++) {
            text_add_char(out, ' ');
            escape_dot(out, analysis->spec->dtypes[levels.members[i]].name);
            text_add_char(out, ';');
        }
        text_add(out, " }\n");
    }
    group_free(&levels);
    if (analysis->shape.hasse_count) text_add_char(out, '\n');
    for (size_t i = 0; i < analysis->shape.hasse_count; i++) {
        text_add(out, "  ");
        escape_dot(out, analysis->spec->dtypes[analysis->shape.hasse[i].from].name);
        text_add(out, " -> ");
        escape_dot(out, analysis->spec->dtypes[analysis->shape.hasse[i].to].name);
        const char *mark = mark_of(analysis, analysis->shape.hasse[i]);
        text_printf(out, *mark ? " [label=\" %s\"];\n" : ";\n", mark);
    }
    text_add(out, "}\n");
}

void drawing_text(text *out, style style, const analysis *analysis) {
    by_level levels = group(&analysis->promotion.order, &analysis->shape);
    style_add(out, style, PAINT_BOLD, "level  dtypes");
    text_add_char(out, '\n');
    for (size_t level = levels.count; level-- > 0;) {
        text_printf(out, "%5zu  ", level);
        for (size_t i = levels.starts[level]; i < levels.starts[level + 1]; i++) {
            if (i > levels.starts[level]) text_add_char(out, ' ');
            escape_text(out, analysis->spec->dtypes[levels.members[i]].name);
        }
        text_add_char(out, '\n');
    }
    if (analysis->shape.hasse_count) text_add_char(out, '\n');
    size_t *starts = edge_starts(&analysis->shape, analysis->promotion.n);
    for (size_t level = 0; level < levels.count; level++) {
        for (size_t i = levels.starts[level]; i < levels.starts[level + 1]; i++) {
            const lat_id from = levels.members[i];
            if (starts[from] == starts[from + 1]) continue;
            escape_text(out, analysis->spec->dtypes[from].name);
            text_add_char(out, ' ');
            style_add(out, style, PAINT_DIM, style.boxes ? "→" : "->");
            for (size_t edge = starts[from]; edge < starts[from + 1]; edge++) {
                text_add(out, edge > starts[from] ? ", " : " ");
                escape_text(out, analysis->spec->dtypes[analysis->shape.hasse[edge].to].name);
            }
            text_add_char(out, '\n');
        }
    }
    mem_free(starts);
    group_free(&levels);
}
