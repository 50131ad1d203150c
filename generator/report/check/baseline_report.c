#include "report/check/baseline_report.h"
#include "report/write/escape.h"
#include "report/write/grid.h"

#include <string.h>

static void add_item(void *context, const baseline_change *change) {
    const paint colour = change->what == BASELINE_ALTERED || change->what == BASELINE_REMOVED ? PAINT_BAD : PAINT_PLAIN;
    doc_item(context, 1, colour, change->line);
}

static void add_changes(document *page, const baseline *of) {
    text sentence = {0};
    baseline_sentence(&sentence, of);
    text_add_char(&sentence, '.');
    sentence.data[0] = 'T';
    doc_paragraph(page, baseline_is_altered(of) ? PAINT_BAD : PAINT_GOOD, text_string(&sentence));
    baseline_each(of, doc_join(page), add_item, page);
    text_free(&sentence);
}

void baseline_section(document *page, const baseline *of) {
    text title = {0};
    text_printf(&title, "Compared with %s", of->diff->left->argument);
    doc_heading(page, text_string(&title));
    add_changes(page, of);
    text_free(&title);
}

static const char *name_of(const analysis *of, lat_id id) {
    return id == LAT_NONE ? NULL : of->spec->dtypes[id].name;
}

static void changes_member(json *out, const diff_report *of) {
    json_key(out, "changes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++) {
        const cell_difference *at = &of->cells[i];
        json_object(out, JSON_INLINE);
        json_string_member(out, "a", name_of(of->right, of->matching.right_of[at->a]));
        json_string_member(out, "b", name_of(of->right, of->matching.right_of[at->b]));
        json_string_member(out, "before", name_of(of->left, at->left));
        json_string_member(out, "after", name_of(of->right, at->right));
        json_end(out);
    }
    json_end(out);
}

static void renamed_member(json *out, const diff_report *of) {
    json_key(out, "renamed");
    json_array(out, JSON_LINES);
    for (size_t id = 0; id < of->left->spec->dtype_count; id++) {
        const char *before = name_of(of->left, (lat_id)id), *after = name_of(of->right, of->matching.right_of[id]);
        if (!after || !strcmp(before, after)) continue;
        json_object(out, JSON_INLINE);
        json_string_member(out, "before", before);
        json_string_member(out, "after", after);
        json_end(out);
    }
    json_end(out);
}

void baseline_member(json *out, const baseline *of) {
    json_key(out, "baseline");
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", of->diff->left->spec->name);
    json_number_member(out, "altered", of->altered);
    changes_member(out, of->diff);
    diff_missing_member(out, "removed", of->diff, false);
    diff_missing_member(out, "added", of->diff, true);
    renamed_member(out, of->diff);
    json_end(out);
}

static const char *header(const grid *of, size_t column) {
    static const char *const names[] = {"a", "b", "before", "after"};
    (void)of;
    return names[column];
}

static const char *cell(const grid *of, size_t row, size_t column) {
    const diff_report *all = of->context;
    const cell_difference *at = &all->cells[row];
    if (column == 2) return spec_dtype_name(all->left->spec, at->left);
    const lat_id ids[] = {all->matching.right_of[at->a], all->matching.right_of[at->b], LAT_NONE, at->right};
    return spec_dtype_name(all->right->spec, ids[column]);
}

static void add_line(void *context, const baseline_change *change) {
    escape_text(context, change->line);
    text_add_char(context, '\n');
}

static void write_lines(document *page, const baseline *of) {
    text sentence = {0};
    baseline_sentence(&sentence, of);
    style_add(page->to, page->style, PAINT_BOLD, text_string(&sentence));
    text_add_char(page->to, '\n');
    baseline_each(of, doc_join(page), add_line, page->to);
    text_free(&sentence);
}

static void write_document(document *page, const baseline *of) {
    text title = {0};
    text_printf(&title, "%s, compared with %s", of->diff->right->spec->name, of->diff->left->argument);
    doc_begin(page, text_string(&title), NULL);
    add_changes(page, of);
    doc_end(page);
    text_free(&title);
}

void baseline_write(document *page, const baseline *of) {
    if (page->format == FORMAT_JSON) {
        json to = {.to = page->to};
        json_object(&to, JSON_LINES);
        json_string_member(&to, "spec", of->diff->right->spec->name);
        baseline_member(&to, of);
        json_end(&to);
    } else if (page->format == FORMAT_CSV) {
        const grid cells = {.rows = of->diff->count, .columns = 4, .context = of->diff, .header = header, .cell = cell};
        grid_write(&cells, FORMAT_CSV, page->style, page->to);
    } else if (page->format == FORMAT_TEXT) {
        write_lines(page, of);
    } else {
        write_document(page, of);
    }
}
