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

static bool parse(manifest *read, const char *json) {
    return manifest_parse(read, json, strlen(json));
}

static void reads_paths_and_hashes(void **state) {
    (void)state;
    manifest read;
    assert_true(parse(&read,
                      " {\"spec\": \"jax\", \"n\": [1, -2.5e+3, {\"a\": [true, false, null]}], \"files\": [\n"
                      "{ \"path\": \"jax_promotion.h\", \"size\": 12, \"sha256\": \"" HASH "\" },\n"
                      "{ \"sha256\": \"" HASH "\", \"path\": \"kernels/\\u00e4\\\\\\\".c\" } ], \"more\": {} }\n"));
    assert_int_equal(read.count, 2);
    assert_string_equal(read.files[0].path, "jax_promotion.h");
    assert_string_equal(read.files[0].sha256, HASH);
    assert_string_equal(read.files[1].path, "kernels/\xc3\xa4\\\".c");
    manifest_free(&read);

    assert_true(parse(&read, "{\"files\": []}"));
    assert_int_equal(read.count, 0);
    manifest_free(&read);
}

static void reads_what_there_is_of_kernels(void **state) {
    (void)state;
    manifest read;
    assert_true(parse(
        &read, "{\"kernel_counts\": {\"scalar\": {\"kernels\": 10, \"stubs\": 0, \"override_points\": 0, \"x\": []},"
               "\"avx2\": {\"stubs\": 3, \"kernels\": 7, \"override_points\": 1}}, \"files\": []}"));
    assert_int_equal(read.isa_count, 2);
    assert_string_equal(read.isas[1].name, "avx2");
    assert_int_equal(read.isas[0].kernels, 10);
    assert_int_equal(read.isas[1].kernels, 7);
    assert_int_equal(read.isas[1].stubs, 3);
    assert_int_equal(read.isas[1].override_points, 1);
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
        "{\"files\": []} x",
        "{\"files\": [], }",
        "{\"files\": [], \"files\": []}",
        "{\"files\": [1]}",
        "{\"files\": [{}]}",
        "{\"files\": [{\"path\": \"a\"}]}",
        "{\"files\": [{\"path\": \"a\", \"sha256\": \"12\"}]}",
        "{\"files\": [{\"path\": 1, \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\", \"path\": \"b\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\\u0000b\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\\x\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\nb\", \"sha256\": \"" HASH "\"}]}",
        "{\"files\": [{\"path\": \"a\", \"sha256\": \"" HASH "\"},]}",
        "{\"kernel_counts\": [], \"files\": []}",
        "{\"kernel_counts\": {\"avx2\": 1}, \"files\": []}",
        "{\"kernel_counts\": {\"avx2\": {\"kernels\": -1}}, \"files\": []}",
        "{\"kernel_counts\": {\"avx2\": {\"kernels\": 1.5}}, \"files\": []}",
        "{\"kernel_counts\": {\"avx2\": {\"kernels\": 12345678901}}, \"files\": []}",
        "{\"n\": 01, \"files\": []}",
        "{\"n\": 1., \"files\": []}",
        "{\"n\": nul, \"files\": []}",
        "{\"n\": +1, \"files\": []}",
        "{n: 1, \"files\": []}",
        "<<<<<<< HEAD\n{\"files\": []}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        manifest read;
        if (parse(&read, texts[i])) fail_msg("taken for a manifest: %s", texts[i]);
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
        if (parse(&read, json)) fail_msg("taken for a path below the directory: '%s'", paths[i]);
    }
    assert_true(manifest_path_is_below("a"));
    assert_true(manifest_path_is_below("a/...b/..c"));
}

static void is_not_led_astray_by_depth(void **state) {
    (void)state;
    char json[4096];
    size_t length = (size_t)snprintf(json, sizeof json, "{\"files\": [], \"x\": ");
    memset(json + length, '[', 2000);
    json[length + 2000] = '\0';
    manifest read;
    assert_false(parse(&read, json));
}

static void every_truncation_is_refused(void **state) {
    (void)state;
    static const char json[] =
        "{\"a\": \"\\u00e4\", \"files\": [{\"path\": \"a\", \"size\": 10, \"sha256\": \"" HASH "\"}]}";
    for (size_t length = 0; length < sizeof json - 1; length++) {
        manifest read;
        if (manifest_parse(&read, json, length)) fail_msg("taken for whole: the first %zu bytes", length);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_paths_and_hashes),      cmocka_unit_test(reads_what_there_is_of_kernels),
        cmocka_unit_test(refuses_what_is_no_manifest), cmocka_unit_test(refuses_paths_that_leave_the_directory),
        cmocka_unit_test(is_not_led_astray_by_depth),  cmocka_unit_test(every_truncation_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
