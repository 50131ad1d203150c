#include "report/diff/diff_matrix.h"
#include "base/memory.h"
#include "report/write/dtype_look.h"
#include "report/write/legend.h"

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

void diff_matrix(document *page, const diff_report *report, const char *left, const char *right) {
    const bool html = page->format == FORMAT_HTML;
    const size_t most = html ? MOST_IN_HTML : MOST_IN_MARKDOWN;
    matrix matrix = find(report, html && report->matching.count <= most);
    if (matrix.row_count <= most && matrix.column_count <= most) add_table(page, &matrix, left, right);
    mem_free(matrix.rows);
    mem_free(matrix.columns);
}
