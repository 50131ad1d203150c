/*
 * Bad specs: every file of tests/spec/bad gives exactly the messages beside it in NAME.expected. Run in tests/spec, so
 * that file names are the same everywhere. JOINERY_UPDATE=1 in the environment writes the .expected files anew.
 */
#include "base/memory.h"
#include "spec/support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Small enough that the endless ones end soon. */
static spec_options bad_options(void) {
    spec_options options = *support_options();
    options.limits = (spec_limits){.instructions = 3000000, .memory = (size_t)64 << 20, .seconds = 60};
    return options;
}

static bool ends_in(const char *name, const char *suffix) {
    const size_t length = strlen(name), end = strlen(suffix);
    return length > end && strcmp(name + length - end, suffix) == 0;
}

static void messages_of(const char *path, text *to) {
    const spec_options options = bad_options();
    spec_diagnostics diagnostics = {0};
    lat_promotion promotion;
    spec *of = spec_read(path, &options, &diagnostics);
    if (of && spec_promotion(of, &promotion, &diagnostics)) lat_promotion_free(&promotion);
    spec_diagnostics_print(&diagnostics, to);
    text_add(to, "");
    spec_diagnostics_free(&diagnostics);
    spec_free(of);
}

static void write_file(const char *path, const text *what) {
    FILE *to = fopen(path, "wb");
    assert_non_null(to);
    assert_int_equal(fwrite(what->data, 1, what->length, to), what->length);
    assert_int_equal(fclose(to), 0);
}

static bool check(const char *name, const char *with_suffix) {
    text path = {0}, expected_path = {0}, messages = {0};
    text_printf(&path, "bad/%s", name);
    text_printf(&expected_path, "bad/%.*s.expected", (int)(strlen(name) - strlen(with_suffix)), name);
    messages_of(path.data, &messages);
    if (getenv("JOINERY_UPDATE")) write_file(expected_path.data, &messages);
    char *expected = support_file(expected_path.data, NULL);
    const bool same = expected && messages.length > 0 && strcmp(expected, messages.data) == 0;
    if (!same)
        print_error("%s: expected\n%sgot\n%s(JOINERY_UPDATE=1 writes it anew)\n", path.data,
                    expected ? expected : "no file\n", messages.data);
    mem_free(expected);
    text_free(&messages);
    text_free(&expected_path);
    text_free(&path);
    return same;
}

static void test_each_has_its_message(void **state) {
    (void)state;
    DIR *folder = opendir("bad");
    assert_non_null(folder);
    size_t good = 0, bad = 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        const char *suffix = ends_in(entry->d_name, ".lua") ? ".lua" : ends_in(entry->d_name, ".csv") ? ".csv" : NULL;
        if (!suffix) continue;
        if (check(entry->d_name, suffix))
            good++;
        else
            bad++;
    }
    closedir(folder);
    assert_int_equal(bad, 0);
    assert_true(good >= 80);
}

static void test_what_is_not_there(void **state) {
    (void)state;
    static const char *const expected[][2] = {
        {"bad", "bad:1: error: cannot be read: Is a directory (give the path of a spec) [unreadable]\n"},
        {"bad/none.lua", "bad/none.lua:1: error: cannot be read: No such file or directory (give the path of a spec) "
                         "[unreadable]\n"},
        {"bad/none.csv", "bad/none.csv:1: error: cannot be read: No such file or directory (give the path of a spec) "
                         "[unreadable]\n"},
        {"jaxx", "jaxx:1: error: there is no installed spec and no file \"jaxx\" (`joinery list` shows the installed "
                 "ones) [unknown-spec]\n"},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        text messages = {0};
        messages_of(expected[i][0], &messages);
        assert_string_equal(messages.data, expected[i][1]);
        text_free(&messages);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_has_its_message),
        cmocka_unit_test(test_what_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
