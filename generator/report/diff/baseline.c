#include "report/diff/baseline.h"
#include "analysis/castings.h"
#include "report/diff/diff_castings.h"
#include "report/write/dtype_words.h"
#include "report/write/escape.h"

#include <string.h>

/* A pair of operands counts once, where both orders of it change alike. */
static bool is_first(const diff_report *diff, const cell_difference *cell) {
    return cell->a <= cell->b || !diff_is_mirrored(diff, cell);
}

static size_t count_altered(const diff_report *diff) {
    size_t count = 0;
    for (size_t i = 0; i < diff->count; i++)
        count += is_first(diff, &diff->cells[i]);
    return count;
}

/* The argument of the earlier spec is the subject of all findings. */
static text *add_finding(const diff_report *diff, findings *list, bool alters, spec_place place) {
    const finding_severity severity = alters ? FINDING_ERROR : FINDING_NOTICE;
    return &findings_add(list, FINDING_CHANGE, diff->left->argument, severity, place)->sentence;
}

static void add_sum(const diff_report *diff, findings *list) {
    const struct {
        const char *verb;
        size_t count;
        const char *unit, *of;
    } parts[] = {{"alters", count_altered(diff), "promotion", ""},
                 {"alters", diff->cast_count, "conversion", " of castings"},
                 {"removes", diff->common ? 0 : diff_missing(diff, false), "dtype", ""},
                 {"removes", diff->common ? 0 : diff_castings_missing(diff, false, NULL), "casting", ""}};
    size_t left = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        left += parts[i].count > 0;
    text *sum = add_finding(diff, list, left > 0, spec_place_unknown());
    list->items[list->count - 1].is_sum = true;
    text_add(sum, left ? "this change " : "this change alters no promotion");
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (!parts[i].count) continue;
        text_printf(sum, "%s %zu %s%s%s", parts[i].verb, parts[i].count, parts[i].unit, parts[i].count == 1 ? "" : "s",
                    parts[i].of);
        if (--left) text_add(sum, left > 1 ? ", " : " and ");
    }
}

/* "i8 to u8, safe: no longer allowed", at the casting. */
static void add_casts(const diff_report *diff, findings *list) {
    const spec *now = diff->right->spec;
    for (size_t i = 0; i < diff->cast_count; i++) {
        const cast_difference *cast = &diff->casts[i];
        const spec_casting *own = casting_own(now, casting_find(now, cast->casting));
        text_printf(add_finding(diff, list, true, own ? own->place : spec_place_unknown()), "%s to %s, %s: %s allowed",
                    dtype_name(now, diff->matching.right_of[cast->from]),
                    dtype_name(now, diff->matching.right_of[cast->to]), cast->casting,
                    cast->left ? "no longer" : "now");
    }
    for (int added = 0; added < 2; added++) {
        text names = {0};
        const size_t count = diff_castings_missing(diff, added, &names);
        if (count)
            text_printf(add_finding(diff, list, !added && !diff->common, spec_place_unknown()), "casting%s %s: %s",
                        count == 1 ? "" : "s", names.data, added ? "added" : "removed");
        text_free(&names);
    }
}

static void add_altered(const diff_report *diff, findings *list) {
    for (size_t i = 0; i < diff->count; i++) {
        const cell_difference *cell = &diff->cells[i];
        const lat_id a = diff->matching.right_of[cell->a], b = diff->matching.right_of[cell->b];
        if (is_first(diff, cell))
            text_printf(add_finding(diff, list, true, cell_place(diff->right, a, b)), "%s %s %s: %s -> %s",
                        dtype_name(diff->right->spec, a), list->join, dtype_name(diff->right->spec, b),
                        dtype_name(diff->left->spec, cell->left), dtype_name(diff->right->spec, cell->right));
    }
}

