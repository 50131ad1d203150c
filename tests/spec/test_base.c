/* What the reader stands on: maps by name, hashes, messages. */
#include "base/map.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "spec/support.h"

#include <string.h>

static void test_maps(void **state) {
    (void)state;
    enum { COUNT = 20000 };
    static char keys[COUNT][8];
    map of = {0};
    assert_null(map_find(&of, "", 0));
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t left = i;
        for (size_t at = 0; at < 6; at++, left /= 9)
            keys[i][at] = (char)('a' + left % 9);
        assert_null(map_add(&of, keys[i], 6, i));
    }
    for (uint32_t i = 0; i < COUNT; i++) {
        char copy[6];
        memcpy(copy, keys[i], 6); /* found by what they say, not by where they are */
        assert_int_equal(*map_find(&of, copy, 6), i);
        assert_int_equal(*map_add(&of, copy, 6, 7), i);
        assert_null(map_find(&of, copy, 5));
    }
    assert_int_equal(of.count, COUNT);
    *map_find(&of, keys[5], 6) = 99;
    assert_int_equal(*map_find(&of, keys[5], 6), 99);
    assert_null(map_add(&of, "", 0, 3)); /* the empty string is a key, and so is a NUL */
    assert_null(map_add(&of, "\0a", 2, 4));
    assert_int_equal(*map_find(&of, "", 0), 3);
    assert_int_equal(*map_find(&of, "\0a", 2), 4);
    assert_null(map_find(&of, "\0b", 2));
    map_free(&of);
    assert_null(map_find(&of, "", 0));
}

static void assert_hash(const char *data, size_t length, const char *expected) {
    char hex[65];
    sha256_hex(data, length, hex);
    assert_string_equal(hex, expected);
    for (size_t piece = 1; piece < 200 && piece < length; piece += 13) { /* the same in pieces */
        sha256 of;
        sha256_begin(&of);
        for (size_t at = 0; at < length; at += piece)
            sha256_add(&of, data + at, length - at < piece ? length - at : piece);
        sha256_end(&of, hex);
        assert_string_equal(hex, expected);
    }
}

/* The examples of FIPS 180-4, and lengths about a block as sha256sum hashes them. */
static void test_hashes(void **state) {
    (void)state;
    static char as[1000000];
    memset(as, 'a', sizeof as);
    assert_hash("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_hash("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_hash(as, 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    assert_hash(as, 63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
    assert_hash(as, 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    assert_hash(as, 65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0");
    assert_hash(as, sizeof as, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* Sorted by line within a file, files in the order of their first diagnostics, repeats left out, all on one line each.
 */
static void test_messages(void **state) {
    (void)state;
    spec_diagnostics of = {0};
    text printed = {0};
    spec_diagnostics_print(&of, &printed);
    assert_int_equal(printed.length, 0);
    spec_diagnostics_add(&of, "b.lua", 7, "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&of, "a.lua", 2, "two", "no way out|");
    spec_diagnostics_add(&of, "b.lua", 3, "three", "\xFF\n\t\x1B[0m \xC2\x85 \xE2\x82\xAC \xE2\x82|a%%b");
    spec_diagnostics_add(&of, "b.lua", 7, "one", "first %s|do %d", "x|y", 3);
    spec_diagnostics_add(&of, "b.lua", 7, "one", "first %s|do %d", "x|z", 3);
    spec_diagnostics_add(&of, "a\n.lua", -1, "four", "what|hint");
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
    spec_diagnostics_add(&of, "a.lua", 1, "long", "%s|%s", name.data, name.data);
    assert_true(strlen(of.entries[0].what) < 3000);
    assert_true(strlen(of.entries[0].hint) < 3000);
    assert_string_equal(of.entries[0].what + strlen(of.entries[0].what) - 4, "x...");
    spec_diagnostics_free(&of);
    text_free(&name);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_maps),
        cmocka_unit_test(test_hashes),
        cmocka_unit_test(test_messages),
        cmocka_unit_test(test_long_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
