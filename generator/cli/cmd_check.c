#include "base/memory.h"
#include "cli/check.h"
#include "report/law_json.h"

/* The answer: EXIT_ERROR where a law that must hold could not be decided. */
int check_verdict(const check *of) {
    int status = of->denied ? EXIT_NO : EXIT_YES;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->from.spec->laws[law]) continue;
        if (of->from.laws.law[law].verdict == LAT_FAILS) return EXIT_NO;
        if (of->from.laws.law[law].verdict == LAT_UNKNOWN && status == EXIT_YES) status = EXIT_ERROR;
    }
    return status;
}

static void find_redundant(check *of) {
    const spec *s = of->from.spec;
    if (!of->from.promotion.order.transitive) return;
    of->redundant = mem_alloc_zeroed(s->edge_count, sizeof *of->redundant);
    if (lat_redundant_edges(&of->from.promotion.order, s->edges, s->edge_count, of->redundant) != LAT_OK)
        mem_exhausted();
    for (size_t i = 0; i < s->edge_count; i++)
        of->redundant_count += of->redundant[i];
}

static void id_member(json *to, const check *of, const char *key, lat_id id) {
    json_string_member(to, key, id == LAT_NONE ? NULL : of->from.spec->dtypes[id].name);
}

static void order_members(json *to, const check *of) {
    const spec *s = of->from.spec;
    if (!of->redundant) {
        static const char *const keys[] = {"top", "bottom", "height", "hasse_edges", "redundant_edges"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            json_null_member(to, keys[i]);
        return;
    }
    id_member(to, of, "top", of->from.shape.top);
    id_member(to, of, "bottom", of->from.shape.bottom);
    json_number_member(to, "height", of->from.shape.height);
    json_number_member(to, "hasse_edges", of->from.shape.hasse_count);
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

static void write_json(const check *of, text *to) {
    const lat_promotion *promotion = &of->from.promotion;
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", of->from.spec->name);
    json_number_member(&out, "dtypes", promotion->n);
    json_string_member(&out, "class", lat_class_name(of->from.laws.kind));
    json_bool_member(&out, "total", of->from.laws.total);
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

static void count_denied(check *of) {
    cost_cell cell;
    for (size_t at = 0; of->deny && costs_next(&of->subject, &at, &cell);)
        of->denied += costs_denied(&of->subject, &cell, of->deny) != 0;
}

static void find_repairs(check *of) {
    enum { SUGGESTED = 4 };
    const spec *s = of->from.spec;
    val_set *values = mem_alloc(s->dtype_count * sizeof *values);
    for (size_t i = 0; i < s->dtype_count; i++)
        values[i] = s->dtypes[i].values;
    const lat_patient patient = {&of->from.promotion, &of->from.laws, s->edges, s->edge_count, s->laws, values};
    const lat_status status = lat_find_repairs(&patient, SUGGESTED, LAT_REPAIR_EFFORT_DEFAULT, &of->repairs);
    mem_free(values);
    if (status != LAT_OK) mem_exhausted();
}

int cmd_check(cli *run) {
    const cli_given *given = run->arguments.option;
    check of = {.costs = given[OPT_COSTS].is, .deny = given[OPT_DENY].set};
    if (!load_laws(run, run->arguments.operands[0], &of.from)) return EXIT_ERROR;
    of.subject = load_subject(&of.from);
    find_redundant(&of);
    count_denied(&of);
    find_repairs(&of);
    const int status = check_verdict(&of);
    if (run->format == FORMAT_JSON)
        write_json(&of, &run->report);
    else
        check_document(&of, &(document){.to = &run->report, .format = run->format, .style = run->style});
    if (status == EXIT_ERROR)
        cli_error(run, "a law that must hold could not be decided in a few seconds (--exhaustive takes the time)");
    lat_repairs_free(&of.repairs);
    mem_free(of.redundant);
    load_free(&of.from);
    return status;
}
