/* Names: what may be one, what becomes of it in C, and which collide; the last against a search through all pairs. */
#include "base/memory.h"
#include "spec/names/kernel_collisions.h"
#include "spec/names/names.h"
#include "spec/operation.h"
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void test_idents(void **state) {
    (void)state;
    static const char *const names[][2] = {{"i8", "i8"},
                                           {"i*", "i_weak"},
                                           {"f8_e4m3fn", "f8_e4m3fn"},
                                           {"*", "_weak"},
                                           {"a*b*", "a_weakb_weak"},
                                           {"2x", "2x"},
                                           {"a-b", NULL},
                                           {"π", NULL},
                                           {"a.b", NULL},
                                           {"a[", NULL},
                                           {"", NULL}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        text ident = {0};
        assert_int_equal(name_default_ident(names[i][0], &ident), names[i][1] != NULL);
        if (names[i][1]) assert_string_equal(text_string(&ident), names[i][1]);
        text_free(&ident);
    }
    assert_true(name_is_spec_name("jax_2020"));
    assert_false(name_is_spec_name("") || name_is_spec_name("Jax") || name_is_spec_name("_jax") ||
                 name_is_spec_name("2jax") || name_is_spec_name("jax-2"));
    static const char *const words[] = {"int", "co_await", "std", "alignas", "xor_eq", "restrict", "linux"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_true(name_is_keyword(words[i]));
    static const char *const free[] = {"jax", "int8", "time", "index", "in", "t", ""};
    for (size_t i = 0; i < sizeof free / sizeof *free; i++)
        assert_false(name_is_keyword(free[i]));
    assert_true(name_is_c_type("unsigned char") && name_is_c_type("struct a *") && !name_is_c_type("a[2]"));
}

static void test_names_from_files(void **state) {
    (void)state;
    static const char *const names[][2] = {{"tables/My Table.csv", "my_table"},
                                           {"a.b.csv", "a_b"},
                                           {"x", "x"},
                                           {"2020.csv", "table_2020"},
                                           {"int.csv", "table_int"},
                                           {"<stdin>", "table__stdin_"},
                                           {".csv", "table__csv"},
                                           {"a/b/É.csv", "table___"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        text name = {0};
        name_from_file(names[i][0], &name);
        assert_string_equal(name.data, names[i][1]);
        assert_true(name_is_spec_name(name.data));
        text_free(&name);
    }
}

/* The reader accepts exactly the names that mean something: characters one by one, in a dtype's name. */
static void test_dtype_names(void **state) {
    (void)state;
    static const struct {
        const char *name;
        bool good;
    } names[] = {{"a", true},
                 {"π", true},
                 {"日本", true},
                 {"a|b", true},
                 {"--", true},
                 {"]]", true},
                 {"", false},
                 {"-", false},
                 {"a b", false},
                 {"a\tb", false},
                 {"a,b", false},
                 {"'a", false},
                 {"a\"", false},
                 {"\x7F", false},
                 {"\xC2\x9F", false},
                 {"\xC2\xA0", false},
                 {"\xE2\x80\xA8", false},
                 {"\xC2\xA1", true},
                 {"\xE2\x80\x8B", true}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(name_dtype_problem(names[i].name) == NULL, names[i].good);
}

enum { MOST = 9, IDENT_SIZE = 32 };

typedef struct test_op {
    const char *name;
    unsigned arity;
} test_op;

/* The last three, and `truth`, are there whatever the operations are. */
static const test_op own_ops[] = {{"truth", 1}, {"convert", 2}, {"convert_same_value", 2}, {"convert_in_range", 2}};
enum { OWN_OPS = sizeof own_ops / sizeof *own_ops, MOST_OPS = 3 };

enum { NAME_SIZE = 96 };

static int compare_names(const void *a, const void *b) {
    return strcmp(a, b);
}

static size_t write_kernels(char (*names)[NAME_SIZE], const test_op *op, char idents[][IDENT_SIZE], size_t count) {
    size_t made = 0;
    for (size_t a = 0; a < count; a++) {
        if (op->arity == 1) snprintf(names[made++], NAME_SIZE, "%s_%s", op->name, idents[a]);
        for (size_t b = 0; op->arity == 2 && b < count; b++)
            snprintf(names[made++], NAME_SIZE, "%s_%s_%s", op->name, idents[a], idents[b]);
    }
    return made;
}

/* Whether two of all kernels, op_a and op_a_b, have one name, found by writing all of them down. */
static bool collide_by_search(char idents[][IDENT_SIZE], size_t count, const test_op *ops) {
    static char all[MOST * MOST * (OWN_OPS + MOST_OPS)][NAME_SIZE];
    size_t made = 0;
    bool found = false;
    for (size_t i = 0; i < OWN_OPS; i++)
        made += write_kernels(all + made, &own_ops[i], idents, count);
    for (size_t i = 0; i < MOST_OPS && ops[i].name; i++)
        made += write_kernels(all + made, &ops[i], idents, count);
    qsort(all, made, sizeof *all, compare_names);
    for (size_t i = 1; i < made; i++)
        found = found || strcmp(all[i - 1], all[i]) == 0;
    return found;
}

static size_t make_idents(char idents[][IDENT_SIZE]) {
    static const char *const parts[] = {"a", "b", "equal", "less", "c", "in_range"};
    const size_t wanted = 2 + (size_t)rand() % (MOST - 2);
    size_t count = 0;
    for (size_t i = 0; i < wanted; i++) {
        char ident[IDENT_SIZE] = "";
        for (int part = rand() % 3; part >= 0; part--) {
            if (ident[0]) strcat(ident, "_");
            strcat(ident, parts[rand() % 6]);
        }
        bool fresh = true;
        for (size_t k = 0; k < count; k++)
            fresh = fresh && strcmp(idents[k], ident) != 0;
        if (fresh) strcpy(idents[count++], ident);
    }
    return count;
}

static bool collide(char idents[][IDENT_SIZE], size_t count, test_op *ops) {
    spec_dtype dtypes[MOST] = {0};
    for (size_t i = 0; i < count; i++)
        dtypes[i] = (spec_dtype){.name = idents[i], .ident = idents[i], .values.kind = VAL_INT, .values.bits = 8};
    const spec spec = {.file = "t", .name = "t", .dtypes = dtypes, .dtype_count = count};
    catalogue_op items[MOST_OPS];
    const char *names[MOST_OPS];
    size_t op_count = 0;
    for (; op_count < MOST_OPS && ops[op_count].name; op_count++) {
        items[op_count] = (catalogue_op){.rule.arity = ops[op_count].arity};
        names[op_count] = ops[op_count].name;
    }
    const op_catalogue catalogue = {.items = items, .names = names, .count = op_count};
    const spec_options options = {.ops = &catalogue};
    spec_diagnostics diagnostics = {0};
    kernel_collisions_check(&spec, &options, names, op_count, &diagnostics);
    const bool found = diagnostics.count > 0;
    spec_diagnostics_free(&diagnostics);
    return found;
}

/* Idents of a few letters and many `_`, so that they collide often: the two ways of looking agree on whether. */
static void test_kernels_against_a_search(void **state) {
    (void)state;
    static test_op sets[][MOST_OPS] = {
        {{"add", 2}, {"less", 2}, {"less_equal", 2}}, /* names that go on where another ends, of each arity */
        {{"floor", 1}, {"floor_equal", 2}},
        {{"sign", 1}, {"sign_equal", 1}},
        {{"and", 2}, {"and_equal", 1}},
    };
    srand(7);
    for (size_t set = 0; set < sizeof sets / sizeof *sets; set++) {
        size_t other = 0, without = 0;
        for (size_t round = 0; round < 4000; round++) {
            char idents[MOST][IDENT_SIZE];
            const size_t count = make_idents(idents);
            const bool expected = collide_by_search(idents, count, sets[set]);
            if (collide(idents, count, sets[set]) != expected) {
                for (size_t i = 0; i < count; i++)
                    print_error("%s ", idents[i]);
                fail_msg("set %zu: collision %d", set, expected);
            }
            other += expected;
            without += !expected;
        }
        assert_true(other > 300);
        assert_true(without > 300);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_idents),
        cmocka_unit_test(test_names_from_files),
        cmocka_unit_test(test_dtype_names),
        cmocka_unit_test(test_kernels_against_a_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
