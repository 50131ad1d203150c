#include "report/explorer_shown.h"
#include "report/explorer_drawing.h"
#include "report/explorer_dtype.h"

static void add_edges(json *out, const char *key, const lat_edge *edges, size_t count) {
    json_key(out, key);
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++) {
        json_array(out, JSON_INLINE);
        explorer_id(out, edges[i].from);
        explorer_id(out, edges[i].to);
        json_end(out);
    }
    json_end(out);
}

static void add_resolves(json *out, const spec *of) {
    json_key(out, "resolve");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < of->resolve_count; i++) {
        json_array(out, JSON_INLINE);
        explorer_id(out, of->resolves[i].a);
        explorer_id(out, of->resolves[i].b);
        explorer_id(out, of->resolves[i].value);
        json_end(out);
    }
    json_end(out);
}

/* A digit for each pair of dtypes. */
typedef unsigned digit_of(const analysis *of, lat_id a, lat_id b);

static unsigned below(const analysis *of, lat_id a, lat_id b) {
    return lat_leq(&of->promotion.order, a, b);
}

static unsigned cost(const analysis *of, lat_id a, lat_id b) {
    return (unsigned)val_conversion_cost(&of->spec->dtypes[a].values, &of->spec->dtypes[b].values);
}

/* A string of digits for each dtype. */
static void add_matrix(json *out, const char *key, const analysis *of, digit_of *digit) {
    const size_t n = of->spec->dtype_count;
    text row = {0};
    json_key(out, key);
    json_array(out, JSON_LINES);
    for (size_t a = 0; a < n; a++) {
        row.length = 0;
        for (size_t b = 0; b < n; b++)
            text_add_char(&row, (char)('0' + digit(of, (lat_id)a, (lat_id)b)));
        json_string(out, text_string(&row));
    }
    json_end(out);
    text_free(&row);
}

static void add_facts(json *out, const lat_shape *of) {
    json_key(out, "facts");
    json_object(out, JSON_INLINE);
    json_key(out, "top");
    explorer_id(out, of->top);
    json_key(out, "bottom");
    explorer_id(out, of->bottom);
    json_number_member(out, "height", of->height);
    json_end(out);
}

void explorer_shown_members(json *out, const analysis *of) {
    const spec *from = of->spec;
    if (from->from_table)
        json_null_member(out, "edges");
    else
        add_edges(out, "edges", from->edges, from->edge_count);
    add_resolves(out, from);
    add_matrix(out, "order", of, below);
    json_bool_member(out, "transitive", of->promotion.order.transitive);
    add_edges(out, "covers", of->shape.hasse, of->shape.hasse_count);
    add_matrix(out, "costs", of, cost);
    add_facts(out, &of->shape);
    explorer_drawing_member(out, of);
}
