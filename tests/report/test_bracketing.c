/* bracketings_find against a search that writes out every order and bracketing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "report/explain/bracketing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DTYPES = 4, OPERANDS_MAX = 5, TRIALS = 300 };

static uint32_t seed = 20240229;

static uint32_t random_below(uint32_t n) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
}

static lat_id combined(const lat_id *table, lat_id a, lat_id b) {
    return a == LAT_NONE || b == LAT_NONE ? LAT_NONE : table[a * DTYPES + b];
}

/* Marks every value of every bracketing of the operands in this order; index DTYPES is undefined. */
static void bracket(const lat_id *table, const lat_id *operands, size_t count, bool *values) {
    memset(values, 0, (DTYPES + 1) * sizeof *values);
    if (count == 1) values[operands[0]] = true;
    for (size_t split = 1; split < count; split++) {
        bool left[DTYPES + 1], right[DTYPES + 1];
        bracket(table, operands, split, left);
        bracket(table, operands + split, count - split, right);
        for (lat_id a = 0; a <= DTYPES; a++) {
            for (lat_id b = 0; b <= DTYPES; b++) {
                if (!left[a] || !right[b]) continue;
                const lat_id value = combined(table, a == DTYPES ? LAT_NONE : a, b == DTYPES ? LAT_NONE : b);
                values[value == LAT_NONE ? DTYPES : value] = true;
            }
        }
    }
}

static void permute(const lat_id *table, lat_id *operands, size_t fixed, size_t count, bool *values) {
    if (fixed == count) {
        bool more[DTYPES + 1];
        bracket(table, operands, count, more);
        for (size_t i = 0; i <= DTYPES; i++)
            values[i] = values[i] || more[i];
        return;
    }
    for (size_t i = fixed; i < count; i++) {
        const lat_id first = operands[fixed];
        operands[fixed] = operands[i];
        operands[i] = first;
        permute(table, operands, fixed + 1, count, values);
        operands[i] = operands[fixed];
        operands[fixed] = first;
    }
}

static void finds_what_writing_out_finds(void **state) {
    (void)state;
    printf("SEED=%u\n", seed);
    for (int trial = 0; trial < TRIALS; trial++) {
        lat_id table[DTYPES * DTYPES], operands[OPERANDS_MAX];
        for (size_t i = 0; i < DTYPES * DTYPES; i++)
            table[i] = random_below(12) ? (lat_id)random_below(DTYPES) : LAT_NONE;
        const size_t count = 1 + random_below(OPERANDS_MAX);
        for (size_t i = 0; i < count; i++)
            operands[i] = (lat_id)random_below(DTYPES);
        lat_promotion promotion;
        assert_int_equal(lat_promotion_from_table(&promotion, DTYPES, table), LAT_OK);

        bracketings found;
        bracketings_find(&promotion, operands, count, &found);
        assert_true(found.every_order && found.every_bracketing);
        lat_id fold = operands[0];
        for (size_t i = 1; i < count; i++)
            fold = combined(table, fold, operands[i]);
        assert_int_equal(found.nodes[found.results[0]].value, fold);

        bool wanted[DTYPES + 1] = {false}, got[DTYPES + 1] = {false};
        lat_id shuffled[OPERANDS_MAX];
        memcpy(shuffled, operands, sizeof shuffled);
        permute(table, shuffled, 0, count, wanted);
        for (size_t i = 0; i < found.count; i++) {
            const lat_id value = found.nodes[found.results[i]].value;
            assert_false(got[value == LAT_NONE ? DTYPES : value]);
            got[value == LAT_NONE ? DTYPES : value] = true;
        }
        assert_memory_equal(wanted, got, sizeof wanted);
        bracketings_free(&found);
        lat_promotion_free(&promotion);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(finds_what_writing_out_finds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
