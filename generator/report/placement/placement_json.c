#include "report/placement/placement_json.h"
#include "report/placement/placement_obstacles.h"
#include "report/write/dtype_json.h"

static void row_member(json *out, const placement_report *report, const lat_placement *placement) {
    const spec_dtype *dtypes = report->extended->dtypes;
    const val_set *own = &dtypes[placement_own_id(report)].values;
    json_array(out, "row", JSON_LINES);
    for (size_t i = 0; i < report->analysis->promotion.n; i++) {
        const lat_id join = placement->row[i];
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "with", dtypes[i].name);
        json_dtype(out, "join", report->extended, join);
        if (join != LAT_NONE) {
            const val_set *values = &dtypes[join].values;
            json_string(out, "own_cost", val_cost_name(val_conversion_cost(own, values)));
            json_string(out, "cost", val_cost_name(val_conversion_cost(&dtypes[i].values, values)));
            json_bool(out, "wider", val_wider(own, &dtypes[i].values, values));
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
    json_object(out, NULL, JSON_LINES);
    json_dtypes(out, "below", report->extended, placement->below, placement->below_count);
    json_dtypes(out, "above", report->extended, placement->above, placement->above_count);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_number(out, counts[i].key, counts[i].count);
    row_member(out, report, placement);
    json_end(out);
}

void placement_json(text *out, const placement_report *report) {
    json object = {.out = out};
    json_object(&object, NULL, JSON_LINES);
    json_string(&object, "spec", report->analysis->spec->name);
    json_string(&object, "dtype", placement_name(report, placement_own_id(report)));
    json_array(&object, "placements", JSON_LINES);
    for (size_t i = 0; i < report->found.count; i++)
        add_placement(&object, report, &report->found.items[i]);
    json_end(&object);
    json_bool(&object, "more", report->found.more);
    json_bool(&object, "cut", report->found.stopped);
    json_array(&object, "obstacles", JSON_LINES);
    if (report->found.count) placement_obstacles_json(&object, report, &report->found.items[0]);
    json_end(&object);
    json_end(&object);
}
