/* extends and without: what is merged, replaced, inherited and dropped, in both forms. Run in tests/spec. */
#include "base/memory.h"
#include "spec/operation.h"
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static lat_id id_of(const spec *of, const char *name) {
    const lat_id id = spec_find_dtype(of, name);
    if (id == LAT_NONE) fail_msg("no dtype %s", name);
    return id;
}

static void assert_names(const spec *of, const char *expected) {
    text names = {0};
    for (size_t i = 0; i < of->dtype_count; i++) {
        text_printf(&names, "%s%s", i ? " " : "", of->dtypes[i].name);
        assert_int_equal(spec_find_dtype(of, of->dtypes[i].name), i);
    }
    assert_string_equal(text_string(&names), expected);
    text_free(&names);
}

/* The edges as "b>i8 i8>i16". */
static void assert_edges(const spec *of, const char *expected) {
    text edges = {0};
    for (size_t i = 0; i < of->edge_count; i++)
        text_printf(&edges, "%s%s>%s", i ? " " : "", of->dtypes[of->edges[i].from].name,
                    of->dtypes[of->edges[i].to].name);
    assert_string_equal(text_string(&edges), expected);
    text_free(&edges);
}

static void assert_resolves(const spec *of, const char *expected) {
    text resolves = {0};
    for (size_t i = 0; i < of->resolve_count; i++) {
        const lat_resolve *at = &of->resolves[i];
        text_printf(&resolves, "%s%s,%s=%s", i ? " " : "", of->dtypes[at->a].name, of->dtypes[at->b].name,
                    at->value == LAT_NONE ? "-" : of->dtypes[at->value].name);
    }
    assert_string_equal(text_string(&resolves), expected);
    text_free(&resolves);
}

/* The sets as "wide=i32,i64 ...". */
static void assert_sets(const spec *of, const char *expected) {
    text sets = {0};
    for (size_t i = 0; i < of->set_count; i++) {
        text_printf(&sets, "%s%s=", i ? " " : "", of->sets[i].name);
        const char *comma = "";
        for (size_t id = 0; id < of->dtype_count; id++) {
            if (!of->sets[i].members[id]) continue;
            text_printf(&sets, "%s%s", comma, of->dtypes[id].name);
            comma = ",";
        }
    }
    assert_string_equal(text_string(&sets), expected);
    text_free(&sets);
}

/* The castings as "safe:exact +i8>u8 -u8>i8 ...". */
static void assert_castings(const spec *of, const char *expected) {
    text castings = {0};
    for (size_t i = 0; i < of->casting_count; i++) {
        text_printf(&castings, "%s%s:%s", i ? " " : "", of->castings[i].name, of->castings[i].from);
        for (size_t k = 0; k < of->castings[i].cast_count; k++) {
            const spec_cast *at = &of->castings[i].casts[k];
            text_printf(&castings, " %c%s>%s", at->allows ? '+' : '-', of->dtypes[at->from].name,
                        of->dtypes[at->to].name);
        }
    }
    assert_string_equal(text_string(&castings), expected);
    text_free(&castings);
}

static void test_nothing_but_a_name(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'more', extends = 'good/small.lua' }");
    assert_string_equal(of->name, "more");
    assert_null(of->title); /* what a base says of itself is no longer true */
    assert_names(of, "b i8 i16 i32 i*");
    assert_edges(of, "b>i* i8>i16 i16>i32 i*>i8");
    assert_resolves(of, "b,b=i8 b,i32=i16");
    assert_int_equal(of->file_count, 1);
    assert_string_equal(of->files[0].path, "good/small.lua");
    assert_int_equal(of->dtypes[id_of(of, "i*")].strong, id_of(of, "i32"));
    spec_free(of);
}

