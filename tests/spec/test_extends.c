/* extends and without: what is merged, replaced, inherited and dropped, in both forms. Run in tests/spec. */
#include "base/memory.h"
#include "spec/operation.h"
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static lat_id id_of(const spec *spec, const char *name) {
    const lat_id id = spec_find_dtype(spec, name);
    if (id == LAT_NONE) fail_msg("no dtype %s", name);
    return id;
}

static void assert_names(const spec *spec, const char *expected) {
    text names = {0};
    for (size_t i = 0; i < spec->dtype_count; i++) {
        text_printf(&names, "%s%s", i ? " " : "", spec->dtypes[i].name);
        assert_int_equal(spec_find_dtype(spec, spec->dtypes[i].name), i);
    }
    assert_string_equal(text_string(&names), expected);
    text_free(&names);
}

/* The edges as "b>i8 i8>i16". */
static void assert_edges(const spec *spec, const char *expected) {
    text edges = {0};
    for (size_t i = 0; i < spec->edge_count; i++)
        text_printf(&edges, "%s%s>%s", i ? " " : "", spec->dtypes[spec->edges[i].from].name,
                    spec->dtypes[spec->edges[i].to].name);
    assert_string_equal(text_string(&edges), expected);
    text_free(&edges);
}

static void assert_resolves(const spec *spec, const char *expected) {
    text resolves = {0};
    for (size_t i = 0; i < spec->resolve_count; i++) {
        const lat_resolve *resolve = &spec->resolves[i];
        text_printf(&resolves, "%s%s,%s=%s", i ? " " : "", spec->dtypes[resolve->a].name, spec->dtypes[resolve->b].name,
                    resolve->value == LAT_NONE ? "-" : spec->dtypes[resolve->value].name);
    }
    assert_string_equal(text_string(&resolves), expected);
    text_free(&resolves);
}

/* The sets as "wide=i32,i64 ...". */
static void assert_sets(const spec *spec, const char *expected) {
    text sets = {0};
    for (size_t i = 0; i < spec->set_count; i++) {
        text_printf(&sets, "%s%s=", i ? " " : "", spec->sets[i].name);
        const char *comma = "";
        for (size_t id = 0; id < spec->dtype_count; id++) {
            if (!spec->sets[i].members[id]) continue;
            text_printf(&sets, "%s%s", comma, spec->dtypes[id].name);
            comma = ",";
        }
    }
    assert_string_equal(text_string(&sets), expected);
    text_free(&sets);
}

/* The castings as "safe:exact +i8>u8 -u8>i8 =b>b <none", with = before a cell of a table that is yes, # before another, and <
 * before what is included. */
static void assert_castings(const spec *spec, const char *expected) {
    text castings = {0};
    for (size_t i = 0; i < spec->casting_count; i++) {
        text_printf(&castings, "%s%s:%s", i ? " " : "", spec->castings[i].name,
                    field_casting_base_name(spec->castings[i].from));
        for (size_t k = 0; k < spec->castings[i].cast_count; k++) {
            const spec_cast *cast = &spec->castings[i].casts[k];
            text_printf(&castings, " %c%s>%s", (cast->in_table ? "#=" : "-+")[cast->allows],
                        spec->dtypes[cast->from].name, spec->dtypes[cast->to].name);
        }
        for (size_t k = 0; k < spec->castings[i].include_count; k++)
            text_printf(&castings, " <%s", spec->castings[i].includes[k]);
    }
    assert_string_equal(text_string(&castings), expected);
    text_free(&castings);
}

static void test_nothing_but_a_name(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'more', extends = 'good/small.lua' }");
    assert_string_equal(spec->name, "more");
    assert_null(spec->title); /* what a base says of itself is no longer true */
    assert_names(spec, "b i8 i16 i32 i*");
    assert_edges(spec, "b>i* i8>i16 i16>i32 i*>i8");
    assert_resolves(spec, "b,b=i8 b,i32=i16");
    assert_int_equal(spec->file_count, 1);
    assert_string_equal(spec->files[0].path, "good/small.lua");
    assert_int_equal(spec->dtypes[id_of(spec, "i*")].strong, id_of(spec, "i32"));
    spec_free(spec);
}

