#include "report/check_report.h"

#include "base/memory.h"
#include "lattice/covers.h"
#include "report/check_repairs.h"

lat_verdict check_verdict(const check_report *of) {
    lat_verdict verdict = of->denied ? LAT_FAILS : LAT_HOLDS;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->subject.spec->laws[law]) continue;
        if (of->subject.laws->law[law].verdict == LAT_FAILS) return LAT_FAILS;
        if (of->subject.laws->law[law].verdict == LAT_UNKNOWN && verdict == LAT_HOLDS) verdict = LAT_UNKNOWN;
    }
    return verdict;
}

static void find_redundant(check_report *of) {
    const spec *s = of->subject.spec;
    if (!of->subject.promotion->order.transitive) return;
    of->redundant = mem_alloc_zeroed(s->edge_count, sizeof *of->redundant);
    if (lat_redundant_edges(&of->subject.promotion->order, s->edges, s->edge_count, of->redundant) != LAT_OK)
        mem_exhausted();
    for (size_t i = 0; i < s->edge_count; i++)
        of->redundant_count += of->redundant[i];
}

static void id_member(json *to, const check_report *of, const char *key, lat_id id) {
    json_string_member(to, key, id == LAT_NONE ? NULL : of->subject.spec->dtypes[id].name);
}

static void order_members(json *to, const check_report *of) {
    const spec *s = of->subject.spec;
    if (!of->redundant) {
        static const char *const keys[] = {"top", "bottom", "height", "hasse_edges", "redundant_edges"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            json_null_member(to, keys[i]);
        return;
    }
    id_member(to, of, "top", of->shape->top);
    id_member(to, of, "bottom", of->shape->bottom);
    json_number_member(to, "height", of->shape->height);
    json_number_member(to, "hasse_edges", of->shape->hasse_count);
    json_key(to, "redundant_edges");
    json_array(to, JSON_INLINE);
    for (size_t i = 0; i < s->edge_count; i++) {
        if (!of->redundant[i]) continue;
        json_array(to, JSON_INLINE);
        json_string(to, s->dtypes[s->edges[i].from].name);
        json_string(to, s->dtypes[s->edges[i].to].name);
        json_end(to);
    }
    json_end(to);
}

void check_json(const check_report *of, text *to) {
    const lat_promotion *promotion = of->subject.promotion;
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", of->subject.spec->name);
    json_number_member(&out, "dtypes", promotion->n);
    json_string_member(&out, "class", lat_class_name(of->subject.laws->kind));
    json_bool_member(&out, "total", of->subject.laws->total);
    json_number_member(&out, "undefined", promotion->undefined);
    json_number_member(&out, "ambiguous", promotion->ambiguous);
    order_members(&out, of);
    json_key(&out, "resolves");
    json_object(&out, JSON_INLINE);
    json_number_member(&out, "fills", promotion->resolve_fills);
    json_number_member(&out, "disambiguates", promotion->resolve_disambiguates);
    json_number_member(&out, "overrides", promotion->resolve_overrides);
    json_end(&out);
    json_key(&out, "laws");
    law_json(&out, &of->subject);
    json_key(&out, "repairs");
    check_repairs_json(of, &out);
    if (of->costs) {
        json_key(&out, "costs");
        costs_json(&out, &of->subject, 0);
    }
    if (of->deny) {
        json_key(&out, "denied");
        costs_json(&out, &of->subject, of->deny);
    }
    json_end(&out);
}

static void count_denied(check_report *of) {
    cost_cell cell;
    for (size_t at = 0; of->deny && costs_next(&of->subject, &at, &cell);)
        of->denied += costs_denied(&of->subject, &cell, of->deny) != 0;
}

static void find_repairs(check_report *of) {
    enum { SUGGESTED = 4 };
    const spec *s = of->subject.spec;
    val_set *values = mem_alloc(s->dtype_count * sizeof *values);
    for (size_t i = 0; i < s->dtype_count; i++)
        values[i] = s->dtypes[i].values;
    const lat_repair_input input = {of->subject.promotion, of->subject.laws, s->edges, s->edge_count, s->laws, values};
    const lat_status status = lat_find_repairs(&input, SUGGESTED, LAT_REPAIR_EFFORT_DEFAULT, &of->repairs);
    mem_free(values);
    if (status != LAT_OK) mem_exhausted();
}

void check_report_find(check_report *of) {
    find_redundant(of);
    count_denied(of);
    find_repairs(of);
}

void check_report_free(check_report *of) {
    lat_repairs_free(&of->repairs);
    mem_free(of->redundant);
    of->redundant = NULL;
}
