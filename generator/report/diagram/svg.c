#include "report/diagram/svg.h"
#include "base/memory.h"
#include "embedded/embedded.h"
#include "report/diagram/diagram.h"
#include "report/diagram/svg_legend.h"
#include "report/write/dtype_words.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

enum {
    FOLD_ABOVE = 720,  /* pixels: a diagram that would be wider is folded */
    LEAST_WIDTH = 400, /* for the legend */
    DESCRIBED = 100,   /* covers: more are not read out */
    LEGEND_GAP = 18,
    TAG_STEP = 19,
    TAG_ROOM = 10 /* from its middle to where its line ends */
};

/* What is drawn: the layout, and what follows from the analysis for it. */
typedef struct picture {
    text *out;
    const analysis *analysis;
    layout drawn;
    svg_costs costs;
    resolved_pairs *settled;
    size_t settled_count;
    bool in_page; /* a part of a page, whose script must know which dtypes a node has, and which nodes an edge */
} picture;

static const char *light(palette_role role) {
    return palette_colour(role, PALETTE_LIGHT);
}

/* The name of the picture, and for who cannot see it, which dtype promotes to which. */
static void add_words(text *out, const analysis *analysis) {
    const spec *names = analysis->spec;
    text_add(out, "<title>How dtypes promote in ");
    escape_html(out, names->title ? names->title : names->name);
    text_printf(out, "</title>\n<desc>A Hasse diagram of %zu dtypes: each promotes to those that lines lead up to.",
                names->dtype_count);
    lat_id last = LAT_NONE;
    for (size_t i = 0; i < analysis->shape.hasse_count && analysis->shape.hasse_count <= DESCRIBED; i++) {
        const lat_edge edge = analysis->shape.hasse[i];
        text_add(out, edge.from == last ? ", " : last == LAT_NONE ? " " : "; ");
        if (edge.from != last) {
            escape_html(out, names->dtypes[edge.from].name);
            text_add(out, " to ");
        }
        escape_html(out, names->dtypes[edge.to].name);
        last = edge.from;
    }
    text_add(out, "</desc>\n");
}

static void add_style(text *out) {
    const embedded_file *file = embedded_find("templates/explorer/diagram.css");
    text_add(out, "<style>\n");
    palette_css_of_class(out, "joinery-diagram");
    if (file) text_add_n(out, file->text, file->length);
    text_add(out, "</style>\n");
}

/* The worst cost of the covers that are one edge here. Weak dtypes lose nothing: they have no values of their own. */
static val_cost cost_of(const analysis *analysis, const layout_node *from, const layout_node *to) {
    val_cost worst = VAL_EXACT;
    for (size_t i = 0; i < from->member_count; i++) {
        const spec_dtype *source = &analysis->spec->dtypes[from->members[i]];
        for (size_t k = 0; k < to->member_count && !source->weak_of; k++) {
            const val_cost cost = val_conversion_cost(&source->values, &analysis->spec->dtypes[to->members[k]].values);
            if (cost != VAL_UNKNOWN && cost > worst) worst = cost;
        }
    }
    return worst;
}

/* The mark of an edge that loses something, in the middle of its middle piece. */
static void add_mark(text *out, const layout_edge *edge, val_cost cost) {
    const layout_point *p = edge->points + 3 * ((edge->point_count - 1) / 6);
    const double x = (p[0].x + 3 * p[1].x + 3 * p[2].x + p[3].x) / 8.0;
    const double y = (p[0].y + 3 * p[1].y + 3 * p[2].y + p[3].y) / 8.0 + 4.5;
    text_printf(out,
                "<text class=\"joinery-mark\" text-anchor=\"middle\" x=\"%g\" y=\"%g\" fill=\"%s\">%s<title>%s"
                "</title></text>",
                x, y, light(PALETTE_WARN), palette_mark(cost), palette_mark_meaning(cost));
}

/* All edges, then all marks, which stand on other lines, too. */
static void add_edges(picture *picture) {
    text marks = {0};
    text_add(picture->out, "<g>\n");
    for (size_t i = 0; i < picture->drawn.edge_count; i++) {
        const layout_edge *edge = &picture->drawn.edges[i];
        const val_cost cost =
            cost_of(picture->analysis, &picture->drawn.nodes[edge->from], &picture->drawn.nodes[edge->to]);
        text_add(picture->out, "<g class=\"joinery-edge\"");
        if (picture->in_page) text_printf(picture->out, " data-from=\"%zu\" data-to=\"%zu\"", edge->from, edge->to);
        text_printf(picture->out, "><path fill=\"none\" stroke=\"%s\" d=\"", light(PALETTE_DIM));
        svg_curve(picture->out, edge->points, edge->point_count);
        text_add(picture->out, "\"/></g>\n");
        if (cost == VAL_EXACT) continue;
        add_mark(&marks, edge, cost);
        text_add_char(&marks, '\n');
        picture->costs.any[cost] = true;
    }
    text_add(picture->out, "</g>\n<g>\n");
    text_add_n(picture->out, text_string(&marks), marks.length);
    text_add(picture->out, "</g>\n");
    text_free(&marks);
}