static void test_merging(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'more', extends = 'good/small.lua',\n"
                              "  dtypes = { 'i64', { 'i*', weak = 'i64', title = 'wider' }, 'f32' },\n"
                              "  promotes = { i8 = { 'f32', 'i16' }, i32 = { 'i64' }, ['i*'] = { 'f32' } },\n"
                              "  resolve = { ['i32,b'] = '-', ['i8,f32'] = 'f32' } }");
    assert_names(spec, "b i8 i16 i32 i* i64 f32"); /* i* stays where it was */
    assert_edges(spec, "b>i* i8>i16 i8>f32 i16>i32 i32>i64 i*>i8 i*>f32");
    assert_resolves(spec, "b,b=i8 b,i32=- i8,f32=f32");
    assert_int_equal(spec->dtypes[id_of(spec, "i*")].strong, id_of(spec, "i64"));
    assert_string_equal(spec->dtypes[id_of(spec, "i*")].title, "wider");
    assert_int_equal(spec->dtypes[id_of(spec, "i*")].size, 8);
    spec_free(spec);
}

/* A path through dropped dtypes becomes an edge; what speaks of them goes, and a value that is one becomes undefined.
 */
static void test_without(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i8', 'i16' } }");
    assert_names(spec, "b i32 i*");
    assert_edges(spec, "b>i* i*>i32");
    assert_resolves(spec, "b,b=- b,i32=-");
    spec_free(spec);
    spec = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'b' } }");
    assert_resolves(spec, "");
    spec_free(spec);
    /* i* stands for a well-known dtype, so that it can do without its i32 */
    spec = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i32' } }");
    assert_int_equal(spec->dtypes[id_of(spec, "i*")].strong, LAT_NONE);
    assert_int_equal(spec->dtypes[id_of(spec, "i*")].size, 4);
    spec_free(spec);
    /* dropped and given again: at the end, and without the edges it had */
    spec = support_read("return { name = 'less', extends = 'good/small.lua', without = { 'i8' }, dtypes = { 'i8' } }");
    assert_names(spec, "b i16 i32 i* i8");
    assert_edges(spec, "b>i* i16>i32 i*>i16");
    spec_free(spec);
}

/* Names, numbers and what is dropped, in one table; what else a spec says uses the new names. */
static void test_rename(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'new', extends = 'good/small.lua', "
                              "rename = { b = { 'bool', value = 7, aliases = { 'signed char' } }, i8 = { value = -1 }, "
                              "i32 = { 'i16', value = 2 }, i16 = false, ['i*'] = { 'int', value = 4 } }, "
                              "dtypes = { { 'f32', value = 9 } }, promotes = { i16 = { 'f32' } } }");
    assert_names(spec, "bool i8 i16 int f32");
    assert_int_equal(id_of(spec, "signed char"), id_of(spec, "bool"));
    assert_string_equal(spec->dtypes[0].ident, "bool");
    assert_string_equal(spec->dtypes[0].as, "b");
    assert_int_equal(spec->dtypes[1].value, -1);
    assert_string_equal(spec->dtypes[id_of(spec, "i16")].as, "i32");
    assert_string_equal(spec->dtypes[id_of(spec, "int")].weak_of, "i16");
    assert_int_equal(spec->dtypes[id_of(spec, "int")].strong, id_of(spec, "i16"));
    spec_free(spec);
    /* two that exchange their names keep their places and their edges */
    spec = support_read("return { name = 'new', extends = 'good/small.lua', rename = { b = 'i8', i8 = 'b' } }");
    assert_names(spec, "i8 b i16 i32 i*");
    spec_free(spec);
}

/* Edges that were there already are not added again by a path. */
static void test_bridges(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'less', extends = 'good/diamonds.lua', without = { 'c', 'd', 'e' } }");
    assert_names(spec, "a b f g");
    assert_edges(spec, "a>g a>f a>b b>f b>g f>g");
    spec_free(spec);
}

