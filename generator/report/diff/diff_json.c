#include "report/diff/diff_json.h"
#include "report/diff/diff_groups.h"

static const char *name_of(const spec *names, lat_id id) {
    return id == LAT_NONE ? NULL : names->dtypes[id].name;
}

void diff_json(text *target, const diff_report *report) {
    json out = {.out = target};
    const spec *left = report->left->spec, *right = report->right->spec;
    json_object(&out, JSON_LINES);
    json_string_member(&out, "left", left->name);
    json_string_member(&out, "right", right->name);
    diff_missing_member(&out, "only_left", report, false);
    diff_missing_member(&out, "only_right", report, true);
    diff_matched_member(&out, "matched", report);
    json_key(&out, "differences");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *difference = &report->cells[i];
        text how = {0};
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "a", name_of(left, difference->a));
        json_string_member(&out, "b", name_of(left, difference->b));
        json_string_member(&out, "left", name_of(left, difference->left));
        json_string_member(&out, "right", name_of(right, difference->right));
        diff_outcome_words(&how, diff_outcome_of(report, difference), diff_name(report, false),
                           diff_name(report, true));
        json_string_member(&out, "how", text_string(&how));
        text_free(&how);
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}