/* A line of a node's text, `row` of `rows`. */
static void begin_row(text *out, const char *class, const char *ink, size_t row, size_t rows) {
    const double y = ((double)row - ((double)rows - 1) / 2) * DIAGRAM_ROW_HEIGHT + 4.5;
    text_printf(out, "<text class=\"%s\" text-anchor=\"middle\" y=\"%g\" fill=\"%s\">", class, y, ink);
}

static void add_texts(const picture *picture, const layout_node *node) {
    text *out = picture->out;
    const spec *spec = picture->analysis->spec;
    diagram_label label = diagram_label_of(spec, node);
    const char *ink = palette_of_kind(spec->dtypes[node->members[0]].values.kind, PALETTE_LIGHT).ink;
    const size_t titled = label.title.length > 0, rows = titled + label.row_count + (label.more > 0);
    if (titled) {
        begin_row(out, "joinery-title", ink, 0, rows);
        text_printf(out, "%s</text>", text_string(&label.title));
    }
    for (size_t row = 0; row < label.row_count; row++) {
        begin_row(out, "joinery-names", ink, titled + row, rows);
        for (size_t i = label.row_start[row]; i < label.row_start[row + 1]; i++) {
            text name = {0};
            diagram_short_name(&name, spec->dtypes[node->members[i]].name);
            if (i > label.row_start[row]) text_add(out, "\u00a0\u00a0");
            text_add(out, "<tspan");
            if (picture->in_page) text_printf(out, " data-id=\"%u\"", node->members[i]);
            text_add_char(out, '>');
            svg_name(out, text_string(&name));
            text_add(out, "</tspan>");
            text_free(&name);
        }
        text_add(out, "</text>");
    }
    if (label.more > 0) {
        begin_row(out, "joinery-more", ink, rows - 1, rows);
        text_printf(out, "and %zu more</text>", label.more);
    }
    text_free(&label.title);
}

/* The tooltip of a node: "i8: signed integer, 8 bits"; of a group, its names. */
static void add_hint(text *out, const spec *spec, const layout_node *node) {
    text_add(out, "<title>");
    for (size_t i = 0; i < node->member_count; i++) {
        if (i) text_add(out, ", ");
        escape_html(out, spec->dtypes[node->members[i]].name);
    }
    if (node->member_count == 1) {
        text says = {0};
        dtype_words(&says, &spec->dtypes[node->members[0]]);
        text_add(out, ": ");
        escape_html(out, text_string(&says));
        text_free(&says);
    }
    text_add(out, "</title>");
}

static void add_members(text *out, const layout_node *node) {
    text_add(out, " data-members=\"");
    for (size_t i = 0; i < node->member_count; i++)
        text_printf(out, "%s%u", i ? " " : "", node->members[i]);
    text_add_char(out, '"');
}

static void add_node(const picture *picture, const layout_node *node) {
    text *out = picture->out;
    const spec *spec = picture->analysis->spec;
    const spec_dtype *dtype = &spec->dtypes[node->members[0]];
    const palette_kind colours = palette_of_kind(dtype->values.kind, PALETTE_LIGHT);
    text outline = {0};
    svg_outline(&outline, dtype->values.kind, node->width, node->height);
    text_printf(out, "<g class=\"joinery-node joinery-%s%s\" transform=\"translate(%d %d)\"",
                val_kind_name(dtype->values.kind), dtype->weak_of ? " joinery-weak" : "", node->x, node->y);
    if (picture->in_page) add_members(out, node);
    text_add_char(out, '>');
    if (!picture->in_page) add_hint(out, spec, node);
    for (int behind = node->member_count > 1; behind >= 0; behind--) /* a group is a pile of two */
        text_printf(out, "<path class=\"joinery-shape\" fill=\"%s\" stroke=\"%s\"%s%s d=\"%s\"/>", colours.fill,
                    colours.line, dtype->weak_of ? " stroke-dasharray=\"4 3\"" : "",
                    behind ? " transform=\"translate(4 -4)\"" : "", text_string(&outline));
    add_texts(picture, node);
    text_add(out, "</g>\n");
    text_free(&outline);
}

