/*
 * specs/joinery.d.lua, the definitions for editors: it is what the reader's table of fields makes of it, and the fields
 * in it are the fields that the reader takes. Run in tests/spec. The target update-luals writes the file anew.
 */
#include "base/memory.h"
#include "lattice/laws.h"
#include "spec/dtype.h"
#include "spec/read/luals.h"
#include "spec/support.h"
#include "spec/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_NAME "../../specs/joinery.d.lua"

static void test_the_file_is_current(void **state) {
    (void)state;
    text made = {0};
    luals_write(support_options(), &made);
    char *file = support_file(FILE_NAME, NULL);
    if (!file || strcmp(file, made.data) != 0) fail_msg("%s is out of date: build update-luals", FILE_NAME);
    mem_free(file);
    text_free(&made);
}

/* Whether a spec with that field, of a type that no field has, is told that there is no such field. */
static bool is_taken(const char *before, const char *field, const char *after) {
    text lua = {0}, unknown = {0};
    text_printf(&lua, "return { name = 't', promotes = {}, dtypes = { 'b' %s['%s'] = 1.5 %s }", before, field, after);
    text_printf(&unknown, "has no field \"%s\" [unknown-field]", field);
    char *messages = support_diagnostics(lua.data, support_options());
    const bool taken = strstr(messages, unknown.data) == NULL;
    mem_free(messages);
    text_free(&lua);
    text_free(&unknown);
    return taken;
}

/* How a definition of each form begins; what the file calls it. */
static const struct {
    const char *class, *before;
} forms[] = {
    {"joinery.Spec", NULL},
    {"joinery.IntDtype", ", { 'x', kind = 'int', "},
    {"joinery.UintDtype", ", { 'x', kind = 'uint', "},
    {"joinery.FloatDtype", ", { 'x', kind = 'float', "},
    {"joinery.ComplexDtype", ", { 'x', kind = 'complex', "},
    {"joinery.FixedDtype", ", { 'x', kind = 'fixed', "},
    {"joinery.OpaqueDtype", ", { 'x', kind = 'opaque', "},
    {"joinery.AbstractDtype", ", { 'x', kind = 'abstract', "},
    {"joinery.WeakDtype", ", { 'x', weak = 'i64', "},
    {"joinery.RenamedDtype", ", { 'x', as = 'f32', "},
    {"joinery.NamedDtype", ", { 'f32', "},
};

/* The fields of a class of the file, as " title ident kind ", with the spaces. */
static char *fields_of(const char *file, const char *class) {
    text heading = {0}, fields = {0};
    text_printf(&heading, "---@class %s\n", class);
    const char *at = strstr(file, heading.data);
    if (!at) fail_msg("no %s", heading.data);
    text_add_char(&fields, ' ');
    for (at += heading.length; strncmp(at, "---@field ", 10) == 0; at = strchr(at, '\n') + 1) {
        const char *name = at + 10;
        if (name[0] != '[') text_printf(&fields, "%.*s ", (int)strcspn(name, "? "), name);
    }
    text_free(&heading);
    return fields.data;
}

static bool is_among(const char *fields, const char *name) {
    text word = {0};
    text_printf(&word, " %s ", name);
    const bool among = strstr(fields, word.data) != NULL;
    text_free(&word);
    return among;
}

/* For every class: a name that is a field of any class is taken there iff the file has it there. */
static void test_fields_are_those_of_the_reader(void **state) {
    (void)state;
    char *file = support_file(FILE_NAME, NULL);
    assert_non_null(file);
    text all = {0};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char *fields = fields_of(file, forms[i].class);
        text_add(&all, fields);
        mem_free(fields);
    }
    text_add(&all, "nonsense ");
    size_t taken = 0, refused = 0;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char *fields = fields_of(file, forms[i].class), *names = mem_copy(all.data);
        for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
            if (forms[i].before && (strcmp(name, "kind") == 0 || strcmp(name, "weak") == 0 || strcmp(name, "as") == 0))
                continue; /* they are what makes the form */
            const bool takes = forms[i].before ? is_taken(forms[i].before, name, "} } ") : is_taken("}, ", name, "");
            if (takes != is_among(fields, name))
                fail_msg("%s of %s: the file %s it", name, forms[i].class, takes ? "lacks" : "has");
            taken += takes;
            refused += !takes;
        }
        mem_free(names);
        mem_free(fields);
    }
    assert_true(taken > 100);
    assert_true(refused > 100);
    text_free(&all);
    mem_free(file);
}

/* The words of an alias, some with a comment, are those that the reader knows. */
static void assert_alias(const char *file, const char *alias, const char *const *words, size_t count) {
    text line = {0};
    text_printf(&line, "---@alias %s\n", alias);
    const char *at = strstr(file, line.data);
    if (!at) fail_msg("the file has no %s", line.data);
    for (size_t i = 0; i < count; i++) {
        at = strchr(at, '\n') + 1;
        line.length = 0;
        text_printf(&line, "---| \"%s\"", words[i]);
        const char *end = at + line.length;
        if (strncmp(at, line.data, line.length) != 0 || (*end != '\n' && strncmp(end, " # ", 3) != 0))
            fail_msg("%s has another line than\n%s", alias, line.data);
    }
    assert_int_equal(strchr(at, '\n')[1], '\n');
    text_free(&line);
}

static void test_aliases(void **state) {
    (void)state;
    static const char *const special[] = {"ieee", "fn", "fnuz", "none"}, *const rounding[] = {"correct", "via_f32"};
    static const char *const by_zero[] = {"zero", "ones"}, *const overflow[] = {"nonfinite", "saturate", "onnx"},
                             *const to_integer[] = {"truncate", "even", "away"};
    char *file = support_file(FILE_NAME, NULL);
    assert_non_null(file);
    const char *laws[LAT_LAW_COUNT];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        laws[law] = lat_law_name(law);
    assert_alias(file, "joinery.Law", laws, LAT_LAW_COUNT);
    assert_alias(file, "joinery.Special", special, 4);
    assert_alias(file, "joinery.Rounding", rounding, 2);
    assert_alias(file, "joinery.ByZero", by_zero, 2);
    assert_alias(file, "joinery.Overflow", overflow, 3);
    assert_alias(file, "joinery.ToInteger", to_integer, TO_INTEGER_COUNT);
    const op_catalogue *ops = support_options()->ops;
    assert_alias(file, "joinery.Op", ops->names, ops->count + OP_CONVERSION_COUNT);
    const char *known[64];
    for (size_t i = 0; i < dtype_known_count; i++)
        known[i] = dtype_known_table[i].name;
    assert_alias(file, "joinery.WellKnown", known, dtype_known_count);
    mem_free(file);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_file_is_current),
        cmocka_unit_test(test_fields_are_those_of_the_reader),
        cmocka_unit_test(test_aliases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
