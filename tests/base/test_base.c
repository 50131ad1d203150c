/* Maps by name, and hashes. */
#include "base/map.h"
#include "base/sha256.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void test_maps(void **state) {
    (void)state;
    enum { COUNT = 20000 };
    static char keys[COUNT][8];
    map map = {0};
    assert_null(map_find(&map, "", 0));
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t left = i;
        for (size_t at = 0; at < 6; at++, left /= 9)
            keys[i][at] = (char)('a' + left % 9);
        assert_null(map_add(&map, keys[i], 6, i));
    }
    for (uint32_t i = 0; i < COUNT; i++) {
        char copy[6];
        memcpy(copy, keys[i], 6); /* found by what they say, not by where they are */
        assert_int_equal(*map_find(&map, copy, 6), i);
        assert_int_equal(*map_add(&map, copy, 6, 7), i);
        assert_null(map_find(&map, copy, 5));
    }
    assert_int_equal(map.count, COUNT);
    *map_find(&map, keys[5], 6) = 99;
    assert_int_equal(*map_find(&map, keys[5], 6), 99);
    assert_null(map_add(&map, "", 0, 3)); /* the empty string is a key, and so is a NUL */
    assert_null(map_add(&map, "\0a", 2, 4));
    assert_int_equal(*map_find(&map, "", 0), 3);
    assert_int_equal(*map_find(&map, "\0a", 2), 4);
    assert_null(map_find(&map, "\0b", 2));
    map_free(&map);
    assert_null(map_find(&map, "", 0));
}

static void assert_hash(const char *data, size_t length, const char *expected) {
    char hex[65];
    sha256_hex(data, length, hex);
    assert_string_equal(hex, expected);
    for (size_t piece = 1; piece < 200 && piece < length; piece += 13) { /* the same in pieces */
        sha256 hash;
        sha256_begin(&hash);
        for (size_t at = 0; at < length; at += piece)
            sha256_add(&hash, data + at, length - at < piece ? length - at : piece);
        sha256_end(&hash, hex);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_maps),
        cmocka_unit_test(test_hashes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
