#include "spec/table/import.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "spec/names/names.h"
#include "spec/sandbox/sandbox_time.h"
#include "spec/table/import_dtypes.h"
#include "spec/table/import_names.h"
#include "spec/table/table_pairs.h"
#include "spec/unrelated_dtypes.h"

#include <stdlib.h>
#include <string.h>

/* A table of n x n; NULL for a grid that has too few bytes for so many cells, whose mistakes are found without one. */
static lat_id *new_table(const spec *spec, const table_form *form, size_t length) {
    const size_t n = spec->dtype_count;
    return form->is_long ? mem_alloc(n * n * sizeof(lat_id)) : table_new_cells(n, length);
}

/* Reads header and cells. False after a diagnostic. */
static bool read_table(spec *spec, const char *bytes, size_t length, spec_diagnostics *diagnostics) {
    const table_form form = table_form_of(bytes, length);
    if (!import_names(spec, &form, diagnostics)) return false;
    spec->table = new_table(spec, &form, length);
    spec->notes->row_places = mem_alloc_zeroed(spec->dtype_count, sizeof *spec->notes->row_places);
    const char **names = spec_dtype_names(spec);
    const table_target target = {.by_name = &spec->notes->by_name,
                                 .names = names,
                                 .n = spec->dtype_count,
                                 .table = spec->table,
                                 .row_places = spec->notes->row_places,
                                 .file = spec->file,
                                 .diagnostics = diagnostics};
    table_text rows = form.rows;
    const bool filled = form.is_long ? table_pairs_fill(&target, &form) : table_fill(&target, &rows);
    table_text_close(&rows);
    mem_free(names);
    return filled;
}

/* The Hasse diagram of the order a <= b iff T[a][b] = b = T[b][a]; false if that relation has a cycle. */
static bool read_diagram(const spec *spec, lat_shape *diagram) {
    const size_t n = spec->dtype_count;
    lat_edge *edges = NULL;
    size_t count = 0, capacity = 0;
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            if (a != b && spec->table[a * n + b] == b && spec->table[b * n + a] == b)
                VEC_PUSH(edges, count, capacity) = (lat_edge){(lat_id)a, (lat_id)b};
    lat_order order;
    lat_id *cycle = NULL;
    size_t cycle_length;
    const lat_status status = lat_order_from_edges(&order, n, edges, count, &cycle, &cycle_length);
    free(cycle);
    mem_free(edges);
    if (status != LAT_OK) return false;
    lat_shape_of(&order, diagram);
    lat_order_free(&order);
    return true;
}

/*
 * The cells in which the joins of the diagram differ from the table, as resolves. False if those are more than one in
 * ten, or differ between the two orders of a pair.
 */
static bool find_resolves(const spec *spec, const lat_shape *diagram, lat_resolve **resolves, size_t *count) {
    const size_t n = spec->dtype_count;
    lat_promotion joins;
    size_t capacity = 0, differing = 0;
    lat_promotion_from_edges(&joins, n, diagram->hasse, diagram->hasse_count, NULL, 0, NULL, NULL);
    bool few = true;
    for (size_t a = 0; a < n && few; a++) {
        for (size_t b = a; b < n && few; b++) {
            const lat_id here = spec->table[a * n + b], there = spec->table[b * n + a];
            const lat_id join = lat_join(&joins, (lat_id)a, (lat_id)b);
            if (here == join && there == join) continue;
            differing += a == b ? 1 : 2;
            few = here == there && 10 * differing <= n * n;
            if (few) VEC_PUSH(*resolves, *count, capacity) = (lat_resolve){(lat_id)a, (lat_id)b, here};
        }
    }
    lat_promotion_free(&joins);
    return few;
}

/* Replaces the table by edges and resolves that say the same, where that is simpler. */
static void choose_form(spec *spec) {
    const size_t n = spec->dtype_count;
    lat_shape diagram;
    lat_resolve *resolves = NULL;
    size_t count = 0;
    spec->from_table = true;
    if (!read_diagram(spec, &diagram)) return;
    if (find_resolves(spec, &diagram, &resolves, &count)) {
        spec->from_table = false;
        spec->edge_count = diagram.hasse_count;
        spec->edges = mem_alloc_zeroed(diagram.hasse_count, sizeof *spec->edges);
        if (spec->edge_count) memcpy(spec->edges, diagram.hasse, spec->edge_count * sizeof *spec->edges);
        spec->resolves = resolves;
        spec->resolve_count = count;
        bool *lone = spec_find_unrelated(spec); /* as the table says */
        for (size_t i = 0; i < n; i++)
            spec->dtypes[i].alone = lone[i];
        mem_free(lone);
        mem_free(spec->table);
        spec->table = NULL;
    } else {
        mem_free(resolves);
    }
    lat_shape_free(&diagram);
}

/* Requires the laws that hold for the spec in the form that was chosen. */
static void find_laws(spec *spec) {
    const size_t n = spec->dtype_count;
    lat_promotion promotion;
    lat_shape shape;
    lat_laws laws;
    if (spec->from_table)
        lat_promotion_from_table(&promotion, n, spec->table);
    else
        lat_promotion_from_edges(&promotion, n, spec->edges, spec->edge_count, spec->resolves, spec->resolve_count,
                                 NULL, NULL);
    bool *weak = spec_weak_dtypes(spec);
    lat_promotion_describe(&promotion, LAT_NARY_FOLD, weak);
    mem_free(weak);
    lat_shape_of(&promotion.order, &shape);
    lat_laws_verify(&promotion, &shape, LAT_EFFORT_DEFAULT, &laws);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        spec->laws[law] = lat_law_of(law)->demanded && laws.law[law].verdict == LAT_HOLDS;
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
}

static void set_inexact(spec *spec) {
    spec->inexact = mem_alloc(spec->dtype_count * sizeof *spec->inexact);
    for (size_t i = 0; i < spec->dtype_count; i++)
        spec->inexact[i] = LAT_NONE;
    spec->inexact_default = spec_widest_float(spec);
}

spec *spec_import(const char *file, const char *name, const char *csv, size_t length, const spec_options *options,
                  spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    spec *spec = mem_alloc_zeroed(1, sizeof *spec);
    spec->notes = mem_alloc_zeroed(1, sizeof *spec->notes);
    spec->file = mem_copy(file);
    text own_name = {0};
    if (!name) name_from_file(file, &own_name);
    spec->name = name ? mem_copy(name) : own_name.data;
    sha256_hex(csv, length, spec->hash);
    name_check_spec(spec, spec_place_unknown(), diagnostics);
    const size_t mark = length >= 3 && memcmp(csv, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    spec->notes->text = mem_copy_n(csv + mark, length - mark);
    spec->notes->text_length = length - mark;
    spec->notes->csv = true;
    sandbox_time_begin(file, options ? &options->limits : NULL, diagnostics->coloured);
    const bool read =
        read_table(spec, csv + mark, length - mark, diagnostics) && spec_diagnostics_found(diagnostics) == before;
    sandbox_time_end();
    if (read) {
        import_dtypes(spec, options);
        choose_form(spec);
        find_laws(spec);
        set_inexact(spec);
        return spec;
    }
    spec_show_lines(spec, diagnostics);
    spec_free(spec);
    return NULL;
}
