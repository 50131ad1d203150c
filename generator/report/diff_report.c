#include "report/diff_report.h"
#include "base/memory.h"
#include "report/document.h"
#include "report/json.h"

#include <string.h>

static const char *join_name(const analysis *of, lat_id a, lat_id b) {
    const lat_id join = lat_join(&of->promotion, a, b);
    return join == LAT_NONE ? NULL : of->spec->dtypes[join].name;
}

static bool same(const char *x, const char *y) {
    return x && y ? !strcmp(x, y) : x == y;
}

void diff_report_find(const analysis *left, const analysis *right, diff_report *found) {
    *found = (diff_report){.left = left, .right = right};
    const size_t n = left->spec->dtype_count;
    lat_id *in_right = mem_alloc(n * sizeof *in_right); /* by id of `left`: the dtype of that name, or LAT_NONE */
    for (size_t i = 0; i < n; i++) {
        in_right[i] = spec_find_dtype(right->spec, left->spec->dtypes[i].name);
        found->shared += in_right[i] != LAT_NONE;
    }
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            if (in_right[a] == LAT_NONE || in_right[b] == LAT_NONE) continue;
            const char *of_left = join_name(left, (lat_id)a, (lat_id)b);
            const char *of_right = join_name(right, in_right[a], in_right[b]);
            if (same(of_left, of_right)) continue;
            VEC_PUSH(found->cells, found->count, found->capacity) =
                (cell_difference){left->spec->dtypes[a].name, left->spec->dtypes[b].name, of_left, of_right};
        }
    }
    mem_free(in_right);
}

void diff_report_free(diff_report *of) {
    mem_free(of->cells);
    *of = (diff_report){0};
}

bool diff_report_is_equal(const diff_report *of) {
    return of->count == 0 && of->shared == of->left->spec->dtype_count && of->shared == of->right->spec->dtype_count;
}

/* Calls add() for the dtypes of `one` that `other` has not. */
static void each_missing(const analysis *one, const analysis *other, void (*add)(void *context, const char *name),
                         void *context) {
    for (size_t i = 0; i < one->spec->dtype_count; i++) {
        const char *name = one->spec->dtypes[i].name;
        if (spec_find_dtype(other->spec, name) == LAT_NONE) add(context, name);
    }
}

static void add_to_json(void *context, const char *name) {
    json_string(context, name);
}

static void add_to_line(void *context, const char *name) {
    text *line = context;
    text_printf(line, "%s%s", line->length ? " " : "", name);
}

static void missing_member(json *to, const char *key, const analysis *one, const analysis *other) {
    json_key(to, key);
    json_array(to, JSON_INLINE);
    each_missing(one, other, add_to_json, to);
    json_end(to);
}

static void write_json(text *to, const diff_report *of) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "left", of->left->spec->name);
    json_string_member(&out, "right", of->right->spec->name);
    missing_member(&out, "only_left", of->left, of->right);
    missing_member(&out, "only_right", of->right, of->left);
    json_key(&out, "differences");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++) {
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "a", of->cells[i].a);
        json_string_member(&out, "b", of->cells[i].b);
        json_string_member(&out, "left", of->cells[i].left);
        json_string_member(&out, "right", of->cells[i].right);
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

static const char *header(const grid *of, size_t column) {
    const diff_report *all = of->context;
    const char *const names[] = {"a", "b", all->left->spec->name, all->right->spec->name};
    return names[column];
}

static const char *cell(const grid *of, size_t row, size_t column) {
    const diff_report *all = of->context;
    const cell_difference *at = &all->cells[row];
    const char *const names[] = {at->a, at->b, at->left, at->right};
    return names[column] ? names[column] : "-";
}

static void write_document(document *page, const diff_report *of, const grid *cells) {
    const char *left = of->left->spec->name, *right = of->right->spec->name;
    text line = {0};
    text_printf(&line, "%s and %s", left, right);
    doc_begin(page, text_string(&line), NULL);
    for (int side = 0; side < 2; side++) {
        text names = {0};
        each_missing(side ? of->right : of->left, side ? of->left : of->right, add_to_line, &names);
        line.length = 0;
        text_printf(&line, "only in %s", side ? right : left);
        if (names.length) doc_fact(page, text_string(&line), "%s", text_string(&names));
        text_free(&names);
    }
    line.length = 0;
    const size_t cell_count = of->shared * of->shared;
    const char *plural = of->shared == 1 ? "" : "s";
    if (of->shared == 0)
        text_add(&line, "They share no dtype.");
    else if (of->count)
        text_printf(&line, "%zu of %zu cells over %zu shared dtype%s differ.", of->count, cell_count, of->shared,
                    plural);
    else
        text_printf(&line, "No cell differs over %zu shared dtype%s.", of->shared, plural);
    doc_paragraph(page, PAINT_PLAIN, text_string(&line));
    if (of->count) doc_grid(page, cells);
    doc_end(page);
    text_free(&line);
}

void diff_report_write(text *out, const diff_report *of, report_format format, style with) {
    const grid cells = {.rows = of->count, .columns = 4, .context = of, .header = header, .cell = cell};
    if (format == FORMAT_JSON)
        write_json(out, of);
    else if (format == FORMAT_CSV)
        grid_write(&cells, FORMAT_CSV, with, out);
    else
        write_document(&(document){.to = out, .format = format, .style = with}, of, &cells);
}
