/*
 * Orders of up to thousands of dtypes, declared in any order and with redundant edges: families whose joins a formula
 * gives, and random ones against sets of bounds. Most sizes lie at the ends of 64-bit words. An argument 1 takes the
 * largest of each family and longer runs of random ones.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/compare_promotion.h"
#include "lattice/large_brute.h"
#include "lattice/laws.h"
#include "lattice/random.h"

static bool thorough;

/* A family: whether a < b, and their join, for dtypes 0 .. n-1 in its own order; `width` is the family's own. */
typedef struct family {
    const char *name;
    bool (*below)(size_t n, size_t width, size_t a, size_t b);
    lat_id (*join)(size_t n, size_t width, size_t a, size_t b);
    const char *kind;
} family;

static bool below_in_chain(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width;
    return a < b;
}

static lat_id join_in_chain(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width;
    return (lat_id)(a > b ? a : b);
}

static bool below_in_antichain(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width, (void)a, (void)b;
    return false;
}

static lat_id join_in_antichain(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width;
    return a == b ? (lat_id)a : LAT_NONE;
}

static bool below_in_boolean(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width;
    return a != b && (a & ~b) == 0;
}

static lat_id join_in_boolean(size_t n, size_t width, size_t a, size_t b) {
    (void)n, (void)width;
    return (lat_id)(a | b);
}

static bool below_in_grid(size_t n, size_t width, size_t a, size_t b) {
    (void)n;
    return a != b && a / width <= b / width && a % width <= b % width;
}

static lat_id join_in_grid(size_t n, size_t width, size_t a, size_t b) {
    (void)n;
    const size_t x = a % width > b % width ? a % width : b % width, y = a / width > b / width ? a / width : b / width;
    return (lat_id)(y * width + x);
}

/* M3 and wider: a bottom 0, a top n-1, and all others between. */
static bool below_in_diamond(size_t n, size_t width, size_t a, size_t b) {
    (void)width;
    return a != b && (a == 0 || b == n - 1);
}

static lat_id join_in_diamond(size_t n, size_t width, size_t a, size_t b) {
    (void)width;
    return (lat_id)(a == b || b == 0 ? a : a == 0 ? b : n - 1);
}

/* N5 and longer: a bottom 0, a top n-1, the chain 1 .. n-3, and n-2 beside it. */
static bool below_in_pentagon(size_t n, size_t width, size_t a, size_t b) {
    (void)width;
    return a != b && (a == 0 || b == n - 1 || (a < b && b < n - 2));
}

static lat_id join_in_pentagon(size_t n, size_t width, size_t a, size_t b) {
    if (a == b || below_in_pentagon(n, width, b, a)) return (lat_id)a;
    return (lat_id)(below_in_pentagon(n, width, a, b) ? b : n - 1);
}

/* The standard example: the lower half, each below all of the upper half but its own partner. */
static bool below_in_crown(size_t n, size_t width, size_t a, size_t b) {
    (void)width;
    return a < n / 2 && b >= n / 2 && b - n / 2 != a;
}

static lat_id join_in_crown(size_t n, size_t width, size_t a, size_t b) {
    if (a == b || below_in_crown(n, width, b, a)) return (lat_id)a;
    if (below_in_crown(n, width, a, b)) return (lat_id)b;
    return a < n / 2 && b < n / 2 ? LAT_AMBIGUOUS : LAT_NONE; /* of eight and more, two lower ones have two bounds */
}

/* Chains that have nothing to do with each other. */
static bool below_in_strands(size_t n, size_t width, size_t a, size_t b) {
    (void)n;
    return a < b && a % width == b % width;
}

static lat_id join_in_strands(size_t n, size_t width, size_t a, size_t b) {
    (void)n;
    return a % width != b % width ? LAT_NONE : (lat_id)(a > b ? a : b);
}

static const family chain = {"chain", below_in_chain, join_in_chain, "lattice"},
                    antichain = {"antichain", below_in_antichain, join_in_antichain, "partial-lattice"},
                    boolean = {"boolean", below_in_boolean, join_in_boolean, "lattice"},
                    grid = {"grid", below_in_grid, join_in_grid, "lattice"},
                    diamond = {"diamond", below_in_diamond, join_in_diamond, "lattice"},
                    pentagon = {"pentagon", below_in_pentagon, join_in_pentagon, "lattice"},
                    crown = {"crown", below_in_crown, join_in_crown, "partial-lattice"},
                    strands = {"strands", below_in_strands, join_in_strands, "partial-lattice"};

