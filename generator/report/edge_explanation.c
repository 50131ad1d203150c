#include "report/edge_explanation.h"
#include "base/memory.h"
#include "lattice/path.h"
#include "report/dtype_json.h"
#include "report/law_failures.h"
#include "report/law_json.h"
#include "report/law_sentences.h"
#include "report/meanings.h"

#include <stdlib.h>

enum { LISTED = 10 };

static const char *name_of(const edge_explanation *of, lat_id id) {
    return of->spec->dtypes[id].name;
}

void edge_explanation_find(const spec *names, const lat_promotion *before, const lat_shape *shape, lat_edge edge,
                           edge_explanation *found) {
    *found = (edge_explanation){.spec = names, .edge = edge, .verdict = EDGE_CYCLE};
    found->path = mem_alloc((before->n + 1) * sizeof *found->path);
    found->path_length = lat_path(&before->order, shape, edge.to, edge.from, found->path);
    if (found->path_length) return;
    found->path_length = lat_path(&before->order, shape, edge.from, edge.to, found->path);
    found->verdict = EDGE_FOLLOWS;
    if (found->path_length) return;
    lat_id *cycle = NULL;
    size_t length;
    lat_status status = lat_promotion_extend(before, 0, &edge, 1, &found->after, &cycle, &length);
    free(cycle);
    if (status == LAT_OK) status = lat_shape_of(&found->after.order, &found->shape_after);
    if (status == LAT_OK)
        status = lat_laws_verify(&found->after, &found->shape_after, LAT_EFFORT_DEFAULT, &found->laws_after);
    if (status != LAT_OK) mem_exhausted(); /* as many dtypes as before, and no cycle */
    changes_find(before, &found->after, before->n, false, LISTED, &found->changes);
    found->verdict = EDGE_KEEPS;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (names->laws[law] && found->laws_after.law[law].verdict != LAT_HOLDS) found->verdict = EDGE_BREAKS;
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

static void add_title(text *out, const edge_explanation *of) {
    text_printf(out, "%s -> %s in %s ", name_of(of, of->edge.from), name_of(of, of->edge.to), of->spec->name);
    if (of->verdict == EDGE_FOLLOWS) text_add(out, "already follows from other edges");
    if (of->verdict == EDGE_CYCLE) text_add(out, "would close a cycle");
    if (of->verdict == EDGE_KEEPS) text_add(out, "would keep every law that must hold");
    if (of->verdict != EDGE_BREAKS) return;
    const char *separator = "would break ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->spec->laws[law] || of->laws_after.law[law].verdict == LAT_HOLDS) continue;
        text_printf(out, "%s%s", separator, lat_law_name(law));
        separator = ", ";
    }
}

static void add_path(document *page, const edge_explanation *of) {
    text path = {0};
    if (of->verdict == EDGE_CYCLE) text_printf(&path, "%s -> ", name_of(of, of->edge.from));
    for (size_t i = 0; i < of->path_length; i++)
        text_printf(&path, "%s%s", i ? " -> " : "", name_of(of, of->path[i]));
    doc_fact(page, of->verdict == EDGE_CYCLE ? "cycle" : "path", "%s", text_string(&path));
    text_free(&path);
}

/* The first failure of each law that must hold and would not. */
static void add_broken(document *page, const edge_explanation *of) {
    const law_subject subject = subject_after(of);
    doc_heading(page, "Laws that must hold, but would fail");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &of->laws_after.law[law];
        if (!of->spec->laws[law] || result->verdict == LAT_HOLDS) continue;
        lat_witness first;
        uint64_t covered;
        text line = {0};
        law_verdict_sentence(&line, &subject, law);
        if (law_failures(&subject, law, 1, &first, &covered)) {
            text_add(&line, ", e.g. ");
            law_failure_sentence(&line, &subject, law, &first, doc_join(page));
        }
        doc_item(page, 1, PAINT_BAD, text_string(&line));
        text_free(&line);
    }
}

static void add_changes(document *page, const edge_explanation *of) {
    const changes *all = &of->changes;
    doc_heading(page, "Joins that would change");
    for (size_t i = 0; i < all->count; i++) {
        text line = {0};
        change_sentence(&line, of->spec, &of->after, &all->found[i], doc_join(page));
        doc_item(page, 1, PAINT_PLAIN, text_string(&line));
        text_free(&line);
    }
    if (all->count < all->lost + all->gained) {
        text line = {0};
        text_printf(&line, "and %zu more", all->lost + all->gained - all->count);
        doc_item(page, 1, PAINT_DIM, text_string(&line));
        text_free(&line);
    }
    if (all->count == 0) doc_item(page, 1, PAINT_DIM, "none");
}

void edge_explanation_document(document *page, const edge_explanation *of) {
    text title = {0}, intro = {0};
    add_title(&title, of);
    meaning_of_join(&intro, doc_join(page));
    doc_begin(page, text_string(&title), of->path_length ? NULL : text_string(&intro));
    text_free(&title);
    text_free(&intro);
    if (of->path_length) {
        add_path(page, of);
    } else {
        doc_fact(page, "conversion", "%s -> %s (%s)", name_of(of, of->edge.from), name_of(of, of->edge.to),
                 val_cost_name(cost_of(of)));
        doc_fact(page, "pairs", "%zu would change or lose their join, %zu would gain one", of->changes.lost,
                 of->changes.gained);
        if (of->verdict == EDGE_BREAKS) add_broken(page, of);
        add_changes(page, of);
    }
    doc_end(page);
}

void edge_explanation_json(text *out, const edge_explanation *of) {
    static const char *const verdicts[] = {
        [EDGE_KEEPS] = "keeps", [EDGE_BREAKS] = "breaks", [EDGE_FOLLOWS] = "follows", [EDGE_CYCLE] = "circle"};
    json object = {.to = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", of->spec->name);
    json_dtypes_member(&object, "edge", of->spec, (const lat_id[]){of->edge.from, of->edge.to}, 2);
    json_string_member(&object, "verdict", verdicts[of->verdict]);
    json_string_member(&object, "cost", val_cost_name(cost_of(of)));
    json_dtypes_member(&object, "path", of->spec, of->path, of->path_length);
    json_number_member(&object, "lost", of->changes.lost);
    json_number_member(&object, "gained", of->changes.gained);
    json_key(&object, "changes");
    json_array(&object, JSON_LINES);
    for (size_t i = 0; i < of->changes.count; i++) {
        json_object(&object, JSON_INLINE);
        change_members(&object, of->spec, &of->after, &of->changes.found[i]);
        json_end(&object);
    }
    json_end(&object);
    if (of->path_length == 0) {
        const law_subject subject = subject_after(of);
        json_key(&object, "laws");
        law_json(&object, &subject);
    }
    json_end(&object);
}
