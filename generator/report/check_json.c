#include "report/check_json.h"
#include "report/baseline_report.h"
#include "report/check_repairs.h"
#include "report/law_json.h"
#include "report/verdict_json.h"

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

void check_json(const check_report *of, text *out) {
    const lat_promotion *promotion = &of->analysis->promotion;
    json object = {.to = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", of->analysis->spec->name);
    json_number_member(&object, "dtypes", promotion->n);
    json_key(&object, "verdict");
    verdict_json(&object, of->analysis, &of->verdict);
    json_string_member(&object, "class", lat_class_name(of->analysis->laws.kind));
    json_bool_member(&object, "total", of->analysis->laws.total);
    json_number_member(&object, "undefined", promotion->undefined);
    json_number_member(&object, "ambiguous", promotion->ambiguous);
    order_members(&object, of);
    json_key(&object, "resolves");
    json_object(&object, JSON_INLINE);
    json_number_member(&object, "fills", promotion->resolve_fills);
    json_number_member(&object, "disambiguates", promotion->resolve_disambiguates);
    json_number_member(&object, "overrides", promotion->resolve_overrides);
    json_end(&object);
    json_key(&object, "laws");
    law_json(&object, of->analysis);
    json_key(&object, "op_results");
    op_results_json(&of->results, &object);
    json_key(&object, "repairs");
    check_repairs_json(of, &object);
    if (of->costs) {
        json_key(&object, "costs");
        costs_json(&object, of->analysis, 0);
    }
    if (of->deny) {
        json_key(&object, "denied");
        costs_json(&object, of->analysis, of->deny);
    }
    json_key(&object, "warnings");
    add_warnings(&object, of->warnings);
    if (of->baseline) baseline_member(&object, of->baseline);
    json_end(&object);
}
