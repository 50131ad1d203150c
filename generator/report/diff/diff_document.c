#include "report/diff/diff_document.h"
#include "base/memory.h"
#include "report/diff/diff_castings.h"
#include "report/diff/diff_groups.h"
#include "report/diff/diff_report.h"
#include "report/write/document.h"
#include "report/write/dtype_look.h"
#include "report/write/dtype_words.h"
#include "report/write/legend.h"
#include "report/write/losses.h"

#include <string.h>

enum { MOST_IN_HTML = 300, MOST_IN_MARKDOWN = 40 }; /* rows and columns */

typedef struct matrix {
    const diff_report *report;
    bool left_known, right_known; /* as dtype_look_is_known() says */
    lat_id *rows, *columns;       /* ids of the left spec */
    size_t row_count, column_count;
} matrix;

static lat_id result(const matrix *matrix, size_t row, size_t column) {
    return lat_join(&matrix->report->left->promotion, matrix->rows[row], matrix->columns[column - 1]);
}

static const char *header(const grid *grid, size_t column) {
    const matrix *matrix = grid->context;
    return column ? matrix->report->left->spec->dtypes[matrix->columns[column - 1]].name : "";
}

static const char *cell(const grid *grid, size_t row, size_t column) {
    const matrix *matrix = grid->context;
    const spec *names = matrix->report->left->spec;
    return column ? spec_dtype_name(names, result(matrix, row, column)) : names->dtypes[matrix->rows[row]].name;
}

static void look(const grid *grid, size_t row, size_t column, grid_look *look) {
    const matrix *matrix = grid->context;
    const analysis *left = matrix->report->left, *right = matrix->report->right;
    if (row == GRID_HEADER && column == 0) return;
    look->count = 1;
    if (row == GRID_HEADER || column == 0) {
        dtype_look_header(look->dtypes, left, column ? matrix->columns[column - 1] : matrix->rows[row]);
        return;
    }
    const lat_id *in_right = matrix->report->matching.right_of, a = matrix->rows[row], b = matrix->columns[column - 1];
    if (diff_is_same(matrix->report, a, b)) { /* what both lose is no difference */
        dtype_look_plain(look->dtypes, left, result(matrix, row, column));
        return;
    }
    look->count = 2;
    dtype_look_result(&look->dtypes[0], left, matrix->left_known, a, b);
    dtype_look_result(&look->dtypes[1], right, matrix->right_known, in_right[a], in_right[b]);
}

/* The dtypes that both have; or those in whose row or column there is a difference, as the array of flags says. */
static lat_id *choose(const diff_report *report, const bool *differs, size_t *count) {
    const size_t n = report->left->spec->dtype_count;
    lat_id *chosen = mem_alloc(n * sizeof *chosen);
    *count = 0;
    for (size_t id = 0; id < n; id++)
        if (differs ? differs[id] : report->matching.right_of[id] != LAT_NONE) chosen[(*count)++] = (lat_id)id;
    return chosen;
}

static matrix find(const diff_report *report, bool all) {
    const size_t n = report->left->spec->dtype_count;
    bool *in_row = mem_alloc_zeroed(n, sizeof *in_row), *in_column = mem_alloc_zeroed(n, sizeof *in_column);
    matrix found = {.report = report,
                    .left_known = dtype_look_is_known(report->left),
                    .right_known = dtype_look_is_known(report->right)};
    for (size_t i = 0; i < report->count; i++) {
        in_row[report->cells[i].a] = true;
        in_column[report->cells[i].b] = true;
    }
    found.rows = choose(report, all ? NULL : in_row, &found.row_count);
    found.columns = choose(report, all ? NULL : in_column, &found.column_count);
    mem_free(in_row);
    mem_free(in_column);
    return found;
}

static void add_table(document *page, const matrix *matrix, const char *left, const char *right) {
    text differing = {0}, caption = {0};
    text_printf(&differing, page->format == FORMAT_HTML ? "two results: %s above, %s below" : "%s / %s", left, right);
    if (page->fragment) text_printf(&caption, "%s and %s. ", left, right);
    text_add(&caption, "What the dtypes of a row and a column promote to");
    const grid table = {.rows = matrix->row_count,
                        .columns = matrix->column_count + 1,
                        .row_headers = true,
                        .compares = true,
                        .caption = text_string(&caption),
                        .context = matrix,
                        .header = header,
                        .cell = cell,
                        .look = look};
    doc_grid(page, &table);
    legend_add(page, &table, text_string(&differing));
    text_free(&differing);
    text_free(&caption);
}