static void test_settings(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'more', extends = 'good/custom.lua' }");
    assert_null(spec->note);
    assert_string_equal(spec->header, "dec64.h");
    assert_int_equal(spec->op_count, 2);
    assert_int_equal(spec->hot_count, 2);
    assert_int_equal(spec->hot[0].a, id_of(spec, "f16"));
    assert_int_equal(spec->hot[0].b, id_of(spec, "i5"));
    assert_int_equal(spec->inexact_default, id_of(spec, "f16"));
    assert_int_equal(spec->inexact[id_of(spec, "i5")], id_of(spec, "f7"));
    assert_int_equal(spec->dtypes[id_of(spec, "c7")].size, 2);
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/custom.lua', header = 'other.h', ops = { 'less' },\n"
                        "  hot = { 'u16,u16' }, inexact = { u33 = 'f32' }, rounding = 'via_f32', laws = { 'order' } }");
    assert_string_equal(spec->header, "other.h");
    assert_int_equal(spec->op_count, 1);
    assert_int_equal(spec->hot_count, 1); /* replaced, not merged */
    assert_int_equal(spec->hot[0].a, id_of(spec, "u16"));
    assert_int_equal(spec->inexact_default, id_of(spec, "f32")); /* the default again: the base's is replaced */
    assert_int_equal(spec->inexact[id_of(spec, "i5")], LAT_NONE);
    assert_true(spec->via_f32);
    assert_false(spec->laws[LAT_LAW_LEAST]);
    spec_free(spec);
    /* what was divided in a dropped dtype is divided in none */
    spec = support_read("return { name = 'more', extends = 'good/custom.lua', without = { 'f16', 'c7', 'c*' } }");
    assert_int_equal(spec->inexact_default, SPEC_NOT_DIVIDED);
    assert_int_equal(spec->inexact[id_of(spec, "i5")], id_of(spec, "f7"));
    assert_int_equal(spec->inexact[id_of(spec, "b")], SPEC_NOT_DIVIDED);
    assert_int_equal(spec_divided_in(spec, id_of(spec, "b")), LAT_NONE);
    assert_int_equal(spec_divided_in(spec, id_of(spec, "u16")), LAT_NONE);
    assert_int_equal(spec->hot_count, 1);
    assert_int_equal(spec->hot[0].b, id_of(spec, "f32"));
    spec_free(spec);
    /* a default that nobody gave is found anew */
    spec = support_read("return { name = 'more', extends = 'good/small.lua', dtypes = { 'f16', 'f64' } }");
    assert_int_equal(spec->inexact_default, id_of(spec, "f64"));
    spec_free(spec);
}

static const spec_op *entry_of(const spec *spec, const char *op) {
    for (size_t i = 0; i < spec->entry_count; i++)
        if (strcmp(spec->entries[i].name, op) == 0) return &spec->entries[i];
    return NULL;
}

static const spec_op *rule_of(const spec *spec, const char *op) {
    const spec_op *entry = entry_of(spec, op);
    if (!entry) fail_msg("no rule for %s", op);
    return entry;
}

/* Rules are merged by operation, "default" takes one back; dropped dtypes go, and leave undefined what they were. */
static void test_results(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'more', extends = 'good/custom.lua' }");
    assert_int_equal(spec->entry_count, 3);
    assert_true(spec->by_zero_ones);
    assert_int_equal(spec->dtypes[id_of(spec, "f7")].overflow, OVERFLOW_SATURATE);
    assert_int_equal(rule_of(spec, "add")->form, SPEC_OP_FLOOR);
    assert_int_equal(rule_of(spec, "add")->dtypes[0], id_of(spec, "i5"));
    assert_int_equal(rule_of(spec, "multiply")->count, 4);
    assert_int_equal(rule_of(spec, "subtract")->form, SPEC_OP_INEXACT);
    assert_null(entry_of(spec, "divide"));
    spec_free(spec);
    spec =
        support_read("return { name = 'more', extends = 'good/custom.lua', by_zero = 'zero', dtypes = { 'f16' },\n"
                     "  results = { add = { loops = { 'b', 'f32' } }, subtract = 'default', minimum = 'inexact' } }");
    assert_int_equal(spec->entry_count, 3);
    assert_false(spec->by_zero_ones);
    assert_int_equal(spec->dtypes[id_of(spec, "f16")].overflow, OVERFLOW_NONFINITE);
    assert_int_equal(rule_of(spec, "add")->form, SPEC_OP_LOOPS);
    assert_int_equal(rule_of(spec, "add")->dtypes[1], id_of(spec, "f32"));
    assert_int_equal(rule_of(spec, "multiply")->count, 4);
    assert_null(entry_of(spec, "subtract"));
    spec_free(spec);
    spec = support_read("return { name = 'less', extends = 'good/custom.lua', without = { 'i5', 'f16' } }");
    assert_int_equal(rule_of(spec, "add")->form, SPEC_OP_MAP);
    assert_string_equal(rule_of(spec, "add")->lost, "i5");
    assert_string_equal(rule_of(spec, "multiply")->lost, "i5");
    assert_null(rule_of(spec, "subtract")->lost);
    assert_int_equal(rule_of(spec, "multiply")->count, 2);
    assert_int_equal(rule_of(spec, "multiply")->dtypes[0], id_of(spec, "f7"));
    spec_free(spec);
}

