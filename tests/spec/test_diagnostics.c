/* How messages about a spec are sorted and printed, with the line and a caret under the word. */
#include "spec/support.h"

#include <stdio.h>
#include <string.h>

static spec_place at(int line, int column, int width) {
    return (spec_place){line, column, width};
}

/* Prints what there is, and frees it. */
static void assert_printed(spec_diagnostics *diagnostics, const char *expected) {
    text printed = {0};
    spec_diagnostics_print(diagnostics, &printed);
    assert_string_equal(text_string(&printed), expected);
    text_free(&printed);
    spec_diagnostics_free(diagnostics);
}

/* Sorted by line and column within a file, files in the order of their first diagnostics, repeats left out. */
static void test_messages(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    assert_printed(&diagnostics, "");
    spec_diagnostics_add(&diagnostics, "b.lua", at(7, 2, 1), "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&diagnostics, "a.lua", spec_place_line(2), "two", "no way out|");
    spec_diagnostics_add(&diagnostics, "b.lua", at(3, 0, 0), "three",
                         "\xFF\n\t\x1B[0m \xC2\x85 \xE2\x82\xAC \xE2\x82|a%%b");
    spec_diagnostics_add(&diagnostics, "b.lua", at(7, 2, 1), "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_warn(&diagnostics, "b.lua", at(7, 1, 1), "one", "first %s|do %d", "x|z", 3);
    spec_diagnostics_add(&diagnostics, "b.lua", at(7, 10, 1), "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&diagnostics, "a\n.lua", spec_place_unknown(), "four", "what|hint");
    spec_diagnostics_add(&diagnostics, "b.lua", at(7, 0, 0), "five", "turned \xE2\x80\xAE round|");
    assert_int_equal(diagnostics.count, 8);
    assert_printed(&diagnostics, "b.lua:3: error: \\xFF\\n\\t\\u{1B}[0m \\u{85} \xE2\x82\xAC \\xE2\\x82 [three]\n"
                                 "hint: a%b\n"
                                 "b.lua:7: error: turned \\u{202E} round [five]\n"
                                 "b.lua:7:1: warning: first x|z [one]\n"
                                 "hint: do 3\n"
                                 "b.lua:7:2: error: first x|y [one]\n"
                                 "hint: do 3\n"
                                 "b.lua:7:10: error: first x|y [one]\n"
                                 "hint: do 3\n"
                                 "a.lua:2: error: no way out [two]\n"
                                 "a\\n.lua:1: error: what [four]\n"
                                 "hint: hint\n");
}

/* What is printed about a word of a text, without the first line. */
static void assert_excerpt(const char *bytes, size_t length, spec_place place, bool csv, const char *expected) {
    spec_diagnostics diagnostics = {0};
    text whole = {0};
    spec_diagnostics_show(&diagnostics, "a.lua", bytes, length, csv);
    spec_diagnostics_add(&diagnostics, "a.lua", place, "one", "what|");
    text_printf(&whole, "a.lua:%d:", place.line > 0 ? place.line : 1);
    if (place.column) text_printf(&whole, "%d:", place.column);
    text_printf(&whole, " error: what [one]\n%s", expected);
    assert_printed(&diagnostics, whole.data);
    text_free(&whole);
}

#define LUA(text) text, sizeof text - 1

static void test_carets(void **state) {
    (void)state;
    assert_excerpt(LUA("one\n two three\nfour"), at(2, 6, 5), false, " two three\n     ^~~~~\n");
    assert_excerpt(LUA("one\n two three\nfour"), at(3, 4, 1), false, "four\n   ^\n");
    assert_excerpt(LUA("one\n two three\nfour"), at(3, 5, 1), false, "four\n    ^\n");   /* behind the end */
    assert_excerpt(LUA("one\n two three\nfour"), at(3, 90, 90), false, "four\n    ^\n"); /* far behind it */
    assert_excerpt(LUA("one\n two three\nfour"), at(2, 6, 50), false, " two three\n     ^~~~~\n");
    assert_excerpt(LUA("one\n two three\nfour"), at(2, 0, 0), false, " two three\n");
    assert_excerpt(LUA("one\n two three\nfour"), at(4, 1, 1), false, ""); /* there is no such line */
    assert_excerpt(LUA("one\n two three\nfour"), at(0, 0, 0), false, "");
    assert_excerpt(LUA("one\n \t \nfour"), at(2, 1, 1), false, ""); /* nothing to see */
    assert_excerpt(LUA(""), at(1, 1, 1), false, "");
}

static void test_tabs_and_characters(void **state) {
    (void)state;
    assert_excerpt(LUA("\ta\t\xCF\x80 \xE2\x82\xAC\tword\t.\n"), at(1, 11, 4), false,
                   "\ta\t\xCF\x80 \xE2\x82\xAC\tword\t.\n\t \t   \t^~~~\n");
    assert_excerpt(LUA("\xCF\x80\xCF\x80\n"), at(1, 3, 2), false, "\xCF\x80\xCF\x80\n ^\n");
    assert_excerpt(LUA("\xCF\x80\xCF\x80\n"), at(1, 1, 4), false, "\xCF\x80\xCF\x80\n^~\n");
    assert_excerpt(LUA("a\tb\n"), at(1, 1, 3), false, "a\tb\n^\n"); /* no `~` under a tab: it has no one width */
    /* control characters, a NUL, bytes that are no UTF-8, a turn of direction: one sign each */
    assert_excerpt(LUA("\x1B[1m\0\xFF\xE2\x82x\xE2\x80\xAEy\x7F z\n"), at(1, 15, 1), false,
                   "\xEF\xBF\xBD[1m\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDx\xEF\xBF\xBDy\xEF\xBF\xBD z\n"
                   "            ^\n");
}

static void test_line_ends(void **state) {
    (void)state;
    assert_excerpt(LUA("a\r\nb\rc\n\rd\n\ne"), at(2, 1, 1), false, "b\n^\n");
    assert_excerpt(LUA("a\r\nb\rc\n\rd\n\ne"), at(3, 1, 1), false, "c\n^\n");
    assert_excerpt(LUA("a\r\nb\rc\n\rd\n\ne"), at(4, 1, 1), false, "d\n^\n");
    assert_excerpt(LUA("a\r\nb\rc\n\rd\n\ne"), at(6, 1, 1), false, "e\n^\n");
    assert_excerpt(LUA("a\r\nb\rc\nd\r"), at(2, 3, 1), true,
                   "b\xEF\xBF\xBD"
                   "c\n  ^\n");
    assert_excerpt(LUA("a\r\nb\rc\nd\r"), at(3, 1, 1), true, "d\n^\n");
}

/* Of a line of a megabyte as much is shown as fits, and the word is in it. */
static void test_long_lines(void **state) {
    (void)state;
    text line = {0};
    for (int i = 0; i < 100000; i++)
        text_printf(&line, "\xCF\x80%06d,", i);
    spec_diagnostics diagnostics = {0};
    spec_diagnostics_show(&diagnostics, "a.lua", line.data, line.length, false);
    const int columns[] = {1, 3, 120, 9 * 50000 + 3, 9 * 99999 + 3};
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        spec_diagnostics_add(&diagnostics, "a.lua", at(1, columns[i], 6), "one", "what|");
    text printed = {0};
    spec_diagnostics_print(&diagnostics, &printed);
    size_t found = 0;
    for (char *message = strtok(printed.data, "\n"); message; message = strtok(NULL, "\n"), found++) {
        char *shown = strtok(NULL, "\n"), *caret = strtok(NULL, "\n");
        const size_t before = strspn(caret, " ");
        assert_true(text_width(shown) <= 126);
        assert_true(before + strlen(caret + before) <= text_width(shown));
        for (size_t code_points = 0; code_points < before; shown++)
            code_points += ((unsigned char)shown[1] & 0xC0) != 0x80;
        if (columns[found] % 9 != 3) continue;
        assert_string_equal(caret + before, "^~~~~~");
        char number[16];
        snprintf(number, sizeof number, "%06d", columns[found] / 9);
        assert_memory_equal(shown, number, 6);
    }
    assert_int_equal(found, 5);
    text_free(&printed);
    text_free(&line);
    spec_diagnostics_free(&diagnostics);
}

static void test_colours(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {.coloured = true};
    spec_diagnostics_show(&diagnostics, "a.lua", LUA("one\ntwo"), false);
    spec_diagnostics_add(&diagnostics, "a.lua", at(1, 2, 2), "one", "what|do");
    assert_int_equal(spec_diagnostics_line_at(&diagnostics), strlen("\033[1ma.lua:"));
    spec_diagnostics_warn(&diagnostics, "a.lua", at(2, 1, 1), "two", "that|");
    assert_printed(&diagnostics, "\033[1ma.lua:1:2:\033[0m \033[1;31merror:\033[0m what [one]\n"
                                 "one\n"
                                 " \033[1;32m^~\033[0m\n"
                                 "\033[1;36mhint:\033[0m do\n"
                                 "\033[1ma.lua:2:1:\033[0m \033[1;35mwarning:\033[0m that [two]\n"
                                 "two\n"
                                 "\033[1;32m^\033[0m\n");
}

/* A name of a megabyte is not printed whole. */
static void test_long_messages(void **state) {
    (void)state;
    text name = {0};
    text_add_repeated(&name, 'x', 1 << 20);
    spec_diagnostics diagnostics = {0};
    spec_diagnostics_add(&diagnostics, "a.lua", spec_place_line(1), "long", "%s|%s", name.data, name.data);
    assert_true(strlen(diagnostics.entries[0].what) < 3000);
    assert_true(strlen(diagnostics.entries[0].hint) < 3000);
    assert_non_null(strstr(diagnostics.entries[0].what, "x...x"));
    spec_diagnostics_free(&diagnostics);
    text_free(&name);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_messages),
        cmocka_unit_test(test_carets),
        cmocka_unit_test(test_tabs_and_characters),
        cmocka_unit_test(test_line_ends),
        cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_colours),
        cmocka_unit_test(test_long_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
