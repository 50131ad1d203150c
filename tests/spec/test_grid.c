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

#define CELLS     "b u8 π u8 u8 - - π b"
#define SYMMETRIC "b u8 π u8 u8 - π - b"

static void test_words(void **state) {
    (void)state;
    assert_grid("[[\n     b u8 π\n  b  b u8 π\n  u8 u8 u8 -\n  π  - π b\n]]", CELLS);
    assert_grid("'b u8 π\\nb b u8 π\\nu8 u8 u8 -\\nπ - π b'", CELLS); /* no last line end */
    assert_grid("'\\n\\n \\tb\\tu8\\tπ\\t\\nb b  u8 π\\n\\n u8 u8 u8 -\\n\\t\\nπ - π b\\n\\n \\n'",
                CELLS); /* tabs, blank */
    assert_grid("'b u8 π\\r\\nb b u8 π\\r\\nu8 u8 u8 -\\r\\nπ - π b\\r\\n'", CELLS);
    assert_grid("'π b u8\\nu8 - u8 u8\\nπ b - π\\nb π b u8\\n'", CELLS); /* any order of rows and columns */
}

/* The promotion of a table, and the notes about how it was read, a line each. */
static void assert_read(const char *table, const spec_options *options, const char *expected_dtypes,
                        const char *expected, const char *expected_notes) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_import("t.csv", NULL, table, strlen(table), options, &diagnostics);
    text messages = {0}, names = {0}, notes = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    if (!spec) fail_msg("%s\n%s", table, text_string(&messages));
    for (size_t i = 0; i < spec->dtype_count; i++)
        text_printf(&names, "%s%s", i ? " " : "", spec->dtypes[i].name);
    assert_string_equal(names.data, expected_dtypes);
    if (!spec->from_table) fail_msg("%s\nis a join", table); /* the examples are none */
    assert_cells(spec, expected);
    for (size_t i = 0; i < diagnostics.note_count; i++)
        text_printf(&notes, "%s%s", i ? "\n" : "", diagnostics.notes[i] + strlen("t.csv: "));
    if (expected_notes) assert_string_equal(text_string(&notes), expected_notes);
    text_free(&notes);
    text_free(&names);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
    spec_free(spec);
}

static void assert_csv(const char *csv, const char *expected_dtypes, const char *expected) {
    assert_read(csv, support_options(), expected_dtypes, expected, NULL);
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
               "b\nan a,no b,no\tb\n\"no b \",-,an a\n",
               "an_a no_b", "no_b no_b - an_a");
    assert_csv(",none,-1\nnone,None,none\n-1,-,\"none\"\n", "none -1", "- none - none"); /* a dtype of such a name */
}