static const char *const only[][3] = {
    /* what a spec says of operations that extends good/ops_only.lua; what it has then, and what not */
    {"", "add fma sqrt convert", "subtract hypot checked_convert"},
    {"ops = { hypot = {} }", "add fma sqrt hypot convert", "subtract checked_convert"},
    {"ops = { 'subtract' }", "subtract fma sqrt convert checked_convert", "add"},
    {"ops = { only = true, 'sqrt', hypot = {} }", "sqrt hypot", "add fma convert checked_convert"},
    {"ops = { only = true, checked_convert = { kernels = 'i8' } }",
     "convert checked_convert convert_same_value convert_in_range", "add fma sqrt"},
    {"ops = { only = true, 'convert_in_range' }", "convert checked_convert convert_in_range", "convert_same_value add"},
    {"ops = { 'checked_convert', convert_in_range = false }", "convert checked_convert convert_same_value",
     "convert_in_range"},
    {"ops = { only = false, convert_in_range = false, convert_same_value = false }", "add convert",
     "checked_convert convert_same_value convert_in_range"},
    {"ops = { only = false, checked_convert = false }", "convert", "checked_convert convert_same_value"},
    {"ops = { only = false }", "add subtract fma sqrt convert checked_convert", "hypot"},
};

static bool has_op(const spec *spec, const char *op) {
    const bool *served;
    const op_conversion conversion = op_conversion_find(op);
    return conversion < OP_CONVERSION_COUNT ? spec_has_conversion(spec, conversion, &served)
                                            : spec_operation_find(spec, op) != NULL;
}

/* `only`: there are no operations, or conversions, but those that are named, in the spec that says it. */
static void test_only(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof only / sizeof *only; i++) {
        char lua[256];
        snprintf(lua, sizeof lua, "return { name = 'more', extends = 'good/ops_only.lua', %s }", only[i][0]);
        spec *spec = support_read(lua);
        for (int wanted = 1; wanted < 3; wanted++) {
            char words[128];
            snprintf(words, sizeof words, "%s", only[i][wanted]);
            for (char *op = strtok(words, " "); op; op = strtok(NULL, " "))
                if (has_op(spec, op) != (wanted == 1)) fail_msg("%s: %s", lua, op);
        }
        if (i == 3) assert_int_equal(spec_operation_find(spec, "sqrt")->own->form, SPEC_OP_FIXED);
        spec_free(spec);
    }
}

/* Entries of operations are inherited by name; what is of a kind takes in dtypes that are added. */
static void test_operations(void **state) {
    (void)state;
    spec *spec = support_read(
        "return { name = 'more', extends = 'good/operations.lua', without = { 'i8' }, dtypes = { 'f16' },\n"
        "  ops = { hypot = 'inexact', logical_or = false } }");
    const spec_operation *exp = spec_operation_find(spec, "exp");
    assert_non_null(exp);
    assert_true(exp->own->domain.members[id_of(spec, "f16")]);
    assert_int_equal(exp->own->map.count, 1); /* the line of i8 went */
    assert_int_equal(exp->own->cell_count, 0);
    assert_int_equal(spec_operation_find(spec, "hypot")->own->form, SPEC_OP_INEXACT);
    assert_null(spec_operation_find(spec, "hypot")->own->domain.members);
    assert_null(spec_operation_find(spec, "logical_or"));
    assert_true(spec_operation_find(spec, "add") && !spec_operation_find(spec, "multiply"));
    assert_null(spec_operation_find(spec, "fma")); /* each of its signatures named i8 */
    const spec_op *less = rule_of(spec, "less");
    assert_true(less->left_out);
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/operations.lua', ops = { 'multiply' } }");
    assert_true(spec_operation_find(spec, "multiply") && !spec_operation_find(spec, "add"));
    assert_non_null(spec_operation_find(spec, "exp"));
    spec_free(spec);
}

