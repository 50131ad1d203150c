/* Names: what may be one, and what becomes of it in C. */
#include "base/memory.h"
#include "spec/names/names.h"
#include "spec/support.h"

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_idents),
        cmocka_unit_test(test_names_from_files),
        cmocka_unit_test(test_dtype_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