static void test_merging(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'more', extends = 'good/small.lua',\n"
                            "  dtypes = { 'i64', { 'i*', weak = 'i64', title = 'wider' }, 'f32' },\n"
                            "  promotes = { i8 = { 'f32', 'i16' }, i32 = { 'i64' }, ['i*'] = { 'f32' } },\n"
                            "  resolve = { ['i32,b'] = '-', ['i8,f32'] = 'f32' } }");
    assert_names(of, "b i8 i16 i32 i* i64 f32"); /* i* stays where it was */
    assert_edges(of, "b>i* i8>i16 i8>f32 i16>i32 i32>i64 i*>i8 i*>f32");
    assert_resolves(of, "b,b=i8 b,i32=- i8,f32=f32");
    assert_int_equal(of->dtypes[id_of(of, "i*")].strong, id_of(of, "i64"));
    assert_string_equal(of->dtypes[id_of(of, "i*")].title, "wider");
    assert_int_equal(of->dtypes[id_of(of, "i*")].size, 8);
    spec_free(of);
}

/* A path through dropped dtypes becomes an edge; what speaks of them goes, and a value that is one becomes undefined.
 */
static void test_without(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i8', 'i16' } }");
    assert_names(of, "b i32 i*");
    assert_edges(of, "b>i* i*>i32");
    assert_resolves(of, "b,b=- b,i32=-");
    spec_free(of);
    of = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'b' } }");
    assert_resolves(of, "");
    spec_free(of);
    /* i* stands for a well-known dtype, so that it can do without its i32 */
    of = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i32' } }");
    assert_int_equal(of->dtypes[id_of(of, "i*")].strong, LAT_NONE);
    assert_int_equal(of->dtypes[id_of(of, "i*")].size, 4);
    spec_free(of);
    /* dropped and given again: at the end, and without the edges it had */
    of = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i8' }, dtypes = { 'i8' } }");
    assert_names(of, "b i16 i32 i* i8");
    assert_edges(of, "b>i* i16>i32 i*>i16");
    spec_free(of);
}

/* Edges that were there already are not added again by a path. */
static void test_bridges(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'less', extends = 'good/diamonds.lua', without = { 'c', 'd', 'e' } }");
    assert_names(of, "a b f g");
    assert_edges(of, "a>g a>f a>b b>f b>g f>g");
    spec_free(of);
}

static void test_settings(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'more', extends = 'good/custom.lua' }");
    assert_null(of->note);
    assert_string_equal(of->header, "dec64.h");
    assert_int_equal(of->op_count, 2);
    assert_int_equal(of->hot_count, 2);
    assert_int_equal(of->hot[0].a, id_of(of, "f16"));
    assert_int_equal(of->hot[0].b, id_of(of, "i5"));
    assert_int_equal(of->inexact_default, id_of(of, "f16"));
    assert_int_equal(of->inexact[id_of(of, "i5")], id_of(of, "f7"));
    assert_int_equal(of->dtypes[id_of(of, "c7")].size, 2);
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/custom.lua', header = 'other.h', ops = { 'less' },\n"
                      "  hot = { 'u16,u16' }, inexact = { u33 = 'f32' }, rounding = 'via_f32', laws = { 'order' } }");
    assert_string_equal(of->header, "other.h");
    assert_int_equal(of->op_count, 1);
    assert_int_equal(of->hot_count, 1); /* replaced, not merged */
    assert_int_equal(of->hot[0].a, id_of(of, "u16"));
    assert_int_equal(of->inexact_default, id_of(of, "f32")); /* the default again: the base's is replaced */
    assert_int_equal(of->inexact[id_of(of, "i5")], LAT_NONE);
    assert_true(of->via_f32);
    assert_false(of->laws[LAT_LAW_LEAST]);
    spec_free(of);
    /* entries that speak of dropped dtypes go, the default with its dtype */
    of = support_read("return { name = 'more', extends = 'good/custom.lua', without = { 'f16', 'c7', 'c*' } }");
    assert_int_equal(of->inexact_default, id_of(of, "f32"));
    assert_int_equal(of->inexact[id_of(of, "i5")], id_of(of, "f7"));
    assert_int_equal(of->inexact[id_of(of, "b")], LAT_NONE);
    assert_int_equal(of->hot_count, 1);
    assert_int_equal(of->hot[0].b, id_of(of, "f32"));
    spec_free(of);
    /* a default that nobody gave is found anew */
    of = support_read("return { name = 'more', extends = 'good/small.lua', dtypes = { 'f16', 'f64' } }");
    assert_int_equal(of->inexact_default, id_of(of, "f64"));
    spec_free(of);
}