/* A custom dtype that others are made of is defined anew, and they with it. */
/* Classes hold of the dtypes that a spec adds, names of those that it redefines; what it drops is no member. */
/* A stub beside nothing that says what an operation takes and gives keeps what the base says; another entry does not.
 */
static void test_stubs(void **state) {
    (void)state;
    spec *base = support_read(
        "return { name = 'more', extends = 'good/small.lua',\n"
        "  ops = { exp = { arity = 1, domain = 'float', stub = { scalar = 'f', link = { 'm', 'n' } } } } }");
    assert_int_equal(entry_of(base, "exp")->stub_count, 3);
    spec_free(base);
    spec *spec = support_read("return { name = 'more', extends = 'good/stubs.lua', ops = { only = true,\n"
                              "  exp = { kernels = 'f32', stub = { scalar = { f32 = 'g', f64 = 'h' } } },\n"
                              "  log = { stub = {}, result = 'f32' } } }");
    const spec_op *kept = entry_of(spec, "exp"), *own = entry_of(spec, "log");
    assert_int_equal(kept->arity, 1);
    assert_int_equal(kept->form, SPEC_OP_INEXACT);
    assert_non_null(kept->kernels.members);
    assert_int_equal(kept->stub_count, 2);
    assert_string_equal(kept->stub[1].of, "f64");
    assert_string_equal(kept->stub[1].word, "h");
    assert_int_equal(own->arity, 2);
    assert_null(own->domain.members);
    spec_free(spec);
}

static void test_sets(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'same', extends = 'good/sets.lua' }");
    assert_sets(spec, "all=b,i8,u8,float,f64,f* empty= exact=b,i8,u8 float=float floats=float,f64,f* "
                      "numbers=i8,u8,float,f64,f* real=i8,u8,float,f64,f* scalars=f* small=b,i8,u8,float "
                      "stored=b,i8,u8,float,f64");
    spec_free(spec);
    spec = support_read("return { name = 'other', extends = 'good/sets.lua', without = { 'u8', 'f64', 'f*' },\n"
                        "  dtypes = { 'f16', { 'float', kind = 'abstract' }, { 'i*', weak = 'i8' } },\n"
                        "  sets = { stored = 'f16', all = 'integer b', ALL = { 'any' } } }");
    assert_sets(spec, "ALL=b,i8,float,f16,i* all=b,i8,i* empty= exact=b,i8,i* float=float floats=f16 "
                      "numbers=i8,float,f16,i* real=i8,float,f16,i* scalars=i* small=b,i8,float,i* stored=f16");
    spec_free(spec);
}

static void test_castings(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'same', extends = 'good/sets.lua' }");
    assert_castings(spec,
                    "none:no same_kind:same_kind =i8>i8 =i8>u8 #i8>float =u8>i8 =u8>u8 #u8>float #float>i8 #float>u8 "
                    "=float>float <none <promote torch:same_kind -b>i8 +b>u8 +i8>u8 -float>i8 -float>u8 "
                    "values:rounds -i8>f64 -u8>f64 -float>f64 -f*>f64");
    spec_free(spec);
    spec = support_read(
        "return { name = 'other', extends = 'good/sets.lua', without = { 'u8' }, dtypes = { 'i16' },\n"
        "  castings = { values = { allow = { 'exact,i16' } }, any_but = { from = 'any', refuse = { 'b,b' } } } }");
    assert_castings(
        spec, "any_but:any -b>b none:no same_kind:same_kind =i8>i8 #i8>float #float>i8 =float>float <none <promote "
              "torch:same_kind -b>i8 -float>i8 values:no +b>i16 +i8>i16");
    spec_free(spec);
}

/* Names beat sets, and both what is inherited; sets speak of no dtype with itself. */
static void test_pairs_of_sets(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'pairs', extends = 'good/small.lua', sets = { small = 'i8 i16' },\n"
                              "  resolve = { ['small b , strong'] = '-', ['i8,small'] = '-', ['i8,i16'] = 'i32',\n"
                              "    ['i16,i16'] = 'i32' },\n"
                              "  hot = { 'small b,i32 i8', 'i*,i*', 'i8,weak' } }");
    assert_resolves(spec, "b,b=i8 b,i8=- b,i16=- b,i32=- i8,i16=i32 i8,i32=- i16,i16=i32 i16,i32=-");
    assert_int_equal(spec->hot_count, 7);
    for (size_t i = 0; i < spec->hot_count; i++)
        assert_true(spec->hot[i].a != spec->hot[i].b || i == 5);
    spec_free(spec);
}