/*
 * Adds the table with its legend. HTML has all dtypes that both have, Markdown, and HTML where these are too many, the
 * rows and columns that differ; where those are too many too, there is no table. `left`, `right`: what the specs are
 * called.
 */
static void diff_matrix(document *page, const diff_report *report, const char *left, const char *right) {
    const bool html = page->format == FORMAT_HTML;
    const size_t most = html ? MOST_IN_HTML : MOST_IN_MARKDOWN;
    matrix matrix = find(report, html && report->matching.count <= most);
    if (matrix.row_count <= most && matrix.column_count <= most) add_table(page, &matrix, left, right);
    mem_free(matrix.rows);
    mem_free(matrix.columns);
}

enum { LISTED_LINES = 20 };

typedef struct diff_page {
    document *page;
    const diff_report *report;
    const diff_groups *groups;
    const char *left, *right; /* what the specs are called */
} diff_page;

/* Adds to a list in a sentence, with what separates its members. */
static void add_part(text *out, const char *separator, const char *part) {
    text_printf(out, "%s%s", out->length ? separator : "", part);
}

static void add_missing(const diff_page *page) {
    for (int right = 0; right < 2; right++) {
        text names = {0}, title = {0};
        diff_missing_names(&names, page->report, right);
        text_printf(&title, "only in %s", right ? page->right : page->left);
        if (names.length) doc_fact(page->page, text_string(&title), "%s", text_string(&names));
        text_free(&names);
        text_free(&title);
    }
}

/* The pairs of dtypes that are the same under two names, and those of one name that are not the same. */
static void add_matched(const diff_page *page) {
    text matched = {0}, unlike = {0};
    for (size_t id = 0; id < page->report->left->spec->dtype_count; id++) {
        if (page->report->matching.right_of[id] == LAT_NONE) continue;
        const spec_dtype *left = &page->report->left->spec->dtypes[id];
        const spec_dtype *right = &page->report->right->spec->dtypes[page->report->matching.right_of[id]];
        if (strcmp(left->name, right->name) != 0)
            text_printf(&matched, "%s%s = %s", matched.length ? ", " : "", left->name, right->name);
        else if (dtype_has_values(left) && right->values.kind != VAL_ABSTRACT &&
                 !dtype_matching_same_values(left, right))
            add_part(&unlike, " ", left->name);
    }
    if (matched.length) doc_fact(page->page, "same dtype", "%s", text_string(&matched));
    if (unlike.length) doc_fact(page->page, "unlike", "%s (the same name for different values)", text_string(&unlike));
    text_free(&matched);
    text_free(&unlike);
}

/* "a signed integer with a float: the result is wider in numpy: 12 cells (jax loses values in 8, numpy in 4)" */
static void add_group_title(const diff_page *page, const diff_group *group) {
    const diff_key *key = &group->rows->key;
    text line = {0};
    kinds_words(&line, (const kind_set[]){key->a, key->b}, 2, key->ordered ? " and then " : " with ", 0);
    text_add(&line, ": ");
    diff_outcome_words(&line, key->outcome, page->left, page->right);
    text_printf(&line, ": %zu cell%s", group->cells, group->cells == 1 ? "" : "s");
    const size_t of_left = group->left_lossy, of_right = group->right_lossy;
    if (of_left) text_printf(&line, " (%s loses values in %zu%s", page->left, of_left, of_right ? "" : ")");
    if (of_right)
        text_printf(&line, "%s%s%s in %zu)", of_left ? ", " : " (", page->right, of_left ? "" : " loses values",
                    of_right);
    doc_item_text(page->page, 1, PAINT_BOLD, &line);
}

/* "jax rounds and overflows"; nothing where nothing is lost. */
static void add_side(text *line, const char *name, val_losses losses) {
    if (!diff_is_lossy(losses)) return;
    text_printf(line, "%s%s ", line->length ? ", " : "", name);
    losses_words(line, losses, LOSSES_OF_ONE);
}

/* " (jax overflows, numpy rounds)" */
static void add_loss(text *line, const diff_page *page, const diff_row *row) {
    text both = {0};
    if (row->left_losses == row->right_losses && diff_is_lossy(row->left_losses)) {
        text_add(&both, "both ");
        losses_words(&both, row->left_losses, LOSSES_OF_SEVERAL);
    } else {
        add_side(&both, page->left, row->left_losses);
        add_side(&both, page->right, row->right_losses);
    }
    if (both.length) text_printf(line, " (%s)", both.data);
    text_free(&both);
}

