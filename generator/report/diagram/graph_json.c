#include "report/diagram/graph_json.h"
#include "base/memory.h"
#include "report/diagram/resolved_pairs.h"
#include "report/diagram/svg.h"
#include "report/write/dtype_json.h"
#include "report/write/dtype_words.h"
#include "spec/read/fields.h"

enum {
    MOST_DRAWN = 512,       /* dtypes of a diagram: more are no picture */
    MOST_DRAWN_EDGES = 2048 /* of the diagram: with more, its layout takes a second */
};

static void add_name(json *out, const spec *names, lat_id id) {
    json_string(out, id == LAT_NONE ? NULL : names->dtypes[id].name);
}

static void add_dtype(json *out, const spec_dtype *of) {
    text says = {0};
    dtype_words(&says, of);
    json_object(out, JSON_INLINE);
    json_string_member(out, "name", of->name);
    json_string_member(out, "title", of->title);
    json_string_member(out, "says", text_string(&says));
    json_key(out, "aliases");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < of->alias_count; i++)
        json_string(out, of->aliases[i]);
    json_end(out);
    json_string_member(out, "format", spec_dtype_format(of));
    json_string_member(out, "kind", val_kind_name(of->values.kind));
    json_number_member(out, "bits", (uint64_t)of->values.bits);
    json_bool_member(out, "weak", of->weak_of != NULL);
    json_end(out);
    text_free(&says);
}

static void add_dtypes(json *out, const spec *of) {
    json_key(out, "dtypes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->dtype_count; i++)
        add_dtype(out, &of->dtypes[i]);
    json_end(out);
}

static void add_sets(json *out, const spec *of) {
    lat_id *ids = mem_alloc((of->dtype_count + 1) * sizeof *ids);
    json_key(out, "sets");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->set_count; i++) {
        size_t count = 0;
        for (size_t id = 0; id < of->dtype_count; id++)
            if (of->sets[i].members[id]) ids[count++] = (lat_id)id;
        json_object(out, JSON_INLINE);
        json_string_member(out, "name", of->sets[i].name);
        json_dtypes_member(out, "dtypes", of, ids, count);
        json_end(out);
    }
    json_end(out);
    mem_free(ids);
}

static void add_edges(json *out, const char *key, const spec *names, const lat_edge *edges, size_t count) {
    json_key(out, key);
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++) {
        json_array(out, JSON_INLINE);
        add_name(out, names, edges[i].from);
        add_name(out, names, edges[i].to);
        json_end(out);
    }
    json_end(out);
}

static void add_resolves(json *out, const spec *of) {
    json_key(out, "resolve");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < of->resolve_count; i++) {
        json_array(out, JSON_INLINE);
        add_name(out, of, of->resolves[i].a);
        add_name(out, of, of->resolves[i].b);
        add_name(out, of, of->resolves[i].value);
        json_end(out);
    }
    json_end(out);
}

static void add_settled(json *out, const analysis *of) {
    size_t count;
    resolved_pairs *lines = resolved_pairs_of(&of->promotion, &count);
    json_key(out, "settled");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < count; i++) {
        json_object(out, JSON_INLINE);
        json_key(out, "hub");
        add_name(out, of->spec, lines[i].hub);
        json_dtypes_member(out, "others", of->spec, lines[i].others, lines[i].other_count);
        json_key(out, "result");
        add_name(out, of->spec, lines[i].result);
        json_end(out);
    }
    json_end(out);
    resolved_pairs_free(lines, count);
}

/* A string of digits for each dtype: what its conversion to every dtype costs. */
static void add_costs(json *out, const spec *of) {
    text row = {0};
    json_key(out, "costs");
    json_array(out, JSON_LINES);
    for (size_t a = 0; a < of->dtype_count; a++) {
        row.length = 0;
        for (size_t b = 0; b < of->dtype_count; b++)
            text_add_char(&row, (char)('0' + (int)val_conversion_cost(&of->dtypes[a].values, &of->dtypes[b].values)));
        json_string(out, text_string(&row));
    }
    json_end(out);
    text_free(&row);
}

static bool can_draw(const analysis *of) {
    return of->promotion.order.transitive && of->spec->dtype_count <= MOST_DRAWN &&
           of->shape.hasse_count <= MOST_DRAWN_EDGES;
}

static void add_drawing(json *out, const analysis *of) {
    text folded = {0}, open = {0};
    const bool folds = drawing_svg_of_page(&folded, of, true);
    if (folds) drawing_svg_of_page(&open, of, false);
    json_object(out, JSON_LINES);
    json_string_member(out, "folded", folds ? text_string(&folded) : NULL);
    json_string_member(out, "open", text_string(folds ? &open : &folded));
    json_end(out);
    text_free(&folded);
    text_free(&open);
}

void graph_json(json *out, const analysis *of) {
    const spec *from = of->spec;
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", from->name);
    json_string_member(out, "title", from->title);
    json_string_member(out, "source", from->source);
    json_string_member(out, "note", from->note);
    json_string_member(out, "form", from->from_table ? "table" : "graph");
    json_string_member(out, "nary", field_nary_name(from->nary));
    add_dtypes(out, from);
    add_sets(out, from);
    if (from->from_table)
        json_null_member(out, "edges");
    else
        add_edges(out, "edges", from, from->edges, from->edge_count);
    add_resolves(out, from);
    add_settled(out, of);
    json_bool_member(out, "transitive", of->promotion.order.transitive);
    add_edges(out, "covers", from, of->shape.hasse, of->shape.hasse_count);
    add_costs(out, from);
    json_key(out, "drawing");
    if (can_draw(of))
        add_drawing(out, of);
    else
        json_null(out);
    json_end(out);
}
