#include "report/check/baseline_report.h"
#include "report/write/escape.h"
#include "report/write/grid.h"

#include <string.h>

static void add_item(void *context, const baseline_change *change) {
    const paint colour = change->what == BASELINE_ALTERED || change->what == BASELINE_REMOVED ? PAINT_BAD : PAINT_PLAIN;
    doc_item(context, 1, colour, change->line);
}

static void add_changes(document *page, const baseline *baseline) {
    text sentence = {0};
    baseline_sentence(&sentence, baseline);
    text_add_char(&sentence, '.');
    sentence.data[0] = 'T';
    doc_paragraph(page, baseline_is_altered(baseline) ? PAINT_BAD : PAINT_GOOD, text_string(&sentence));
    baseline_each(baseline, doc_join(page), add_item, page);
    text_free(&sentence);
}

void baseline_section(document *page, const baseline *baseline) {
    text title = {0};
    text_printf(&title, "Compared with %s", baseline->diff->left->argument);
    doc_heading(page, text_string(&title));
    add_changes(page, baseline);
    text_free(&title);
}

static const char *name_of(const analysis *analysis, lat_id id) {
    return id == LAT_NONE ? NULL : analysis->spec->dtypes[id].name;
}

static void changes_member(json *out, const diff_report *report) {
    json_key(out, "changes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *difference = &report->cells[i];
        json_object(out, JSON_INLINE);
        json_string_member(out, "a", name_of(report->right, report->matching.right_of[difference->a]));
        json_string_member(out, "b", name_of(report->right, report->matching.right_of[difference->b]));
        json_string_member(out, "before", name_of(report->left, difference->left));
        json_string_member(out, "after", name_of(report->right, difference->right));
        json_end(out);
    }
    json_end(out);
}

static void renamed_member(json *out, const diff_report *report) {
    json_key(out, "renamed");
    json_array(out, JSON_LINES);
    for (size_t id = 0; id < report->left->spec->dtype_count; id++) {
        const char *before = name_of(report->left, (lat_id)id),
                   *after = name_of(report->right, report->matching.right_of[id]);
        if (!after || !strcmp(before, after)) continue;
        json_object(out, JSON_INLINE);
        json_string_member(out, "before", before);
        json_string_member(out, "after", after);
        json_end(out);
    }
    json_end(out);
}

void baseline_member(json *out, const baseline *baseline) {
    json_key(out, "baseline");
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", baseline->diff->left->spec->name);
    json_number_member(out, "altered", baseline->altered);
    changes_member(out, baseline->diff);
    diff_missing_member(out, "removed", baseline->diff, false);
    diff_missing_member(out, "added", baseline->diff, true);
    renamed_member(out, baseline->diff);
    json_end(out);
}

static const char *header(const grid *grid, size_t column) {
    static const char *const names[] = {"a", "b", "before", "after"};
    (void)grid;
    return names[column];
}

static const char *cell(const grid *grid, size_t row, size_t column) {
    const diff_report *all = grid->context;
    const cell_difference *difference = &all->cells[row];
    if (column == 2) return spec_dtype_name(all->left->spec, difference->left);
    const lat_id ids[] = {all->matching.right_of[difference->a], all->matching.right_of[difference->b], LAT_NONE,
                          difference->right};
    return spec_dtype_name(all->right->spec, ids[column]);
}

static void add_line(void *context, const baseline_change *change) {
    escape_text(context, change->line);
    text_add_char(context, '\n');
}

static void write_lines(document *page, const baseline *baseline) {
    text sentence = {0};
    baseline_sentence(&sentence, baseline);
    style_add(page->out, page->style, PAINT_BOLD, text_string(&sentence));
    text_add_char(page->out, '\n');
    baseline_each(baseline, doc_join(page), add_line, page->out);
    text_free(&sentence);
}

static void write_document(document *page, const baseline *baseline) {
    text title = {0};
    text_printf(&title, "%s, compared with %s", baseline->diff->right->spec->name, baseline->diff->left->argument);
    doc_begin(page, text_string(&title), NULL);
    add_changes(page, baseline);
    doc_end(page);
    text_free(&title);
}

void baseline_write(document *page, const baseline *baseline) {
    if (page->format == FORMAT_JSON) {
        json json = {.out = page->out};
        json_object(&json, JSON_LINES);
        json_string_member(&json, "spec", baseline->diff->right->spec->name);
        baseline_member(&json, baseline);
        json_end(&json);
    } else if (page->format == FORMAT_CSV) {
        const grid cells = {
            .rows = baseline->diff->count, .columns = 4, .context = baseline->diff, .header = header, .cell = cell};
        grid_write(&cells, FORMAT_CSV, page->style, page->out);
    } else if (page->format == FORMAT_TEXT) {
        write_lines(page, baseline);
    } else {
        write_document(page, baseline);
    }
}
