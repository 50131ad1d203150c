#include "report/check/check_json.h"
#include "report/check/check_repairs.h"
#include "report/check/law_json.h"
#include "report/check/verdict_json.h"
#include "report/write/dtype_json.h"

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
    check_repairs_json(out, "repairs", report);
    if (report->costs) costs_json(out, "costs", report->analysis, 0);
    if (report->deny) costs_json(out, "denied", report->analysis, report->deny);
    add_warnings(out, report->warnings);
    if (report->baseline) baseline_member(out, report->baseline);
    json_end(out);
}
