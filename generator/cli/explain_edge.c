#include "cli/explain_edge.h"
#include "base/memory.h"
#include "cli/load.h"
#include "report/changes.h"
#include "report/document.h"
#include "report/dtype_json.h"
#include "report/law_failures.h"
#include "report/law_json.h"
#include "report/law_sentences.h"

#include <stdlib.h>
#include <string.h>

enum { LISTED = 10 };

typedef enum verdict { EDGE_KEEPS, EDGE_BREAKS, EDGE_FOLLOWS, EDGE_CIRCLE } verdict;

/* The edge, and the promotion with it unless there is a path between its ends already. */
typedef struct edge_story {
    loaded from;
    lat_edge edge;
    verdict verdict;
    lat_id *path; /* of covering edges: the edge follows from it, or closes it to a circle */
    size_t path_length;
    loaded after; /* only what a law_subject needs */
    changes changes;
} edge_story;

static const char *name_of(const edge_story *of, lat_id id) {
    return of->from.spec->dtypes[id].name;
}

/* "A,B": a comma is in no name. */
static bool read_edge(cli *run, const char *given, edge_story *to) {
    const char *comma = strchr(given, ',');
    if (!comma || comma == given || !comma[1] || strchr(comma + 1, ',')) {
        cli_error(run, "bad value '%s' of --with-edge: it takes two dtypes as A,B, for an edge from A to B", given);
        return false;
    }
    char *first = mem_copy_n(given, (size_t)(comma - given));
    const bool read =
        load_dtype(run, &to->from, first, &to->edge.from) && load_dtype(run, &to->from, comma + 1, &to->edge.to);
    mem_free(first);
    return read;
}

static void add_edge(edge_story *to) {
    const lat_promotion *before = &to->from.promotion;
    const lat_id a = to->edge.from, b = to->edge.to;
    lat_id *cycle = NULL;
    size_t length;
    to->path = mem_alloc((before->n + 1) * sizeof *to->path);
    to->path_length = lat_path(&before->order, &to->from.shape, b, a, to->path);
    to->verdict = EDGE_CIRCLE;
    if (to->path_length) return;
    to->path_length = lat_path(&before->order, &to->from.shape, a, b, to->path);
    to->verdict = EDGE_FOLLOWS;
    if (to->path_length) return;
    loaded *after = &to->after;
    after->spec = to->from.spec;
    lat_status status = lat_promotion_extend(before, 0, &to->edge, 1, &after->promotion, &cycle, &length);
    free(cycle);
    if (status == LAT_OK) status = lat_shape_of(&after->promotion.order, &after->shape);
    if (status == LAT_OK) status = lat_laws_verify(&after->promotion, &after->shape, LAT_EFFORT_DEFAULT, &after->laws);
    if (status != LAT_OK) mem_exhausted(); /* as many dtypes as before, and no circle */
    changes_find(before, &after->promotion, before->n, false, LISTED, &to->changes);
    to->verdict = EDGE_KEEPS;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (to->from.spec->laws[law] && after->laws.law[law].verdict != LAT_HOLDS) to->verdict = EDGE_BREAKS;
}

static void free_story(edge_story *of) {
    changes_free(&of->changes);
    lat_promotion_free(&of->after.promotion);
    lat_shape_free(&of->after.shape);
    mem_free(of->path);
    load_free(&of->from);
}

static val_cost cost_of(const edge_story *of) {
    const spec_dtype *dtypes = of->from.spec->dtypes;
    return val_conversion_cost(&dtypes[of->edge.from].values, &dtypes[of->edge.to].values);
}

static void add_title(text *to, const edge_story *of) {
    text_printf(to, "%s -> %s in %s ", name_of(of, of->edge.from), name_of(of, of->edge.to), of->from.spec->name);
    if (of->verdict == EDGE_FOLLOWS) text_add(to, "follows from the edges that there are");
    if (of->verdict == EDGE_CIRCLE) text_add(to, "would close a circle");
    if (of->verdict == EDGE_KEEPS) text_add(to, "would keep every law that must hold");
    if (of->verdict != EDGE_BREAKS) return;
    const char *separator = "would break ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->from.spec->laws[law] || of->after.laws.law[law].verdict == LAT_HOLDS) continue;
        text_printf(to, "%s%s", separator, lat_law_name(law));
        separator = ", ";
    }
}

