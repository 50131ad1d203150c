/* How messages about a spec are sorted and printed. */
#include "spec/support.h"

#include <string.h>

/* Sorted by line within a file, files in the order of their first diagnostics, repeats left out, all on one line each.
 */
static void test_messages(void **state) {
    (void)state;
    spec_diagnostics of = {0};
    text printed = {0};
    spec_diagnostics_print(&of, &printed);
    assert_int_equal(printed.length, 0);
    spec_diagnostics_add(&of, "b.lua", spec_place_line(7), "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&of, "a.lua", spec_place_line(2), "two", "no way out|");
    spec_diagnostics_add(&of, "b.lua", spec_place_line(3), "three",
                         "\xFF\n\t\x1B[0m \xC2\x85 \xE2\x82\xAC \xE2\x82|a%%b");
    spec_diagnostics_add(&of, "b.lua", spec_place_line(7), "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&of, "b.lua", spec_place_line(7), "one", "first %s|do %d", "x|z", 3);
    spec_diagnostics_add(&of, "a\n.lua", spec_place_line(-1), "four", "what|hint");
    assert_int_equal(of.count, 6);
    spec_diagnostics_print(&of, &printed);
    assert_string_equal(printed.data,
                        "b.lua:3: error: \\xFF\\n\\t\\x1B[0m \\xC2\\x85 \xE2\x82\xAC \\xE2\\x82 (a%b) [three]\n"
                        "b.lua:7: error: first x|y (do 3) [one]\n"
                        "b.lua:7: error: first x|z (do 3) [one]\n"
                        "a.lua:2: error: no way out [two]\n"
                        "a\\n.lua:1: error: what (hint) [four]\n");
    text_free(&printed);
    spec_diagnostics_free(&of);
}

/* A name of a megabyte is not printed whole. */
static void test_long_messages(void **state) {
    (void)state;
    text name = {0};
    text_add_repeated(&name, 'x', 1 << 20);
    spec_diagnostics of = {0};
    spec_diagnostics_add(&of, "a.lua", spec_place_line(1), "long", "%s|%s", name.data, name.data);
    assert_true(strlen(of.entries[0].what) < 3000);
    assert_true(strlen(of.entries[0].hint) < 3000);
    assert_string_equal(of.entries[0].what + strlen(of.entries[0].what) - 4, "x...");
    spec_diagnostics_free(&of);
    text_free(&name);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_messages),
        cmocka_unit_test(test_long_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
