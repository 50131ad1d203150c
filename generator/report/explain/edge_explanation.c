#include "report/explain/edge_explanation.h"
#include "base/memory.h"
#include "report/check/law_report.h"
#include "report/explain/join_explanation.h"
#include "report/write/dtype_words.h"

enum { LISTED = 10 };

static const char *name_of(const edge_explanation *explanation, lat_id id) {
    return explanation->before->spec->dtypes[id].name;
}

/* Begins an explanation with what is known without a trial; true if that is all. */
static bool begin(const analysis *before, lat_edge edge, edge_explanation *found) {
    *found = (edge_explanation){.before = before, .edge = edge, .effect = EDGE_CYCLE};
    found->path = mem_alloc((before->promotion.n + 1) * sizeof *found->path);
    found->path_length = join_explanation_find_path(before, edge.to, edge.from, found->path);
    if (found->path_length) return true;
    found->path_length = join_explanation_find_path(before, edge.from, edge.to, found->path);
    found->effect = EDGE_FOLLOWS;
    return found->path_length > 0;
}

void edge_explanation_find(const analysis *before, lat_edge edge, edge_explanation *found) {
    const lat_order *order = &before->promotion.order;
    if (begin(before, edge, found)) return;
    analysis_with_edge(before, edge, &found->after);
    changes_find(&before->promotion, &found->after.promotion, order->n, false, LISTED, &found->changes);
    found->effect = analysis_outcome(&found->after) == LAT_HOLDS ? EDGE_KEEPS : EDGE_BREAKS;
}

void edge_explanation_free(edge_explanation *explanation) {
    changes_free(&explanation->changes);
    analysis_free(&explanation->after);
    mem_free(explanation->path);
}

static val_cost cost_of(const edge_explanation *explanation) {
    const spec_dtype *dtypes = explanation->before->spec->dtypes;
    return val_conversion_cost(&dtypes[explanation->edge.from].values, &dtypes[explanation->edge.to].values);
}

static void add_title(text *out, const edge_explanation *explanation) {
    text_printf(out, "%s -> %s in %s ", name_of(explanation, explanation->edge.from),
                name_of(explanation, explanation->edge.to), explanation->before->spec->name);
    if (explanation->effect == EDGE_FOLLOWS && explanation->before->promotion.from_table)
        text_add(out, "holds already");
    else if (explanation->effect == EDGE_FOLLOWS)
        text_add(out, explanation->path_length > 2 ? "already follows from other edges" : "is an edge already");
    if (explanation->effect == EDGE_CYCLE) text_add(out, "would close a cycle");
    if (explanation->effect == EDGE_KEEPS) text_add(out, "would keep every required law");
    if (explanation->effect != EDGE_BREAKS) return;
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(&explanation->after, broken);
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? ", " : "would break ", lat_law_name(broken[i]));
}

/* "a -> b -> c"; a cycle ends where it begins. */
static void add_steps(text *out, const edge_explanation *explanation) {
    if (explanation->effect == EDGE_CYCLE) text_printf(out, "%s -> ", name_of(explanation, explanation->edge.from));
    dtype_names(out, explanation->before->spec, explanation->path, explanation->path_length, " -> ", " -> ");
}

bool edge_explanation_refuses(text *why, const analysis *before, lat_edge edge) {
    edge_explanation explanation;
    const bool refuses = begin(before, edge, &explanation);
    if (refuses) {
        add_title(why, &explanation);
        if (explanation.effect == EDGE_CYCLE || explanation.path_length > 2) {
            text_add(why, ": ");
            add_steps(why, &explanation);
        }
    }
    edge_explanation_free(&explanation);
    return refuses;
}

static void add_path(document *page, const edge_explanation *explanation) {
    text path = {0};
    add_steps(&path, explanation);
    doc_fact(page, explanation->effect == EDGE_CYCLE ? "cycle" : "path", "%s", text_string(&path));
    text_free(&path);
}

/* The first failure of each law that must hold and would not. */
static void add_broken(document *page, const edge_explanation *explanation) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(&explanation->after, broken);
    doc_heading(page, "Required laws that would fail");
    for (size_t i = 0; i < count; i++) {
        lat_witness first;
        uint64_t covered;
        text line = {0};
        law_outcome_sentence(&line, &explanation->after, broken[i]);
        if (law_failures(&explanation->after, broken[i], 1, &first, &covered)) {
            text_add(&line, ", e.g. ");
            law_failure_sentence(&line, &explanation->after, broken[i], &first, doc_join(page));
        }
        doc_item_text(page, 1, PAINT_BAD, &line);
    }
}

static void add_changes(document *page, const edge_explanation *explanation) {
    const changes *all = &explanation->changes;
    doc_heading(page, "Joins that would change");
    for (size_t i = 0; i < all->count; i++) {
        text line = {0};
        change_sentence(&line, explanation->before->spec, &explanation->after.promotion, &all->found[i],
                        doc_join(page));
        doc_item_text(page, 1, PAINT_PLAIN, &line);
    }
    if (all->count < all->lost + all->gained) {
        text line = {0};
        text_printf(&line, "and %zu more", all->lost + all->gained - all->count);
        doc_item_text(page, 1, PAINT_DIM, &line);
    }
    if (all->count == 0) doc_item(page, 1, PAINT_DIM, "none");
}

void edge_explanation_document(document *page, const edge_explanation *explanation) {
    text title = {0}, intro = {0};
    add_title(&title, explanation);
    meaning_of_join(&intro, doc_join(page));
    doc_begin(page, text_string(&title), explanation->path_length ? NULL : text_string(&intro));
    text_free(&title);
    text_free(&intro);
    if (explanation->path_length) {
        add_path(page, explanation);
    } else {
        doc_fact(page, "conversion", "%s -> %s (%s)", name_of(explanation, explanation->edge.from),
                 name_of(explanation, explanation->edge.to), val_cost_name(cost_of(explanation)));
        doc_fact(page, "pairs", "%zu would change or lose their join, %zu would gain one", explanation->changes.lost,
                 explanation->changes.gained);
        if (explanation->effect == EDGE_BREAKS) add_broken(page, explanation);
        add_changes(page, explanation);
    }
    doc_end(page);
}

void edge_explanation_json(text *out, const edge_explanation *explanation) {
    static const char *const effects[] = {
        [EDGE_KEEPS] = "keeps", [EDGE_BREAKS] = "breaks", [EDGE_FOLLOWS] = "follows", [EDGE_CYCLE] = "circle"};
    json object = {.out = out};
    json_object(&object, NULL, JSON_LINES);
    json_string(&object, "spec", explanation->before->spec->name);
    json_dtypes(&object, "edge", explanation->before->spec,
                (const lat_id[]){explanation->edge.from, explanation->edge.to}, 2);
    json_string(&object, "verdict", effects[explanation->effect]);
    json_string(&object, "cost", val_cost_name(cost_of(explanation)));
    json_dtypes(&object, "path", explanation->before->spec, explanation->path, explanation->path_length);
    json_number(&object, "lost", explanation->changes.lost);
    json_number(&object, "gained", explanation->changes.gained);
    json_array(&object, "changes", JSON_LINES);
    for (size_t i = 0; i < explanation->changes.count; i++) {
        json_object(&object, NULL, JSON_INLINE);
        change_members(&object, explanation->before->spec, &explanation->after.promotion,
                       &explanation->changes.found[i]);
        json_end(&object);
    }
    json_end(&object);
    if (explanation->path_length == 0) law_json(&object, "laws", &explanation->after, false);
    json_end(&object);
}
