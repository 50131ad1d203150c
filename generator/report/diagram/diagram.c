#include "report/diagram/diagram.h"
#include "base/memory.h"
#include "layout/layered.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

#include <stdlib.h>
#include <string.h>

enum {
    GROUP_LEAST = 3,   /* dtypes of one shape that make a group */
    GROUP_ROW = 30,    /* columns of text in a row of a group's names */
    NAME_LONGEST = 26, /* columns; what is longer is cut */
    NAME_COLUMN = 8,   /* pixels, of a font of 13 pixels */
    NODE_HEIGHT = 28,
    NODE_ROOM = 28, /* beside the text, both sides together */
    NODE_WIDTH = 60 /* at the least: so are all but long names, which keeps columns upright */
};

/* The bytes of the character that begins at `utf8`, and the columns that it takes in a monospaced font, about. */
static size_t character(const char *utf8, size_t *columns) {
    const unsigned char first = (unsigned char)*utf8;
    size_t bytes = 1;
    while (((unsigned char)utf8[bytes] & 0xC0) == 0x80)
        bytes++;
    const unsigned second = bytes > 1 ? (unsigned char)utf8[1] & 0x3FU : 0;
    *columns = first > 0xE1 || (first == 0xE1 && second >= 0x04) ? 2 : 1; /* U+1100 and above */
    return bytes;
}

static size_t columns_of(const char *utf8) {
    size_t all = 0, columns;
    for (; *utf8; all += columns)
        utf8 += character(utf8, &columns);
    return all;
}

void diagram_short_name(text *out, const char *name) {
    text whole = {0};
    escape_text(&whole, name);
    const char *at = text_string(&whole);
    size_t used = 0, columns;
    if (columns_of(at) <= NAME_LONGEST) {
        text_add(out, at);
    } else {
        for (size_t bytes; (bytes = character(at, &columns)), used + columns < NAME_LONGEST; at += bytes) {
            text_add_n(out, at, bytes);
            used += columns;
        }
        text_add(out, "\u2026");
    }
    text_free(&whole);
}

static size_t name_columns(const spec *spec, lat_id id) {
    text name = {0};
    diagram_short_name(&name, spec->dtypes[id].name);
    const size_t columns = columns_of(text_string(&name));
    text_free(&name);
    return columns;
}

/* "8 floats", "3 weak integers", "4 complex dtypes" */
static void add_title(text *out, const spec_dtype *first, size_t count) {
    const val_kind kind = first->values.kind;
    const bool noun = kind <= VAL_FLOAT;
    text_printf(out, "%zu %s%s%s", count, first->weak_of ? "weak " : "", palette_kind_name(kind),
                noun ? "s" : " dtypes");
}

diagram_label diagram_label_of(const spec *spec, const layout_node *node) {
    diagram_label label = {.row_count = 1, .row_start = {0, 1}};
    if (node->member_count == 1) return label;
    size_t rows = 0, columns = GROUP_ROW, starts[DIAGRAM_ROWS + 1] = {0};
    add_title(&label.title, &spec->dtypes[node->members[0]], node->member_count);
    for (size_t i = 0; i < node->member_count && rows <= DIAGRAM_ROWS; i++) {
        const size_t wide = name_columns(spec, node->members[i]);
        const bool fits = rows > 0 && columns + 2 + wide <= GROUP_ROW;
        if (!fits) starts[rows++] = i;
        columns = fits ? columns + 2 + wide : wide;
    }
    const bool all = rows <= DIAGRAM_ROWS;
    label.row_count = all ? rows : DIAGRAM_ROWS - 1;
    memcpy(label.row_start, starts, sizeof starts);
    if (all) label.row_start[rows] = node->member_count;
    label.more = node->member_count - label.row_start[label.row_count];
    return label;
}

