#include "spec/support.h"
#include "base/memory.h"
#include "embedded/embedded.h"
#include "emit/emit.h"
#include "spec/dtype.h"
#include "spec/operation.h"
#include "templates/op_catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *find_installed(const char *name, size_t *length) {
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    const embedded_file *file = embedded_find(path.data);
    text_free(&path);
    if (!file) return NULL;
    *length = file->length;
    return file->text;
}

static char **installed_names(size_t *count) {
    static const char *const names[] = {"jax", "numpy"};
    char **copies = mem_alloc(sizeof names);
    for (*count = 0; *count < sizeof names / sizeof *names; ++*count)
        copies[*count] = mem_copy(names[*count]);
    return copies;
}

static op_catalogue ops;

static void free_ops(void) {
    op_catalogue_free(&ops);
}

const spec_options *support_options(void) {
    static const spec_options options = {.ops = &ops, .installed = find_installed, .installed_names = installed_names};
    text error = {0};
    if (!ops.count) {
        if (!op_catalogue_read(NULL, &ops, &error)) fail_msg("no operations: %s", text_string(&error));
        atexit(free_ops);
    }
    return &options;
}

spec *support_read(const char *lua) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read_text("test.lua", lua, strlen(lua), support_options(), &diagnostics);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    if (!spec) fail_msg("%s", text_string(&messages));
    assert_int_equal(diagnostics.count, 0);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
    return spec;
}

char *support_diagnostics(const char *lua, const spec_options *options) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read_text("test.lua", lua, strlen(lua), options, &diagnostics);
    assert_int_equal(spec != NULL, diagnostics.count == 0);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    text_add(&messages, "");
    spec_diagnostics_free(&diagnostics);
    spec_free(spec);
    return messages.data;
}

char *support_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    text bytes = {0};
    text_add(&bytes, "");
    char piece[4096];
    size_t count;
    while ((count = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_n(&bytes, piece, count);
    fclose(file);
    if (length) *length = bytes.length;
    return bytes.data;
}

bool support_find_names(const analysis *analysis, spec_diagnostics *diagnostics) {
    const emit_options options = {.groups = EMIT_TABLES, .driver = EMIT_DRIVER_ND};
    emission made;
    text error = {0};
    const bool good = emit_make(analysis, &options, &made, diagnostics, &error);
    assert_string_equal(text_string(&error), "");
    emission_free(&made);
    return !good;
}

static void assert_same_text(const char *a, const char *b) {
    assert_int_equal(a != NULL, b != NULL);
    if (a) assert_string_equal(a, b);
}

static void assert_same_values(const val_set *a, const val_set *b) {
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->bits, b->bits);
    assert_int_equal(a->fraction, b->fraction);
    assert_int_equal(a->is_signed, b->is_signed);
    assert_int_equal(a->exponent, b->exponent);
    assert_int_equal(a->mantissa, b->mantissa);
    assert_int_equal(a->bias, b->bias);
    assert_int_equal(a->special, b->special);
}

static void assert_same_dtype(const spec_dtype *a, const spec_dtype *b) {
    assert_string_equal(a->name, b->name);
    assert_string_equal(a->ident, b->ident);
    assert_same_text(a->title, b->title);
    assert_same_text(a->as, b->as);
    assert_same_text(a->format, b->format);
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->alias_count, b->alias_count);
    for (size_t i = 0; i < a->alias_count; i++)
        assert_string_equal(a->aliases[i], b->aliases[i]);
    assert_same_text(a->weak_of, b->weak_of);
    assert_same_text(a->of, b->of);
    assert_same_text(a->ctype, b->ctype);
    assert_same_text(a->to_f64, b->to_f64);
    assert_same_text(a->from_f64, b->from_f64);
    assert_int_equal(a->strong, b->strong);
    assert_int_equal(a->size, b->size);
    assert_int_equal(a->well_known, b->well_known);
    assert_int_equal(a->overflow, b->overflow);
    assert_same_values(&a->values, &b->values);
}

/* Edges come out in the order of the dtypes they start at, whatever order they were given in. */
static int by_start(const void *left, const void *right) {
    const lat_edge *a = left, *b = right;
    if (a->from != b->from) return a->from < b->from ? -1 : 1;
    return a->to < b->to ? -1 : a->to > b->to;
}

static void assert_same_edges(const spec *a, const spec *b) {
    assert_int_equal(a->edge_count, b->edge_count);
    const size_t bytes = a->edge_count * sizeof *a->edges;
    lat_edge *left = mem_alloc(bytes), *right = mem_alloc(bytes);
    if (bytes) {
        memcpy(left, a->edges, bytes);
        memcpy(right, b->edges, bytes);
        qsort(left, a->edge_count, sizeof *left, by_start);
        qsort(right, a->edge_count, sizeof *right, by_start);
        assert_memory_equal(left, right, bytes);
    }
    mem_free(left);
    mem_free(right);
}

static void assert_same_members(const spec_set *a, const spec_set *b, size_t n) {
    assert_int_equal(a->members != NULL, b->members != NULL);
    if (a->members) assert_memory_equal(a->members, b->members, n * sizeof *a->members);
}

