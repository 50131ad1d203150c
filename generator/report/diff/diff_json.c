#include "report/diff/diff_json.h"
#include "report/diff/diff_groups.h"

static const char *name_of(const spec *names, lat_id id) {
    return id == LAT_NONE ? NULL : names->dtypes[id].name;
}

void diff_json(text *to, const diff_report *of) {
    json out = {.to = to};
    const spec *left = of->left->spec, *right = of->right->spec;
    json_object(&out, JSON_LINES);
    json_string_member(&out, "left", left->name);
    json_string_member(&out, "right", right->name);
    diff_missing_member(&out, "only_left", of, false);
    diff_missing_member(&out, "only_right", of, true);
    diff_matched_member(&out, "matched", of);
    json_key(&out, "differences");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++) {
        const cell_difference *at = &of->cells[i];
        text how = {0};
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "a", name_of(left, at->a));
        json_string_member(&out, "b", name_of(left, at->b));
        json_string_member(&out, "left", name_of(left, at->left));
        json_string_member(&out, "right", name_of(right, at->right));
        diff_outcome_words(&how, diff_outcome_of(of, at), diff_name(of, false), diff_name(of, true));
        json_string_member(&out, "how", text_string(&how));
        text_free(&how);
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}