static void find_size(const spec *spec, layout_node *node) {
    diagram_label label = diagram_label_of(spec, node);
    size_t columns = columns_of(text_string(&label.title));
    for (size_t row = 0; row < label.row_count; row++) {
        size_t wide = 2 * (label.row_start[row + 1] - label.row_start[row] - 1);
        for (size_t i = label.row_start[row]; i < label.row_start[row + 1]; i++)
            wide += name_columns(spec, node->members[i]);
        if (wide > columns) columns = wide;
    }
    const size_t rows = label.row_count + (label.title.length > 0) + (label.more > 0);
    node->width = (int)columns * NAME_COLUMN + NODE_ROOM;
    if (node->width < NODE_WIDTH) node->width = NODE_WIDTH;
    node->height = NODE_HEIGHT + (int)(rows - 1) * DIAGRAM_ROW_HEIGHT;
    text_free(&label.title);
}

/* Whether two dtypes have the same covers, kind and strength. covers[low * n + high]: whether high covers low. */
static bool is_alike(const spec *spec, const bool *covers, lat_id a, lat_id b) {
    const size_t n = spec->dtype_count;
    const spec_dtype *x = &spec->dtypes[a], *y = &spec->dtypes[b];
    if (x->values.kind != y->values.kind || !x->weak_of != !y->weak_of) return false;
    for (size_t i = 0; i < n; i++)
        if (covers[i * n + a] != covers[i * n + b] || covers[a * n + i] != covers[b * n + i]) return false;
    return true;
}

/* By dtype, the first one that is like it, which may be itself. */
static lat_id *find_shapes(const analysis *analysis) {
    const size_t n = analysis->promotion.n;
    lat_id *like = mem_alloc((n + 1) * sizeof *like);
    bool *covers = mem_alloc_zeroed(n * n + 1, sizeof *covers);
    for (size_t i = 0; i < analysis->shape.hasse_count; i++)
        covers[analysis->shape.hasse[i].from * n + analysis->shape.hasse[i].to] = true;
    for (size_t id = 0; id < n; id++) {
        like[id] = 0;
        while (!is_alike(analysis->spec, covers, like[id], (lat_id)id))
            like[id]++;
    }
    mem_free(covers);
    return like;
}

/* Makes the nodes, in the order of their first dtypes; returns by dtype which node it is in. */
static size_t *add_nodes(const analysis *analysis, bool folded, layout *made) {
    const size_t n = analysis->promotion.n;
    lat_id *like = find_shapes(analysis);
    size_t *count = mem_alloc_zeroed(n + 1, sizeof *count), *node_of = mem_alloc((n + 1) * sizeof *node_of);
    for (size_t id = 0; id < n; id++)
        count[like[id]]++;
    made->nodes = mem_alloc_zeroed(n + 1, sizeof *made->nodes);
    for (size_t id = 0; id < n; id++) {
        const size_t first = like[id], members = folded && count[first] >= GROUP_LEAST ? count[first] : 1;
        if (members > 1 && first != id) {
            node_of[id] = node_of[first];
        } else {
            node_of[id] = made->node_count++;
            made->nodes[node_of[id]].members = mem_alloc(members * sizeof *made->nodes->members);
        }
        layout_node *node = &made->nodes[node_of[id]];
        node->members[node->member_count++] = (lat_id)id;
    }
    mem_free(like);
    mem_free(count);
    return node_of;
}

void diagram_layout(const analysis *analysis, bool folded, layout *made) {
    *made = (layout){0};
    size_t *node_of = add_nodes(analysis, folded, made);
    for (size_t i = 0; i < made->node_count; i++)
        find_size(analysis->spec, &made->nodes[i]);
    made->edges = mem_alloc_zeroed(analysis->shape.hasse_count + 1, sizeof *made->edges);
    for (size_t i = 0; i < analysis->shape.hasse_count; i++) {
        /* All members have the same covers: what leads from and to first members is each edge, once. */
        const lat_edge cover = analysis->shape.hasse[i];
        const layout_node *from = &made->nodes[node_of[cover.from]], *to = &made->nodes[node_of[cover.to]];
        if (from->members[0] != cover.from || to->members[0] != cover.to) continue;
        made->edges[made->edge_count++] = (layout_edge){.from = node_of[cover.from], .to = node_of[cover.to]};
    }
    mem_free(node_of);
    layered_draw(made);
}
