/* The output directory against the manifest of the run before. */
#include "base/memory.h"
#include "base/sha256.h"
#include "emit/output.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "/tmp/joinery-output-XXXXXX";

static int make_folder(void **state) {
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int remove_folder(void **state) {
    (void)state;
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return chdir("/") == 0 ? system(command) : -1;
}

/* Writes files of which each holds its own path, and a manifest of them. */
static void write_files(const char *const *paths, size_t count, output_changes *result) {
    output_file files[8];
    text manifest = {0}, error = {0};
    text_add(&manifest, "{\"files\": [");
    for (size_t i = 0; i < count; i++) {
        char hex[65];
        sha256_hex(paths[i], strlen(paths[i]), hex);
        files[i] = (output_file){paths[i], paths[i], strlen(paths[i])};
        text_printf(&manifest, "%s{\"path\": \"%s\", \"sha256\": \"%s\"}", i ? ", " : "", paths[i], hex);
    }
    text_add(&manifest, "]}\n");
    files[count] = (output_file){"m.json", text_string(&manifest), manifest.length};
    const output out = {.directory = "out/of/it", .files = files, .count = count + 1};
    if (!output_write(&out, result, &error)) fail_msg("%s", text_string(&error));
    text_free(&manifest);
}

static void says(const output_changes *result, size_t i, const char *path, output_action action) {
    assert_true(i < result->count);
    assert_string_equal(result->items[i].path, path);
    assert_int_equal(result->items[i].action, action);
}

static void every_file_is_accounted_for(void **state) {
    (void)state;
    output_changes result;
    write_files((const char *const[]){"z.h", "sub/stale.c", "sub/edited.c", "deep/er/stale.c"}, 4, &result);
    assert_int_equal(result.count, 5);
    says(&result, 0, "deep/er/stale.c", OUTPUT_WRITTEN);
    says(&result, 1, "m.json", OUTPUT_WRITTEN);
    says(&result, 4, "z.h", OUTPUT_WRITTEN);
    output_changes_free(&result);

    FILE *edited = fopen("out/of/it/sub/edited.c", "a");
    assert_non_null(edited);
    fputs("more", edited);
    fclose(edited);
    write_files((const char *const[]){"z.h", "a.h"}, 2, &result);
    assert_int_equal(result.count, 6);
    says(&result, 0, "a.h", OUTPUT_WRITTEN);
    says(&result, 1, "deep/er/stale.c", OUTPUT_REMOVED);
    says(&result, 2, "m.json", OUTPUT_WRITTEN);
    says(&result, 3, "sub/edited.c", OUTPUT_UNCHANGED);
    says(&result, 4, "sub/stale.c", OUTPUT_REMOVED);
    says(&result, 5, "z.h", OUTPUT_UNCHANGED);
    output_changes_free(&result);
    assert_int_equal(access("out/of/it/deep", F_OK), -1);
    assert_int_equal(access("out/of/it/sub/edited.c", F_OK), 0);

    /* what was kept is the user's from now on */
    write_files((const char *const[]){"z.h", "a.h"}, 2, &result);
    assert_int_equal(result.count, 3);
    output_changes_free(&result);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_file_is_accounted_for)};
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