static void test_markdown(void **state) {
    (void)state;
    const char *cells = "b *_q π *_q *_q - - π b";
    assert_csv(
        "# Of mine\n\nor | yours:\n\n|       | b   | *\\* q* | π |\n| :-- | --- | :-: | --: |\n"
        "| **b** | b ~ | *\\* q* | π \xC3\x97 |\n|`* q`|**\\* q** ! | * q ? |   |\r\n| π | - | π | b |\n\nx | y\n",
        "b *_q π", cells);
    assert_csv("of | b | \\* q | π\n---|---|---|---\nb|b|\\* q|π\n\\* q|\\* q|\\* q|-\nπ|-|π|b", "b *_q π", cells);
    assert_csv("\n|  | b | a\\|b |\n| b | b | b |\n| a\\|b | - | a\\|b |\n", "b a|b", "b b - a|b"); /* without dashes */
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

/* Each with the part that is meant, and the notes. */
static void test_layouts(void **state) {
    (void)state;
    static const char *const layouts[][3] = {
        /* long form, by its shape */
        {"src0,src1,dst\nb,b,b\nb,u8,u8\nb,π,π\nu8,u8,u8\nu8,π,-\nπ,π,b\n"},
        {"lhs_dtype,rhs_dtype,out_dtype\nb,b,b\nb,u8,u8\nb,π,π\nu8,u8,u8\nπ,π,b\n"},
        {"Operand 1,Operand 2,Result\nb,b,b\nb,u8,u8\nb,π,π\nu8,u8,u8\nπ,π,b\n"},
        {"p,q,r\nb,b,b\nb,u8,u8\nb,π,π\nu8,u8,u8\nπ,π,b\n"},
        {"ufunc,p,q,r\nadd,b,b,b\nadd,b,u8,u8\nadd,b,π,π\nadd,π,π,b\n"},
        {"kernel,src0,src1,dst\nadd,b,b,b\nadd,b,u8,u8\nadd,b,π,π\nmul,b,u8,b\nadd,π,π,b\n", "add"},
        {"p,q,r,s\nb,b,b,add\nb,u8,u8,add\nb,π,π,add\nb,u8,π,div\nπ,π,b,add\n", "add"},
        {"rhs,lhs,result,see\nb,b,b,\nu8,b,u8,1\nπ,b,π,\nπ,π,b,2\n", NULL, "columns that are not read: \"see\""},
        /* what stands around and between */
        {"# of ours\nTypes of 2026\n,b,u8,π\n// ints\nb,b,u8,π\nu8,u8,u8,-\n-- rest\nπ,π,-,b\n"},
        {"# A\n\n| | x |\n|-|-|\n| x | x |\n\n# B\n| | b | u8 | π |\n|-|-|-|-|\n| b | b | u8 | π |\n"
         "| u8 | u8 | u8 | - |\n| π | π | - | b |\n",
         "b"},
        {"| option | default |\n|-|-|\n| -o | none |\n\n# B\n| | b | u8 | π |\n|-|-|-|-|\n| b | b | u8 | π |\n"
         "| u8 | u8 | u8 | - |\n| π | π | - | b |\n",
         NULL, "tables that are not read: \"1\""},
        /* frames */
        {"+---+---+---+---+\n|   | b | u8| π |\n+===+===+===+===+\n| b | b | u8| π |\n+---+---+---+---+\n"
         "| u8| u8| u8| - |\n+---+---+---+---+\n| π | π | - | b |\n+---+---+---+---+\n"},
        {"┌────┬────┬────┬────┐\n│    │ b  │ u8 │ π  │\n╞════╪════╪════╪════╡\n│ b  ┆ b  ┆ u8 ┆ π  │\n"
         "│ u8 ┆ u8 ┆ u8 ┆ -  │\n│ π  ┆ π  ┆ -  ┆ b  │\n└────┴────┴────┴────┘\n"},
        /* lines */
        {"The rules:\n\nb + b = b\nb + u8 = u8\nb + π = π\n# more\nπ + π = b\n"},
        {"* b, b -> b # of C\n* b, u8 -> u8;\n* b, π -> π\n* π, π -> b\n"},
        {"f(b, b) == b\nf(b, u8) == u8\nf(b, π) == π\nf(π, π) == b\n"},
        {"b b -> b\nb u8 -> u8\nb π -> π\nπ π -> b\n"},
        {"t<b, b> = b\nt<b, u8> = u8\nt<b, π> = π\nt<π, π> = b\n"},
        {"b ∨ b → b\nb ∨ u8 → u8\nb ∨ π → π\nπ ∨ π → b\n"},
        {"b+b=b\nb+u8=u8\nb * u8 = b\nb + π = π\nπ + π = b\n", "+"},
        /* JSON */
        {"{\"spec\": \"x\", \"dtypes\": [\"b\", \"u8\", \"π\"],\n \"table\": [[\"b\", \"u8\", \"π\"], [\"u8\", \"u8\", "
         "null], [\"\\u03c0\", null, \"b\"]]}",
         NULL, "cells read as no promotion (2): \"null\""},
        {"{\"b\": {\"b\": \"b\", \"u8\": \"u8\", \"π\": \"π\"}, \"π\": {\"π\": \"b\"}}"},
        {"[[\"\", \"b\", \"u8\", \"π\"], [\"b\", \"b\", \"u8\", \"π\"], [\"u8\", \"u8\", \"u8\", \"-\"],"
         "[\"π\", \"π\", \"-\", \"b\"]]"},
        {"{\"columns\": [\"b\", \"u8\", \"π\"], \"index\": [\"u8\", \"b\", \"π\"],\n"
         "\"data\": [[\"u8\", \"u8\", \"-\"], [\"b\", \"u8\", \"π\"], [\"π\", \"-\", \"b\"]]}"},
        {"{\"sub\": {\"b\": {\"b\": \"u8\"}}, \"add\": {\"b\": {\"b\": \"b\", \"u8\": \"u8\", \"π\": \"π\"},"
         "\"π\": {\"π\": \"b\"}}}",
         "add"},
        {"[{\"left\": \"b\", \"right\": \"b\", \"result\": \"b\"}, {\"right\": \"u8\", \"left\": \"b\", \"result\": "
         "\"u8\"},\n{\"left\": \"b\", \"right\": \"π\", \"result\": \"π\"}, {\"left\": \"π\", \"right\": \"π\", "
         "\"result\": \"b\"}]"},
        {"{\"p\": \"b\", \"q\": \"b\", \"r\": \"b\"}\n{\"p\": \"b\", \"q\": \"u8\", \"r\": \"u8\"}\n"
         "{\"p\": \"b\", \"q\": \"π\", \"r\": \"π\"}\n{\"p\": \"π\", \"q\": \"π\", \"r\": \"b\"}\n"},
        /* columns */
        {"Of 2026\n\n    b   u8  π\nb   b   u8  π\nu8  u8  u8  -\nπ   π   -   b\n\nThe end.\n"},
        {"===  ===  ===  ===\n..   b    u8   π\n===  ===  ===  ===\nb    b    u8   π\nu8   u8   u8   -\nπ    π    "
         "-    b\n===  ===  ===  ===\n"},
        {"left  right  out\nb  b  b\nb  u8  u8\nb  π  π\nπ  π  b\n"},
        /* nothing */
        {",b,u8,π\nb,b,u8,π\nu8,u8,u8,TypeError\nπ,π,N/A,b\n", NULL,
         "cells read as no promotion (2): \"TypeError\", \"N/A\""},
        {",b,u8,π\nb,b,u8,π\nu8,u8,u8,×\nπ,π,×,b\n", NULL, "cells read as no promotion (2): \"×\""},
        {"p,q,r\nb,b,b\nb,u8,u8\nb,π,π\nu8,π,Union{}\nπ,π,b\n", NULL, "cells read as no promotion (1): \"Union{}\""},
        /* half a grid */
        {",b,u8,π\nb,b,u8,π\nu8,,u8,-\nπ,,,b\n", NULL, "one half of the grid is empty, and it is read as symmetric"},
        {",b,u8,π\nb,b\nu8,u8,u8\nπ,π,-,b\n", NULL, "one half of the grid is empty, and it is read as symmetric"},
    };
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        spec_options options = *support_options();
        options.part = layouts[i][1];
        assert_read(layouts[i][0], &options, "b u8 π", SYMMETRIC, layouts[i][2] ? layouts[i][2] : "");
    }
}

