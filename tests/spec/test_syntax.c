/* What Lua refuses: the place, and its own words. */
#include "base/memory.h"
#include "spec/support.h"

#include <string.h>

static void assert_error(const char *lua, const char *expected) {
    char *messages = support_diagnostics(lua, support_options());
    assert_string_equal(messages, expected);
    mem_free(messages);
}

#define HINT "hint: correct the spec's Lua syntax\n"

static void test_the_refused_token(void **state) {
    (void)state;
    assert_error("x = = 1", "test.lua:1:5: error: unexpected symbol near '=' [syntax-error]\n"
                            "x = = 1\n"
                            "    ^\n" HINT);
    /* the second `end` of the line, not the first one */
    assert_error("if x then y() end end\n", "test.lua:1:19: error: <eof> expected near 'end' [syntax-error]\n"
                                            "if x then y() end end\n"
                                            "                  ^~~\n" HINT);
    /* behind a string of several lines */
    assert_error("local x = [[\n]] \t)\n", "test.lua:2:5: error: unexpected symbol near ')' [syntax-error]\n"
                                           "]] \t)\n"
                                           "   \t^\n" HINT);
    assert_error("\n\n'unfinished\n", "test.lua:3:1: error: unfinished string near ''unfinished' [syntax-error]\n"
                                      "'unfinished\n"
                                      "^\n" HINT);
    assert_error("return { name = 'x\\q' }",
                 "test.lua:1:18: error: invalid escape sequence near ''x\\q' [syntax-error]\n"
                 "return { name = 'x\\q' }\n"
                 "                 ^~~\n" HINT);
}

static void test_the_end_of_the_file(void **state) {
    (void)state;
    assert_error("return {\n  dtypes = { 'b', {\n  'i8' },\n  promotes = {}",
                 "test.lua:4: error: '}' expected (to close '{' at line 2) near <eof> [syntax-error]\n"
                 "  promotes = {}\n" HINT);
    assert_error("return { name = [==[x }",
                 "test.lua:1: error: unfinished long string (starting at line 1) near <eof> [syntax-error]\n"
                 "return { name = [==[x }\n" HINT);
    assert_error("x = )", "test.lua:1:5: error: unexpected symbol near ')' [syntax-error]\n"
                          "x = )\n"
                          "    ^\n" HINT);
}

static void test_in_tables(void **state) {
    (void)state;
    assert_error("return { dtypes = { 'b'\n'i8' } }",
                 "test.lua:2:2: error: '}' expected (to close '{' at line 1) near ''i8'' [syntax-error]\n"
                 "'i8' } }\n"
                 " ^~\n" HINT);
    assert_error("return { f(1 2) }", "test.lua:1:14: error: ')' expected near '2' [syntax-error]\n"
                                      "return { f(1 2) }\n"
                                      "             ^\n" HINT);
    /* Lua has read `b` before it knows what `a` is */
    assert_error("return { a b = 1, a }", "test.lua:1:12: error: '}' expected near 'b' [syntax-error]\n"
                                          "return { a b = 1, a }\n"
                                          "           ^\n" HINT);
    assert_error("return {\n  promotes = {\n    b = {},\n    i* = { 'b' },\n  },\n}\n",
                 "test.lua:4:8: error: unexpected symbol near '=' [syntax-error]\n"
                 "    i* = { 'b' },\n"
                 "       ^\n" HINT);
    assert_error("return { name: 'x' }", "test.lua:1:17: error: <name> expected near ''x'' [syntax-error]\n"
                                         "return { name: 'x' }\n"
                                         "                ^\n" HINT);
}

static void test_missing_returns(void **state) {
    (void)state;
    assert_error("local spec = { name = 'x' }", "test.lua:1: error: the spec returns nothing, not a table [no-table]\n"
                                                "hint: `return` is missing: end it with return { ... }\n");
    assert_error("return 1", "test.lua:1: error: the spec returns a number, not a table [no-table]\n"
                             "hint: end it with return { ... }\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_refused_token),
        cmocka_unit_test(test_the_end_of_the_file),
        cmocka_unit_test(test_in_tables),
        cmocka_unit_test(test_missing_returns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
