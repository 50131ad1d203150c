/* import and the writer: what is written reads back equal, and a table comes back cell by cell. Run in tests/spec. */
#include "base/memory.h"
#include "spec/read/import.h"
#include "spec/support.h"
#include "spec/write/writer.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static lat_promotion promotion_of(const spec *spec) {
    spec_diagnostics diagnostics = {0};
    lat_promotion promotion;
    assert_true(spec_promotion(spec, &promotion, &diagnostics));
    return promotion;
}

/* Writes the spec, reads that, and compares. Returns what was written; the caller frees. */
static char *assert_reads_back(const spec *system) {
    text lua = {0};
    spec_write(system, &lua);
    spec_diagnostics diagnostics = {0};
    spec *back = spec_read_text("back.lua", lua.data, lua.length, support_options(), &diagnostics);
    if (!back) {
        text messages = {0};
        spec_diagnostics_print(&diagnostics, &messages);
        fail_msg("%s\n%s", messages.data, lua.data);
    }
    support_assert_same_spec(system, back);
    spec_free(back);
    return lua.data;
}

static void each_spec(void (*check)(spec *spec)) {
    static const char *const folders[] = {"../../specs", "good"};
    size_t count = 0;
    for (size_t i = 0; i < 2; i++) {
        DIR *folder = opendir(folders[i]);
        assert_non_null(folder);
        for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
            const size_t length = strlen(entry->d_name);
            if (length < 5 || strcmp(entry->d_name + length - 4, ".lua") != 0) continue;
            if (length > 6 && strcmp(entry->d_name + length - 6, ".d.lua") == 0) continue;
            text path = {0};
            text_printf(&path, "%s/%s", folders[i], entry->d_name);
            spec_diagnostics diagnostics = {0};
            spec *spec = spec_read(path.data, support_options(), &diagnostics);
            if (!spec) fail_msg("%s", path.data);
            check(spec);
            spec_free(spec);
            text_free(&path);
            count++;
        }
        closedir(folder);
    }
    assert_true(count >= 30);
}

/* The spec has a promotion already, which leaves it as it is. */
static void check_written(spec *spec) {
    lat_promotion promotion = promotion_of(spec);
    lat_promotion_free(&promotion);
    char *lua = assert_reads_back(spec);
    for (char *line = strtok(lua, "\n"); line; line = strtok(NULL, "\n")) /* texts and tables are not broken */
        if (!spec->from_table && !strstr(line, " = \"")) assert_true(text_width(line) <= 120);
    mem_free(lua);
}

static void test_every_spec_reads_back(void **state) {
    (void)state;
    each_spec(check_written);
}

/* The promotion as `table --format csv` prints it. */
static void write_csv(const spec *spec, const lat_promotion *promotion, text *out) {
    for (size_t b = 0; b < spec->dtype_count; b++)
        text_printf(out, ",%s", spec->dtypes[b].name);
    for (size_t a = 0; a < spec->dtype_count; a++) {
        text_printf(out, "\n%s", spec->dtypes[a].name);
        for (size_t b = 0; b < spec->dtype_count; b++) {
            const lat_id join = lat_join(promotion, (lat_id)a, (lat_id)b);
            text_printf(out, ",%s", join == LAT_NONE ? "-" : spec->dtypes[join].name);
        }
    }
    text_add(out, "\n");
}

/* Imports the CSV, writes that as a spec, reads it, and compares all cells. Returns the spec that was read. */
static spec *assert_imports(const text *csv, size_t n) {
    spec_diagnostics diagnostics = {0};
    spec *made = spec_import("t.csv", NULL, csv->data, csv->length, support_options(), &diagnostics);
    if (!made) {
        text messages = {0};
        spec_diagnostics_print(&diagnostics, &messages);
        fail_msg("%s\n%s", messages.data, csv->data);
    }
    assert_int_equal(made->dtype_count, n);
    char *lua = assert_reads_back(made);
    spec_free(made);
    spec *back = support_read(lua);
    mem_free(lua);
    lat_promotion promotion = promotion_of(back);
    text again = {0};
    write_csv(back, &promotion, &again);
    assert_string_equal(again.data, csv->data);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        assert_int_equal(back->laws[law], law == LAT_LAW_IDEMPOTENCE || law == LAT_LAW_COMMUTATIVITY);
    lat_promotion_free(&promotion);
    text_free(&again);
    return back;
}

