/* Promotion tables as text: grids of words, CSV, Markdown and pairs, exactly. */
#include "base/memory.h"
#include "spec/read/import.h"
#include "spec/support.h"

#include <string.h>

static void assert_cells(const spec *spec, const char *expected) {
    text cells = {0};
    for (size_t i = 0; i < spec->dtype_count * spec->dtype_count; i++)
        text_printf(&cells, "%s%s", i ? " " : "", spec->table[i] == LAT_NONE ? "-" : spec->dtypes[spec->table[i]].name);
    assert_string_equal(cells.data, expected);
    text_free(&cells);
}

static void assert_grid(const char *literal, const char *expected) {
    text lua = {0};
    text_printf(&lua,
                "return { name = 't', dtypes = { 'b', 'u8', { 'π', kind = 'abstract', ident = 'pi' } }, table = %s }",
                literal);
    spec *spec = support_read(lua.data);
    assert_true(spec->from_table);
    assert_cells(spec, expected);
    spec_free(spec);
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
    spec *spec = spec_import("t.csv", NULL, csv, strlen(csv), support_options(), &diagnostics);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    if (!spec) fail_msg("%s", text_string(&messages));
    text names = {0};
    for (size_t i = 0; i < spec->dtype_count; i++)
        text_printf(&names, "%s%s", i ? " " : "", spec->dtypes[i].name);
    assert_string_equal(names.data, expected_dtypes);
    assert_true(spec->from_table); /* the examples are no joins */
    assert_cells(spec, expected);
    text_free(&names);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
    spec_free(spec);
}

static void test_csv(void **state) {
    (void)state;
    assert_csv(",b,u8,π\nb,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\n", "b u8 π", CELLS);
    assert_csv(",b,u8,π\r\nb,b,u8,π\r\nu8,u8,u8,-\r\nπ,-,π,b", "b u8 π", CELLS);
    assert_csv("\xEF\xBB\xBF,b,u8,π\nb,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\n\n\r\n,,,\n", "b u8 π", CELLS);
    assert_csv("\"\",\"b\",\"u8\",π\n \"b\" , b,\tu8 ,\"π\"\nu8,\"u8\",u8,\"-\"\nπ,-,π,b\n", "b u8 π", CELLS);
    assert_csv("dtype,b,u8,π\nu8,u8,u8,-\nπ,-,π,b\nb,b,u8,π\n", "b u8 π", CELLS);
    assert_csv(";b;u8;π\nb;b;u8;π\nu8;u8;u8;\nπ;NaN;π;b\n", "b u8 π", CELLS);
    assert_csv("\n\tb\tu8\tπ\nb\tb\tu8\tπ\nu8\tu8\t u8 \tNone\nπ\t\tπ\tb\n", "b u8 π", CELLS);
    assert_csv("\"a, b\";b;u8;π\nb;b;u8;π\nu8;u8;u8;\nπ;-;π;b\n", "b u8 π", CELLS);
    assert_csv(",b,u8,π,,\nb,b,u8,π,,\nu8,u8,u8,,,\nπ,,π,b,,\n", "b u8 π", CELLS); /* as spreadsheets do */
    assert_csv(",\xC2\xA0"
               "b ,\xEF\xBB\xBFu8,\"\xE2\x80\x83π \"\nb,b,u8,π\xE3\x80\x80\r\nu8,u8,u8,\nπ,,π,b\n",
               "b u8 π", CELLS);
    assert_csv(",an a,no\xC2\xA0"
               "b\nan a,no b,no\tb\n\"no b \",,an a\n",
               "an_a no_b", "no_b no_b - an_a");
    assert_csv(",none,-1\nnone,None,none\n-1,,\"none\"\n", "none -1", "- none - none"); /* a dtype of such a name */
}

static void test_markdown(void **state) {
    (void)state;
    const char *cells = "b *_q π *_q *_q - - π b";
    assert_csv(
        "# Of mine\n\nor | yours:\n\n|       | b   | *\\* q* | π |\n| :-- | --- | :-: | --: |\n"
        "| **b** | b ~ | *\\* q* | π \xC3\x97 |\n|`* q`|**\\* q** ! | * q ? |   |\r\n| π | - | π | b |\n\nx | y\n",
        "b *_q π", cells);
    assert_csv("of | b | \\* q | π\n---|---|---|---\nb|b|\\* q|π\n\\* q|\\* q|\\* q|-\nπ|-|π|b", "b *_q π", cells);
    assert_csv("\n|  | b | a\\|b |\n| b | b | b |\n| a\\|b | | a\\|b |\n", "b a|b", "b b - a|b"); /* without dashes */
}