static void test_redefinition(void **state) {
    (void)state;
    spec *spec =
        support_read("return { name = 'more', extends = 'good/custom.lua', dtypes = {\n"
                     "  { 'f7', kind = 'float', exponent = 5, mantissa = 8 }, { 'q15', kind = 'int', bits = 40 } } }");
    assert_int_equal(spec->dtypes[id_of(spec, "c7")].values.exponent, 5);
    assert_int_equal(spec->dtypes[id_of(spec, "c7")].size, 4);
    assert_int_equal(spec->dtypes[id_of(spec, "c*")].values.mantissa, 8);
    assert_int_equal(spec->dtypes[id_of(spec, "q*")].values.kind, VAL_INT);
    assert_int_equal(spec->dtypes[id_of(spec, "q*")].size, 8);
    spec_free(spec);
}

static void assert_cells(const spec *spec, const char *expected) {
    text cells = {0};
    for (size_t i = 0; i < spec->dtype_count * spec->dtype_count; i++)
        text_printf(&cells, "%s%s", i ? " " : "", spec->table[i] == LAT_NONE ? "-" : spec->dtypes[spec->table[i]].name);
    assert_string_equal(cells.data, expected);
    text_free(&cells);
}

static void test_tables(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'more', extends = 'good/small_table.lua' }");
    assert_true(spec->from_table);
    assert_cells(spec, "b i8 i16 i8 i8 i16 i16 i16 i16");
    assert_false(spec->laws[LAT_LAW_LEAST]);
    assert_int_equal(spec->op_count, 2);
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i8' } }");
    assert_cells(spec, "b i16 i16 i16");
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i16' } }");
    assert_cells(spec, "b i8 i8 i8");
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/small_table.lua', without = { 'i16' },\n"
                        "  dtypes = { 'i16' } }");
    assert_cells(spec, "b i8 - i8 i8 - - - -");
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/small_table.lua', dtypes = { 'u8' }, table = [[\n"
                        "       u8  i16\n"
                        "  u8   u8  -\n"
                        "  i8   i16 i16\n"
                        "  b    u8  -\n"
                        "]] }");
    assert_cells(spec, "b i8 - u8 i8 i8 i16 i16 i16 i16 i16 - - - - u8");
    spec_free(spec);
    spec = support_read(
        "return { name = 'less', extends = 'good/small_table.lua', without = { 'b' }, ops = { 'add' }, table = [[\n"
        "       i16\n"
        "  i8   -\n"
        "]] }");
    assert_cells(spec, "i8 - i16 i16");
    spec_free(spec);
}

/* Names of one's own come with what they name: aliases, values, the rule for three dtypes. */
static void test_names_of_ones_own(void **state) {
    (void)state;
    spec *spec =
        support_read("return { name = 'more', extends = 'good/library.lua', without = { 'Char', 'i8', 'py_int' },\n"
                     "  dtypes = { { 'u16', value = 46, aliases = { 'Char' } }, { 'q15', as = 'i64', value = 3 } },\n"
                     "  promotes = { Byte = { 'u16' }, Char = { 'single' } } }");
    assert_int_equal(spec->nary, LAT_NARY_BOUND);
    assert_int_equal(id_of(spec, "Byte"), id_of(spec, "uint8"));
    assert_int_equal(id_of(spec, "Char"), id_of(spec, "u16"));
    assert_int_equal(spec->dtypes[id_of(spec, "uint8")].value, 0);
    assert_int_equal(spec->dtypes[id_of(spec, "q15")].value, 3);
    assert_string_equal(spec->dtypes[id_of(spec, "q15")].as, "i64");
    assert_int_equal(spec_find_dtype(spec, "int8"), LAT_NONE);
    assert_int_equal(spec->resolve_count, 0);
    assert_int_equal(spec->dtypes[id_of(spec, "py_float")].strong, id_of(spec, "float32"));
    spec_free(spec);
    spec = support_read("return { name = 'more', extends = 'good/library.lua', nary = 'fold' }");
    assert_int_equal(spec->nary, LAT_NARY_FOLD);
    spec_free(spec);
    char *messages = support_diagnostics(
        "return { name = 'more', extends = 'good/library.lua', without = { 'Chart' } }", support_options());
    assert_non_null(strstr(messages, "[not-inherited]"));
    mem_free(messages);
}

