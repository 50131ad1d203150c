/* Depfiles as gcc writes them and make and ninja read them. */
#include "emit/depfile.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void is_written_as(const char *target, const char *const *paths, size_t count, const char *expected) {
    text out = {0}, error = {0};
    assert_true(depfile_write(target, paths, count, &out, &error));
    assert_string_equal(text_string(&out), expected);
    assert_int_equal(error.length, 0);
    text_free(&out);
    text_free(&error);
}

static void sorts_and_drops_repeats(void **state) {
    (void)state;
    const char *const paths[] = {"z.lua", "a.lua", "z.lua"};
    is_written_as("out/jax.json", paths, 3, "out/jax.json: \\\n  a.lua \\\n  z.lua\n");
    is_written_as("out/jax.json", NULL, 0, "out/jax.json:\n");
}

static void escapes_what_make_would_misread(void **state) {
    (void)state;
    const char *const paths[] = {"a b.lua", "c#d$e.lua", "f\\g.lua", "h\\ i.lua", "k:l.lua", "m:/n:o.lua"};
    is_written_as("my out/x", paths, 6,
                  "my\\ out/x: \\\n  a\\ b.lua \\\n  c\\#d$$e.lua \\\n  f\\g.lua \\\n  h\\\\\\ i.lua \\\n  "
                  "k\\:l.lua \\\n  m:/n\\:o.lua\n");
}

static void is_refused(const char *target, const char *path) {
    text out = {0}, error = {0};
    if (depfile_write(target, &path, 1, &out, &error)) fail_msg("%s: %s is taken", target, path);
    assert_true(error.length > 0);
    text_free(&out);
    text_free(&error);
}

/* Each was tried with GNU make 4.3 and ninja 1.11: one of them at least lost the dependency, or stopped. */
static void refuses_what_make_or_ninja_would_misread(void **state) {
    (void)state;
    static const char *const names[] = {"a\nb", "a;touch b", "a|b",       "a=b",   "a'b", "a\"b",
                                        "a*b",  "a&b",       "a?b",       "a<b",   "a>b", "a`b",
                                        "a^b",  "a\tb",      "a\177b",    "a[b]",  "~a",  "././/~a",
                                        "a(b)", "a\\#b.lua", "a\\:b.lua", "a\\$b", "a\\", "a:"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        is_refused("x", names[i]);
    is_refused("a%b", "c");
    is_refused("a=b", "c");
}

static void lists_paths_as_they_are(void **state) {
    (void)state;
    const char *const paths[] = {"b c", "a=$b;#'"};
    is_written_as("", paths, 2, "a=$b;#'\nb c\n");
    is_refused("", "a\nb");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sorts_and_drops_repeats),
        cmocka_unit_test(escapes_what_make_would_misread),
        cmocka_unit_test(refuses_what_make_or_ninja_would_misread),
        cmocka_unit_test(lists_paths_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
