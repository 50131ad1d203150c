#include "report/placement/placement_json.h"
#include "report/placement/placement_obstacles.h"
#include "report/write/dtype_json.h"

static void row_member(json *out, const placement_report *report, const lat_placement *placement) {
    const spec_dtype *dtypes = report->extended->dtypes;
    const val_set *own = &dtypes[placement_own_id(report)].values;
    json_key(out, "row");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < report->analysis->promotion.n; i++) {
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

static void add_placement(json *out, const placement_report *report, const lat_placement *placement) {
    const struct {
        const char *key;
        size_t count;
    } counts[] = {{"scalars", placement->cost.scalars}, {"fills", placement->cost.fills},
                  {"drops", placement->cost.drops},     {"overflows", placement->cost.overflows},
                  {"rounds", placement->cost.rounds},   {"unknown", placement->cost.unknown},
                  {"apart", placement->cost.apart},     {"undefined", placement->cost.undefined},
                  {"wider", placement->cost.wider}};
    json_object(out, JSON_LINES);
    json_dtypes_member(out, "below", report->extended, placement->below, placement->below_count);
    json_dtypes_member(out, "above", report->extended, placement->above, placement->above_count);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_number_member(out, counts[i].key, counts[i].count);
    row_member(out, report, placement);
    json_end(out);
}

void placement_json(text *out, const placement_report *report) {
    json object = {.out = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", report->analysis->spec->name);
    json_string_member(&object, "dtype", placement_name(report, placement_own_id(report)));
    json_key(&object, "placements");
    json_array(&object, JSON_LINES);
    for (size_t i = 0; i < report->found.count; i++)
        add_placement(&object, report, &report->found.items[i]);
    json_end(&object);
    json_bool_member(&object, "more", report->found.more);
    json_bool_member(&object, "cut", report->found.stopped);
    json_key(&object, "obstacles");
    json_array(&object, JSON_LINES);
    if (report->found.count) placement_obstacles_json(&object, report, &report->found.items[0]);
    json_end(&object);
    json_end(&object);
}