static void test_aliases_in_a_table(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 't', laws = {}, dtypes = { { 'bool', as = 'b', aliases = { 'b' } }, "
                              "{ 'int8', as = 'i8', aliases = { 'Char', 'byte' } } }, table = [[\n"
                              "       byte  bool\n"
                              "  b    Char  b\n"
                              "  int8 byte  int8\n"
                              "]] }");
    assert_cells(spec, "bool int8 int8 int8");
    spec_free(spec);
    spec = support_read(
        "return { name = 'more', extends = 'good/small_table.lua', dtypes = { { 'u8', aliases = { 'x' } } },\n"
        "  table = [[\n"
        "       x    i16\n"
        "  x    u8   x\n"
        "]] }");
    assert_cells(spec, "b i8 i16 - i8 i8 i16 - i16 i16 i16 - - - u8 u8");
    spec_free(spec);
}

/* A value that is dropped leaves an undefined cell. */
static void test_dropped_values(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 'less', extends = 'good/detour.lua', without = { 'i16' } }");
    assert_cells(spec, "i8 - - u8");
    spec_free(spec);
}

/* A name is looked for beside the file, but not in the file itself; then among the installed specs. */
static void test_where_names_lead(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    const char *lua = "return { name = 'more', extends = 'small' }";
    spec *spec = spec_read_text("good/of_no_file.lua", lua, strlen(lua), support_options(), &diagnostics);
    assert_non_null(spec);
    assert_string_equal(spec->files[0].path, "good/small.lua");
    spec_free(spec);
    spec = spec_read("good/python.lua", support_options(), &diagnostics); /* extends "python": the installed one */
    assert_non_null(spec);
    assert_int_equal(spec->file_count, 1);
    assert_names(spec, "i* f* c* b");
    spec_free(spec);
    spec = spec_read("jax_today", support_options(), &diagnostics);
    assert_non_null(spec);
    assert_string_equal(spec->file, "specs/jax_today.lua");
    assert_int_equal(spec->file_count, 0);
    spec_free(spec);
    assert_int_equal(diagnostics.count, 0);
}

static void test_hash_and_files(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    spec *system = spec_read("good/python.lua", support_options(), &diagnostics);
    spec *base = spec_read("python", support_options(), &diagnostics);
    assert_non_null(system);
    assert_non_null(base);
    assert_string_equal(system->files[0].path, "good/python.lua");
    assert_string_not_equal(system->hash, base->hash);
    assert_int_equal(strspn(system->hash, "0123456789abcdef"), 64);
    spec_free(system);
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
        FILE *file = fopen(path.data, "w");
        assert_non_null(file);
        if (i == 0)
            fputs("return { name = 's', dtypes = { { 'd0', kind = 'abstract' } }, promotes = {} }", file);
        else if (i >= (int)LAT_MAX_DTYPES)
            fprintf(file, "return { name = 's', extends = 's%d', promotes = {} }", i - 1);
        else
            fprintf(file,
                    "return { name = 's', extends = 's%d', dtypes = { { 'd%d', kind = 'abstract' } },\n"
                    "  promotes = { d%d = { 'd%d' } } }",
                    i - 1, i, i - 1, i);
        fclose(file);
    }
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read(path.data, support_options(), &diagnostics);
    for (int i = 0; i < DEPTH; i++) {
        path.length = 0;
        text_printf(&path, "%s/s%d.lua", folder, i);
        unlink(path.data);
    }
    rmdir(folder);
    text_free(&path);
    assert_non_null(spec);
    assert_int_equal(spec->dtype_count, LAT_MAX_DTYPES);
    assert_int_equal(spec->edge_count, LAT_MAX_DTYPES - 1);
    assert_int_equal(spec->file_count, DEPTH);
    spec_free(spec);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_but_a_name),
        cmocka_unit_test(test_merging),
        cmocka_unit_test(test_without),
        cmocka_unit_test(test_rename),
        cmocka_unit_test(test_bridges),
        cmocka_unit_test(test_settings),
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_operations),
        cmocka_unit_test(test_only),
        cmocka_unit_test(test_stubs),
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
