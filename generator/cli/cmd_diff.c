#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "report/document.h"
#include "report/json.h"

#include <string.h>

/* A cell over two dtypes that both specs have, with what each says; NULL is undefined. */
typedef struct difference {
    const char *a, *b, *left, *right;
} difference;

typedef struct comparison {
    loaded left, right;
    lat_id *in_right; /* by id of the left spec: the dtype of that name in the right one, or LAT_NONE */
    size_t shared;
    difference *differences;
    size_t count, capacity;
} comparison;

static const char *name_of(const loaded *in, lat_id a, lat_id b) {
    const lat_id join = lat_join(&in->promotion, a, b);
    return join == LAT_NONE ? NULL : in->spec->dtypes[join].name;
}

static bool same(const char *x, const char *y) {
    return x && y ? !strcmp(x, y) : x == y;
}

static void compare(comparison *of) {
    const size_t n = of->left.spec->dtype_count;
    of->in_right = mem_alloc(n * sizeof *of->in_right);
    for (size_t i = 0; i < n; i++) {
        of->in_right[i] = spec_find_dtype(of->right.spec, of->left.spec->dtypes[i].name);
        of->shared += of->in_right[i] != LAT_NONE;
    }
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            if (of->in_right[a] == LAT_NONE || of->in_right[b] == LAT_NONE) continue;
            const char *left = name_of(&of->left, (lat_id)a, (lat_id)b);
            const char *right = name_of(&of->right, of->in_right[a], of->in_right[b]);
            if (same(left, right)) continue;
            VEC_PUSH(of->differences, of->count, of->capacity) =
                (difference){of->left.spec->dtypes[a].name, of->left.spec->dtypes[b].name, left, right};
        }
    }
}

/* Calls add() for the dtypes of `one` that `other` has not. */
static void each_missing(const loaded *one, const loaded *other, void (*add)(void *context, const char *name),
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

static void missing_member(json *to, const char *key, const loaded *one, const loaded *other) {
    json_key(to, key);
    json_array(to, JSON_INLINE);
    each_missing(one, other, add_to_json, to);
    json_end(to);
}

static void write_json(const comparison *of, text *to) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "left", of->left.spec->name);
    json_string_member(&out, "right", of->right.spec->name);
    missing_member(&out, "only_left", &of->left, &of->right);
    missing_member(&out, "only_right", &of->right, &of->left);
    json_key(&out, "differences");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++) {
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "a", of->differences[i].a);
        json_string_member(&out, "b", of->differences[i].b);
        json_string_member(&out, "left", of->differences[i].left);
        json_string_member(&out, "right", of->differences[i].right);
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

static const char *header(const grid *of, size_t column) {
    const comparison *all = of->context;
    const char *const names[] = {"a", "b", all->left.spec->name, all->right.spec->name};
    return names[column];
}

static const char *cell(const grid *of, size_t row, size_t column) {
    const comparison *all = of->context;
    const difference *in = &all->differences[row];
    const char *const names[] = {in->a, in->b, in->left, in->right};
    return names[column] ? names[column] : "-";
}

static void write_document(cli *run, const comparison *of, const grid *cells) {
    document page = {.to = &run->report, .format = run->format, .style = run->style};
    const char *left = of->left.spec->name, *right = of->right.spec->name;
    text line = {0};
    text_printf(&line, "%s and %s", left, right);
    doc_begin(&page, text_string(&line), NULL);
    for (int side = 0; side < 2; side++) {
        text names = {0};
        each_missing(side ? &of->right : &of->left, side ? &of->left : &of->right, add_to_line, &names);
        line.length = 0;
        text_printf(&line, "only in %s", side ? right : left);
        if (names.length) doc_fact(&page, text_string(&line), "%s", text_string(&names));
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
    doc_paragraph(&page, PAINT_PLAIN, text_string(&line));
    if (of->count) doc_grid(&page, cells);
    doc_end(&page);
    text_free(&line);
}

int cmd_diff(cli *run) {
    comparison of = {0};
    const char *const *specs = run->arguments.operands;
    if (!strcmp(specs[0], "-") && !strcmp(specs[1], "-"))
        return cli_error(run, "diff can read one of the two specs from standard input, not both");
    if (!load(run, specs[0], &of.left)) return EXIT_ERROR;
    if (!load(run, specs[1], &of.right)) {
        load_free(&of.left);
        return EXIT_ERROR;
    }
    compare(&of);
    const grid cells = {.rows = of.count, .columns = 4, .context = &of, .header = header, .cell = cell};
    if (run->format == FORMAT_JSON)
        write_json(&of, &run->report);
    else if (run->format == FORMAT_CSV)
        grid_write(&cells, FORMAT_CSV, run->style, &run->report);
    else
        write_document(run, &of, &cells);
    const bool equal =
        of.count == 0 && of.shared == of.left.spec->dtype_count && of.shared == of.right.spec->dtype_count;
    mem_free(of.in_right);
    mem_free(of.differences);
    load_free(&of.left);
    load_free(&of.right);
    return equal ? EXIT_YES : EXIT_NO;
}