static void add_path(document *to, const edge_story *of) {
    text path = {0};
    if (of->verdict == EDGE_CIRCLE) text_printf(&path, "%s -> ", name_of(of, of->edge.from));
    for (size_t i = 0; i < of->path_length; i++)
        text_printf(&path, "%s%s", i ? " -> " : "", name_of(of, of->path[i]));
    doc_fact(to, of->verdict == EDGE_CIRCLE ? "circle" : "path", "%s", text_string(&path));
    text_free(&path);
}

/* The first failure of each law that must hold and would not. */
static void add_broken(document *to, const edge_story *of) {
    const law_subject subject = load_subject(&of->after);
    doc_heading(to, "Laws that must hold and would not");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &of->after.laws.law[law];
        if (!of->from.spec->laws[law] || result->verdict == LAT_HOLDS) continue;
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

static void add_changes(document *to, const edge_story *of) {
    const changes *all = &of->changes;
    doc_heading(to, "Joins that would change");
    for (size_t i = 0; i < all->count; i++) {
        text line = {0};
        change_sentence(&line, of->from.spec, &of->after.promotion, &all->found[i]);
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

static void write_document(cli *run, const edge_story *of) {
    document page = {.to = &run->report, .format = run->format, .style = run->style};
    text title = {0};
    add_title(&title, of);
    doc_begin(&page, text_string(&title), NULL);
    text_free(&title);
    if (of->path_length) {
        add_path(&page, of);
    } else {
        doc_fact(&page, "conversion", "%s -> %s (%s)", name_of(of, of->edge.from), name_of(of, of->edge.to),
                 val_cost_name(cost_of(of)));
        doc_fact(&page, "pairs", "%zu would change or lose their join, %zu would gain one", of->changes.lost,
                 of->changes.gained);
        if (of->verdict == EDGE_BREAKS) add_broken(&page, of);
        add_changes(&page, of);
    }
    doc_end(&page);
}

static void write_json(const edge_story *of, text *to) {
    static const char *const verdicts[] = {
        [EDGE_KEEPS] = "keeps", [EDGE_BREAKS] = "breaks", [EDGE_FOLLOWS] = "follows", [EDGE_CIRCLE] = "circle"};
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", of->from.spec->name);
    json_dtypes_member(&out, "edge", of->from.spec, (const lat_id[]){of->edge.from, of->edge.to}, 2);
    json_string_member(&out, "verdict", verdicts[of->verdict]);
    json_string_member(&out, "cost", val_cost_name(cost_of(of)));
    json_dtypes_member(&out, "path", of->from.spec, of->path, of->path_length);
    json_number_member(&out, "lost", of->changes.lost);
    json_number_member(&out, "gained", of->changes.gained);
    json_key(&out, "changes");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->changes.count; i++) {
        json_object(&out, JSON_INLINE);
        change_members(&out, of->from.spec, &of->after.promotion, &of->changes.found[i]);
        json_end(&out);
    }
    json_end(&out);
    if (of->path_length == 0) {
        const law_subject subject = load_subject(&of->after);
        json_key(&out, "laws");
        law_json(&out, &subject);
    }
    json_end(&out);
}

int explain_edge(cli *run) {
    edge_story of = {0};
    if (!load(run, run->arguments.operands[0], &of.from)) return EXIT_ERROR;
    if (of.from.promotion.from_table) {
        cli_error(run, "%s is a table, and has no edges", of.from.spec->name);
    } else if (read_edge(run, run->arguments.option[OPT_WITH_EDGE].text, &of)) {
        add_edge(&of);
        if (run->format == FORMAT_JSON)
            write_json(&of, &run->report);
        else
            write_document(run, &of);
        const bool good = of.verdict == EDGE_KEEPS || of.verdict == EDGE_FOLLOWS;
        free_story(&of);
        return good ? EXIT_YES : EXIT_NO;
    }
    free_story(&of);
    return EXIT_ERROR;
}
