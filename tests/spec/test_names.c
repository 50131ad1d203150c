/* Names: what may be one, what becomes of it in C, and which collide; the last against a search through all pairs. */
#include "base/memory.h"
#include "spec/kernel_collisions.h"
#include "spec/names.h"
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
    assert_true(name_is_reserved("int") && name_is_reserved("co_await") && name_is_reserved("std"));
    assert_false(name_is_reserved("jax"));
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

enum { MOST = 9 };

/* Whether two of all kernels op_a_b have one name, found by writing all of them down. */
static bool collide_by_search(char idents[][16], size_t count, const char *const *ops, size_t op_count) {
    text all[MOST * MOST * 8] = {0};
    size_t made = 0;
    bool found = false;
    for (size_t op = 0; op < op_count; op++)
        for (size_t a = 0; a < count; a++)
            for (size_t b = 0; b < count; b++)
                text_printf(&all[made++], "%s_%s_%s", ops[op], idents[a], idents[b]);
    for (size_t i = 0; i < made && !found; i++)
        for (size_t k = i + 1; k < made && !found; k++)
            found = strcmp(all[i].data, all[k].data) == 0;
    for (size_t i = 0; i < made; i++)
        text_free(&all[i]);
    return found;
}

/* Idents of a few letters and many `_`, so that they collide often: the two ways of looking agree on whether. */
static void test_kernels_against_a_search(void **state) {
    (void)state;
    static const char *const ops[] = {"add", "less", "less_equal", "convert"};
    static const char *const parts[] = {"a", "b", "equal", "less", "c"};
    srand(7);
    size_t with = 0, without = 0;
    for (size_t round = 0; round < 4000; round++) {
        char idents[MOST][16];
        spec_dtype dtypes[MOST] = {0};
        size_t count = 0;
        const size_t wanted = 2 + (size_t)rand() % (MOST - 2);
        for (size_t i = 0; i < wanted; i++) {
            char ident[16] = "";
            for (int part = rand() % 3; part >= 0; part--) {
                if (ident[0]) strcat(ident, "_");
                strncat(ident, parts[rand() % 5], 14 - strlen(ident));
            }
            bool fresh = true;
            for (size_t k = 0; k < count; k++)
                fresh = fresh && strcmp(idents[k], ident) != 0;
            if (!fresh) continue;
            strcpy(idents[count], ident);
            dtypes[count] = (spec_dtype){.name = idents[count], .ident = idents[count], .values.kind = VAL_INT};
            count++;
        }
        const spec of = {.file = "t", .name = "t", .dtypes = dtypes, .dtype_count = count};
        spec_diagnostics diagnostics = {0};
        kernel_collisions_check(&of, NULL, ops, 3, &diagnostics); /* convert is always there */
        const bool expected = collide_by_search(idents, count, ops, 4);
        if ((diagnostics.count > 0) != expected) {
            for (size_t i = 0; i < count; i++)
                print_error("%s ", idents[i]);
            fail_msg("collision %d, found %zu", expected, diagnostics.count);
        }
        with += expected;
        without += !expected;
        spec_diagnostics_free(&diagnostics);
    }
    assert_true(with > 300);
    assert_true(without > 300);
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