/* "jax f16, numpy f64: " */
static void add_results(text *line, const diff_page *page, const cell_difference *difference) {
    const char *separator = "";
    if (difference->left != LAT_NONE) {
        text_printf(line, "%s %s", page->left, page->report->left->spec->dtypes[difference->left].name);
        separator = ", ";
    }
    if (difference->right != LAT_NONE)
        text_printf(line, "%s%s %s", separator, page->right, page->report->right->spec->dtypes[difference->right].name);
    text_add(line, ": ");
}

/* "jax f16, numpy f64: i32 i64 with f16 (jax overflows)" */
static void add_line(const diff_page *page, const diff_group *group, size_t first, size_t count) {
    const diff_row *rows = &group->rows[first];
    text line = {0};
    if (!group->by_operands) add_results(&line, page, &rows->at);
    operand_sets(&line, page->report->left->spec, rows, count, rows->key.ordered ? "then" : "with");
    if (!group->by_operands) add_loss(&line, page, rows);
    doc_item_text(page->page, 2, PAINT_PLAIN, &line);
}

static void add_group(const diff_page *page, const diff_group *group) {
    add_group_title(page, group);
    size_t lines = 0;
    for (size_t first = 0, length; first < group->count; first += length) {
        length = diff_line_length(group, first);
        if (lines++ < LISTED_LINES) add_line(page, group, first, length);
    }
    if (lines <= LISTED_LINES) return;
    text line = {0};
    text_printf(&line, "and %zu more (--format csv lists every cell)", lines - LISTED_LINES);
    doc_item_text(page->page, 2, PAINT_PLAIN, &line);
}

/* ": 9 wider in jax, 4 of the same width" */
static void add_widths(text *line, const diff_groups *groups, const char *left, const char *right) {
    const struct {
        diff_outcome outcome;
        const char *what, *name, *rest;
    } parts[] = {{DIFF_WIDER_LEFT, "wider in ", left, ""},     {DIFF_WIDER_RIGHT, "wider in ", right, ""},
                 {DIFF_WEAK_LEFT, "weak in ", left, " alone"}, {DIFF_WEAK_RIGHT, "weak in ", right, " alone"},
                 {DIFF_AS_WIDE, "of the same width", "", ""},  {DIFF_OTHER, "of unknown width", "", ""}};
    const char *separator = ": ";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const size_t cells = groups->outcomes[parts[i].outcome];
        if (cells == 0) continue;
        text_printf(line, "%s%zu %s%s%s", separator, cells, parts[i].what, parts[i].name, parts[i].rest);
        separator = ", ";
    }
}

/* "121 of 256 cells over 16 shared dtypes differ. jax defines 40 that numpy does not; of those that both define, ..."
 */
static void add_sum(text *out, const diff_report *report, const diff_groups *groups, const char *left,
                    const char *right) {
    const size_t shared = report->matching.count, all = report->count;
    const size_t by_left = groups->outcomes[DIFF_ONLY_LEFT], by_right = groups->outcomes[DIFF_ONLY_RIGHT];
    const size_t both = all - by_left - by_right;
    text_printf(out, "%zu of %zu cells over %zu shared dtype%s %s", all, shared * shared, shared,
                shared == 1 ? "" : "s", all == 1 ? "differs" : "differ");
    if (by_left) text_printf(out, ". %s defines %zu that %s does not", left, by_left, right);
    if (by_right)
        text_printf(out, "%s%s defines %zu that %s does not", by_left ? ", and " : ". ", right, by_right, left);
    if (both && both < all)
        text_printf(out, "; of those that both define, %zu %s", both, both == 1 ? "differs" : "differ");
    if (both) add_widths(out, groups, left, right);
    text_add_char(out, '.');
}

/* "jax loses values in 12 (rounds in 10, overflows in 4)" */
static void add_losses(text *line, const char *name, const diff_lost *lost) {
    text_printf(line, "%s loses values in ", name);
    if (lost->lossy == 0) {
        text_add(line, "none");
        return;
    }
    text_printf(line, "%zu", lost->lossy);
    const char *separator = " (";
    for (int place = 0; place < VAL_LOSS_COUNT; place++) {
        if (lost->by_loss[place] == 0 || 1u << place == VAL_LOSS_UNKNOWN) continue;
        text_add(line, separator);
        losses_words(line, 1u << place, LOSSES_OF_ONE);
        text_printf(line, " in %zu", lost->by_loss[place]);
        separator = ", ";
    }
    text_add_char(line, ')');
}

