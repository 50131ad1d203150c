#include "spec/table/import.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "spec/names/free_idents.h"
#include "spec/names/known_names.h"
#include "spec/names/names.h"
#include "spec/sandbox/sandbox_time.h"
#include "spec/spec.h"
#include "spec/table/table_fill.h"
#include "spec/table/table_form.h"

#include <stdlib.h>
#include <string.h>

static bool ends_in_star(const char *name) {
    const size_t length = strlen(name);
    return length > 1 && name[length - 1] == '*';
}

/* Gives a dtype the format that its name stands for; false if nobody knows the name. */
static bool make_as_named(spec_dtype *dtype, const char *name) {
    known_name meaning;
    if (!known_name_find(name, &meaning)) return false;
    if (meaning.known) {
        spec_dtype_make_known(dtype, meaning.known);
    } else {
        dtype->values = meaning.values;
        dtype->size = dtype_size(&meaning.values);
        dtype->of = meaning.of ? mem_copy(meaning.of) : NULL;
    }
    return true;
}

static void import_strong(spec_dtype *dtype) {
    const bool is_known = make_as_named(dtype, dtype->name) && dtype->well_known;
    if (is_known && strcmp(dtype->name, spec_dtype_format(dtype)) != 0) dtype->as = mem_copy(spec_dtype_format(dtype));
}

/* The first strong dtype of the table that has the format, or NULL. */
static const char *find_format(const spec *spec, const char *format) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const char *name = spec->dtypes[i].name, *its = spec_dtype_format(&spec->dtypes[i]);
        if (!ends_in_star(name) && its && strcmp(its, format) == 0) return name;
    }
    return NULL;
}

/*
 * Makes a weak dtype of `NAME*`: i*, f* and c* stand for what they are in Python, the others for NAME. Changes nothing
 * where there is no such dtype.
 */
static void import_weak(const spec *table, spec_dtype *dtype) {
    static const char *const python[][2] = {{"i*", "i64"}, {"f*", "f64"}, {"c*", "c128"}};
    char *name = mem_copy_n(dtype->name, strlen(dtype->name) - 1);
    for (size_t i = 0; i < sizeof python / sizeof *python; i++) {
        if (strcmp(dtype->name, python[i][0]) != 0) continue;
        mem_free(name);
        name = mem_copy(python[i][1]);
    }
    const lat_id listed = spec_find_dtype(table, name);
    const bool is_listed = listed != LAT_NONE && !ends_in_star(name);
    const char *stands_for = is_listed ? table->dtypes[listed].name : NULL;
    if (make_as_named(dtype, name) && !stands_for && dtype->well_known) {
        stands_for = find_format(table, spec_dtype_format(dtype));
        if (!stands_for) stands_for = spec_dtype_format(dtype);
    }
    if (stands_for) {
        dtype->weak_of = mem_copy(stands_for);
        dtype->well_known = true;
    } else {
        mem_free(dtype->of);
        dtype->of = NULL;
        dtype->size = 0;
        dtype->values = (val_set){.kind = VAL_ABSTRACT};
    }
    mem_free(name);
}

static void choose_idents(spec *spec, const spec_options *options) {
    size_t op_count;
    const char *const *ops = spec_options_op_names(options, &op_count);
    ident_set *taken = ident_set_new(ops, op_count);
    for (size_t pass = 0; pass < 2; pass++) { /* well-known dtypes keep their idents, so they choose first */
        for (size_t id = 0; id < spec->dtype_count; id++) {
            spec_dtype *dtype = &spec->dtypes[id];
            if ((pass == 0) == (dtype_find_known(dtype->name) != NULL))
                dtype->ident = ident_set_choose(taken, dtype->name);
        }
    }
    ident_set_free(taken);
}

/* Defines of->dtypes, which have names only: well-known, weak, else abstract; each with an ident of its own. */
static void import_dtypes(spec *spec, const spec_options *options) {
    for (size_t id = 0; id < spec->dtype_count; id++) {
        spec_dtype *dtype = &spec->dtypes[id];
        dtype->values.kind = VAL_ABSTRACT;
        dtype->strong = (lat_id)id;
        if (!ends_in_star(dtype->name)) import_strong(dtype);
    }
    for (size_t id = 0; id < spec->dtype_count; id++) { /* what they stand for is known by now */
        spec_dtype *dtype = &spec->dtypes[id];
        if (ends_in_star(dtype->name)) import_weak(spec, dtype);
        if (dtype->weak_of) dtype->strong = spec_find_dtype(spec, dtype->weak_of);
    }
    choose_idents(spec, options);
}

