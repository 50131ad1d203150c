#include "report/diff/diff_json.h"
#include "report/diff/diff_groups.h"
#include "report/write/dtype_json.h"

void diff_json(text *target, const diff_report *report) {
    json out = {.out = target};
    const spec *left = report->left->spec, *right = report->right->spec;
    json_object(&out, NULL, JSON_LINES);
    json_string(&out, "left", left->name);
    json_string(&out, "right", right->name);
    diff_missing_member(&out, "only_left", report, false);
    diff_missing_member(&out, "only_right", report, true);
    if (diff_renames(report)) diff_renamed_member(&out, "matched", report, "left", "right");
    json_array(&out, "differences", JSON_LINES);
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *difference = &report->cells[i];
        text how = {0};
        json_object(&out, NULL, JSON_INLINE);
        json_dtype(&out, "a", left, difference->a);
        json_dtype(&out, "b", left, difference->b);
        json_dtype(&out, "left", left, difference->left);
        json_dtype(&out, "right", right, difference->right);
        diff_outcome_words(&how, diff_outcome_of(report, difference), diff_name(report, false),
                           diff_name(report, true));
        json_string(&out, "how", text_string(&how));
        text_free(&how);
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}
