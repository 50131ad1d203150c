/*
 * Every table of up to three dtypes, each cell any of them or undefined, against brute force: the order that it
 * defines, every law with its count, witness and failures, the class. An argument N is: of the tables of three dtypes,
 * one in N (16), with other weak dtypes and another rule for three and more each time; 1 is all, in every combination.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lattice/compare_promotion.h"

enum { MOST = 3, RULES = LAT_NARY_COUNT };

static int one_of = 16;

/* The digits of `code`, of base n + 1, are the cells. */
static void read_code(int n, uint64_t code, int table[BRUTE_MAX][BRUTE_MAX], lat_id cells[MOST * MOST]) {
    for (int i = 0; i < n * n; i++) {
        const int value = (int)(code % (uint64_t)(n + 1)) - 1;
        code /= (uint64_t)(n + 1);
        table[i / n][i % n] = value < 0 ? BRUTE_NONE : value;
        cells[i] = value < 0 ? LAT_NONE : (lat_id)value;
    }
}

static void compare(lat_promotion *promotion, brute *expected, unsigned weak_set, lat_nary nary, random_state *random) {
    bool weak[MOST];
    for (int a = 0; a < expected->n; a++)
        weak[a] = expected->weak[a] = weak_set >> a & 1;
    expected->nary = (int)nary;
    lat_promotion_describe(promotion, nary, weak);
    const char *wrong = compare_promotion(promotion, expected, random);
    if (!wrong) return;
    for (int a = 0; a < expected->n; a++)
        for (int b = 0; b < expected->n; b++)
            printf("%3d%s", expected->value[a][b], b + 1 < expected->n ? "" : "\n");
    fail_msg("weak %u, nary %d: %s differs", weak_set, (int)nary, wrong);
}

/* Returns how often the table was compared. */
static size_t check_table(int n, uint64_t code, bool thoroughly, random_state *random) {
    int table[BRUTE_MAX][BRUTE_MAX];
    lat_id cells[MOST * MOST];
    lat_promotion promotion;
    brute expected;
    size_t compared = 0;
    read_code(n, code, table, cells);
    assert_int_equal(lat_promotion_from_table(&promotion, (size_t)n, cells), LAT_OK);
    brute_from_table(&expected, n, table);
    for (int choice = 0; choice < RULES << n; choice++) {
        const int taken = thoroughly ? choice : random_below(random, RULES << n);
        compare(&promotion, &expected, (unsigned)taken / RULES, (lat_nary)(taken % RULES), random);
        compared++;
        if (!thoroughly) break;
    }
    lat_promotion_free(&promotion);
    return compared;
}

static void test_every_table(void **state) {
    (void)state;
    static const uint64_t tables[] = {1, 2, 81, 262144};
    for (int n = 1; n <= MOST; n++) {
        random_state random = {(uint64_t)n};
        size_t compared = 0;
        for (uint64_t code = 0; code < tables[n]; code++)
            if (n < MOST || one_of == 1 || random_below(&random, one_of) == 0)
                compared += check_table(n, code, n < MOST || one_of == 1, &random);
        assert_true(compared > 0);
        printf("%d dtypes: %zu promotions of %llu tables\n", n, compared, (unsigned long long)tables[n]);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_table)};
    if (argc > 1) one_of = atoi(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