void baseline_find(const diff_report *diff, findings *list) {
    const spec *old = diff->left->spec, *now = diff->right->spec;
    add_sum(diff, list);
    add_altered(diff, list);
    add_casts(diff, list);
    for (lat_id id = 0; id < old->dtype_count; id++)
        if (diff->matching.right_of[id] == LAT_NONE)
            text_printf(add_finding(diff, list, !diff->common, spec_place_unknown()), "%s: removed",
                        old->dtypes[id].name);
    for (lat_id id = 0; id < now->dtype_count; id++) {
        const spec_dtype *dtype = &now->dtypes[id];
        const lat_id left = diff->matching.left_of[id];
        if (left == LAT_NONE)
            text_printf(add_finding(diff, list, false, dtype->place), "%s: added", dtype->name);
        else if (strcmp(old->dtypes[left].name, dtype->name) != 0)
            text_printf(add_finding(diff, list, false, dtype->place), "%s: was %s", dtype->name,
                        old->dtypes[left].name);
    }
}

/* The sum as a sentence of its own, then an item for each change. */
static void add_changes(document *page, const findings *list) {
    for (size_t i = 0; i < list->count; i++) {
        const finding *sum = &list->items[i];
        if (sum->rule != FINDING_CHANGE || !sum->is_sum) continue;
        text sentence = {0};
        text_printf(&sentence, "T%s.", sum->sentence.data + 1);
        doc_paragraph(page, sum->severity == FINDING_ERROR ? PAINT_BAD : PAINT_GOOD, text_string(&sentence));
        text_free(&sentence);
    }
    findings_items(page, list, FINDING_CHANGE);
}

void baseline_section(document *page, const diff_report *diff, const findings *list) {
    text title = {0};
    text_printf(&title, "Compared with %s", diff->left->argument);
    doc_heading(page, text_string(&title));
    add_changes(page, list);
    text_free(&title);
}

static void add_members(json *out, const diff_report *diff) {
    const spec *old = diff->left->spec, *now = diff->right->spec;
    const lat_id *in_right = diff->matching.right_of;
    json_array(out, "changes", JSON_LINES);
    for (size_t i = 0; i < diff->count; i++) {
        const cell_difference *cell = &diff->cells[i];
        json_object(out, NULL, JSON_INLINE);
        json_dtype(out, "a", now, in_right[cell->a]);
        json_dtype(out, "b", now, in_right[cell->b]);
        json_dtype(out, "before", old, cell->left);
        json_dtype(out, "after", now, cell->right);
        json_end(out);
    }
    json_end(out);
    diff_castings_members(out, diff, &(diff_castings_keys){"before", "after", "castings_removed", "castings_added"});
    diff_missing_member(out, "removed", diff, false);
    diff_missing_member(out, "added", diff, true);
    diff_renamed_member(out, "renamed", diff, "before", "after");
}

void baseline_member(json *out, const diff_report *diff) {
    json_object(out, "baseline", JSON_LINES);
    json_string(out, "spec", diff->left->spec->name);
    json_number(out, "altered", count_altered(diff));
    add_members(out, diff);
    json_end(out);
}

static void write_lines(document *page, const findings *list) {
    for (size_t i = 0; i < list->count; i++) {
        const finding *found = &list->items[i];
        if (found->is_sum)
            style_add(page->out, page->style, PAINT_BOLD, found->sentence.data);
        else
            escape_text(page->out, found->sentence.data);
        text_add_char(page->out, '\n');
    }
}

static void write_document(document *page, const diff_report *diff, const findings *list) {
    text title = {0};
    text_printf(&title, "%s, compared with %s", diff->right->spec->name, diff->left->argument);
    doc_begin(page, text_string(&title), NULL);
    add_changes(page, list);
    doc_end(page);
    text_free(&title);
}

static void write_json(document *page, const diff_report *diff) {
    json json = {.out = page->out};
    json_object(&json, NULL, JSON_LINES);
    json_string(&json, "spec", diff->right->spec->name);
    baseline_member(&json, diff);
    json_end(&json);
}

bool baseline_write(document *page, const diff_report *diff) {
    findings list = {.spec = diff->right->spec, .join = doc_join(page)};
    baseline_find(diff, &list);
    const bool kept = !findings_fail(&list);
    if (page->format == FORMAT_JSON)
        write_json(page, diff);
    else if (page->format == FORMAT_CSV)
        diff_csv(page->out, diff, true);
    else if (page->format == FORMAT_GITHUB)
        findings_annotate(page->out, &list);
    else if (page->format == FORMAT_TEXT)
        write_lines(page, &list);
    else
        write_document(page, diff, &list);
    findings_free(&list);
    return kept;
}
