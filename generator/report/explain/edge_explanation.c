#include "report/explain/edge_explanation.h"
#include "base/memory.h"
#include "lattice/path.h"
#include "report/check/law_failures.h"
#include "report/check/law_json.h"
#include "report/check/law_sentences.h"
#include "report/check/meanings.h"
#include "report/write/dtype_json.h"

enum { LISTED = 10 };

static const char *name_of(const edge_explanation *of, lat_id id) {
    return of->before->spec->dtypes[id].name;
}

/* The path from a up to b; without a Hasse diagram that is one step. Its length, 0 where there is none. */
static size_t find_path(const analysis *of, lat_id a, lat_id b, lat_id *path) {
    const lat_order *order = &of->promotion.order;
    if (order->transitive) return lat_path(order, &of->shape, a, b, path);
    path[0] = a;
    path[1] = b;
    return !lat_leq(order, a, b) ? 0 : a == b ? 1 : 2;
}

/* Begins an explanation with what is known without a trial; true if that is all. */
static bool begin(const analysis *before, lat_edge edge, edge_explanation *found) {
    *found = (edge_explanation){.before = before, .edge = edge, .effect = EDGE_CYCLE};
    found->path = mem_alloc((before->promotion.n + 1) * sizeof *found->path);
    found->path_length = find_path(before, edge.to, edge.from, found->path);
    if (found->path_length) return true;
    found->path_length = find_path(before, edge.from, edge.to, found->path);
    found->effect = EDGE_FOLLOWS;
    return found->path_length > 0;
}

void edge_explanation_find(const analysis *before, lat_edge edge, edge_explanation *found) {
    const lat_order *order = &before->promotion.order;
    if (begin(before, edge, found)) return;
    analysis_with_edge(before, edge, &found->after);
    changes_find(&before->promotion, &found->after.promotion, order->n, false, LISTED, &found->changes);
    found->effect = analysis_verdict(&found->after) == LAT_HOLDS ? EDGE_KEEPS : EDGE_BREAKS;
}

void edge_explanation_free(edge_explanation *of) {
    changes_free(&of->changes);
    analysis_free(&of->after);
    mem_free(of->path);
}

static val_cost cost_of(const edge_explanation *of) {
    const spec_dtype *dtypes = of->before->spec->dtypes;
    return val_conversion_cost(&dtypes[of->edge.from].values, &dtypes[of->edge.to].values);
}

static void add_title(text *out, const edge_explanation *of) {
    text_printf(out, "%s -> %s in %s ", name_of(of, of->edge.from), name_of(of, of->edge.to), of->before->spec->name);
    if (of->effect == EDGE_FOLLOWS && of->before->promotion.from_table)
        text_add(out, "holds already");
    else if (of->effect == EDGE_FOLLOWS)
        text_add(out, of->path_length > 2 ? "already follows from other edges" : "is an edge already");
    if (of->effect == EDGE_CYCLE) text_add(out, "would close a cycle");
    if (of->effect == EDGE_KEEPS) text_add(out, "would keep every required law");
    if (of->effect != EDGE_BREAKS) return;
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(&of->after, true, broken);
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? ", " : "would break ", lat_law_name(broken[i]));
}

/* "a -> b -> c"; a cycle ends where it begins. */
static void add_steps(text *out, const edge_explanation *of) {
    if (of->effect == EDGE_CYCLE) text_printf(out, "%s -> ", name_of(of, of->edge.from));
    for (size_t i = 0; i < of->path_length; i++)
        text_printf(out, "%s%s", i ? " -> " : "", name_of(of, of->path[i]));
}

bool edge_explanation_refuses(text *why, const analysis *before, lat_edge edge) {
    edge_explanation of;
    const bool refuses = begin(before, edge, &of);
    if (refuses) {
        add_title(why, &of);
        if (of.effect == EDGE_CYCLE || of.path_length > 2) {
            text_add(why, ": ");
            add_steps(why, &of);
        }
    }
    edge_explanation_free(&of);
    return refuses;
}

static void add_path(document *page, const edge_explanation *of) {
    text path = {0};
    add_steps(&path, of);
    doc_fact(page, of->effect == EDGE_CYCLE ? "cycle" : "path", "%s", text_string(&path));
    text_free(&path);
}

/* The first failure of each law that must hold and would not. */
static void add_broken(document *page, const edge_explanation *of) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(&of->after, true, broken);
    doc_heading(page, "Required laws that would fail");
    for (size_t i = 0; i < count; i++) {
        lat_witness first;
        uint64_t covered;
        text line = {0};
        law_verdict_sentence(&line, &of->after, broken[i]);
        if (law_failures(&of->after, broken[i], 1, &first, &covered)) {
            text_add(&line, ", e.g. ");
            law_failure_sentence(&line, &of->after, broken[i], &first, doc_join(page));
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
        change_sentence(&line, of->before->spec, &of->after.promotion, &all->found[i], doc_join(page));
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
        if (of->effect == EDGE_BREAKS) add_broken(page, of);
        add_changes(page, of);
    }
    doc_end(page);
}

void edge_explanation_json(text *out, const edge_explanation *of) {
    static const char *const verdicts[] = {
        [EDGE_KEEPS] = "keeps", [EDGE_BREAKS] = "breaks", [EDGE_FOLLOWS] = "follows", [EDGE_CYCLE] = "circle"};
    json object = {.to = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", of->before->spec->name);
    json_dtypes_member(&object, "edge", of->before->spec, (const lat_id[]){of->edge.from, of->edge.to}, 2);
    json_string_member(&object, "verdict", verdicts[of->effect]);
    json_string_member(&object, "cost", val_cost_name(cost_of(of)));
    json_dtypes_member(&object, "path", of->before->spec, of->path, of->path_length);
    json_number_member(&object, "lost", of->changes.lost);
    json_number_member(&object, "gained", of->changes.gained);
    json_key(&object, "changes");
    json_array(&object, JSON_LINES);
    for (size_t i = 0; i < of->changes.count; i++) {
        json_object(&object, JSON_INLINE);
        change_members(&object, of->before->spec, &of->after.promotion, &of->changes.found[i]);
        json_end(&object);
    }
    json_end(&object);
    if (of->path_length == 0) {
        json_key(&object, "laws");
        law_json(&object, &of->after, false);
    }
    json_end(&object);
}
