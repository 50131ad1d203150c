/* The arena behind the templates' Lua state: blocks of all sizes keep their content, whatever is taken and given back.
 */
#include "emit/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { BLOCKS = 64, ROUNDS = 40000, LARGEST = 3 * ARENA_SMALL };

typedef struct block {
    unsigned char *at;
    size_t size;
    unsigned char byte; /* that it is full of */
} block;

static uint32_t drawn(uint32_t *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static void is_full_of(const block *one, size_t size) {
    for (size_t i = 0; i < size; i++)
        assert_int_equal(one->at[i], one->byte);
}

static void keeps_contents(void **state) {
    (void)state;
    arena of = {0};
    block blocks[BLOCKS] = {0};
    uint32_t seed = 12;
    for (int round = 0; round < ROUNDS; round++) {
        block *one = &blocks[drawn(&seed) % BLOCKS];
        const size_t size = drawn(&seed) % 4 ? drawn(&seed) % LARGEST : 0;
        unsigned char *at = arena_allocate(&of, one->at, one->at ? one->size : 5, size);
        if (size == 0) {
            assert_null(at);
            *one = (block){0};
            continue;
        }
        assert_non_null(at);
        assert_int_equal((uintptr_t)at % sizeof(void *), 0);
        one->at = at;
        is_full_of(one, one->size < size ? one->size : size);
        one->size = size;
        one->byte = (unsigned char)drawn(&seed);
        memset(at, one->byte, size);
    }
    for (int i = 0; i < BLOCKS; i++)
        is_full_of(&blocks[i], blocks[i].size);
    arena_free(&of);
}

static void takes_a_block_that_was_given_back(void **state) {
    (void)state;
    arena of = {0};
    void *first = arena_allocate(&of, NULL, 0, 40);
    void *second = arena_allocate(&of, NULL, 0, 40);
    assert_ptr_not_equal(first, second);
    assert_null(arena_allocate(&of, first, 40, 0));
    assert_ptr_equal(arena_allocate(&of, NULL, 0, 33), first);
    arena_free(&of);
}

static void refuses_more_than_there_is(void **state) {
    (void)state;
    arena of = {0};
    assert_null(arena_allocate(&of, NULL, 0, SIZE_MAX));
    arena_free(&of);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_contents),
        cmocka_unit_test(takes_a_block_that_was_given_back),
        cmocka_unit_test(refuses_more_than_there_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
