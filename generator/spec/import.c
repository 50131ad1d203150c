#include "spec/import.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "base/text.h"
#include "spec/grid.h"
#include "spec/names.h"
#include "spec/reader.h"

#include <stdlib.h>
#include <string.h>

/* The header's names, as dtypes that have nothing but a name yet. False after a diagnostic. */
static bool read_names(spec *to, grid *from, spec_diagnostics *diagnostics) {
    const size_t before = diagnostics->count;
    if (!grid_next(from) || from->count < 2) {
        spec_diagnostics_add(diagnostics, to->file, 1, "table-header",
                             "the table has no dtypes|begin it with a header row: ,b,u8,i8");
        return false;
    }
    const size_t count = from->count - 1;
    const int line = (int)from->row + 1;
    if (count > LAT_MAX_DTYPES) {
        spec_diagnostics_add(diagnostics, to->file, line, "too-many-dtypes",
                             "the table has %zu dtypes|there may be %zu", count, LAT_MAX_DTYPES);
        return false;
    }
    to->dtypes = mem_alloc_zeroed(count, sizeof *to->dtypes);
    for (size_t i = 0; i < count; i++) {
        const grid_cell cell = from->cells[i + 1];
        char *name = mem_copy_n(cell.start, cell.length);
        to->dtypes[to->dtype_count++].name = name;
        const char *problem = strlen(name) != cell.length              ? "holds a NUL character"
                              : !text_is_utf8(cell.start, cell.length) ? "is no well-formed UTF-8"
                                                                       : name_dtype_problem(name);
        if (problem)
            spec_diagnostics_add(
                diagnostics, to->file, line, "bad-dtype-name",
                "the dtype name \"%s\" %s|a name is UTF-8 without white space, commas, quotes and control "
                "characters, and is not -",
                name, problem);
        else if (map_add(&to->notes->by_name, name, strlen(name), (uint32_t)i))
            spec_diagnostics_add(diagnostics, to->file, line, "table-header",
                                 "the header of the table has \"%s\" twice|take one column out", name);
    }
    return diagnostics->count == before;
}

/* Reads header and cells. False after a diagnostic. */
static bool read_table(spec *to, const char *csv, size_t length, spec_diagnostics *diagnostics) {
    grid names_of = {.at = csv, .end = csv + length, .csv = true};
    const bool named = read_names(to, &names_of, diagnostics);
    grid_close(&names_of);
    if (!named) return false;
    const size_t n = to->dtype_count;
    const char **names = mem_alloc_zeroed(n, sizeof *names);
    for (size_t i = 0; i < n; i++)
        names[i] = to->dtypes[i].name;
    to->table = grid_new_table(n, length);
    grid cells = {.at = csv, .end = csv + length, .csv = true};
    grid_target target = {.by_name = &to->notes->by_name,
                          .names = names,
                          .n = n,
                          .table = to->table,
                          .file = to->file,
                          .first_line = 1,
                          .diagnostics = diagnostics};
    const bool filled = grid_fill(&cells, &target);
    grid_close(&cells);
    mem_free(names);
    return filled;
}

static void no_memory_is_the_end(lat_status status) {
    if (status == LAT_NO_MEMORY) mem_exhausted();
}

/* The Hasse diagram of a <= b iff T[a][b] = b = T[b][a]; false if that relation has a cycle. */
static bool read_diagram(const spec *of, lat_shape *diagram) {
    const size_t n = of->dtype_count;
    lat_edge *edges = NULL;
    size_t count = 0, capacity = 0;
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            if (a != b && of->table[a * n + b] == b && of->table[b * n + a] == b)
                VEC_PUSH(edges, count, capacity) = (lat_edge){(lat_id)a, (lat_id)b};
    lat_order order;
    lat_id *cycle = NULL;
    size_t cycle_length;
    const lat_status status = lat_order_from_edges(&order, n, edges, count, &cycle, &cycle_length);
    no_memory_is_the_end(status);
    free(cycle);
    mem_free(edges);
    if (status != LAT_OK) return false;
    no_memory_is_the_end(lat_shape_of(&order, diagram));
    lat_order_free(&order);
    return true;
}

/*
 * The cells in which the joins of the diagram differ from the table, as resolves; false where they are more than one in
 * ten, or are not the same in both orders.
 */