/* Results that are no operands, and names that a spec cannot have. */
static void test_other_names(void **state) {
    (void)state;
    assert_read(",f64,c64\nf64,f64,c128\nc64,c64,c64\n", support_options(), "f64 c64 c128",
                "f64 c128 - c64 c64 - - - c128", "dtypes without a row, which promote with themselves alone: \"c128\"");
    assert_read("l,r,to\ni64,u64,Decimal(20, 0)\nu64,i64,none\ni64,i64,Decimal(38, 0)\n", support_options(),
                "i64 u64 Decimal(20_0) Decimal(38_0)",
                "Decimal(38_0) Decimal(20_0) - - - u64 - - - - Decimal(20_0) - - - - Decimal(38_0)",
                "dtypes without a row, which promote with themselves alone: \"Decimal(20_0)\", \"Decimal(38_0)\"\n"
                "cells read as no promotion (1): \"none\"\n"
                "names in which _ stands for commas and quotes: \"Decimal(20, 0)\", \"Decimal(38, 0)\"");
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
                                         "\xEF\xBB\xBF;b\n",
                                         "i8 + i16 = i16\n",
                                         "i8, i16 -> i16\n",
                                         "{\"i8\": {\"i8\": \"i8\"}}\n",
                                         "+---+---+\n|   | b |\n+===+===+\n",
                                         "# of ours\n,b\nb,b\n"};
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
        cmocka_unit_test(test_words),   cmocka_unit_test(test_csv),          cmocka_unit_test(test_markdown),
        cmocka_unit_test(test_pairs),   cmocka_unit_test(test_table_or_lua), cmocka_unit_test(test_csv_diagnostics),
        cmocka_unit_test(test_layouts), cmocka_unit_test(test_other_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
