#include "report/check/check_json.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/check/check_repairs.h"
#include "report/check/law_report.h"
#include "report/check/verdict.h"
#include "report/check/verdict_document.h"
#include "report/check/verdict_values.h"
#include "report/write/dtype_words.h"
#include "report/write/json.h"
#include "report/write/losses.h"

static const char *sort_name(verdict_matter matter, unsigned sort) {
    if (matter == VERDICT_LOSS) return val_cost_name(val_losses_cost(sort));
    return matter == VERDICT_UNDEFINED ? undefined_reasons[sort].name : NULL;
}

enum { NAMED = 5 /* dtypes of a witness */ };

/* Keeps those ids that are dtypes, each once; returns how many. */
static size_t keep_distinct(lat_id *ids, size_t count) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        bool new = ids[i] < LAT_AMBIGUOUS;
        for (size_t j = 0; j < kept && new; j++)
            new = ids[j] != ids[i];
        if (new) ids[kept++] = ids[i];
    }
    return kept;
}

/* The dtypes in the example of a group: operands, results, and the minimal bounds of an ambiguous pair. */
static void add_names(json *out, const analysis *analysis, verdict_matter matter, const kind_group *group) {
    const lat_witness *witness = &group->example;
    const bool pair = matter == VERDICT_UNDEFINED;
    lat_id *names = mem_alloc((NAMED + analysis->promotion.n) * sizeof *names);
    size_t count = 0;
    names[count++] = witness->a;
    names[count++] = witness->b;
    if (matter == VERDICT_BRACKETING) names[count++] = witness->c;
    if (!pair) names[count++] = witness->left;
    if (!pair && matter != VERDICT_LOSS) names[count++] = witness->right;
    if (pair && group->sort == UNDEFINED_AMBIGUOUS)
        count += lat_minimal_upper_bounds(&analysis->promotion.order, (const lat_id[]){witness->a, witness->b}, 2,
                                          names + count, NULL, NULL);
    json_dtypes(out, "names", analysis->spec, names, keep_distinct(names, count));
    mem_free(names);
}

static void add_operands(json *out, const char *key, const analysis *analysis, verdict_matter matter,
                         const lat_witness *witness) {
    const lat_id operands[] = {witness->a, witness->b, witness->c};
    json_dtypes(out, key, analysis->spec, operands, matter == VERDICT_BRACKETING ? 3 : 2);
}

static void add_witnesses(json *out, const analysis *analysis, verdict_matter matter, const kind_group *group) {
    json_array(out, "witnesses", JSON_INLINE);
    for (size_t i = 0; i < group->witness_count; i++)
        add_operands(out, NULL, analysis, matter, &group->witnesses[i].at);
    json_end(out);
}

static void add_group(json *out, const analysis *analysis, const promotion_verdict *verdict, verdict_matter matter,
                      const kind_group *group) {
    const verdict_part *part = &verdict->part[matter];
    text words = {0}, example = {0};
    verdict_words(&words, analysis, verdict, matter, group);
    verdict_example(&example, analysis, matter, group, "v");
    json_object(out, NULL, JSON_INLINE);
    json_string(out, "matter", verdict_matters[matter].name);
    json_string(out, "wrong", verdict_matters[matter].wrong);
    json_string(out, "reason", sort_name(matter, group->sort));
    json_string(out, "sort", verdict_sort(matter, group));
    if (matter == VERDICT_LOSS)
        json_losses(out, "losses", group->sort);
    else
        json_null(out, "losses");
    json_string(out, "kinds", text_string(&words));
    json_number(out, "count", group->count);
    json_number(out, "total", part->groups.total);
    json_number(out, "cases", part->cases);
    json_string(out, "unit", verdict_matters[matter].unit);
    add_operands(out, "dtypes", analysis, matter, &group->example);
    add_names(out, analysis, matter, group);
    json_string(out, "example", text_string(&example));
    if (verdict->witnesses) add_witnesses(out, analysis, matter, group);
    json_end(out);
    text_free(&words);
    text_free(&example);
}

