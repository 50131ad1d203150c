#include "report/diagram/graph_json.h"
#include "base/memory.h"
#include "report/diagram/resolved_pairs.h"
#include "report/diagram/svg.h"
#include "report/write/dtype_words.h"
#include "spec/words.h"

enum { MOST_DRAWN_EDGES = 2048 /* of the diagram: with more, its layout takes a second */ };

static void add_dtype(json *out, const spec_dtype *dtype) {
    text says = {0};
    dtype_words(&says, dtype);
    json_object(out, NULL, JSON_INLINE);
    json_string(out, "name", dtype->name);
    json_string(out, "title", dtype->title);
    json_string(out, "says", text_string(&says));
    json_array(out, "aliases", JSON_INLINE);
    for (size_t i = 0; i < dtype->alias_count; i++)
        json_string(out, NULL, dtype->aliases[i]);
    json_end(out);
    json_string(out, "format", spec_dtype_format(dtype));
    json_string(out, "kind", val_kind_name(dtype->values.kind));
    json_number(out, "bits", (uint64_t)dtype->values.bits);
    if (dtype->values.kind == VAL_FLOAT || dtype->values.kind == VAL_COMPLEX) {
        json_number(out, "exponent", (uint64_t)dtype->values.exponent);
        json_number(out, "mantissa", (uint64_t)dtype->values.mantissa);
    }
    json_bool(out, "weak", dtype->weak_of != NULL);
    json_end(out);
    text_free(&says);
}

static void add_dtypes(json *out, const spec *spec) {
    json_array(out, "dtypes", JSON_LINES);
    for (size_t i = 0; i < spec->dtype_count; i++)
        add_dtype(out, &spec->dtypes[i]);
    json_end(out);
}

static void add_sets(json *out, const spec *spec) {
    lat_id *ids = mem_alloc((spec->dtype_count + 1) * sizeof *ids);
    json_array(out, "sets", JSON_LINES);
    for (size_t i = 0; i < spec->set_count; i++) {
        size_t count = 0;
        for (size_t id = 0; id < spec->dtype_count; id++)
            if (spec->sets[i].members[id]) ids[count++] = (lat_id)id;
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "name", spec->sets[i].name);
        json_dtypes(out, "dtypes", spec, ids, count);
        json_end(out);
    }
    json_end(out);
    mem_free(ids);
}

static void add_edges(json *out, const char *key, const spec *names, const lat_edge *edges, size_t count) {
    json_array(out, key, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        json_dtypes(out, NULL, names, (const lat_id[]){edges[i].from, edges[i].to}, 2);
    json_end(out);
}

static void add_resolves(json *out, const spec *spec) {
    json_array(out, "resolve", JSON_INLINE);
    for (size_t i = 0; i < spec->resolve_count; i++) {
        const lat_resolve *settled = &spec->resolves[i];
        json_dtypes(out, NULL, spec, (const lat_id[]){settled->a, settled->b, settled->value}, 3);
    }
    json_end(out);
}

static void add_settled(json *out, const analysis *analysis) {
    size_t count;
    resolved_pairs *lines = resolved_pairs_of(&analysis->promotion, &count);
    json_array(out, "settled", JSON_LINES);
    for (size_t i = 0; i < count; i++) {
        json_object(out, NULL, JSON_INLINE);
        json_dtype(out, "hub", analysis->spec, lines[i].hub);
        json_dtypes(out, "others", analysis->spec, lines[i].others, lines[i].other_count);
        json_dtype(out, "result", analysis->spec, lines[i].result);
        json_end(out);
    }
    json_end(out);
    resolved_pairs_free(lines, count);
}

/* A string for each dtype: the cost of its conversion to every dtype as a digit, or the losses as two, in base 16. */
static void add_conversions(json *out, const char *key, const spec *spec, bool all) {
    text row = {0};
    json_array(out, key, JSON_LINES);
    for (size_t a = 0; a < spec->dtype_count; a++) {
        row.length = 0;
        for (size_t b = 0; b < spec->dtype_count; b++) {
            const val_losses losses = val_conversion_losses(&spec->dtypes[a].values, &spec->dtypes[b].values);
            text_printf(&row, all ? "%02x" : "%u", all ? losses : (unsigned)val_losses_cost(losses));
        }
        json_string(out, NULL, text_string(&row));
    }
    json_end(out);
    text_free(&row);
}

static bool can_draw(const analysis *analysis) {
    return analysis->promotion.order.transitive && analysis->shape.hasse_count <= MOST_DRAWN_EDGES;
}

static void add_drawing(json *out, const analysis *analysis) {
    if (!can_draw(analysis)) {
        json_null(out, "drawing");
        return;
    }
    text folded = {0}, open = {0};
    const bool folds = drawing_svg_of_page(&folded, analysis, true);
    if (folds) drawing_svg_of_page(&open, analysis, false);
    json_object(out, "drawing", JSON_LINES);
    json_string(out, "folded", folds ? text_string(&folded) : NULL);
    json_string(out, "open", text_string(folds ? &open : &folded));
    json_end(out);
    text_free(&folded);
    text_free(&open);
}

void graph_json(json *out, const char *key, const analysis *analysis) {
    const spec *spec = analysis->spec;
    json_object(out, key, JSON_LINES);
    json_string(out, "spec", spec->name);
    json_string(out, "title", spec->title);
    json_string(out, "source", spec->source);
    json_string(out, "note", spec->note);
    json_string(out, "form", spec->from_table ? "table" : "graph");
    json_string(out, "nary", field_nary_name(spec->nary));
    add_dtypes(out, spec);
    add_sets(out, spec);
    if (spec->from_table)
        json_null(out, "edges");
    else
        add_edges(out, "edges", spec, spec->edges, spec->edge_count);
    add_resolves(out, spec);
    add_settled(out, analysis);
    json_bool(out, "transitive", analysis->promotion.order.transitive);
    add_edges(out, "covers", spec, analysis->shape.hasse, analysis->shape.hasse_count);
    add_conversions(out, "costs", spec, false);
    add_conversions(out, "losses", spec, true);
    add_drawing(out, analysis);
    json_end(out);
}