/* The family's dtype that stands at each id. */
static lat_id *shuffled(size_t n, random_state *random) {
    lat_id *at = malloc((n + 1) * sizeof *at);
    assert_non_null(at);
    for (size_t i = 0; i < n; i++) {
        const size_t j = (size_t)random_below(random, (int)i + 1);
        at[i] = at[j];
        at[j] = (lat_id)i;
    }
    return at;
}

/* All pairs of a small family; of a large one those that are no more than a few steps apart, which are enough. */
static lat_edge *edges_of(const family *family, size_t n, size_t width, const lat_id *id_of, size_t *count) {
    size_t capacity = 64;
    lat_edge *edges = malloc(capacity * sizeof *edges);
    *count = 0;
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const bool near = family->below == below_in_chain     ? b - a < 3
                              : family->below == below_in_grid    ? b - a <= 2 || (b - a) % width == 0
                              : family->below == below_in_strands ? b - a <= 2 * width
                              : family->below == below_in_boolean ? ((a ^ b) & ((a ^ b) - 1)) == 0 || (a ^ b) % 5 == 0
                                                                  : true;
            if (!family->below(n, width, a, b) || (n > 300 && !near)) continue;
            if (*count == capacity) edges = realloc(edges, (capacity *= 2) * sizeof *edges);
            assert_non_null(edges);
            edges[(*count)++] = (lat_edge){id_of[a], id_of[b]};
        }
    }
    return edges;
}

static void check_cells(const family *family, size_t n, size_t width, const lat_promotion *got, const lat_id *at,
                        const lat_id *id_of) {
    size_t undefined = 0;
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            const lat_id join = family->join(n, width, at[a], at[b]);
            undefined += join >= LAT_AMBIGUOUS;
            if (lat_cell(got, (lat_id)a, (lat_id)b) != (join < LAT_AMBIGUOUS ? id_of[join] : join))
                fail_msg("%s of %zu: the cell of %zu and %zu", family->name, n, a, b);
            if (lat_leq(&got->order, (lat_id)a, (lat_id)b) != (a == b || family->below(n, width, at[a], at[b])))
                fail_msg("%s of %zu: %zu <= %zu", family->name, n, a, b);
        }
    }
    assert_int_equal(got->undefined, undefined);
}

/* Both ways to all joins, whichever was taken. */
static void check_algorithms(const lat_promotion *promotion) {
    const char *wrong = compare_join_algorithms(promotion);
    if (wrong) fail_msg("%zu dtypes: %s differs", promotion->n, wrong);
}