static void check_imported(spec *system) {
    lat_promotion promotion = promotion_of(system);
    text csv = {0};
    write_csv(system, &promotion, &csv);
    spec *back = assert_imports(&csv, system->dtype_count);
    if (!system->from_table && system->resolve_count == 0) assert_false(back->from_table || back->resolve_count);
    for (size_t i = 0; i < system->dtype_count; i++) {
        const spec_dtype *known = &back->dtypes[i];
        if (system->dtypes[i].well_known && !system->dtypes[i].weak_of && !system->dtypes[i].as)
            assert_true(known->well_known);
    }
    spec_free(back);
    text_free(&csv);
    lat_promotion_free(&promotion);
}

static void test_every_table_comes_back(void **state) {
    (void)state;
    each_spec(check_imported);
}

/* Random tables: of nothing but chance, of a random order's joins, and of those with a few cells changed. */
static void test_random_tables(void **state) {
    (void)state;
    static const char *const names[] = {"b", "u8",  "i*", "f32*", "zz*", "f8_e4m3",
                                        "π", "add", "ok", "a+b",  "a-b", "x*"};
    size_t lattices = 0, resolved = 0, tables = 0;
    srand(42);
    for (size_t round = 0; round < 1500; round++) {
        const size_t n = 1 + (size_t)rand() % 9;
        const int kind = rand() % 3;
        lat_id cells[81];
        lat_edge edges[36];
        size_t edge_count = 0;
        for (size_t a = 0; a < n; a++)
            for (size_t b = a + 1; b < n; b++)
                if (rand() % 3 == 0) edges[edge_count++] = (lat_edge){(lat_id)a, (lat_id)b};
        lat_promotion joins;
        lat_id *cycle;
        size_t length;
        assert_int_equal(lat_promotion_from_edges(&joins, n, edges, edge_count, NULL, 0, &cycle, &length), LAT_OK);
        for (size_t i = 0; i < n * n; i++) {
            const bool changed = kind == 1 && rand() % 12 == 0;
            const lat_id any = (lat_id)((size_t)rand() % n), join = lat_join(&joins, (lat_id)(i / n), (lat_id)(i % n));
            cells[i] = join;
            if (kind == 0 || changed) cells[i] = any;
            if ((kind == 0 || changed) && rand() % 4 == 0) cells[i] = LAT_NONE;
        }
        lat_promotion_free(&joins);
        const bool symmetric = rand() % 2;
        for (size_t a = 0; a < n && symmetric; a++)
            for (size_t b = 0; b < a; b++)
                cells[a * n + b] = cells[b * n + a];
        text csv = {0};
        const size_t first = (size_t)rand() % 12;
        for (size_t b = 0; b < n; b++)
            text_printf(&csv, ",%s", names[(first + b) % 12]);
        for (size_t a = 0; a < n; a++) {
            text_printf(&csv, "\n%s", names[(first + a) % 12]);
            for (size_t b = 0; b < n; b++)
                text_printf(&csv, ",%s", cells[a * n + b] == LAT_NONE ? "-" : names[(first + cells[a * n + b]) % 12]);
        }
        text_add(&csv, "\n");
        spec *back = assert_imports(&csv, n);
        lattices += !back->from_table && !back->resolve_count;
        resolved += !back->from_table && back->resolve_count;
        tables += back->from_table;
        if (kind == 2) assert_false(back->from_table || back->resolve_count);
        spec_free(back);
        text_free(&csv);
    }
    assert_true(lattices > 300);
    assert_true(resolved > 50);
    assert_true(tables > 300);
}