typedef struct naming {
    spec *spec;
    size_t capacity;
    spec_diagnostics *diagnostics;
} naming;

/* Adds a dtype if there is none of the name yet, and tells whether there was one. */
static bool add_name(naming *naming, table_cell cell) {
    spec *spec = naming->spec;
    if (map_find(&spec->notes->by_name, cell.start, cell.length)) return false;
    const spec_place place = table_cell_place(cell);
    char *name = mem_copy_n(cell.start, cell.length);
    map_add(&spec->notes->by_name, name, cell.length, (uint32_t)spec->dtype_count);
    VEC_PUSH(spec->dtypes, spec->dtype_count, naming->capacity) =
        (spec_dtype){.name = name, .value = SPEC_NO_VALUE, .place = place};
    const char *problem = strlen(name) != cell.length              ? "holds a NUL character"
                          : !text_is_utf8(cell.start, cell.length) ? "is not well-formed UTF-8"
                                                                   : name_dtype_problem(name);
    if (problem) name_report_bad_dtype(name, problem, spec->file, place, naming->diagnostics);
    return true;
}

/* Adds a diagnostic if there are too many dtypes to read on. */
static bool are_too_many(const naming *naming, size_t count, table_cell cell) {
    if (count <= LAT_MAX_DTYPES) return false;
    spec_diagnostics_add(naming->diagnostics, naming->spec->file, table_cell_place(cell), "too-many-dtypes",
                         "the table has %zu dtypes|there may be %zu", count, LAT_MAX_DTYPES);
    return true;
}

/* The header of a grid, which has each name once. */
static void read_header(naming *naming, const table_text *header) {
    if (header->count < 2)
        spec_diagnostics_add(naming->diagnostics, naming->spec->file, spec_place_unknown(), "table-header",
                             "the table has no dtypes|begin it with a header row: ,b,u8,i8");
    else if (header->quotes != TABLE_QUOTES_GOOD)
        table_report_quotes(header, naming->spec->file, naming->diagnostics);
    else if (!are_too_many(naming, header->count - 1, header->cells[0]))
        for (size_t i = 1; i < header->count; i++)
            if (!add_name(naming, header->cells[i]))
                spec_diagnostics_add(naming->diagnostics, naming->spec->file, table_cell_place(header->cells[i]),
                                     "table-header", "the header of the table has \"%s\" twice|take one column out",
                                     naming->spec
                                         ->dtypes[*map_find(&naming->spec->notes->by_name, header->cells[i].start,
                                                            header->cells[i].length)]
                                         .name);
}

/* The operands of a row in long form; none of one whose quotes are wrong. False if there are too many to read on. */
static bool read_operands(naming *naming, const table_text *row, const size_t column[TABLE_COLUMNS]) {
    for (size_t side = TABLE_LEFT; side <= TABLE_RIGHT && row->quotes == TABLE_QUOTES_GOOD; side++) {
        if (column[side] >= row->count) continue;
        add_name(naming, row->cells[column[side]]);
        if (are_too_many(naming, naming->spec->dtype_count, row->cells[column[side]])) return false;
    }
    return true;
}

/* Sets of->dtypes: those of a grid's header; of a table in long form the operands, as they come. False after a
 * diagnostic. */
static bool import_names(spec *spec, const table_form *form, spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    naming naming = {.spec = spec, .diagnostics = diagnostics};
    table_text rows = form->rows;
    bool more = table_text_next(&rows);
    if (!form->is_long || !more) {
        read_header(&naming, &rows);
    } else {
        while (more && read_operands(&naming, &rows, form->column))
            more = table_text_next(&rows);
    }
    table_text_close(&rows);
    return spec_diagnostics_found(diagnostics) == before;
}

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
    mem_free(cycle);
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
    lat_laws_verify(&promotion, &shape, &laws);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        spec->laws[law] = lat_law_of(law)->demanded && laws.law[law].outcome == LAT_HOLDS;
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
