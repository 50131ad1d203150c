#include "report/check/check_json.h"
#include "report/check/baseline_report.h"
#include "report/check/check_repairs.h"
#include "report/check/law_json.h"
#include "report/check/verdict_json.h"

static void id_member(json *out, const check_report *of, const char *key, lat_id id) {
    json_string_member(out, key, id == LAT_NONE ? NULL : of->analysis->spec->dtypes[id].name);
}

static void order_members(json *out, const check_report *of) {
    const spec *s = of->analysis->spec;
    if (!of->redundant) {
        static const char *const keys[] = {"top", "bottom", "height", "hasse_edges", "redundant_edges"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            json_null_member(out, keys[i]);
        return;
    }
    id_member(out, of, "top", of->analysis->shape.top);
    id_member(out, of, "bottom", of->analysis->shape.bottom);
    json_number_member(out, "height", of->analysis->shape.height);
    json_number_member(out, "hasse_edges", of->analysis->shape.hasse_count);
    json_key(out, "redundant_edges");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < s->edge_count; i++) {
        if (!of->redundant[i]) continue;
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
        const spec_diagnostic *at = &warnings->entries[i];
        json_object(out, JSON_INLINE);
        json_string_member(out, "name", at->name);
        number_or_null(out, "line", at->place.line);
        number_or_null(out, "column", at->place.column);
        json_string_member(out, "what", at->what);
        json_string_member(out, "hint", at->hint);
        json_end(out);
    }
    json_end(out);
}

void check_json(json *out, const check_report *of) {
    const lat_promotion *promotion = &of->analysis->promotion;
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", of->analysis->spec->name);
    json_number_member(out, "dtypes", promotion->n);
    verdict_json_members(out, of->analysis, &of->verdict);
    json_string_member(out, "class", lat_class_name(of->analysis->laws.kind));
    json_bool_member(out, "total", of->analysis->laws.total);
    json_number_member(out, "undefined", promotion->undefined);
    json_number_member(out, "ambiguous", promotion->ambiguous);
    order_members(out, of);
    json_key(out, "resolves");
    json_object(out, JSON_INLINE);
    json_number_member(out, "fills", promotion->resolve_fills);
    json_number_member(out, "disambiguates", promotion->resolve_disambiguates);
    json_number_member(out, "overrides", promotion->resolve_overrides);
    json_end(out);
    json_key(out, "laws");
    law_json(out, of->analysis, true);
    json_key(out, "op_results");
    op_results_json(&of->results, out);
    json_key(out, "repairs");
    check_repairs_json(of, out);
    if (of->costs) {
        json_key(out, "costs");
        costs_json(out, of->analysis, 0);
    }
    if (of->deny) {
        json_key(out, "denied");
        costs_json(out, of->analysis, of->deny);
    }
    json_key(out, "warnings");
    add_warnings(out, of->warnings);
    if (of->baseline) baseline_member(out, of->baseline);
    json_end(out);
}