static const spec_op *entry_of(const spec *of, const char *op) {
    for (size_t i = 0; i < of->entry_count; i++)
        if (strcmp(of->entries[i].name, op) == 0) return &of->entries[i];
    return NULL;
}

static const spec_op *rule_of(const spec *of, const char *op) {
    const spec_op *entry = entry_of(of, op);
    if (!entry) fail_msg("no rule for %s", op);
    return entry;
}

/* Rules are merged by operation, "default" takes one back; dropped dtypes go, and a rule with the last of its own. */
static void test_results(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'more', extends = 'good/custom.lua' }");
    assert_int_equal(of->entry_count, 3);
    assert_true(of->by_zero_ones);
    assert_true(of->dtypes[id_of(of, "f7")].saturates);
    assert_int_equal(rule_of(of, "add")->form, SPEC_OP_FLOOR);
    assert_int_equal(rule_of(of, "add")->dtypes[0], id_of(of, "i5"));
    assert_int_equal(rule_of(of, "multiply")->count, 4);
    assert_int_equal(rule_of(of, "subtract")->form, SPEC_OP_INEXACT);
    assert_null(entry_of(of, "divide"));
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/custom.lua', by_zero = 'zero', dtypes = { 'f16' },\n"
                      "  results = { add = { loops = { 'b', 'f32' } }, subtract = 'default', minimum = 'inexact' } }");
    assert_int_equal(of->entry_count, 3);
    assert_false(of->by_zero_ones);
    assert_false(of->dtypes[id_of(of, "f16")].saturates);
    assert_int_equal(rule_of(of, "add")->form, SPEC_OP_LOOPS);
    assert_int_equal(rule_of(of, "add")->dtypes[1], id_of(of, "f32"));
    assert_int_equal(rule_of(of, "multiply")->count, 4);
    assert_null(entry_of(of, "subtract"));
    spec_free(of);
    of = support_read("return { name = 'less', extends = 'good/custom.lua', without = { 'i5', 'f16' } }");
    assert_null(entry_of(of, "add"));
    assert_int_equal(rule_of(of, "multiply")->count, 2);
    assert_int_equal(rule_of(of, "multiply")->dtypes[0], id_of(of, "f7"));
    spec_free(of);
}

/* Entries of operations are inherited by name; what is of a kind takes in dtypes that are added. */
static void test_operations(void **state) {
    (void)state;
    spec *of = support_read(
        "return { name = 'more', extends = 'good/operations.lua', without = { 'i8' }, dtypes = { 'f16' },\n"
        "  ops = { hypot = 'inexact', logical_or = false } }");
    const spec_operation *exp = spec_operation_find(of, "exp");
    assert_non_null(exp);
    assert_true(exp->own->domain.members[id_of(of, "f16")]);
    assert_int_equal(exp->own->case_count, 1); /* the line of i8 went */
    assert_int_equal(exp->own->cell_count, 0);
    assert_int_equal(spec_operation_find(of, "hypot")->own->form, SPEC_OP_INEXACT);
    assert_null(spec_operation_find(of, "hypot")->own->domain.members);
    assert_null(spec_operation_find(of, "logical_or"));
    assert_true(spec_operation_find(of, "add") && !spec_operation_find(of, "multiply"));
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/operations.lua', ops = { 'multiply' } }");
    assert_true(spec_operation_find(of, "multiply") && !spec_operation_find(of, "add"));
    assert_non_null(spec_operation_find(of, "exp"));
    spec_free(of);
}

