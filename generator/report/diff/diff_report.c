#include "report/diff/diff_report.h"
#include "base/memory.h"
#include "report/diff/diff_castings.h"
#include "report/write/dtype_words.h"
#include "report/write/escape.h"

#include <string.h>

/* True if the results are of dtypes that match, or both undefined. */
static bool same_result(const diff_report *report, lat_id left, lat_id right) {
    if (left == LAT_NONE || right == LAT_NONE) return left == right;
    return report->matching.right_of[left] == right;
}

bool diff_is_same(const diff_report *report, lat_id a, lat_id b) {
    const lat_id *in_right = report->matching.right_of;
    return same_result(report, lat_join(&report->left->promotion, a, b),
                       lat_join(&report->right->promotion, in_right[a], in_right[b]));
}

bool diff_has_promotions(const diff_report *report) {
    return spec_has_promotions(report->left->spec) && spec_has_promotions(report->right->spec);
}

void diff_report_find(const analysis *left, const analysis *right, diff_report *found) {
    *found = (diff_report){.left = left, .right = right};
    dtype_matching_find(left->spec, right->spec, &found->matching);
    diff_castings_find(found);
    if (!diff_has_promotions(found)) return;
    const size_t n = left->spec->dtype_count;
    const lat_id *in_right = found->matching.right_of;
    for (size_t a = 0; a < n; a++) {
        if (in_right[a] == LAT_NONE) continue;
        for (size_t b = 0; b < n; b++) {
            if (in_right[b] == LAT_NONE) continue;
            const lat_id of_left = lat_join(&left->promotion, (lat_id)a, (lat_id)b);
            const lat_id of_right = lat_join(&right->promotion, in_right[a], in_right[b]);
            if (!same_result(found, of_left, of_right))
                VEC_PUSH(found->cells, found->count, found->capacity) =
                    (cell_difference){(lat_id)a, (lat_id)b, of_left, of_right};
        }
    }
}

void diff_report_free(diff_report *report) {
    dtype_matching_free(&report->matching);
    mem_free(report->cells);
    mem_free(report->casts);
    *report = (diff_report){0};
}

bool diff_report_is_equal(const diff_report *report) {
    if (report->count || report->cast_count) return false;
    if (report->common) return report->matching.count > 0;
    for (int right = 0; right < 2; right++)
        if (diff_missing(report, right) || diff_castings_missing(report, right, NULL)) return false;
    return true;
}

bool diff_is_mirrored(const diff_report *report, const cell_difference *cell) {
    const lat_id *in_right = report->matching.right_of;
    return lat_join(&report->left->promotion, cell->b, cell->a) == cell->left &&
           lat_join(&report->right->promotion, in_right[cell->b], in_right[cell->a]) == cell->right;
}

static const spec *side(const diff_report *report, bool right) {
    return right ? report->right->spec : report->left->spec;
}

const char *diff_name(const diff_report *report, bool right) {
    const analysis *shown = right ? report->right : report->left;
    return strcmp(report->left->spec->name, report->right->spec->name) == 0 ? shown->argument : shown->spec->name;
}

size_t diff_missing(const diff_report *report, bool right) {
    return side(report, right)->dtype_count - report->matching.count;
}

/* The next dtype of a spec, from `id` on, that the other lacks; the number of dtypes if there is none. */
static size_t next_missing(const diff_report *report, bool right, size_t id) {
    const lat_id *other = right ? report->matching.left_of : report->matching.right_of;
    while (id < side(report, right)->dtype_count && other[id] != LAT_NONE)
        id++;
    return id;
}

void diff_missing_names(text *out, const diff_report *report, bool right) {
    const spec *names = side(report, right);
    const size_t first = next_missing(report, right, 0);
    for (size_t id = first; id < names->dtype_count; id = next_missing(report, right, id + 1))
        text_printf(out, "%s%s", id == first ? "" : " ", names->dtypes[id].name);
}

void diff_missing_member(json *out, const char *key, const diff_report *report, bool right) {
    const spec *names = side(report, right);
    json_array(out, key, JSON_INLINE);
    for (size_t id = next_missing(report, right, 0); id < names->dtype_count; id = next_missing(report, right, id + 1))
        json_string(out, NULL, names->dtypes[id].name);
    json_end(out);
}

static bool is_renamed(const diff_report *report, size_t left) {
    const lat_id right = report->matching.right_of[left];
    return right != LAT_NONE &&
           strcmp(report->left->spec->dtypes[left].name, report->right->spec->dtypes[right].name) != 0;
}

bool diff_renames(const diff_report *report) {
    bool any = false;
    for (size_t id = 0; id < report->left->spec->dtype_count; id++)
        any = any || is_renamed(report, id);
    return any;
}

void diff_renamed_member(json *out, const char *key, const diff_report *report, const char *left, const char *right) {
    json_array(out, key, JSON_LINES);
    for (size_t id = 0; id < report->left->spec->dtype_count; id++) {
        if (!is_renamed(report, id)) continue;
        json_object(out, NULL, JSON_INLINE);
        json_dtype(out, left, report->left->spec, (lat_id)id);
        json_dtype(out, right, report->right->spec, report->matching.right_of[id]);
        json_end(out);
    }
    json_end(out);
}

static void add_row(text *out, const char *const fields[4]) {
    for (int i = 0; i < 4; i++) {
        if (i) text_add_char(out, ',');
        escape_csv(out, fields[i]);
    }
    text_add_char(out, '\n');
}

void diff_csv(text *out, const diff_report *report, bool baseline) {
    const spec *left = report->left->spec, *right = report->right->spec;
    add_row(out, (const char *[]){"a", "b", baseline ? "before" : left->name, baseline ? "after" : right->name});
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *cell = &report->cells[i];
        const lat_id a = report->matching.right_of[cell->a], b = report->matching.right_of[cell->b];
        add_row(out, (const char *[]){baseline ? right->dtypes[a].name : left->dtypes[cell->a].name,
                                      baseline ? right->dtypes[b].name : left->dtypes[cell->b].name,
                                      spec_dtype_name(left, cell->left), spec_dtype_name(right, cell->right)});
    }
}