static const spec_dtype *dtype_of(const spec *spec, const char *name) {
    return &spec->dtypes[spec_find_dtype(spec, name)];
}

static void test_what_names_become(void **state) {
    (void)state;
    const char *names[] = {"b",   "i*",  "f*",       "c*",  "bf16*", "date",  "date*", "odd*",
                           "a+b", "a-b", "no_dtype", "A_B", "real",  "where", "π"};
    const size_t n = sizeof names / sizeof *names;
    text csv = {0};
    for (size_t b = 0; b < n; b++)
        text_printf(&csv, ",%s", names[b]);
    for (size_t a = 0; a < n; a++) {
        text_printf(&csv, "\n%s", names[a]);
        for (size_t b = 0; b < n; b++)
            text_printf(&csv, ",%s", a == b ? names[a] : "-");
    }
    text_add(&csv, "\n");
    spec *spec = assert_imports(&csv, n);
    assert_string_equal(dtype_of(spec, "i*")->weak_of, "i64");
    assert_string_equal(dtype_of(spec, "f*")->weak_of, "f64");
    assert_string_equal(dtype_of(spec, "c*")->weak_of, "c128");
    assert_string_equal(dtype_of(spec, "bf16*")->weak_of, "bf16");
    assert_string_equal(dtype_of(spec, "date*")->weak_of, "date");
    assert_int_equal(dtype_of(spec, "date*")->strong, spec_find_dtype(spec, "date"));
    assert_null(dtype_of(spec, "odd*")->weak_of);
    assert_int_equal(dtype_of(spec, "odd*")->values.kind, VAL_ABSTRACT);
    assert_string_equal(dtype_of(spec, "a+b")->ident, "a_b");
    assert_string_equal(dtype_of(spec, "a-b")->ident, "a_b_2");
    assert_string_equal(dtype_of(spec, "no_dtype")->ident, "no_dtype_2");
    assert_string_equal(dtype_of(spec, "A_B")->ident, "A_B_3");
    assert_string_equal(dtype_of(spec, "real")->ident, "real_2"); /* SQL's dtype has the name of an operation */
    assert_string_equal(dtype_of(spec, "where")->ident, "where_2");
    spec_free(spec);
    text_free(&csv);
}

static void test_reading_csv_files(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read("../oracles/numpy2_nep50.csv", support_options(), &diagnostics);
    assert_non_null(spec);
    assert_string_equal(spec->name, "numpy2_nep50");
    assert_int_equal(spec->edge_count, 28);
    assert_int_equal(spec->resolve_count, 14);
    assert_int_equal(spec->file_count, 1);
    assert_string_equal(spec->files[0].path, "../oracles/numpy2_nep50.csv");
    assert_string_equal(spec->dtypes[spec->inexact_default].name, "f64");
    spec_free(spec);
    spec = spec_import("x.csv", "Not-A-Name", ",b\nb,b\n", 7, support_options(), &diagnostics);
    assert_null(spec);
    assert_string_equal(diagnostics.entries[0].name, "bad-name");
    spec_diagnostics_free(&diagnostics);
}