/* A custom dtype that others are made of is defined anew, and they with it. */
/* Classes hold of the dtypes that a spec adds, names of those that it redefines; what it drops is no member. */
static void test_sets(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'same', extends = 'good/sets.lua' }");
    assert_sets(of, "all=b,i8,u8,float,f64,f* empty= exact=b,i8,u8 float=float floats=float,f64,f* "
                    "numbers=i8,u8,float,f64,f* real=i8,u8,float,f64,f* scalars=f* small=b,i8,u8,float "
                    "stored=b,i8,u8,float,f64");
    spec_free(of);
    of = support_read("return { name = 'other', extends = 'good/sets.lua', without = { 'u8', 'f64', 'f*' },\n"
                      "  dtypes = { 'f16', { 'float', kind = 'abstract' }, { 'i*', weak = 'i8' } },\n"
                      "  sets = { stored = 'f16', all = 'integer b', ALL = { 'any' } } }");
    assert_sets(of, "ALL=b,i8,float,f16,i* all=b,i8,i* empty= exact=b,i8,i* float=float floats=f16 "
                    "numbers=i8,float,f16,i* real=i8,float,f16,i* scalars=i* small=b,i8,float,i* stored=f16");
    spec_free(of);
}

static void test_castings(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'same', extends = 'good/sets.lua' }");
    assert_castings(of, "none:no torch:same_kind -b>i8 +b>u8 +i8>u8 -float>i8 -float>u8 "
                        "values:rounds -i8>f64 -u8>f64 -float>f64 -f*>f64");
    spec_free(of);
    of = support_read(
        "return { name = 'other', extends = 'good/sets.lua', without = { 'u8' }, dtypes = { 'i16' },\n"
        "  castings = { values = { allow = { 'exact,i16' } }, any_but = { from = 'any', refuse = { 'b,b' } } } }");
    assert_castings(of, "any_but:any -b>b none:no torch:same_kind -b>i8 -float>i8 values:no +b>i16 +i8>i16");
    spec_free(of);
}

/* Names beat sets, and both what is inherited; sets speak of no dtype with itself. */
static void test_pairs_of_sets(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'pairs', extends = 'good/small.lua', sets = { small = 'i8 i16' },\n"
                            "  resolve = { ['small b , strong'] = '-', ['i8,small'] = '-', ['i8,i16'] = 'i32',\n"
                            "    ['i16,i16'] = 'i32' },\n"
                            "  hot = { 'small b,i32 i8', 'i*,i*', 'i8,weak' } }");
    assert_resolves(of, "b,b=i8 b,i8=- b,i16=- b,i32=- i8,i16=i32 i8,i32=- i16,i16=i32 i16,i32=-");
    assert_int_equal(of->hot_count, 7);
    for (size_t i = 0; i < of->hot_count; i++)
        assert_true(of->hot[i].a != of->hot[i].b || i == 5);
    spec_free(of);
}

static void test_redefinition(void **state) {
    (void)state;
    spec *of =
        support_read("return { name = 'more', extends = 'good/custom.lua', dtypes = {\n"
                     "  { 'f7', kind = 'float', exponent = 5, mantissa = 8 }, { 'q15', kind = 'int', bits = 40 } } }");
    assert_int_equal(of->dtypes[id_of(of, "c7")].values.exponent, 5);
    assert_int_equal(of->dtypes[id_of(of, "c7")].size, 4);
    assert_int_equal(of->dtypes[id_of(of, "c*")].values.mantissa, 8);
    assert_int_equal(of->dtypes[id_of(of, "q*")].values.kind, VAL_INT);
    assert_int_equal(of->dtypes[id_of(of, "q*")].size, 8);
    spec_free(of);
}

static void assert_cells(const spec *of, const char *expected) {
    text cells = {0};
    for (size_t i = 0; i < of->dtype_count * of->dtype_count; i++)
        text_printf(&cells, "%s%s", i ? " " : "", of->table[i] == LAT_NONE ? "-" : of->dtypes[of->table[i]].name);
    assert_string_equal(cells.data, expected);
    text_free(&cells);
}