static void assert_same_entry(const spec_op *a, const spec_op *b, size_t n) {
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->left_out, b->left_out);
    assert_int_equal(a->promote, b->promote);
    assert_int_equal(a->reduce * 4 + a->commutative * 2 + a->monotone,
                     b->reduce * 4 + b->commutative * 2 + b->monotone);
    assert_same_members(&a->domain, &b->domain, n);
    for (size_t i = 0; i < LAT_OP_MOST_OPERANDS; i++)
        assert_same_members(&a->operands[i], &b->operands[i], n);
    assert_int_equal(a->form, b->form);
    assert_int_equal(a->by, b->by);
    assert_int_equal(a->count, b->count);
    if (a->count) assert_memory_equal(a->dtypes, b->dtypes, a->count * sizeof *a->dtypes);
    assert_int_equal(a->cell_count, b->cell_count);
    for (size_t i = 0; i < a->cell_count; i++) {
        assert_memory_equal(a->cells[i].operands, b->cells[i].operands, sizeof a->cells[i].operands);
        assert_int_equal(a->cells[i].result, b->cells[i].result);
        assert_int_equal(a->cells[i].computed_in, b->cells[i].computed_in);
    }
}

/* The lines of a map may be others, as long as they say the same of each dtype. */
static void assert_same_map(const spec_op_map *a, const spec_op_map *b, size_t n) {
    for (lat_id id = 0; (a->count || b->count) && id < n; id++) {
        const spec_op_case *left = spec_op_case_of(a, id), *right = spec_op_case_of(b, id);
        assert_int_equal(left != NULL, right != NULL);
        if (!left) continue;
        assert_int_equal(left->value.form, right->value.form);
        assert_int_equal(left->value.dtype, right->value.dtype);
    }
}

static void assert_same_entries(const spec *a, const spec *b) {
    const size_t n = a->dtype_count;
    assert_int_equal(a->entry_count, b->entry_count);
    for (size_t i = 0; i < a->entry_count; i++) {
        assert_same_entry(&a->entries[i], &b->entries[i], n);
        assert_same_map(&a->entries[i].map, &b->entries[i].map, n);
        assert_same_map(&a->entries[i].compute, &b->entries[i].compute, n);
        assert_int_equal(a->entries[i].to_integer, b->entries[i].to_integer);
    }
}

static void assert_same_sets(const spec *a, const spec *b) {
    assert_int_equal(a->set_count, b->set_count);
    for (size_t i = 0; i < a->set_count; i++) {
        assert_string_equal(a->sets[i].name, b->sets[i].name);
        assert_memory_equal(a->sets[i].members, b->sets[i].members, a->dtype_count * sizeof *a->sets[i].members);
    }
}

static void assert_same_castings(const spec *a, const spec *b) {
    assert_int_equal(a->casting_count, b->casting_count);
    for (size_t i = 0; i < a->casting_count; i++) {
        const spec_casting *left = &a->castings[i], *right = &b->castings[i];
        assert_string_equal(left->name, right->name);
        assert_int_equal(left->from, right->from);
        assert_int_equal(left->cast_count, right->cast_count);
        for (size_t k = 0; k < left->cast_count; k++) {
            assert_int_equal(left->casts[k].from, right->casts[k].from);
            assert_int_equal(left->casts[k].to, right->casts[k].to);
            assert_int_equal(left->casts[k].allows, right->casts[k].allows);
            assert_int_equal(left->casts[k].in_table, right->casts[k].in_table);
        }
        assert_int_equal(left->include_count, right->include_count);
        for (size_t k = 0; k < left->include_count; k++)
            assert_string_equal(left->includes[k], right->includes[k]);
    }
}

void support_assert_same_spec(const spec *a, const spec *b) {
    const size_t n = a->dtype_count;
    assert_string_equal(a->name, b->name);
    assert_same_text(a->title, b->title);
    assert_same_text(a->source, b->source);
    assert_same_text(a->note, b->note);
    assert_same_text(a->header, b->header);
    assert_int_equal(n, b->dtype_count);
    for (size_t i = 0; i < n; i++)
        assert_same_dtype(&a->dtypes[i], &b->dtypes[i]);
    assert_int_equal(a->from_table, b->from_table);
    if (a->from_table)
        assert_memory_equal(a->table, b->table, n * n * sizeof *a->table);
    else
        assert_same_edges(a, b);
    assert_int_equal(a->resolve_count, b->resolve_count);
    if (a->resolve_count) assert_memory_equal(a->resolves, b->resolves, a->resolve_count * sizeof *a->resolves);
    assert_memory_equal(a->laws, b->laws, sizeof a->laws);
    assert_int_equal(a->ops != NULL, b->ops != NULL);
    assert_int_equal(a->op_count, b->op_count);
    for (size_t i = 0; i < a->op_count; i++)
        assert_string_equal(a->ops[i], b->ops[i]);
    assert_int_equal(a->hot != NULL, b->hot != NULL);
    assert_int_equal(a->hot_count, b->hot_count);
    if (a->hot_count) assert_memory_equal(a->hot, b->hot, a->hot_count * sizeof *a->hot);
    assert_int_equal(a->inexact_default, b->inexact_default);
    assert_memory_equal(a->inexact, b->inexact, n * sizeof *a->inexact);
    assert_same_sets(a, b);
    assert_same_castings(a, b);
    assert_same_entries(a, b);
    assert_int_equal(a->by_zero_ones, b->by_zero_ones);
    assert_int_equal(a->weak_scalars, b->weak_scalars);
    assert_int_equal(a->in_range, b->in_range);
    assert_int_equal(a->via_f32, b->via_f32);
    assert_int_equal(a->nary, b->nary);
}