static void add_unknown(json *out, const promotion_verdict *verdict) {
    json_array(out, "unknown", JSON_INLINE);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        if (verdict->part[matter].known) continue;
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "matter", verdict_matters[matter].name);
        json_string(out, "wrong", verdict_matters[matter].wrong);
        json_end(out);
    }
    json_end(out);
}

/* Adds "is", "verdict", an object for each group, and what follows it in `check --format json` (generator/cli/json.md). */
static void verdict_json_members(json *out, const analysis *analysis, const promotion_verdict *verdict) {
    text class = {0}, right = {0};
    verdict_class(&class, analysis, verdict);
    json_string(out, "is", text_string(&class));
    text_free(&class);
    json_array(out, "verdict", JSON_LINES);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        const kind_groups *groups = &verdict->part[matter].groups;
        for (size_t i = 0; i < groups->count; i++)
            add_group(out, analysis, verdict, matter, &groups->items[i]);
    }
    json_end(out);
    add_unknown(out, verdict);
    verdict_right(&right, analysis, verdict);
    json_string(out, "right", text_string(&right));
    text_free(&right);
}

static void order_members(json *out, const check_report *report) {
    const spec *s = report->analysis->spec;
    if (!report->redundant) {
        static const char *const keys[] = {"top", "bottom", "height", "hasse_edges", "redundant_edges"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            json_null(out, keys[i]);
        return;
    }
    json_dtype(out, "top", s, report->analysis->shape.top);
    json_dtype(out, "bottom", s, report->analysis->shape.bottom);
    json_number(out, "height", report->analysis->shape.height);
    json_number(out, "hasse_edges", report->analysis->shape.hasse_count);
    json_array(out, "redundant_edges", JSON_INLINE);
    for (size_t i = 0; i < s->edge_count; i++)
        if (report->redundant[i]) json_dtypes(out, NULL, s, (const lat_id[]){s->edges[i].from, s->edges[i].to}, 2);
    json_end(out);
}

static void number_or_null(json *out, const char *key, int number) {
    if (number > 0)
        json_number(out, key, (uint64_t)number);
    else
        json_null(out, key);
}

static void add_warnings(json *out, const spec_diagnostics *warnings) {
    json_array(out, "warnings", JSON_LINES);
    for (size_t i = 0; i < warnings->count; i++) {
        const spec_diagnostic *diagnostic = &warnings->entries[i];
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "name", diagnostic->name);
        number_or_null(out, "line", diagnostic->place.line);
        number_or_null(out, "column", diagnostic->place.column);
        json_string(out, "what", diagnostic->what);
        json_string(out, "hint", diagnostic->hint);
        json_end(out);
    }
    json_end(out);
}

void check_json(json *out, const char *key, const check_report *report) {
    const lat_promotion *promotion = &report->analysis->promotion;
    json_object(out, key, JSON_LINES);
    json_string(out, "spec", report->analysis->spec->name);
    json_number(out, "dtypes", promotion->n);
    verdict_json_members(out, report->analysis, &report->verdict);
    json_string(out, "class", lat_class_name(report->analysis->laws.kind));
    json_bool(out, "total", report->analysis->laws.total);
    json_number(out, "undefined", promotion->undefined);
    json_number(out, "ambiguous", promotion->ambiguous);
    order_members(out, report);
    json_object(out, "resolves", JSON_INLINE);
    json_number(out, "fills", promotion->resolve_fills);
    json_number(out, "disambiguates", promotion->resolve_disambiguates);
    json_number(out, "overrides", promotion->resolve_overrides);
    json_end(out);
    law_json(out, "laws", report->analysis, true);
    op_results_json(out, "op_results", &report->results);
    casting_results_json(out, "castings", &report->castings);
    check_repairs_json(out, "repairs", report);
    if (report->deny) costs_denied_json(out, report->analysis, report->deny);
    add_warnings(out, report->warnings);
    if (report->baseline) baseline_member(out, report->baseline);
    json_end(out);
}