static void test_tables(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'more', extends = 'good/small_table.lua' }");
    assert_true(of->from_table);
    assert_cells(of, "b i8 i16 i8 i8 i16 i16 i16 i16");
    assert_false(of->laws[LAT_LAW_LEAST]);
    assert_int_equal(of->op_count, 2);
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i8' } }");
    assert_cells(of, "b i16 i16 i16");
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i16' } }");
    assert_cells(of, "b i8 i8 i8");
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i16' },\n"
                      "  dtypes = { 'i16' } }");
    assert_cells(of, "b i8 - i8 i8 - - - -");
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/small_table.lua', dtypes = { 'u8' }, table = [[\n"
                      "       u8  i16\n"
                      "  u8   u8  -\n"
                      "  i8   i16 i16\n"
                      "  b    u8  -\n"
                      "]] }");
    assert_cells(of, "b i8 - u8 i8 i8 i16 i16 i16 i16 i16 - - - - u8");
    spec_free(of);
    of = support_read(
        "return { name = 'less', extends = 'good/small_table.lua', without = { 'b' }, ops = { 'add' }, table = [[\n"
        "       i16\n"
        "  i8   -\n"
        "]] }");
    assert_cells(of, "i8 - i16 i16");
    spec_free(of);
}

/* Names of one's own come with what they name: aliases, values, the rule for three dtypes. */
static void test_names_of_ones_own(void **state) {
    (void)state;
    spec *of =
        support_read("return { name = 'more', extends = 'good/library.lua', without = { 'Char', 'i8', 'py_int' },\n"
                     "  dtypes = { { 'u16', value = 46, aliases = { 'Char' } }, { 'q15', as = 'i64', value = 3 } },\n"
                     "  promotes = { Byte = { 'u16' }, Char = { 'single' } } }");
    assert_int_equal(of->nary, LAT_NARY_BOUND);
    assert_int_equal(id_of(of, "Byte"), id_of(of, "uint8"));
    assert_int_equal(id_of(of, "Char"), id_of(of, "u16"));
    assert_int_equal(of->dtypes[id_of(of, "uint8")].value, 0);
    assert_int_equal(of->dtypes[id_of(of, "q15")].value, 3);
    assert_string_equal(of->dtypes[id_of(of, "q15")].as, "i64");
    assert_int_equal(spec_find_dtype(of, "int8"), LAT_NONE);
    assert_int_equal(of->resolve_count, 0);
    assert_int_equal(of->dtypes[id_of(of, "py_float")].strong, id_of(of, "float32"));
    spec_free(of);
    of = support_read("return { name = 'more', extends = 'good/library.lua', nary = 'fold' }");
    assert_int_equal(of->nary, LAT_NARY_FOLD);
    spec_free(of);
    char *messages = support_diagnostics(
        "return { name = 'more', extends = 'good/library.lua', without = { 'Chart' } }", support_options());
    assert_non_null(strstr(messages, "[not-inherited]"));
    mem_free(messages);
}

static void test_aliases_in_a_table(void **state) {
    (void)state;
    spec *of = support_read("return { name = 't', laws = {}, dtypes = { { 'bool', as = 'b', aliases = { 'b' } }, "
                            "{ 'int8', as = 'i8', aliases = { 'Char', 'byte' } } }, table = [[\n"
                            "       byte  bool\n"
                            "  b    Char  b\n"
                            "  int8 byte  int8\n"
                            "]] }");
    assert_cells(of, "bool int8 int8 int8");
    spec_free(of);
    of = support_read(
        "return { name = 'more', extends = 'good/small_table.lua', dtypes = { { 'u8', aliases = { 'x' } } },\n"
        "  table = [[\n"
        "       x    i16\n"
        "  x    u8   x\n"
        "]] }");
    assert_cells(of, "b i8 i16 - i8 i8 i16 - i16 i16 i16 - - - u8 u8");
    spec_free(of);
}

