#include "spec/read/import.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "platform/disk.h"
#include "spec/names/free_idents.h"
#include "spec/names/known_names.h"
#include "spec/names/name_company.h"
#include "spec/names/names.h"
#include "spec/read/canonical.h"
#include "spec/read/source.h"
#include "spec/sandbox/sandbox.h"
#include "spec/sandbox/sandbox_time.h"

#include <stdlib.h>
#include <string.h>

static bool ends_in_star(const char *name) {
    const size_t length = strlen(name);
    return length > 1 && name[length - 1] == '*';
}

/* The strong dtypes' names, which tell what each of them means. */
typedef struct table_names {
    const char **names;
    size_t count;
    size_t prefix; /* what all begin with */
    name_system system;
} table_names;

/* Gives a dtype the format that its name stands for; false if nobody knows the name, or it has no format. */
static bool make_as_named(spec_dtype *dtype, const char *name, name_system system) {
    known_name meaning;
    if (!known_name_find(name, system, &meaning) || meaning.is_unbounded) return false;
    if (meaning.known) {
        spec_dtype_make_known(dtype, meaning.known);
    } else {
        dtype->values = meaning.values;
        dtype->size = dtype_size(&meaning.values);
        dtype->of = meaning.of ? mem_copy(meaning.of) : NULL;
    }
    return true;
}

static void import_strong(const table_names *table, spec_dtype *dtype) {
    const bool is_known = make_as_named(dtype, dtype->name + table->prefix, table->system) && dtype->well_known;
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
static void import_weak(const spec *table, name_system system, spec_dtype *dtype) {
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
    if (make_as_named(dtype, name, system) && !stands_for && dtype->well_known) {
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

static void add_remark(spec *spec, const text *remark) {
    text all = {0};
    if (spec->remarks) text_printf(&all, "%s\n", spec->remarks);
    text_add(&all, text_string(remark));
    mem_free(spec->remarks);
    spec->remarks = all.data;
}

/* Decides whose names they are, and remarks on those that mean something else to others. */
static table_names find_system(spec *spec, const spec_options *options) {
    table_names table = {.names = mem_alloc((spec->dtype_count + 1) * sizeof *table.names)};
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (!ends_in_star(spec->dtypes[id].name)) table.names[table.count++] = spec->dtypes[id].name;
    table.prefix = name_company_prefix(table.names, table.count);
    for (size_t i = 0; i < table.count; i++)
        table.names[i] += table.prefix;
    const name_system asked = options ? options->names : NAMES_ANY;
    const name_company company = name_company_find(table.names, table.count, table.prefix, asked ? asked : spec->names);
    text remark = {0};
    name_company_tell(&company, table.names, table.count, &remark);
    table.system = company.system;
    if (company.is_given || remark.length) spec->names = company.system;
    if (remark.length) add_remark(spec, &remark);
    text_free(&remark);
    return table;
}

/* Remarks on two names that were read as one format though one promotes to the other: one may be something else. */
static void remark_doubles(spec *spec) {
    const size_t n = spec->dtype_count;
    text remark = {0};
    size_t count = 0;
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const spec_dtype *low = &spec->dtypes[a], *high = &spec->dtypes[b];
            if (a == b || low->weak_of || high->weak_of || low->values.kind == VAL_ABSTRACT) continue;
            if (spec->table[a * n + b] != b || spec->table[b * n + a] != b) continue;
            if (!val_set_equal(&low->values, &high->values) || count++) continue;
            text_printf(&remark, "%s and %s are read as one format, yet %s promotes to %s", low->name, high->name,
                        low->name, high->name);
        }
    }
    if (count > 1) text_printf(&remark, count > 2 ? ", as do %zu more pairs" : ", as does %zu more pair", count - 1);
    text_add(&remark, ". If one is another format, give --names SYSTEM, or say as = in the spec");
    if (count) add_remark(spec, &remark);
    text_free(&remark);
}

/* Defines of->dtypes, which have names only: well-known, weak, else abstract; each with an ident of its own. */
static void import_dtypes(spec *spec, const spec_options *options) {
    const table_names table = find_system(spec, options);
    for (size_t id = 0; id < spec->dtype_count; id++) {
        spec_dtype *dtype = &spec->dtypes[id];
        dtype->values.kind = VAL_ABSTRACT;
        dtype->strong = (lat_id)id;
        if (!ends_in_star(dtype->name)) import_strong(&table, dtype);
    }
    for (size_t id = 0; id < spec->dtype_count; id++) { /* what they stand for is known by now */
        spec_dtype *dtype = &spec->dtypes[id];
        if (ends_in_star(dtype->name)) import_weak(spec, table.system, dtype);
        if (dtype->weak_of) dtype->strong = spec_find_dtype(spec, dtype->weak_of);
    }
    mem_free(table.names);
    spec_identify_values(spec);
    choose_idents(spec, options);
    if (spec->table) remark_doubles(spec);
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

char *spec_table_path(const char *argument, const char **part) {
    char *path = mem_copy(argument);
    disk_facts facts;
    *part = NULL;
    for (char *hash; strcmp(path, "-") != 0 && !disk_look(path, true, &facts) && (hash = strrchr(path, '#')) != NULL;) {
        *hash = '\0';
        *part = argument + (hash - path) + 1;
    }
    if (*part && **part && (strcmp(path, "-") == 0 || disk_look(path, true, &facts))) return path;
    *part = NULL;
    mem_free(path);
    return mem_copy(argument);
}

bool spec_is_table(const char *bytes, size_t length) {
    sandbox *box = sandbox_open(NULL, NULL);
    lua_State *lua = sandbox_state(box);
    modules_push(lua, "layouts", "is_table");
    lua_pushlstring(lua, bytes, length);
    lua_call(lua, 1, 1);
    const bool is = lua_toboolean(lua, -1);
    sandbox_close(box);
    return is;
}

/* Reads header and cells. False after a diagnostic. */
static bool read_table(spec *spec, const spec_options *options, spec_diagnostics *diagnostics) {
    spec_report report = {diagnostics, spec->file};
    spec_reader reader = {.spec = spec, .diagnostics = diagnostics};
    sandbox *box = sandbox_open(options, &report);
    lua_State *lua = sandbox_state(box);
    modules_push(lua, "import", "read");
    lua_pushlstring(lua, spec->notes->text, spec->notes->text_length);
    lua_pushstring(lua, spec->file);
    lua_pushstring(lua, options ? options->part : NULL);
    lua_call(lua, 3, 1);
    char *name = spec->name; /* which the table does not say */
    canonical_copy(lua, &reader);
    spec->name = name;
    sandbox_close(box);
    mem_free(reader.op_places);
    return reader.linked;
}

spec *spec_import(const char *file, const char *name, const char *csv, size_t length, const spec_options *options,
                  spec_diagnostics *diagnostics) {
    if (source_is_foreign(file, csv, length, diagnostics)) return NULL;
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
    const bool read = read_table(spec, options, diagnostics) && spec_diagnostics_found(diagnostics) == before;
    sandbox_time_end();
    if (read) {
        import_dtypes(spec, options);
        if (spec->table) { /* else all tables are of castings */
            choose_form(spec);
            spec->laws[LAT_LAW_IDEMPOTENCE] = spec->laws[LAT_LAW_COMMUTATIVITY] = true;
        }
        spec->inexact_default = spec_widest_float(spec);
        return spec;
    }
    spec_show_lines(spec, diagnostics);
    spec_free(spec);
    return NULL;
}
