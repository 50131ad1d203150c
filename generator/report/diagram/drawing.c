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

/* By dtype, its level: the edges on the longest chain that ends in it. *count: of levels. The caller frees the array. */
static size_t *find_levels(const analysis *analysis, size_t *count) {
    const lat_order *order = &analysis->promotion.order;
    const lat_shape *shape = &analysis->shape;
    size_t *levels = mem_alloc_zeroed(order->n + 1, sizeof *levels);
    *count = 0;
    for (size_t position = 0; position < order->n; position++) {
        const lat_id from = order->id_at[position];
        size_t i = lat_first_edge(shape->hasse, shape->hasse_count, from);
        if (levels[from] + 1 > *count) *count = levels[from] + 1;
        for (; i < shape->hasse_count && shape->hasse[i].from == from; i++)
            if (levels[shape->hasse[i].to] < levels[from] + 1) levels[shape->hasse[i].to] = levels[from] + 1;
    }
    return levels;
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

/* Dtypes of one level stand beside each other. */
static void add_ranks(text *out, const analysis *analysis) {
    const size_t n = analysis->promotion.n;
    size_t level_count, *levels = find_levels(analysis, &level_count);
    const char *before = "\n";
    for (size_t level = 0; level < level_count; level++) {
        text names = {0};
        size_t count = 0;
        for (size_t id = 0; id < n; id++) {
            if (levels[id] != level) continue;
            text_add_char(&names, ' ');
            escape_dot(&names, analysis->spec->dtypes[id].name);
            text_add_char(&names, ';');
            count++;
        }
        if (count > 1) {
            text_printf(out, "%s  { rank=same;%s }\n", before, text_string(&names));
            before = "";
        }
        text_free(&names);
    }
    mem_free(levels);
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
    add_ranks(out, analysis);
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

/* "i8 -> i16, f16"; nothing of a dtype without edges upward. */
static void add_covers(text *out, style style, const analysis *analysis, lat_id from) {
    const lat_shape *shape = &analysis->shape;
    const size_t first = lat_first_edge(shape->hasse, shape->hasse_count, from);
    for (size_t i = first; i < shape->hasse_count && shape->hasse[i].from == from; i++) {
        if (i == first) {
            escape_text(out, analysis->spec->dtypes[from].name);
            text_add_char(out, ' ');
            style_add(out, style, PAINT_DIM, style.boxes ? "→" : "->");
        }
        text_add(out, i > first ? ", " : " ");
        escape_text(out, analysis->spec->dtypes[shape->hasse[i].to].name);
        if (i + 1 == shape->hasse_count || shape->hasse[i + 1].from != from) text_add_char(out, '\n');
    }
}

void drawing_text(text *out, style style, const analysis *analysis) {
    const size_t n = analysis->promotion.n;
    size_t level_count, *levels = find_levels(analysis, &level_count);
    style_add(out, style, PAINT_BOLD, "level  dtypes");
    text_add_char(out, '\n');
    for (size_t level = level_count; level-- > 0;) {
        text_printf(out, "%5zu ", level);
        for (size_t id = 0; id < n; id++) {
            if (levels[id] != level) continue;
            text_add_char(out, ' ');
            escape_text(out, analysis->spec->dtypes[id].name);
        }
        text_add_char(out, '\n');
    }
    if (analysis->shape.hasse_count) text_add_char(out, '\n');
    for (size_t level = 0; level < level_count; level++)
        for (size_t id = 0; id < n; id++)
            if (levels[id] == level) add_covers(out, style, analysis, (lat_id)id);
    mem_free(levels);
}
