/* Promotion tables as text: grids of words and CSV, exactly. */
#include "base/memory.h"
#include "spec/import.h"
#include "spec/support.h"

#include <string.h>

static void assert_cells(const spec *of, const char *expected) {
    text cells = {0};
    for (size_t i = 0; i < of->dtype_count * of->dtype_count; i++)
        text_printf(&cells, "%s%s", i ? " " : "", of->table[i] == LAT_NONE ? "-" : of->dtypes[of->table[i]].name);
    assert_string_equal(cells.data, expected);
    text_free(&cells);
}

static void assert_grid(const char *literal, const char *expected) {
    text lua = {0};
    text_printf(&lua,
                "return { name = 't', dtypes = { 'b', 'u8', { 'π', kind = 'abstract', ident = 'pi' } }, table = %s }",
                literal);
    spec *of = support_read(lua.data);
    assert_true(of->from_table);
    assert_cells(of, expected);
    spec_free(of);
    text_free(&lua);
}

#define CELLS "b u8 π u8 u8 - - π b"

static void test_words(void **state) {
    (void)state;
    assert_grid("[[\n     b u8 π\n  b  b u8 π\n  u8 u8 u8 -\n  π  - π b\n]]", CELLS);
    assert_grid("'b u8 π\\nb b u8 π\\nu8 u8 u8 -\\nπ - π b'", CELLS); /* no last line end */
    assert_grid("'\\n\\n \\tb\\tu8\\tπ\\t\\nb b  u8 π\\n\\n u8 u8 u8 -\\n\\t\\nπ - π b\\n\\n \\n'",
                CELLS); /* tabs, blank */
    assert_grid("'b u8 π\\r\\nb b u8 π\\r\\nu8 u8 u8 -\\r\\nπ - π b\\r\\n'", CELLS);
    assert_grid("'π b u8\\nu8 - u8 u8\\nπ b - π\\nb π b u8\\n'", CELLS); /* any order of rows and columns */
}

static void assert_csv(const char *csv, const char *expected_dtypes, const char *expected) {
    spec_diagnostics diagnostics = {0};
    spec *of = spec_import("t.csv", NULL, csv, strlen(csv), support_options(), &diagnostics);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    if (!of) fail_msg("%s", text_string(&messages));
    text names = {0};
    for (size_t i = 0; i < of->dtype_count; i++)
        text_printf(&names, "%s%s", i ? " " : "", of->dtypes[i].name);
    assert_string_equal(names.data, expected_dtypes);
    assert_true(of->from_table); /* the examples are no joins */
    assert_cells(of, expected);
    text_free(&names);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
    spec_free(of);
}

static void test_csv(void **state) {
    (void)state;
    assert_csv(",b,u8,π\nb,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\n", "b u8 π", CELLS);
    assert_csv(",b,u8,π\r\nb,b,u8,π\r\nu8,u8,u8,-\r\nπ,-,π,b", "b u8 π", CELLS);
    assert_csv("\xEF\xBB\xBF,b,u8,π\nb,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\n\n\r\n,,,\n", "b u8 π", CELLS);
    assert_csv("\"\",\"b\",\"u8\",π\n \"b\" , b,\tu8 ,\"π\"\nu8,\"u8\",u8,\"-\"\nπ,-,π,b\n", "b u8 π", CELLS);
    assert_csv("dtype,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\nb,b,u8,π\n", "b u8 π", CELLS);
}

static void assert_csv_diagnostics(const char *csv, const char *expected) {
    spec_diagnostics diagnostics = {0};
    spec *of = spec_import("t.csv", NULL, csv, strlen(csv), support_options(), &diagnostics);
    assert_null(of);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    assert_string_equal(text_string(&messages), expected);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
}

#define QUOTES "hint: put quotes around all of it, and double those inside\n"

static void test_csv_diagnostics(void **state) {
    (void)state;
    assert_csv_diagnostics("\n\n", "t.csv:1: error: the table has no dtypes [table-header]\n"
                                   "hint: begin it with a header row: ,b,u8,i8\n");
    assert_csv_diagnostics(",b\n\"b,b\n", "t.csv:2:1: error: a cell is quoted in part [bad-quotes]\n"
                                          "\"b,b\n"
                                          "^\n" QUOTES);
    assert_csv_diagnostics(",b\r\nb,\"b\"x\r\n", "t.csv:2:4: error: a cell is quoted in part [bad-quotes]\n"
                                                 "b,\"b\"x\n"
                                                 "   ^\n" QUOTES);
    assert_csv_diagnostics(
        ",b\nb,\"b\nb\"\n\nb,b\n",
        "t.csv:2:3: error: row b, column b of the table has \"b\\nb\", which is not a dtype of this spec "
        "[unknown-dtype]\n"
        "b,\"b\n"
        "  ^\n"
        "hint: did you mean \"b\"?\n"
        "t.csv:5:1: error: the table has a second row \"b\" [table-row]\n"
        "b,b\n"
        "^\n"
        "hint: the first is on line 2: take one out\n");
    assert_csv_diagnostics(",b,b\nb,b,b\n", "t.csv:1:4: error: the header of the table has \"b\" twice [table-header]\n"
                                            ",b,b\n"
                                            "   ^\n"
                                            "hint: take one column out\n");
    assert_csv_diagnostics("\xEF\xBB\xBF,a\xFF\n",
                           "t.csv:1:2: error: the dtype name \"a\\xFF\" is no well-formed UTF-8 [bad-dtype-name]\n"
                           ",a\xEF\xBF\xBD\n"
                           " ^~\n"
                           "hint: a name is UTF-8 without white space, commas, quotes and control characters, and is "
                           "not -\n");
    /* a carriage return alone ends no line of CSV, and what is in a line before counts */
    assert_csv_diagnostics(
        ",\xCF\x80\t,u8\r\n\xCF\x80,\xCF\x80,\r  \"u9\" \nu8,u8,u8",
        "t.csv:2:11: error: row \xCF\x80, column u8 of the table has \"u9\", which is not a dtype of "
        "this spec [unknown-dtype]\n"
        "\xCF\x80,\xCF\x80,\xEF\xBF\xBD  \"u9\" \n"
        "        ^~\n"
        "hint: did you mean \"u8\"?\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_csv),
        cmocka_unit_test(test_csv_diagnostics),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
