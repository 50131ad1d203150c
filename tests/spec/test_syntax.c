/* What Lua refuses: the place, and what was probably meant. */
#include "base/memory.h"
#include "spec/support.h"

#include <string.h>

static void assert_error(const char *lua, const char *expected) {
    char *messages = support_diagnostics(lua, support_options());
    assert_string_equal(messages, expected);
    mem_free(messages);
}

#define OTHER "hint: correct the spec's Lua syntax\n"

static void test_the_refused_token(void **state) {
    (void)state;
    assert_error("x = = 1", "test.lua:1:5: error: unexpected symbol near '=' [syntax-error]\n"
                            "x = = 1\n"
                            "    ^\n" OTHER);
    /* the second `end` of the line, not the first one */
    assert_error("if x then y() end end\n", "test.lua:1:19: error: <eof> expected near 'end' [syntax-error]\n"
                                            "if x then y() end end\n"
                                            "                  ^~~\n" OTHER);
    /* behind a string of several lines */
    assert_error("local x = [[\n]] \t)\n", "test.lua:2:5: error: unexpected symbol near ')' [syntax-error]\n"
                                           "]] \t)\n"
                                           "   \t^\n" OTHER);
    assert_error("\n\n'unfinished\n", "test.lua:3:1: error: unfinished string near ''unfinished' [syntax-error]\n"
                                      "'unfinished\n"
                                      "^\n"
                                      "hint: end the string with the quote that it begins with\n");
    assert_error("return { name = 'x\\q' }",
                 "test.lua:1:18: error: invalid escape sequence near ''x\\q' [syntax-error]\n"
                 "return { name = 'x\\q' }\n"
                 "                 ^~~\n" OTHER);
}

static void test_the_end_of_the_file(void **state) {
    (void)state;
    assert_error("return {\n  name = 'x',\n  dtypes = { 'b' },\n",
                 "test.lua:4: error: unexpected symbol near <eof> [syntax-error]\n"
                 "hint: add } for the { on line 1\n");
    assert_error("return {\n  dtypes = { 'b', {\n  'i8' },\n  promotes = {}",
                 "test.lua:4: error: '}' expected (to close '{' at line 2) near <eof> [syntax-error]\n"
                 "  promotes = {}\n"
                 "hint: add } for the { on line 2\n");
    assert_error("return { name = [==[x }",
                 "test.lua:1: error: unfinished long string (starting at line 1) near <eof> [syntax-error]\n"
                 "return { name = [==[x }\n"
                 "hint: end it with the brackets that match the first ones\n");
}

static void test_missing_commas(void **state) {
    (void)state;
    const char *after_a_table = "return {\n  name = 'x',\n  dtypes = { 'b', 'i8' } -- and\n\n  promotes = {},\n}\n";
    assert_error(after_a_table, "test.lua:3:25: error: ',' expected before 'promotes' [syntax-error]\n"
                                "  dtypes = { 'b', 'i8' } -- and\n"
                                "                        ^\n"
                                "hint: put a comma at the end of line 3\n");
    assert_error("return { dtypes = { 'b'\n'i8' } }",
                 "test.lua:1:24: error: ',' expected before ''i8'' [syntax-error]\n"
                 "return { dtypes = { 'b'\n"
                 "                       ^\n"
                 "hint: put a comma at the end of line 1\n");
    assert_error("return {\n  promotes = { b = { 'i8' } ['i8'] = {} },\n}\n",
                 "test.lua:2:28: error: ',' expected before '[' [syntax-error]\n"
                 "  promotes = { b = { 'i8' } ['i8'] = {} },\n"
                 "                           ^\n"
                 "hint: put a comma between the two\n");
    assert_error("return {\n  table = [[\n  b\n  ]]\n  laws = {},\n}\n",
                 "test.lua:4:5: error: ',' expected before 'laws' [syntax-error]\n"
                 "  ]]\n"
                 "    ^\n"
                 "hint: put a comma at the end of line 4\n");
    assert_error("return { f(1 2) }", "test.lua:1:14: error: ')' expected near '2' [syntax-error]\n"
                                      "return { f(1 2) }\n"
                                      "             ^\n" OTHER);
}

static void assert_key(const char *lua, const char *key) {
    char *messages = support_diagnostics(lua, support_options());
    text hint = {0};
    text_printf(&hint, "\nhint: a key that is not a Lua name needs brackets: [\"%s\"] = ...\n", key);
    const size_t length = strlen(messages);
    if (length < hint.length) fail_msg("%s", messages);
    assert_string_equal(messages + length - hint.length, hint.data);
    text_free(&hint);
    mem_free(messages);
}

static void test_keys_that_are_no_names(void **state) {
    (void)state;
    assert_error("return {\n  promotes = {\n    b = {},\n    i* = { 'b' },\n  },\n}\n",
                 "test.lua:4:8: error: unexpected symbol near '=' [syntax-error]\n"
                 "    i* = { 'b' },\n"
                 "       ^\n"
                 "hint: a key that is not a Lua name needs brackets: [\"i*\"] = ...\n");
    assert_key("return { promotes = { 8bit = {} } }", "8bit");
    assert_key("return { promotes = {\n  end = {} } }", "end");
    assert_key("return { promotes = { not = {} } }", "not");
    assert_key("return { promotes = { 'i8' = {} } }", "i8");
    assert_key("return { promotes = { a = {}; a.b-c = {} } }", "a.b-c");
    assert_error("i* = 1", "test.lua:1:2: error: syntax error near '*' [syntax-error]\n" /* of no table */
                           "i* = 1\n"
                           " ^\n" OTHER);
    assert_error("return { name: 'x' }", "test.lua:1:17: error: <name> expected near ''x'' [syntax-error]\n"
                                         "return { name: 'x' }\n"
                                         "                ^\n"
                                         "hint: write = between the name of a field and its value\n");
}

#define RETURN "hint: `return` is missing: write return { name = ..., dtypes = { ... }, ... }\n"

static void test_missing_returns(void **state) {
    (void)state;
    assert_error("", "test.lua:1: error: the spec returns nothing, not a table [no-table]\n"
                     "hint: `return` is missing: end it with return { ... }\n");
    assert_error("name = 'x'\ndtypes = {}\n",
                 "test.lua:1: error: the spec returns nothing, not a table [no-table]\n" RETURN);
    assert_error("local spec = { name = 'x' }\nspec.dtypes = { 'b' }\n",
                 "test.lua:1: error: the spec returns nothing, not a table [no-table]\n"
                 "hint: `return` is missing: end it with return spec\n");
    assert_error("name = 'x',\ndtypes = {}\n", "test.lua:2:8: error: unexpected symbol near '=' [syntax-error]\n"
                                               "dtypes = {}\n"
                                               "       ^\n" RETURN);
    assert_error("-- mine\n{ name = 'x' }\n", "test.lua:2:1: error: unexpected symbol near '{' [syntax-error]\n"
                                              "{ name = 'x' }\n"
                                              "^\n" RETURN);
    assert_error("return name = 'x'", "test.lua:1:13: error: <eof> expected near '=' [syntax-error]\n"
                                      "return name = 'x'\n"
                                      "            ^\n"
                                      "hint: put the fields into a table: return { name = ..., dtypes = { ... }, "
                                      "... }\n");
    assert_error("return 1", "test.lua:1: error: the spec returns a number, not a table [no-table]\n"
                             "hint: end it with return { ... }\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_refused_token), cmocka_unit_test(test_the_end_of_the_file),
        cmocka_unit_test(test_missing_commas),    cmocka_unit_test(test_keys_that_are_no_names),
        cmocka_unit_test(test_missing_returns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