static bool compare(const spec *of, const lat_shape *diagram, lat_resolve **resolves, size_t *count) {
    const size_t n = of->dtype_count;
    lat_promotion joins;
    lat_id *cycle = NULL;
    size_t cycle_length, capacity = 0, differing = 0;
    no_memory_is_the_end(
        lat_promotion_from_edges(&joins, n, diagram->hasse, diagram->hasse_count, NULL, 0, &cycle, &cycle_length));
    bool few = true;
    for (size_t a = 0; a < n && few; a++) {
        for (size_t b = a; b < n && few; b++) {
            const lat_id here = of->table[a * n + b], there = of->table[b * n + a];
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

/* Says the table as a diagram, where that is simpler. */
static void choose_form(spec *of) {
    lat_shape diagram;
    lat_resolve *resolves = NULL;
    size_t count = 0;
    of->from_table = true;
    if (!read_diagram(of, &diagram)) return;
    if (compare(of, &diagram, &resolves, &count)) {
        of->from_table = false;
        of->edge_count = diagram.hasse_count;
        of->edges = mem_alloc_zeroed(diagram.hasse_count, sizeof *of->edges);
        if (of->edge_count) memcpy(of->edges, diagram.hasse, of->edge_count * sizeof *of->edges);
        of->resolves = resolves;
        of->resolve_count = count;
        mem_free(of->table);
        of->table = NULL;
    } else {
        mem_free(resolves);
    }
    lat_shape_free(&diagram);
}

/* The laws that hold for the spec in the form it has got. */
static void find_laws(spec *of) {
    const size_t n = of->dtype_count;
    lat_promotion promotion;
    lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE};
    lat_laws laws;
    lat_id *cycle = NULL;
    size_t cycle_length;
    if (of->from_table) {
        lat_id *copy = mem_alloc(n * n * sizeof *copy);
        memcpy(copy, of->table, n * n * sizeof *copy);
        no_memory_is_the_end(lat_promotion_from_table(&promotion, n, copy));
    } else {
        no_memory_is_the_end(lat_promotion_from_edges(&promotion, n, of->edges, of->edge_count, of->resolves,
                                                      of->resolve_count, &cycle, &cycle_length));
    }
    if (promotion.order.transitive) no_memory_is_the_end(lat_shape_of(&promotion.order, &shape));
    no_memory_is_the_end(lat_laws_verify(&promotion, &shape, LAT_EFFORT_DEFAULT, &laws));
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        of->laws[law] = laws.law[law].verdict == LAT_HOLDS;
    if (promotion.order.transitive) lat_shape_free(&shape);
    lat_promotion_free(&promotion);
}

static void settle_inexact(spec *of) {
    of->inexact = mem_alloc(of->dtype_count * sizeof *of->inexact);
    for (size_t i = 0; i < of->dtype_count; i++)
        of->inexact[i] = LAT_NONE;
    of->inexact_default = spec_widest_float(of);
}

void spec_name_from_file(const char *file, text *name) {
    const char *slash = strrchr(file, '/'), *at = slash ? slash + 1 : file;
    const char *dot = strrchr(at, '.');
    const size_t length = dot && dot > at ? (size_t)(dot - at) : strlen(at);
    const size_t start = name->length;
    for (size_t i = 0; i < length; i++) {
        const char c = at[i];
        if (c >= 'A' && c <= 'Z')
            text_add_char(name, (char)(c - 'A' + 'a'));
        else
            text_add_char(name, (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_');
    }
    if (name_is_spec_name(text_string(name) + start) && !name_is_reserved(text_string(name) + start)) return;
    char *stem = mem_copy(text_string(name) + start);
    name->length = start;
    text_printf(name, "table_%s", stem);
    mem_free(stem);
}

spec *spec_import(const char *file, const char *name, const char *csv, size_t length, const spec_options *options,
                  spec_diagnostics *diagnostics) {
    const size_t before = diagnostics->count;
    spec *of = mem_alloc_zeroed(1, sizeof *of);
    of->notes = mem_alloc_zeroed(1, sizeof *of->notes);
    of->file = mem_copy(file);
    text own_name = {0};
    if (!name) spec_name_from_file(file, &own_name);
    of->name = name ? mem_copy(name) : own_name.data;
    sha256_hex(csv, length, of->hash);
    name_check(of, 1, diagnostics);
    const size_t mark = length >= 3 && memcmp(csv, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    if (read_table(of, csv + mark, length - mark, diagnostics) && diagnostics->count == before) {
        import_dtypes(of, &of->notes->by_name, options);
        choose_form(of);
        find_laws(of);
        settle_inexact(of);
        return of;
    }
    spec_free(of);
    return NULL;
}
