/*
 * Bad specs: every file of tests/spec/bad gives exactly the messages beside it in NAME.expected, each at its place. Run
 * in tests/spec, so that file names are the same everywhere. JOINERY_UPDATE=1 in the environment writes the .expected
 * files anew.
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

/* The word of a file at a place. The file is read and its lines are counted here, not as the reader does it. */
static char *word_at(const char *file, spec_place place) {
    char *bytes = support_file(file, NULL);
    assert_non_null(bytes);
    const char *line = bytes;
    for (int number = 1; number < place.line; number++) {
        line = strchr(line, '\n');
        assert_non_null(line);
        line++;
    }
    const size_t column = (size_t)place.column - 1, width = (size_t)place.width;
    if (column + width > strcspn(line, "\n") + 1) fail_msg("%s:%d:%d: not in the line", file, place.line, place.column);
    char *word = mem_copy_n(line + column, width);
    mem_free(bytes);
    return word;
}

static bool is_among(const char *name, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

/*
 * Whether the place of a message is where its mistake is: the word there is one of the message, or the brace of a table
 * that lacks something. It is another word only where a value has the wrong type, of what `extends` brings, and where a
 * table lacks columns. Only what is in no one place has no column.
 */
static bool is_in_place(const spec_diagnostic *diagnostic) {
    static const char *const without_column[] = {"instruction-limit", "memory-limit", "runtime-error", "no-table",
                                                 "bytecode",          "unreadable",   "unknown-spec",  "table-choice"};
    static const char *const with_other_word[] = {
        "wrong-type",          "circular-extends", "table-header", "conflicting-resolve",
        "conflicting-casting", "ragged-table",     "bad-list",     "bad-key",
        "bad-quotes",          "bad-text",         "bad-json"};
    static const char *const at_end[] = {"bad/empty.csv", "bad/syntax-error.lua", "bad/computed.lua", "bad/utf16.csv",
                                         "bad/utf16le.csv"};
    if (diagnostic->place.column == 0)
        return is_among(diagnostic->name, without_column, sizeof without_column / sizeof *without_column) ||
               is_among(diagnostic->file, at_end, sizeof at_end / sizeof *at_end);
    char *word = word_at(diagnostic->file, diagnostic->place);
    const bool brace = strcmp(word, "{") == 0, escaped = strchr(word, '\\') != NULL;
    const bool other = is_among(diagnostic->name, with_other_word, sizeof with_other_word / sizeof *with_other_word);
    const bool file = strncmp(word, "../good/", 8) == 0;
    const bool nothing = strcmp(word, "\n") == 0; /* an empty cell at the end of a line */
    const bool good = brace || escaped || other || file || nothing || strstr(diagnostic->what, word);
    if (!good)
        print_error("%s:%d:%d: %s: at %s\n", diagnostic->file, diagnostic->place.line, diagnostic->place.column,
                    diagnostic->what, word);
    mem_free(word);
    return good;
}

static size_t messages_of(const char *path, text *out) {
    const spec_options options = bad_options();
    spec_diagnostics diagnostics = {0};
    analysis made = {0};
    spec *spec = spec_read(path, &options, &diagnostics);
    if (spec && analysis_make(spec, path, &made, &diagnostics)) support_find_names(&made, &diagnostics);
    size_t misplaced = 0;
    for (size_t i = 0; i < diagnostics.count; i++)
        misplaced += !is_in_place(&diagnostics.entries[i]);
    spec_diagnostics_print(&diagnostics, out);
    text_add(out, "");
    spec_diagnostics_free(&diagnostics);
    analysis_free(&made);
    return misplaced;
}

static void write_file(const char *path, const text *content) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(content->data, 1, content->length, file), content->length);
    assert_int_equal(fclose(file), 0);
}

static bool check(const char *name, const char *with_suffix) {
    text path = {0}, expected_path = {0}, messages = {0};
    text_printf(&path, "bad/%s", name);
    text_printf(&expected_path, "bad/%.*s.expected", (int)(strlen(name) - strlen(with_suffix)), name);
    const size_t misplaced = messages_of(path.data, &messages);
    if (getenv("JOINERY_UPDATE")) write_file(expected_path.data, &messages);
    char *expected = support_file(expected_path.data, NULL);
    const bool same = misplaced == 0 && expected && messages.length > 0 && strcmp(expected, messages.data) == 0;
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
        {"bad", "bad: error: cannot be read: Is a directory [unreadable]\n"
                "hint: name a spec in this folder\n"},
        {"bad/none.csv", "bad/none.csv: error: cannot be read: No such file or directory [unreadable]\n"
                         "hint: give the path of a spec\n"},
        {"bad/cicle.lua", "bad/cicle.lua: error: cannot be read: No such file or directory [unreadable]\n"
                          "hint: did you mean \"bad/cycle.lua\"?\n"},
        {"no_such_spec", "no_such_spec: error: there is no installed spec and no file \"no_such_spec\" "
                         "[unknown-spec]\n"
                         "hint: `joinery list` shows the installed ones\n"},
        {"jaxx", "jaxx: error: there is no installed spec and no file \"jaxx\" [unknown-spec]\n"
                 "hint: did you mean \"jax\"?\n"},
        {"test_badd", "test_badd: error: there is no installed spec and no file \"test_badd\" [unknown-spec]\n"
                      "hint: `joinery list` shows the installed ones\n"},
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
