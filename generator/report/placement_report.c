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

static void add_names(text *out, const placement_subject *of, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? ", " : "", name_of(of, ids[i]));
}

void placement_sentence(text *out, const placement_subject *of, const lat_placement *placement) {
    add_names(out, of, placement->below, placement->below_count);
    text_printf(out, "%s%s%s", placement->below_count ? " -> " : "", name_of(of, own_id(of)),
                placement->above_count ? " -> " : "");
    add_names(out, of, placement->above, placement->above_count);
    if (placement->below_count + placement->above_count == 0) text_add(out, ", without edges");
}

void placement_costs(text *out, const lat_placement *placement) {
    const lat_placement_cost *cost = &placement->cost;
    const struct {
        size_t count;
        const char *one, *many;
    } parts[] = {
        {cost->scalars, "1 scalar changes an array's dtype", " scalars change an array's dtype"},
        {cost->fills, "1 pair of other dtypes that had no join promotes to it",
         " pairs of other dtypes that had no join promote to it"},
        {cost->drops, "1 conversion drops a component", " conversions drop a component"},
        {cost->overflows, "1 conversion overflows", " conversions overflow"},
        {cost->rounds, "1 conversion rounds", " conversions round"},
        {cost->unknown, "1 conversion has an unknown cost", " conversions have unknown costs"},
        {cost->apart, "1 dtype has no join with it, though one of the two holds all values of the other",
         " dtypes have no join with it, though one of the two holds all values of the other"},
        {cost->undefined, "1 dtype has no join with it", " dtypes have no join with it"},
        {cost->wider, "1 join is wider than both operands", " joins are wider than both operands"},
    };
    const char *separator = "";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].count == 0) continue;
        text_add(out, separator);
        if (parts[i].count == 1)
            text_add(out, parts[i].one);
        else
            text_printf(out, "%zu%s", parts[i].count, parts[i].many);
        separator = ", ";
    }
    if (!*separator) text_add(out, "nothing is lost");
}

/* "f8 with b, u8; none with u64": the new row of the table, grouped by result in order of first appearance. */
static void add_row(text *out, const placement_subject *of, const lat_placement *placement) {
    const size_t n = of->promotion->n;
    bool *listed = mem_alloc_zeroed(n, sizeof *listed);
    for (size_t i = 0; i < n; i++) {
        if (listed[i]) continue;
        const lat_id join = placement->row[i];
        text_printf(out, "%s%s", i ? "; " : "", join == LAT_NONE ? "none" : name_of(of, join));
        for (size_t k = i; k < n; k++) {
            if (placement->row[k] != join) continue;
            text_printf(out, "%s %s", k == i ? " with" : ",", name_of(of, (lat_id)k));
            listed[k] = true;
        }
    }
    mem_free(listed);
}

static void add_placement(document *page, const placement_subject *of, size_t i) {
    const lat_placement *placement = &of->found->items[i];
    text heading = {0}, costs = {0}, row = {0};
    text_printf(&heading, "%zu. ", i + 1);
    placement_sentence(&heading, of, placement);
    placement_costs(&costs, placement);
    add_row(&row, of, placement);
    doc_heading(page, text_string(&heading));
    doc_fact(page, "costs", "%s", text_string(&costs));
    doc_fact(page, "joins", "%s", text_string(&row));
    text_free(&heading);
    text_free(&costs);
    text_free(&row);
}

void placement_document(document *page, const placement_subject *of) {
    for (size_t i = 0; i < of->found->count; i++)
        add_placement(page, of, i);
    if (of->found->count) placement_obstacles_document(page, of, &of->found->items[0]);
}

static void row_member(json *out, const placement_subject *of, const lat_placement *placement) {
    const spec_dtype *dtypes = of->names->dtypes;
    const val_set *own = &dtypes[own_id(of)].values;
    json_key(out, "row");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->promotion->n; i++) {
        const lat_id join = placement->row[i];
        json_object(out, JSON_INLINE);
        json_string_member(out, "with", dtypes[i].name);
        json_string_member(out, "join", join == LAT_NONE ? NULL : dtypes[join].name);
        if (join != LAT_NONE) {
            const val_set *values = &dtypes[join].values;
            json_string_member(out, "own_cost", val_cost_name(val_conversion_cost(own, values)));
            json_string_member(out, "cost", val_cost_name(val_conversion_cost(&dtypes[i].values, values)));
            json_bool_member(out, "wider", val_wider(own, &dtypes[i].values, values));
        }
        json_end(out);
    }
    json_end(out);
}

static void placement_json(json *out, const placement_subject *of, const lat_placement *placement) {
    const struct {
        const char *key;
        size_t count;
    } counts[] = {{"scalars", placement->cost.scalars}, {"fills", placement->cost.fills},
                  {"drops", placement->cost.drops},     {"overflows", placement->cost.overflows},
                  {"rounds", placement->cost.rounds},   {"unknown", placement->cost.unknown},
                  {"apart", placement->cost.apart},     {"undefined", placement->cost.undefined},
                  {"wider", placement->cost.wider}};
    json_object(out, JSON_LINES);
    json_dtypes_member(out, "below", of->names, placement->below, placement->below_count);
    json_dtypes_member(out, "above", of->names, placement->above, placement->above_count);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_number_member(out, counts[i].key, counts[i].count);
    row_member(out, of, placement);
    json_end(out);
}

void placement_members(json *out, const placement_subject *of) {
    json_string_member(out, "dtype", name_of(of, own_id(of)));
    json_key(out, "placements");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->found->count; i++)
        placement_json(out, of, &of->found->items[i]);
    json_end(out);
    json_bool_member(out, "more", of->found->more);
    json_bool_member(out, "cut", of->found->stopped);
    json_key(out, "obstacles");
    json_array(out, JSON_LINES);
    if (of->found->count) placement_obstacles_json(out, of, &of->found->items[0]);
    json_end(out);
}