static void test_the_writer(void **state) {
    (void)state;
    spec *spec = support_read(
        "return { name = 't', title = 'a \"b\" \\\\ c\\nd\\te', dtypes = { 'b', 'i8', 'f32', 'f64', 'i64',\n"
        "  { 'end', kind = 'abstract' }, { 'i*', weak = 'i64' }, { 'a-b', kind = 'abstract', ident = 'q' } },\n"
        "  promotes = { ['end'] = { 'i*' }, b = { 'i8', 'end' }, ['a-b'] = { 'b' } },\n"
        "  resolve = { ['i8,f32'] = '-', ['b,a-b'] = 'f64' }, laws = { 'least', 'order' }, ops = { 'less' },\n"
        "  inexact = { i8 = 'f32', ['i*'] = 'f64' }, rounding = 'via_f32', header = '<x.h>' }");
    char *lua = assert_reads_back(spec);
    assert_string_equal(lua, "return {\n"
                             "  name   = \"t\",\n"
                             "  title  = \"a \\\"b\\\" \\\\ c\\nd\\009e\",\n"
                             "  header = \"<x.h>\",\n"
                             "\n"
                             "  dtypes = {\n"
                             "    \"b\",\n"
                             "    \"i8\",\n"
                             "    \"f32\", \"f64\",\n"
                             "    \"i64\",\n"
                             "    { \"end\", kind = \"abstract\" },\n"
                             "    { \"i*\", weak = \"i64\" },\n"
                             "    { \"a-b\", kind = \"abstract\", ident = \"q\" },\n"
                             "  },\n"
                             "\n"
                             "  promotes = {\n"
                             "    b       = { \"i8\", \"end\" },\n"
                             "    [\"end\"] = { \"i*\" },\n"
                             "    [\"a-b\"] = { \"b\" },\n"
                             "  },\n"
                             "\n"
                             "  resolve = {\n"
                             "    [\"b,a-b\"]  = \"f64\",\n"
                             "    [\"i8,f32\"] = \"-\",\n"
                             "  },\n"
                             "\n"
                             "  laws = { \"order\", \"least\" },\n"
                             "\n"
                             "  ops = { \"less\" },\n"
                             "\n"
                             "  inexact = { i8 = \"f32\", [\"i*\"] = \"f64\" },\n"
                             "\n"
                             "  rounding = \"via_f32\",\n"
                             "}\n");
    mem_free(lua);
    spec_free(spec);
    spec = support_read(
        "return { name = 't', dtypes = { { ']]', kind = 'abstract', ident = 'x' }, { ']=]=', kind = 'abstract',\n"
        "  ident = 'y' } }, table = ']] ]=]=\\n]] ]] -\\n]=]= - -', laws = {} }");
    lua = assert_reads_back(spec);
    assert_non_null(strstr(lua, "  table = [==[\n"
                                "          ]]  ]=]=\n"
                                "    ]]    ]]  -\n"
                                "    ]=]=  -   -\n"
                                "  ]==],\n\n  laws = {},\n"));
    mem_free(lua);
    spec_free(spec);
}

/* Names that joinery itself and its operations have: each dtype gets an ident that generate takes. */
static void test_reserved_names(void **state) {
    (void)state;
    static const char own[] =
        ",ok,OK,block,dtype,dtype_,no_dtype,kind_int,loss_none,status,convert,binary,isa,op,api,a+b,i*";
    size_t op_count;
    const char *const *ops = spec_options_op_names(support_options(), &op_count);
    text names = {0}, cells = {0}, table = {0};
    text_add(&names, own);
    for (size_t i = 0; i < op_count; i++)
        text_printf(&names, ",%s", ops[i]);
    for (const char *at = names.data; *at; at++)
        if (*at == ',') text_add(&cells, ",-");
    text_printf(&table, "%s\n", names.data);
    for (char *name = strtok(names.data, ","); name; name = strtok(NULL, ","))
        text_printf(&table, "%s%s\n", name, cells.data);
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_import("t.csv", NULL, table.data, table.length, support_options(), &diagnostics);
    analysis made;
    assert_true(spec && analysis_make(spec, "t.csv", &made, &diagnostics));
    support_find_names(&made, &diagnostics);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    if (messages.length) fail_msg("%s", messages.data);
    assert_true(spec->dtype_count > 60);
    analysis_free(&made);
    spec_diagnostics_free(&diagnostics);
    text_free(&messages);
    text_free(&table);
    text_free(&cells);
    text_free(&names);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_spec_reads_back), cmocka_unit_test(test_every_table_comes_back),
        cmocka_unit_test(test_random_tables),         cmocka_unit_test(test_what_names_become),
        cmocka_unit_test(test_reading_csv_files),     cmocka_unit_test(test_the_writer),
        cmocka_unit_test(test_reserved_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
