/*
 * Every name in the generated headers that is joinery's own is one that no dtype can take: what
 * templates/promotion/collisions.lua finds is all there is. Arguments: the program, a folder to generate into.
 */
#include "base/map.h"
#include "base/memory.h"
#include "base/name_list.h"
#include "spec/support.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program, *folder;
static name_list names; /* found so far */
static map seen;

/* Puts spaces where comments, strings and #include lines are: names of files are no names of C. */
static void blank_out(char *code) {
    for (char *at = code; *at; at++) {
        char *end = NULL;
        if (strncmp(at, "/*", 2) == 0)
            end = strstr(at, "*/") + 2;
        else if (strncmp(at, "//", 2) == 0 || strncmp(at, "#include", 8) == 0)
            end = at + strcspn(at, "\n");
        else if (*at == '"')
            end = strchr(at + 1, '"') + 1;
        if (!end) continue;
        memset(at, ' ', (size_t)(end - at));
        at = end - 1;
    }
}

/* True if a dtype of that ident, with a struct of its own and those of jax beside it, is told that it collides. */
static bool is_refused(const char *ident) {
    text lua = {0};
    text_printf(&lua,
                "return { name = 't', extends = 'jax', dtypes = { { 'x', kind = 'int', bits = 3, ident = '%s' } } }",
                ident);
    spec *spec = support_read(lua.data);
    spec_diagnostics diagnostics = {0};
    analysis made;
    assert_true(analysis_make(spec, "t", &made, &diagnostics));
    const bool refused = support_find_names(&made, &diagnostics);
    spec_diagnostics_free(&diagnostics);
    analysis_free(&made);
    text_free(&lua);
    return refused;
}

static bool same_ident(const char *name, const char *ident) {
    for (; *name && *ident; name++, ident++)
        if (tolower((unsigned char)*name) != tolower((unsigned char)*ident)) return false;
    return *name == *ident;
}

static size_t check(const spec *spec, const char *file, size_t *own) {
    text path = {0};
    size_t taken = 0;
    text_printf(&path, "%s/%s", folder, file);
    char *code = support_file(path.data, NULL);
    if (!code) fail_msg("%s was not generated", path.data);
    blank_out(code);
    for (char *at = code; *at; at++) {
        const bool start = at == code || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (!start || (strncmp(at, "jax_", 4) != 0 && strncmp(at, "JAX_", 4) != 0)) continue;
        size_t length = 4;
        while (isalnum((unsigned char)at[length]) || at[length] == '_')
            length++;
        at += length - 1;
        name_list_add(&names, at + 5 - length, length - 4);
        const char *name = names.names[names.count - 1];
        bool is_dtype = length == 4; /* JAX_##A is whatever A is */
        for (size_t i = 0; i < spec->dtype_count; i++)
            is_dtype = is_dtype || same_ident(name, spec->dtypes[i].ident);
        is_dtype = is_dtype || text_ends_in(name, "_scalar"); /* a kernel: which there are the plan tells */
        if (is_dtype || map_add(&seen, name, length - 4, 0)) continue;
        ++*own;
        if (is_refused(name)) continue;
        print_error("%s: a dtype could take the name of jax_%s\n", file, name);
        taken++;
    }
    mem_free(code);
    text_free(&path);
    return taken;
}

static void test_no_dtype_can_take_them(void **state) {
    (void)state;
    text command = {0};
    text_printf(&command, "'%s' generate jax -q --isa scalar -o '%s'", program, folder);
    assert_int_equal(system(command.data), 0);
    text_free(&command);
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read("jax", support_options(), &diagnostics);
    assert_non_null(spec);
    size_t own = 0, taken = 0;
    static const char *const files[] = {"jax_promotion.h", "jax_promotion.hpp", "jax_kernels.h"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        taken += check(spec, files[i], &own);
    assert_int_equal(taken, 0);
    assert_true(own > 100);
    spec_free(spec);
    map_free(&seen);
    name_list_free(&names);
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    program = argv[1];
    folder = argv[2];
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_no_dtype_can_take_them)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
