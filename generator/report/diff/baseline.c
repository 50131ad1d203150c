#include "report/diff/baseline.h"
#include "analysis/analysis.h"
#include "report/write/annotation.h"
#include "report/write/dtype_words.h"
#include "report/write/escape.h"

#include <string.h>

typedef enum change_kind { ALTERED, REMOVED, ADDED, RENAMED } change_kind;

/* A change to be told. */
typedef struct change {
    change_kind kind;
    lat_id a, b; /* the operands of a promotion; else twice the dtype. Ids of the new spec, of a removed one the old */
} change;

/* What tells a change, whose line is "i8 v u8: i16 -> i32". */
typedef void tell_change(void *context, change change, const char *line);

/* A pair of operands is told once, where both orders of it change alike. */
static bool is_told(const diff_report *diff, const cell_difference *cell) {
    return cell->a <= cell->b || !diff_is_mirrored(diff, cell);
}

static size_t count_altered(const diff_report *diff) {
    size_t count = 0;
    for (size_t i = 0; i < diff->count; i++)
        count += is_told(diff, &diff->cells[i]);
    return count;
}

bool baseline_is_altered(const diff_report *diff) {
    return diff->count || diff_missing(diff, false);
}

void baseline_sentence(text *out, const diff_report *diff) {
    const size_t altered = count_altered(diff), removed = diff_missing(diff, false);
    text_add(out, "this change ");
    if (altered)
        text_printf(out, "alters %zu promotion%s", altered, altered == 1 ? "" : "s");
    else if (!removed)
        text_add(out, "alters no promotion");
    if (removed) text_printf(out, "%sremoves %zu dtype%s", altered ? " and " : "", removed, removed == 1 ? "" : "s");
}

static const char *result_name(const analysis *analysis, lat_id id) {
    return id == LAT_NONE ? "undefined" : analysis->spec->dtypes[id].name;
}

static void each_altered(const diff_report *diff, const char *join, tell_change *tell, void *context) {
    const lat_id *in_right = diff->matching.right_of;
    for (size_t i = 0; i < diff->count; i++) {
        const cell_difference *cell = &diff->cells[i];
        const lat_id a = in_right[cell->a], b = in_right[cell->b];
        if (!is_told(diff, cell)) continue;
        text line = {0};
        text_printf(&line, "%s %s %s: %s -> %s", result_name(diff->right, a), join, result_name(diff->right, b),
                    result_name(diff->left, cell->left), result_name(diff->right, cell->right));
        tell(context, (change){ALTERED, a, b}, text_string(&line));
        text_free(&line);
    }
}

/* Promotions, then removed, added and renamed dtypes. */
static void each_change(const diff_report *diff, const char *join, tell_change *tell, void *context) {
    const spec *old = diff->left->spec, *now = diff->right->spec;
    text line = {0};
    each_altered(diff, join, tell, context);
    for (lat_id id = 0; id < old->dtype_count; id++) {
        if (diff->matching.right_of[id] != LAT_NONE) continue;
        text_printf(&line, "%s: removed", old->dtypes[id].name);
        tell(context, (change){REMOVED, id, id}, text_string(&line));
        line.length = 0;
    }
    for (lat_id id = 0; id < now->dtype_count; id++) {
        const lat_id was = diff->matching.left_of[id];
        const bool added = was == LAT_NONE;
        if (!added && !strcmp(old->dtypes[was].name, now->dtypes[id].name)) continue;
        text_printf(&line, added ? "%s: added" : "%s: was %s", now->dtypes[id].name,
                    added ? "" : old->dtypes[was].name);
        tell(context, (change){added ? ADDED : RENAMED, id, id}, text_string(&line));
        line.length = 0;
    }
    text_free(&line);
}

static void add_item(void *context, change change, const char *line) {
    doc_item(context, 1, change.kind <= REMOVED ? PAINT_BAD : PAINT_PLAIN, line);
}

static void add_changes(document *page, const diff_report *diff) {
    text sentence = {0};
    baseline_sentence(&sentence, diff);
    text_add_char(&sentence, '.');
    sentence.data[0] = 'T';
    doc_paragraph(page, baseline_is_altered(diff) ? PAINT_BAD : PAINT_GOOD, text_string(&sentence));
    each_change(diff, doc_join(page), add_item, page);
    text_free(&sentence);
}

void baseline_section(document *page, const diff_report *diff) {
    text title = {0};
    text_printf(&title, "Compared with %s", diff->left->argument);
    doc_heading(page, text_string(&title));
    add_changes(page, diff);
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

static void add_line(void *context, change change, const char *line) {
    (void)change;
    escape_text(context, line);
    text_add_char(context, '\n');
}

static void write_lines(document *page, const diff_report *diff) {
    text sentence = {0};
    baseline_sentence(&sentence, diff);
    style_add(page->out, page->style, PAINT_BOLD, text_string(&sentence));
    text_add_char(page->out, '\n');
    each_change(diff, doc_join(page), add_line, page->out);
    text_free(&sentence);
}

static void write_document(document *page, const diff_report *diff) {
    text title = {0};
    text_printf(&title, "%s, compared with %s", diff->right->spec->name, diff->left->argument);
    doc_begin(page, text_string(&title), NULL);
    add_changes(page, diff);
    doc_end(page);
    text_free(&title);
}

void baseline_write(document *page, const diff_report *diff) {
    if (page->format == FORMAT_JSON) {
        json json = {.out = page->out};
        json_object(&json, NULL, JSON_LINES);
        json_string(&json, "spec", diff->right->spec->name);
        baseline_member(&json, diff);
        json_end(&json);
    } else if (page->format == FORMAT_CSV) {
        diff_csv(page->out, diff, true);
    } else if (page->format == FORMAT_TEXT) {
        write_lines(page, diff);
    } else {
        write_document(page, diff);
    }
}

typedef struct writer {
    text *out;
    const analysis *now;
    const char *title;
} writer;

static void annotate_change(void *context, change change, const char *line) {
    const writer *writer = context;
    const spec_place place = change.kind == REMOVED   ? spec_place_unknown()
                             : change.kind == ALTERED ? cell_place(writer->now, change.a, change.b)
                                                      : writer->now->spec->dtypes[change.a].place;
    annotate_spec(writer->out, change.kind <= REMOVED ? ANNOTATION_ERROR : ANNOTATION_NOTICE, writer->now->spec, place,
                  writer->title, line);
}

void baseline_annotations(text *out, const diff_report *diff) {
    const analysis *now = diff->right;
    text title = {0}, sentence = {0};
    text_printf(&title, "joinery: compared with %s", diff->left->argument);
    baseline_sentence(&sentence, diff);
    if (baseline_is_altered(diff))
        annotate_spec(out, ANNOTATION_ERROR, now->spec, spec_place_unknown(), text_string(&title),
                      text_string(&sentence));
    each_change(diff, "v", annotate_change, &(writer){out, now, text_string(&title)});
    text_free(&title);
    text_free(&sentence);
}