/* A pair in a row: any order of columns and of pairs, and what is said by saying nothing. */
static void test_pairs(void **state) {
    (void)state;
    assert_csv("left,right,result\nb,b,b\nb,u8,u8\nb,π,π\nu8,b,u8\nu8,u8,u8\nu8,π,\nπ,b,None\nπ,u8,π\nπ,π,b\n",
               "b u8 π", CELLS);
    assert_csv("Result;RHS;lhs\nb;b;b\nu8;u8;b\nπ;π;b\n-;b;π\nnan;π;u8\nπ;u8;π\nb;π;π\n", "b u8 π", CELLS);
    assert_csv(",a,b,join\n0,b,b,b\n1,b,u8,u8\n2,b,π,π\n3,u8,π,-\n4,π,u8,π\n5,π,b,-\n6,π,π,b\n", "b u8 π", CELLS);
    assert_csv("b\tb\tb\nb\tu8\tu8\nb\tπ\tπ\nu8\tu8\tu8\nu8\tπ\t\nπ\tb\t\nπ\tu8\tπ\nπ\tπ\tb\n", "b u8 π", CELLS);
    assert_csv("| left | right | result |\n|---|---|---|\n| b | u8 | b |\n| u8 | i8 | b |\n", "b u8 i8",
               "b b - b u8 b - b i8");
    assert_csv("op1,op2,res\nb,b,b\nb,u8,-\nu8,b,u8\nu8,u8,b\n", "b u8", "b - u8 b");
    assert_csv("corner,b,u8\nb,b,-\nu8,u8,b\n", "b u8", "b - u8 b"); /* a grid */
}

static void test_table_or_lua(void **state) {
    (void)state;
    static const char *const tables[] = {",b\nb,b\n",
                                         "\n \n\tb\tu8\n",
                                         "\"\",\"b\"\n",
                                         "left,right,result\n",
                                         "np.int8;np.int8;np.int8",
                                         "|  | b |\n",
                                         "# Of JAX\n\n| | b |\n|--|--|\n",
                                         "returns,b\n",
                                         "a \\ b,complex<f32>\n",
                                         "return,b\n",
                                         "\xEF\xBB\xBF;b\n"};
    static const char *const specs[] = {"",
                                        "return { name = 'x', dtypes = { 'b' } }",
                                        "-- a, b\nreturn {}",
                                        "\n\tlocal a, b = 1, 2",
                                        "a, b = 1, 2",
                                        "s.x = 1, 2; return s",
                                        "f(1, 2); return {}",
                                        "retrun { 1, 2 }",
                                        "--[[\n| a | b |\n|---|---|\n]] return {}",
                                        "# no | table\n",
                                        "for _, x in pairs(t) do end"};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (!spec_is_table(tables[i], strlen(tables[i]))) fail_msg("taken for Lua: %s", tables[i]);
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++)
        if (spec_is_table(specs[i], strlen(specs[i]))) fail_msg("taken for a table: %s", specs[i]);
}

static void assert_csv_diagnostics(const char *csv, const char *expected) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_import("t.csv", NULL, csv, strlen(csv), support_options(), &diagnostics);
    assert_null(spec);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    assert_string_equal(text_string(&messages), expected);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
}

static void test_csv_diagnostics(void **state) {
    (void)state;
    assert_csv_diagnostics(
        ",b\nb,\"b\nb\"\n\nb,b\n",
        "t.csv:2:3: error: row b, column b of the table has \"b\\nb\", which the header does not have "
        "[unknown-dtype]\n"
        "b,\"b\n"
        "  ^\n"
        "hint: did you mean \"b\"? If not, add a row and a column for it\n"
        "t.csv:5:1: error: the table has a second row \"b\" [table-row]\n"
        "b,b\n"
        "^\n"
        "hint: the first is on line 2: take one out\n");
    assert_csv_diagnostics("\xEF\xBB\xBF,a\xFF\n", "t.csv:1:3: error: the byte FF here is not UTF-8 [bad-text]\n"
                                                   ",a\xEF\xBF\xBD\n"
                                                   "  ^\n"
                                                   "hint: save the file in UTF-8\n");
    /* a carriage return alone ends no line of CSV, and what is in a line before counts */
    assert_csv_diagnostics(",\xCF\x80\t,u8\r\n\xCF\x80,\xCF\x80,\r  \"u9\" \nu8,u8,u8",
                           "t.csv:2:11: error: row \xCF\x80, column u8 of the table has \"u9\", which the header does "
                           "not have [unknown-dtype]\n"
                           "\xCF\x80,\xCF\x80,\xEF\xBF\xBD  \"u9\" \n"
                           "        ^~\n"
                           "hint: did you mean \"u8\"? If not, add a row and a column for it\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words), cmocka_unit_test(test_csv),          cmocka_unit_test(test_markdown),
        cmocka_unit_test(test_pairs), cmocka_unit_test(test_table_or_lua), cmocka_unit_test(test_csv_diagnostics),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
