#include "report/edge_explanation.h"

#include "base/memory.h"
#include "lattice/path.h"
#include "report/dtype_json.h"

#include <stdlib.h>

enum { LISTED = 10 };

static const char *name_of(const edge_explanation *of, lat_id id) {
    return of->spec->dtypes[id].name;
}

void edge_explanation_find(const spec *names, const lat_promotion *before, const lat_shape *shape, lat_edge edge,
                           edge_explanation *to) {
    *to = (edge_explanation){.spec = names, .edge = edge, .verdict = EDGE_CIRCLE};
    to->path = mem_alloc((before->n + 1) * sizeof *to->path);
    to->path_length = lat_path(&before->order, shape, edge.to, edge.from, to->path);
    if (to->path_length) return;
    to->path_length = lat_path(&before->order, shape, edge.from, edge.to, to->path);
    to->verdict = EDGE_FOLLOWS;
    if (to->path_length) return;
    lat_id *cycle = NULL;
    size_t length;
    lat_status status = lat_promotion_extend(before, 0, &edge, 1, &to->after, &cycle, &length);
    free(cycle);
    if (status == LAT_OK) status = lat_shape_of(&to->after.order, &to->shape_after);
    if (status == LAT_OK) status = lat_laws_verify(&to->after, &to->shape_after, LAT_EFFORT_DEFAULT, &to->laws_after);
    if (status != LAT_OK) mem_exhausted(); /* as many dtypes as before, and no circle */
    changes_find(before, &to->after, before->n, false, LISTED, &to->changes);
    to->verdict = EDGE_KEEPS;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (names->laws[law] && to->laws_after.law[law].verdict != LAT_HOLDS) to->verdict = EDGE_BREAKS;
}

void edge_explanation_free(edge_explanation *of) {
    changes_free(&of->changes);
    lat_promotion_free(&of->after);
    lat_shape_free(&of->shape_after);
    mem_free(of->path);
}

static law_subject subject_after(const edge_explanation *of) {
    return (law_subject){.spec = of->spec, .promotion = &of->after, .laws = &of->laws_after};
}

static val_cost cost_of(const edge_explanation *of) {
    const spec_dtype *dtypes = of->spec->dtypes;
    return val_conversion_cost(&dtypes[of->edge.from].values, &dtypes[of->edge.to].values);
}

static void add_title(text *to, const edge_explanation *of) {
    text_printf(to, "%s -> %s in %s ", name_of(of, of->edge.from), name_of(of, of->edge.to), of->spec->name);
    if (of->verdict == EDGE_FOLLOWS) text_add(to, "follows from the edges that there are");
    if (of->verdict == EDGE_CIRCLE) text_add(to, "would close a circle");
    if (of->verdict == EDGE_KEEPS) text_add(to, "would keep every law that must hold");
    if (of->verdict != EDGE_BREAKS) return;
    const char *separator = "would break ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->spec->laws[law] || of->laws_after.law[law].verdict == LAT_HOLDS) continue;
        text_printf(to, "%s%s", separator, lat_law_name(law));
        separator = ", ";
    }
}

static void add_path(document *to, const edge_explanation *of) {
    text path = {0};
    if (of->verdict == EDGE_CIRCLE) text_printf(&path, "%s -> ", name_of(of, of->edge.from));
    for (size_t i = 0; i < of->path_length; i++)
        text_printf(&path, "%s%s", i ? " -> " : "", name_of(of, of->path[i]));
    doc_fact(to, of->verdict == EDGE_CIRCLE ? "circle" : "path", "%s", text_string(&path));
    text_free(&path);
}

/* The first failure of each law that must hold and would not. */
static void add_broken(document *to, const edge_explanation *of) {
    const law_subject subject = subject_after(of);
    doc_heading(to, "Laws that must hold and would not");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &of->laws_after.law[law];
        if (!of->spec->laws[law] || result->verdict == LAT_HOLDS) continue;
        lat_witness first;
        uint64_t covered;
        text line = {0};
        law_verdict_sentence(&line, &subject, law);
        if (law_failures(&subject, law, 1, &first, &covered)) {
            text_add(&line, ", e.g. ");
            law_failure_sentence(&line, &subject, law, &first);
        }
        doc_item(to, 1, PAINT_BAD, text_string(&line));
        text_free(&line);
    }
}

static void add_changes(document *to, const edge_explanation *of) {
    const changes *all = &of->changes;
    doc_heading(to, "Joins that would change");
    for (size_t i = 0; i < all->count; i++) {
        text line = {0};
        change_sentence(&line, of->spec, &of->after, &all->found[i]);
        doc_item(to, 1, PAINT_PLAIN, text_string(&line));
        text_free(&line);
    }
    if (all->count < all->lost + all->gained) {
        text line = {0};
        text_printf(&line, "and %zu more", all->lost + all->gained - all->count);
        doc_item(to, 1, PAINT_DIM, text_string(&line));
        text_free(&line);
    }
    if (all->count == 0) doc_item(to, 1, PAINT_DIM, "none");
}

void edge_explanation_document(document *to, const edge_explanation *of) {
    text title = {0};
    add_title(&title, of);
    doc_begin(to, text_string(&title), NULL);
    text_free(&title);
    if (of->path_length) {
        add_path(to, of);
    } else {
        doc_fact(to, "conversion", "%s -> %s (%s)", name_of(of, of->edge.from), name_of(of, of->edge.to),
                 val_cost_name(cost_of(of)));
        doc_fact(to, "pairs", "%zu would change or lose their join, %zu would gain one", of->changes.lost,
                 of->changes.gained);
        if (of->verdict == EDGE_BREAKS) add_broken(to, of);
        add_changes(to, of);
    }
    doc_end(to);
}

void edge_explanation_json(text *to, const edge_explanation *of) {
    static const char *const verdicts[] = {
        [EDGE_KEEPS] = "keeps", [EDGE_BREAKS] = "breaks", [EDGE_FOLLOWS] = "follows", [EDGE_CIRCLE] = "circle"};
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", of->spec->name);
    json_dtypes_member(&out, "edge", of->spec, (const lat_id[]){of->edge.from, of->edge.to}, 2);
    json_string_member(&out, "verdict", verdicts[of->verdict]);
    json_string_member(&out, "cost", val_cost_name(cost_of(of)));
    json_dtypes_member(&out, "path", of->spec, of->path, of->path_length);
    json_number_member(&out, "lost", of->changes.lost);
    json_number_member(&out, "gained", of->changes.gained);
    json_key(&out, "changes");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->changes.count; i++) {
        json_object(&out, JSON_INLINE);
        change_members(&out, of->spec, &of->after, &of->changes.found[i]);
        json_end(&out);
    }
    json_end(&out);
    if (of->path_length == 0) {
        const law_subject subject = subject_after(of);
        json_key(&out, "laws");
        law_json(&out, &subject);
    }
    json_end(&out);
}