/* Which side loses values of strong operands, and in how many cells; nothing where nothing is known. */
static void add_side_losses(text *out, const diff_groups *groups, const char *left, const char *right) {
    if (groups->left.known + groups->right.known == 0) return;
    text line = {0};
    text_add(&line, "In the cells that differ, ");
    add_losses(&line, left, &groups->left);
    text_add(&line, "; ");
    add_losses(&line, right, &groups->right);
    text_add_char(&line, '.');
    const size_t lossy = groups->left.lossy + groups->right.lossy;
    text_add(out, lossy ? text_string(&line) : "Neither loses values in a cell that differs.");
    text_free(&line);
}

/* "No cell differs over 6 shared dtypes, but 11 dtypes are in only one of the specs." */
static void add_no_cell(const diff_page *page) {
    const diff_report *report = page->report;
    const size_t shared = report->matching.count;
    const struct {
        size_t count;
        const char *what;
    } lone[] = {{diff_missing(report, false) + diff_missing(report, true), "dtype"},
                {diff_castings_missing(report, false, NULL) + diff_castings_missing(report, true, NULL), "casting"}};
    text line = {0};
    text_printf(&line, "No cell differs over %zu shared dtype%s", shared, shared == 1 ? "" : "s");
    if (report->cast_count)
        text_printf(&line, ", but %zu conversion%s", report->cast_count,
                    report->cast_count == 1 ? " of castings differs" : "s of castings differ");
    size_t sum = 0;
    for (int i = 0; i < 2; i++) {
        if (!lone[i].count) continue;
        text_add(&line, sum ? " and " : report->common ? "; " : report->cast_count ? ", and " : ", but ");
        text_printf(&line, "%zu %s%s", lone[i].count, lone[i].what, lone[i].count == 1 ? "" : "s");
        sum += lone[i].count;
    }
    if (sum) text_printf(&line, " %s in only one of the specs", sum == 1 ? "is" : "are");
    if (sum && report->common) text_add(&line, ", which --common leaves out");
    text_add_char(&line, '.');
    doc_paragraph(page->page, PAINT_PLAIN, text_string(&line));
    text_free(&line);
}

static void add_body(const diff_page *page) {
    if (page->report->matching.count == 0) {
        doc_paragraph(page->page, PAINT_PLAIN, "They share no dtype.");
    } else if (!diff_has_promotions(page->report)) {
        doc_paragraph(page->page, PAINT_PLAIN,
                      page->report->cast_count ? "Only castings are compared."
                                               : "Only castings are compared, and none differs.");
    } else if (page->report->count == 0) {
        add_no_cell(page);
    } else {
        text sum = {0}, losses = {0};
        add_sum(&sum, page->report, page->groups, page->left, page->right);
        doc_paragraph(page->page, PAINT_BOLD, text_string(&sum));
        add_side_losses(&losses, page->groups, page->left, page->right);
        if (losses.length) doc_paragraph(page->page, PAINT_PLAIN, text_string(&losses));
        text_free(&sum);
        text_free(&losses);
    }
    if (page->report->count && page->page->format != FORMAT_TEXT)
        diff_matrix(page->page, page->report, page->left, page->right);
    for (size_t i = 0; i < page->groups->count; i++)
        add_group(page, &page->groups->groups[i]);
}

void diff_document(document *page, const diff_report *report) {
    const char *left = diff_name(report, false), *right = diff_name(report, true);
    diff_groups groups;
    diff_groups_find(report, &groups);
    const diff_page part = {page, report, &groups, left, right};
    text title = {0};
    text_printf(&title, "%s and %s", left, right);
    doc_begin(page, text_string(&title), NULL);
    add_missing(&part);
    add_matched(&part);
    add_body(&part);
    diff_castings_document(page, report, left, right);
    doc_end(page);
    text_free(&title);
    diff_groups_free(&groups);
}

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
    diff_castings_members(&out, report,
                          &(diff_castings_keys){"left", "right", "castings_only_left", "castings_only_right"});
    json_end(&out);
}
