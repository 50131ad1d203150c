/* Reading a manifest back: what it may say, and everything that it may not. */
#include "emit/manifest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define HASH "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

static void reads_paths_and_hashes(void **state) {
    (void)state;
    manifest read;
    assert_true(manifest_parse(
        &read, " {\"title\": \"\\\"files\\\": [1]\", \"result_rules\": {\"files\": \"join\"}, \"files\" : [\n"
               "{ \"path\": \"jax_promotion.h\", \"size\": 12, \"sha256\": \"" HASH "\" },\n"
               "{ \"sha256\": \"" HASH "\", \"path\": \"kernels/\xc3\xa4.c\" } ], \"more\": {} }\n"));
    assert_int_equal(read.count, 2);
    assert_string_equal(read.files[0].path, "jax_promotion.h");
    assert_string_equal(read.files[0].sha256, HASH);
    assert_string_equal(read.files[1].path, "kernels/\xc3\xa4.c");
    manifest_free(&read);

    assert_true(manifest_parse(&read, "{\"files\": []}"));
    assert_int_equal(read.count, 0);
    manifest_free(&read);
}

static void refuses_what_is_no_manifest(void **state) {
    (void)state;
    static const char *const texts[] = {
        "",
        "[]",
        "{}",
        "{\"files\": {}}",
        "{\"files\": [",
        "{\"files\": [1]}",
        "{\"files\": [{}]}",
        "{\"files\": [{\"path\": \"a\"}]}",
        "{\"files\": [{\"path\": \"a\", \"sha256\": \"12\"}]}",
        "{\"files\": [{\"path\": 1, \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\\u0000b\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\\x\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\nb\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\xe2\x80\xae\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\", \"sha256\": \"" HASH "\"},]}",
        "{\"files\": [\n<<<<<<< HEAD\n{\"path\": \"a\", \"sha256\": \"" HASH "\"}]}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        manifest read;
        if (manifest_parse(&read, texts[i])) fail_msg("taken for a manifest: %s", texts[i]);
        assert_int_equal(read.count, 0);
    }
}

static void refuses_paths_that_leave_the_directory(void **state) {
    (void)state;
    static const char *const paths[] = {"",    "/etc/passwd", "..", "../x",  "a/../../x", "a/..",
                                        "./a", "a//b",        "a/", "a/./b", "/",         "."};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        char json[256];
        snprintf(json, sizeof json, "{\"files\": [{\"path\": \"%s\", \"sha256\": \"" HASH "\"}]}", paths[i]);
        manifest read;
        if (manifest_parse(&read, json)) fail_msg("taken for a path below the directory: '%s'", paths[i]);
    }
    assert_true(manifest_path_is_good("a"));
    assert_true(manifest_path_is_good("a/...b/..c"));
    assert_false(manifest_path_is_good("a\"b"));
    assert_false(manifest_path_is_good("a\\b"));
}

static void every_truncation_of_the_list_is_refused(void **state) {
    (void)state;
    static const char json[] = "{\"files\": [{\"path\": \"a\", \"size\": 10, \"sha256\": \"" HASH "\"}]";
    char part[sizeof json];
    for (size_t length = 0; length < sizeof json - 1; length++) {
        manifest read;
        memcpy(part, json, length);
        part[length] = '\0';
        if (manifest_parse(&read, part)) fail_msg("taken for whole: the first %zu bytes", length);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_paths_and_hashes),
        cmocka_unit_test(refuses_what_is_no_manifest),
        cmocka_unit_test(refuses_paths_that_leave_the_directory),
        cmocka_unit_test(every_truncation_of_the_list_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
