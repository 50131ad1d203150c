#include "report/placement_report.h"
#include "base/memory.h"
#include "report/dtype_json.h"
#include "report/placement_obstacles.h"

static const char *name_of(const placement_subject *of, lat_id id) {
    return of->names->dtypes[id].name;
}

static lat_id own_id(const placement_subject *of) {
    return (lat_id)of->promotion->n;
}

static void add_names(text *to, const placement_subject *of, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(to, "%s%s", i ? ", " : "", name_of(of, ids[i]));
}

void placement_sentence(text *to, const placement_subject *of, const lat_placement *at) {
    add_names(to, of, at->below, at->below_count);
    text_printf(to, "%s%s%s", at->below_count ? " -> " : "", name_of(of, own_id(of)), at->above_count ? " -> " : "");
    add_names(to, of, at->above, at->above_count);
    if (at->below_count + at->above_count == 0) text_add(to, ", without edges");
}

void placement_price(text *to, const lat_placement *at) {
    const lat_placement_cost *cost = &at->cost;
    const struct {
        size_t count;
        const char *one, *many;
    } parts[] = {
        {cost->scalars, "1 scalar changes the dtype beside it", " scalars change the dtype beside them"},
        {cost->fills, "1 pair of given dtypes gets it as its join", " pairs of given dtypes get it as their join"},
        {cost->drops, "1 conversion drops a component", " conversions drop a component"},
        {cost->overflows, "1 overflows", " overflow"},
        {cost->rounds, "1 rounds", " round"},
        {cost->unknown, "1 conversion of which nothing is known", " conversions of which nothing is known"},
        {cost->apart, "1 dtype that holds its values or whose values it holds is left apart",
         " dtypes that hold its values or whose values it holds are left apart"},
        {cost->undefined, "1 pair has no join", " pairs have no join"},
        {cost->wider, "1 join is wider than both", " joins are wider than both"},
    };
    const char *separator = "";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].count == 0) continue;
        text_add(to, separator);
        if (parts[i].count == 1)
            text_add(to, parts[i].one);
        else
            text_printf(to, "%zu%s", parts[i].count, parts[i].many);
        separator = ", ";
    }
    if (!*separator) text_add(to, "nothing is lost");
}

/* "f8 with b u8 i8; bf16 with bf16": the row by what it gives, in the order in which that comes up. */
static void add_row(text *to, const placement_subject *of, const lat_placement *at) {
    const size_t n = of->promotion->n;
    bool *told = mem_alloc_zeroed(n, sizeof *told);
    const char *separator = "";
    for (size_t i = 0; i < n; i++) {
        if (told[i]) continue;
        const lat_id join = at->row[i];
        text_printf(to, "%s%s with", separator, join == LAT_NONE ? "-" : name_of(of, join));
        for (size_t k = i; k < n; k++) {
            if (at->row[k] != join) continue;
            text_printf(to, " %s", name_of(of, (lat_id)k));
            told[k] = true;
        }
        separator = "; ";
    }
    mem_free(told);
}

static void add_placement(document *to, const placement_subject *of, size_t i) {
    const lat_placement *at = &of->found->items[i];
    text heading = {0}, price = {0}, row = {0};
    text_printf(&heading, "%zu. ", i + 1);
    placement_sentence(&heading, of, at);
    placement_price(&price, at);
    add_row(&row, of, at);
    doc_heading(to, text_string(&heading));
    doc_fact(to, "costs", "%s", text_string(&price));
    doc_fact(to, "row", "%s", text_string(&row));
    text_free(&heading);
    text_free(&price);
    text_free(&row);
}

void placement_document(document *to, const placement_subject *of) {
    for (size_t i = 0; i < of->found->count; i++)
        add_placement(to, of, i);
    if (of->found->count) placement_obstacles_document(to, of, &of->found->items[0]);
}

static void row_member(json *to, const placement_subject *of, const lat_placement *at) {
    const spec_dtype *dtypes = of->names->dtypes;
    const val_set *own = &dtypes[own_id(of)].values;
    json_key(to, "row");
    json_array(to, JSON_LINES);
    for (size_t i = 0; i < of->promotion->n; i++) {
        const lat_id join = at->row[i];
        json_object(to, JSON_INLINE);
        json_string_member(to, "with", dtypes[i].name);
        json_string_member(to, "join", join == LAT_NONE ? NULL : dtypes[join].name);
        if (join != LAT_NONE) {
            const val_set *values = &dtypes[join].values;
            json_string_member(to, "own_cost", val_cost_name(val_conversion_cost(own, values)));
            json_string_member(to, "cost", val_cost_name(val_conversion_cost(&dtypes[i].values, values)));
            json_bool_member(to, "wider", val_wider(own, &dtypes[i].values, values));
        }
        json_end(to);
    }
    json_end(to);
}

static void placement_json(json *to, const placement_subject *of, const lat_placement *at) {
    const struct {
        const char *key;
        size_t count;
    } counts[] = {{"scalars", at->cost.scalars},     {"fills", at->cost.fills},         {"drops", at->cost.drops},
                  {"overflows", at->cost.overflows}, {"rounds", at->cost.rounds},       {"unknown", at->cost.unknown},
                  {"apart", at->cost.apart},         {"undefined", at->cost.undefined}, {"wider", at->cost.wider}};
    json_object(to, JSON_LINES);
    json_dtypes_member(to, "below", of->names, at->below, at->below_count);
    json_dtypes_member(to, "above", of->names, at->above, at->above_count);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_number_member(to, counts[i].key, counts[i].count);
    row_member(to, of, at);
    json_end(to);
}

void placement_members(json *to, const placement_subject *of) {
    json_string_member(to, "dtype", name_of(of, own_id(of)));
    json_key(to, "placements");
    json_array(to, JSON_LINES);
    for (size_t i = 0; i < of->found->count; i++)
        placement_json(to, of, &of->found->items[i]);
    json_end(to);
    json_bool_member(to, "more", of->found->more);
    json_bool_member(to, "cut", of->found->stopped);
    json_key(to, "obstacles");
    json_array(to, JSON_LINES);
    if (of->found->count) placement_obstacles_json(to, of, &of->found->items[0]);
    json_end(to);
}