/* Whether the pairs of a line all have a dtype of the node. */
static bool is_hub(const picture *picture, size_t line, const layout_node *node) {
    for (size_t m = 0; m < node->member_count; m++)
        if (node->members[m] == picture->settled[line].hub) return true;
    return false;
}

/* The middle of a node's last tag; the others are left of it. */
static int last_tag(const layout_node *node) {
    return node->x + node->width / 2 - 2;
}

/* The numbers of the lines of settled pairs, each at the dtype that is in all of them. */
static void add_tags(const picture *picture) {
    for (size_t i = 0; i < picture->drawn.node_count; i++) {
        const layout_node *node = &picture->drawn.nodes[i];
        int x = last_tag(node);
        for (size_t k = picture->settled_count; k-- > 0;) {
            if (!is_hub(picture, k, node)) continue;
            svg_tag(picture->out, k + 1, x, node->y - node->height / 2 + 1);
            x -= TAG_STEP;
        }
    }
}

/* How far tags would stand out on the left of the layout. */
static int tags_outside(const picture *picture) {
    int least = 0;
    for (size_t i = 0; i < picture->drawn.node_count; i++) {
        int x = last_tag(&picture->drawn.nodes[i]) + TAG_STEP - TAG_ROOM;
        for (size_t k = 0; k < picture->settled_count; k++)
            if (is_hub(picture, k, &picture->drawn.nodes[i])) x -= TAG_STEP;
        if (x < least) least = x;
    }
    return -least;
}

static void find_layout(const analysis *analysis, layout *made) {
    diagram_layout(analysis, false, made);
    if (made->width <= FOLD_ABOVE) return;
    layout_free(made);
    diagram_layout(analysis, true, made);
}

/* Edges, nodes and tags of the layout. */
static void add_drawing(picture *picture) {
    add_edges(picture);
    text_add(picture->out, "<g>\n");
    for (size_t i = 0; i < picture->drawn.node_count; i++)
        add_node(picture, &picture->drawn.nodes[i]);
    text_add(picture->out, "</g>\n");
    add_tags(picture);
}

/* `left`: how much of the width is to the left of 0. */
static void begin_svg(text *out, const char *role, int left, int width, int height) {
    text_printf(out,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"joinery-diagram\" role=\"%s\" width=\"%d\" "
                "height=\"%d\" viewBox=\"%d 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">\n",
                role, width, height, -left, width, height);
}

static void free_picture(picture *picture) {
    resolved_pairs_free(picture->settled, picture->settled_count);
    layout_free(&picture->drawn);
}

void drawing_svg(text *out, const analysis *analysis) {
    text body = {0};
    picture picture = {.out = &body, .analysis = analysis};
    find_layout(analysis, &picture.drawn);
    picture.settled = resolved_pairs_of(&analysis->promotion, &picture.settled_count);
    const int outside = tags_outside(&picture), room = picture.drawn.width + outside;
    const int width = room < LEAST_WIDTH ? LEAST_WIDTH : room;
    text_printf(&body, "<g transform=\"translate(%d 0)\">\n", (width - room) / 2 + outside);
    add_drawing(&picture);
    text_add(&body, "</g>\n");
    const int height = svg_legend(&body, analysis, &picture.costs, picture.settled, picture.settled_count, width,
                                  picture.drawn.height + LEGEND_GAP);
    begin_svg(out, "img", 0, width, height);
    add_words(out, analysis);
    add_style(out);
    text_printf(out, "<rect class=\"joinery-paper\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"%s\"/>\n", width, height,
                light(PALETTE_PAPER));
    text_add_n(out, text_string(&body), body.length);
    text_add(out, "</svg>\n");
    free_picture(&picture);
    text_free(&body);
}

bool drawing_svg_of_page(text *out, const analysis *analysis, bool folded) {
    picture picture = {.out = out, .analysis = analysis, .in_page = true};
    diagram_layout(analysis, folded, &picture.drawn);
    const bool folds = picture.drawn.node_count < analysis->spec->dtype_count;
    picture.settled = resolved_pairs_of(&analysis->promotion, &picture.settled_count);
    const int outside = tags_outside(&picture);
    begin_svg(out, "group", outside, picture.drawn.width + outside, picture.drawn.height);
    add_drawing(&picture);
    text_add(out, "</svg>");
    free_picture(&picture);
    return folds;
}
