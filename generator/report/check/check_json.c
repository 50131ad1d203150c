#include "report/check/check_json.h"
#include "report/check/baseline_report.h"
#include "report/check/check_repairs.h"
#include "report/check/law_json.h"
#include "report/check/verdict_json.h"

static void id_member(json *out, const check_report *report, const char *key, lat_id id) {
    json_string_member(out, key, id == LAT_NONE ? NULL : report->analysis->spec->dtypes[id].name);
}

static void order_members(json *out, const check_report *report) {
    const spec *s = report->analysis->spec;
    if (!report->redundant) {
        static const char *const keys[] = {"top", "bottom", "height", "hasse_edges", "redundant_edges"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            json_null_member(out, keys[i]);
        return;
    }
    id_member(out, report, "top", report->analysis->shape.top);
    id_member(out, report, "bottom", report->analysis->shape.bottom);
    json_number_member(out, "height", report->analysis->shape.height);
    json_number_member(out, "hasse_edges", report->analysis->shape.hasse_count);
    json_key(out, "redundant_edges");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < s->edge_count; i++) {
        if (!report->redundant[i]) continue;
        json_array(out, JSON_INLINE);
        json_string(out, s->dtypes[s->edges[i].from].name);
        json_string(out, s->dtypes[s->edges[i].to].name);
        json_end(out);
    }
    json_end(out);
}

static void number_or_null(json *out, const char *key, int number) {
    if (number > 0)
        json_number_member(out, key, (uint64_t)number);
    else
        json_null_member(out, key);
}

static void add_warnings(json *out, const spec_diagnostics *warnings) {
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < warnings->count; i++) {
        const spec_diagnostic *diagnostic = &warnings->entries[i];
        json_object(out, JSON_INLINE);
        json_string_member(out, "name", diagnostic->name);
        number_or_null(out, "line", diagnostic->place.line);
        number_or_null(out, "column", diagnostic->place.column);
        json_string_member(out, "what", diagnostic->what);
        json_string_member(out, "hint", diagnostic->hint);
        json_end(out);
    }
    json_end(out);
}

void check_json(json *out, const check_report *report) {
    const lat_promotion *promotion = &report->analysis->promotion;
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", report->analysis->spec->name);
    json_number_member(out, "dtypes", promotion->n);
    verdict_json_members(out, report->analysis, &report->verdict);
    json_string_member(out, "class", lat_class_name(report->analysis->laws.kind));
    json_bool_member(out, "total", report->analysis->laws.total);
    json_number_member(out, "undefined", promotion->undefined);
    json_number_member(out, "ambiguous", promotion->ambiguous);
    order_members(out, report);
    json_key(out, "resolves");
    json_object(out, JSON_INLINE);
    json_number_member(out, "fills", promotion->resolve_fills);
    json_number_member(out, "disambiguates", promotion->resolve_disambiguates);
    json_number_member(out, "overrides", promotion->resolve_overrides);
    json_end(out);
    json_key(out, "laws");
    law_json(out, report->analysis, true);
    json_key(out, "op_results");
    op_results_json(&report->results, out);
    json_key(out, "repairs");
    check_repairs_json(report, out);
    if (report->costs) {
        json_key(out, "costs");
        costs_json(out, report->analysis, 0);
    }
    if (report->deny) {
        json_key(out, "denied");
        costs_json(out, report->analysis, report->deny);
    }
    json_key(out, "warnings");
    add_warnings(out, report->warnings);
    if (report->baseline) baseline_member(out, report->baseline);
    json_end(out);
}