/* A value that is dropped leaves an undefined cell. */
static void test_dropped_values(void **state) {
    (void)state;
    spec *of = support_read("return { name = 'less', extends = 'good/detour.lua', without = { 'i16' } }");
    assert_cells(of, "i8 - - u8");
    spec_free(of);
}

/* A name is looked for beside the file, but not in the file itself; then among the installed specs. */
static void test_where_names_lead(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    const char *lua = "return { name = 'more', extends = 'small' }";
    spec *of = spec_read_text("good/of_no_file.lua", lua, strlen(lua), support_options(), &diagnostics);
    assert_non_null(of);
    assert_string_equal(of->files[0].path, "good/small.lua");
    spec_free(of);
    of = spec_read("good/python.lua", support_options(), &diagnostics); /* extends "python": the installed one */
    assert_non_null(of);
    assert_int_equal(of->file_count, 1);
    assert_names(of, "i* f* c* b");
    spec_free(of);
    of = spec_read("jax_today", support_options(), &diagnostics);
    assert_non_null(of);
    assert_string_equal(of->file, "specs/jax_today.lua");
    assert_int_equal(of->file_count, 0);
    spec_free(of);
    assert_int_equal(diagnostics.count, 0);
}

static void test_hash_and_files(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    spec *of = spec_read("good/python.lua", support_options(), &diagnostics);
    spec *base = spec_read("python", support_options(), &diagnostics);
    assert_non_null(of);
    assert_non_null(base);
    assert_string_equal(of->files[0].path, "good/python.lua");
    assert_string_not_equal(of->hash, base->hash);
    assert_int_equal(strspn(of->hash, "0123456789abcdef"), 64);
    spec_free(of);
    spec_free(base);
}

/* As deep as one likes: a chain of a thousand files. */
static void test_depth(void **state) {
    (void)state;
    enum { DEPTH = 1000 };
    char folder[] = "/tmp/joinery_extends_XXXXXX";
    assert_non_null(mkdtemp(folder));
    text path = {0};
    for (int i = 0; i < DEPTH; i++) {
        path.length = 0;
        text_printf(&path, "%s/s%d.lua", folder, i);
        FILE *to = fopen(path.data, "w");
        assert_non_null(to);
        if (i == 0)
            fputs("return { name = 's', dtypes = { { 'd0', kind = 'abstract' } }, promotes = {} }", to);
        else
            fprintf(to,
                    "return { name = 's', extends = 's%d', dtypes = { { 'd%d', kind = 'abstract' } },\n"
                    "  promotes = { d%d = { 'd%d' } } }",
                    i - 1, i, i - 1, i);
        fclose(to);
    }
    spec_diagnostics diagnostics = {0};
    spec *of = spec_read(path.data, support_options(), &diagnostics);
    for (int i = 0; i < DEPTH; i++) {
        path.length = 0;
        text_printf(&path, "%s/s%d.lua", folder, i);
        unlink(path.data);
    }
    rmdir(folder);
    text_free(&path);
    assert_non_null(of);
    assert_int_equal(of->dtype_count, DEPTH);
    assert_int_equal(of->edge_count, DEPTH - 1);
    assert_int_equal(of->file_count, DEPTH);
    spec_free(of);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_but_a_name),
        cmocka_unit_test(test_merging),
        cmocka_unit_test(test_without),
        cmocka_unit_test(test_bridges),
        cmocka_unit_test(test_settings),
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_operations),
        cmocka_unit_test(test_sets),
        cmocka_unit_test(test_pairs_of_sets),
        cmocka_unit_test(test_castings),
        cmocka_unit_test(test_redefinition),
        cmocka_unit_test(test_tables),
        cmocka_unit_test(test_names_of_ones_own),
        cmocka_unit_test(test_aliases_in_a_table),
        cmocka_unit_test(test_dropped_values),
        cmocka_unit_test(test_where_names_lead),
        cmocka_unit_test(test_hash_and_files),
        cmocka_unit_test(test_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