static void check_family(const family *family, size_t n, size_t width) {
    random_state random = {n};
    lat_id *at = shuffled(n, &random), *id_of = malloc((n + 1) * sizeof *id_of);
    size_t count;
    lat_promotion promotion;
    lat_shape shape;
    lat_laws laws;
    assert_non_null(id_of);
    for (size_t id = 0; id < n; id++)
        id_of[at[id]] = (lat_id)id;
    lat_edge *edges = edges_of(family, n, width, id_of, &count);
    assert_int_equal(lat_promotion_from_edges(&promotion, n, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    check_cells(family, n, width, &promotion, at, id_of);
    check_algorithms(&promotion);
    lat_shape_of(&promotion.order, &shape);
    lat_laws_verify(&promotion, &shape, LAT_EFFORT_DEFAULT, &laws);
    if (n > 1) assert_string_equal(lat_class_name(laws.kind), family->kind);
    assert_int_equal(laws.law[LAT_LAW_EXISTENCE].failures, promotion.undefined - promotion.ambiguous);
    assert_int_equal(laws.law[LAT_LAW_UNIQUENESS].failures, promotion.ambiguous);
    assert_int_equal(laws.law[LAT_LAW_ASSOCIATIVITY].failures + laws.law[LAT_LAW_LEAST].failures, 0);
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
    free(edges);
    free(id_of);
    free(at);
}

static void test_families(void **state) {
    (void)state;
    static const size_t sizes[] = {1, 2, 5, 8, 63, 64, 65, 127, 128, 129, 500};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const size_t n = sizes[i];
        check_family(&chain, n, 0);
        check_family(&antichain, n, 0);
        if (n > 3) check_family(&diamond, n, 0);
        if (n > 4) check_family(&pentagon, n, 0);
        if (n > 7) check_family(&crown, n / 2 * 2, 0);
        if (n > 7) check_family(&strands, n, 3);
    }
    for (size_t power = 0; power <= (thorough ? 12 : 10); power++)
        check_family(&boolean, (size_t)1 << power, 0);
    for (size_t width = 1; width <= 20; width += 3)
        check_family(&grid, width * (width + 3), width);
    check_family(&chain, 4000, 0);
    if (!thorough) return;
    check_family(&antichain, 4096, 0);
    check_family(&antichain, 4097, 0);
    check_family(&grid, 64 * 64, 64);
    check_family(&crown, 1000, 0);
    check_family(&strands, 4096, 64);
}

/* All of it again by sets of bounds and loops over triples. */
static void check_random(random_state *random, size_t n, int density, size_t resolves) {
    large_system system;
    lat_promotion promotion;
    large_system_draw(&system, n, density, resolves, random);
    assert_int_equal(lat_promotion_from_edges(&promotion, n, system.edges, system.edge_count, system.resolves,
                                              system.resolve_count, NULL, NULL),
                     LAT_OK);
    const char *wrong = large_system_compare(&system, &promotion, n <= 130);
    if (wrong) fail_msg("%zu dtypes, density %d: %s differs", n, density, wrong);
    if (resolves == 0) check_algorithms(&promotion);
    lat_promotion_free(&promotion);
    large_system_free(&system);
}

static void test_random_orders(void **state) {
    (void)state;
    static const size_t sizes[] = {50, 63, 64, 65, 66, 100, 128, 129, 200, 500};
    random_state random = {1};
    const size_t largest = thorough ? 500 : 129;
    for (int round = 0; round < (thorough ? 40 : 1); round++) {
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes && sizes[i] <= largest; i++) {
            for (int density = 1; density <= 16; density *= 4) {
                check_random(&random, sizes[i], density, 0);
                if (sizes[i] <= 130) check_random(&random, sizes[i], density, 5);
            }
        }
    }
}

/* The sets that are closed downward in a small random order, which union joins: a distributive lattice. */
static void check_distributive(random_state *random, int elements) {
    enum { MOST_SETS = 4096, MOST_ELEMENTS = 16 };
    static unsigned sets[MOST_SETS];
    unsigned down[MOST_ELEMENTS];
    size_t n = 0, count = 0;
    for (int b = 0; b < elements; b++) {
        down[b] = 1u << b;
        for (int a = 0; a < b; a++)
            if (random_percent(random, 30)) down[b] |= down[a];
    }
    for (unsigned set = 0; set < 1u << elements && n < MOST_SETS; set++) {
        bool closed = true;
        for (int a = 0; a < elements; a++)
            closed = closed && (!(set >> a & 1) || (down[a] & ~set) == 0);
        if (closed) sets[n++] = set;
    }
    lat_edge *edges = malloc(n * (size_t)elements * sizeof *edges + 1);
    assert_non_null(edges);
    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if ((sets[a] & ~sets[b]) == 0 && ((sets[a] ^ sets[b]) & ((sets[a] ^ sets[b]) - 1)) == 0)
                edges[count++] = (lat_edge){(lat_id)(n - 1 - a), (lat_id)(n - 1 - b)};
    lat_promotion promotion;
    assert_int_equal(lat_promotion_from_edges(&promotion, n, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    assert_int_equal(promotion.undefined, 0);
    check_algorithms(&promotion);
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            assert_true(sets[n - 1 - lat_cell(&promotion, (lat_id)a, (lat_id)b)] ==
                        (sets[n - 1 - a] | sets[n - 1 - b]));
    lat_promotion_free(&promotion);
    free(edges);
}

static void test_distributive_lattices(void **state) {
    (void)state;
    random_state random = {2};
    for (int round = 0; round < (thorough ? 30 : 2); round++)
        for (int elements = 1; elements <= 11; elements++)
            check_distributive(&random, elements);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_families),
        cmocka_unit_test(test_random_orders),
        cmocka_unit_test(test_distributive_lattices),
    };
    thorough = argc > 1 && atoi(argv[1]) != 0;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
