/*
 * Every partial order of a few dtypes, in several forms, against brute force; and every order of one or two more
 * against what it is by its bits alone. That no order is left out is told by the known numbers of orders and lattices.
 * Arguments: up to how many dtypes everything is compared (5), the order and its joins alone (6), and every choice of
 * weak dtypes (4).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/bounds.h"
#include "lattice/compare_promotion.h"
#include "lattice/covers.h"
#include "lattice/posets.h"

static int full = 5, quick = 6, weak = 4;

typedef struct order_tally {
    random_state random;
    size_t compared;                                   /* promotions */
    size_t lattices, semilattices, partial, connected; /* orders */
} order_tally;

static void wrong_order(const poset *p, const char *label) {
    poset_print(p);
    fail_msg("%s differs", label);
}

/* The minimal upper bounds of every set of dtypes, exactly. */
static const char *compare_all_bounds(const lat_order *order, const poset *p) {
    for (unsigned set = 1; set < 1u << p->n; set++) {
        lat_id ids[POSET_MAX], minimal[POSET_MAX], all[POSET_MAX];
        size_t count = 0, all_count, seen = 0, seen_minimal = 0;
        unsigned bounds = (1u << p->n) - 1;
        for (int a = 0; a < p->n; a++) {
            if (!(set >> a & 1)) continue;
            ids[count++] = (lat_id)a;
            bounds &= p->up[a];
        }
        const size_t minimal_count = lat_minimal_upper_bounds(order, ids, count, minimal, all, &all_count);
        for (int c = 0; c < p->n; c++) {
            if (!(bounds >> c & 1)) continue;
            if (seen == all_count || all[seen++] != c) return "a set's upper bounds";
            bool is_minimal = true;
            for (int d = 0; d < p->n; d++)
                is_minimal = is_minimal && (d == c || !(bounds >> d & 1) || !poset_leq(p, d, c));
            if (is_minimal && (seen_minimal == minimal_count || minimal[seen_minimal++] != c))
                return "a set's minimal upper bounds";
        }
        if (seen != all_count || seen_minimal != minimal_count) return "the number of a set's upper bounds";
    }
    return NULL;
}

static const char *compare_redundant(const lat_order *order, const poset *p, const lat_edge *edges, size_t count) {
    bool redundant[2 * POSET_EDGES_MAX];
    lat_redundant_edges(order, edges, count, redundant);
    for (size_t i = 0; i < count; i++) {
        bool expected = !poset_covers(p, edges[i].from, edges[i].to);
        for (size_t k = 0; k < i; k++)
            expected = expected || memcmp(&edges[k], &edges[i], sizeof *edges) == 0;
        if (redundant[i] != expected) return "a redundant edge";
    }
    return NULL;
}

/* A bit of `weak_set` makes a dtype weak. */
static void describe(lat_promotion *promotion, brute *expected, unsigned weak_set, lat_nary nary) {
    bool is_weak[POSET_MAX] = {false};
    for (int a = 0; a < expected->n; a++)
        is_weak[a] = expected->weak[a] = weak_set >> a & 1;
    expected->nary = (int)nary;
    lat_promotion_describe(promotion, nary, weak_set ? is_weak : NULL);
}

static void promote(const poset *p, poset_edges_kind kind, order_tally *tally, lat_promotion *promotion) {
    lat_edge edges[2 * POSET_EDGES_MAX];
    const size_t count = poset_edges(p, kind, &tally->random, edges);
    const lat_status status = lat_promotion_from_edges(promotion, (size_t)p->n, edges, count, NULL, 0, NULL, NULL);
    if (status != LAT_OK) wrong_order(p, "the status");
    const char *wrong = compare_redundant(&promotion->order, p, edges, count);
    if (wrong) wrong_order(p, wrong);
}

static void compare_fully(void *context, const poset *p) {
    order_tally *tally = context;
    brute expected;
    poset_to_brute(p, &expected);
    for (poset_edges_kind kind = POSET_COVERS; kind <= POSET_SOME; kind++) {
        lat_promotion promotion;
        promote(p, kind, tally, &promotion);
        const unsigned weak_set = kind == POSET_COVERS ? 0 : (unsigned)random_below(&tally->random, 1 << p->n);
        describe(&promotion, &expected, weak_set, kind != POSET_ALL ? LAT_NARY_BOUND : LAT_NARY_FOLD);
        const char *wrong = compare_promotion(&promotion, &expected, &tally->random);
        if (!wrong && kind == POSET_SOME) wrong = compare_all_bounds(&promotion.order, p);
        if (wrong) wrong_order(p, wrong);
        lat_promotion_free(&promotion);
        tally->compared++;
    }
}

static void test_every_order(void **state) {
    (void)state;
    for (int n = 0; n <= full; n++) {
        order_tally tally = {.random = {(uint64_t)n}};
        if (n == 0) continue; /* brute force draws among the dtypes */
        assert_int_equal(poset_each(n, compare_fully, &tally), poset_count(n));
        printf("%d dtypes: %zu promotions\n", n, tally.compared);
    }
}

/* Each subset of the dtypes may be weak, all of them included, by any rule for three and more. */
static void compare_weak(void *context, const poset *p) {
    order_tally *tally = context;
    brute expected;
    lat_promotion promotion;
    poset_to_brute(p, &expected);
    promote(p, POSET_COVERS, tally, &promotion);
    for (unsigned weak_set = 0; weak_set < 1u << p->n; weak_set++) {
        for (lat_nary nary = 0; nary < LAT_NARY_COUNT; nary++) {
            describe(&promotion, &expected, weak_set, nary);
            const char *wrong = compare_promotion(&promotion, &expected, &tally->random);
            if (wrong) wrong_order(p, wrong);
            tally->compared++;
        }
    }
    lat_promotion_free(&promotion);
}

static void test_every_choice_of_weak_dtypes(void **state) {
    (void)state;
    for (int n = 1; n <= weak; n++) {
        order_tally tally = {.random = {(uint64_t)n}};
        assert_int_equal(poset_each(n, compare_weak, &tally), poset_count(n));
        assert_int_equal(tally.compared, (poset_count(n) << n) * LAT_NARY_COUNT);
        printf("%d dtypes: %zu promotions\n", n, tally.compared);
    }
}

static int height_above(const poset *p, int a) {
    int height = 0;
    for (int b = 0; b < p->n; b++) {
        if (a == b || !poset_leq(p, a, b)) continue;
        const int above = 1 + height_above(p, b);
        if (above > height) height = above;
    }
    return height;
}

/* The shape as it follows from the bits. */
static const char *compare_shape(const lat_order *order, const poset *p) {
    lat_shape shape;
    lat_id top = LAT_NONE, bottom = LAT_NONE;
    size_t height = 0, edges = 0;
    lat_shape_of(order, &shape);
    for (int a = 0; a < p->n; a++) {
        bool above_all = true;
        for (int b = 0; b < p->n; b++) {
            above_all = above_all && poset_leq(p, b, a);
            if (!poset_covers(p, a, b)) continue;
            if (edges < shape.hasse_count && shape.hasse[edges].from == a && shape.hasse[edges].to == b)
                edges++;
            else
                edges = POSET_EDGES_MAX;
        }
        if (above_all) top = (lat_id)a;
        if (p->up[a] == (1u << p->n) - 1) bottom = (lat_id)a;
        if ((size_t)height_above(p, a) > height) height = (size_t)height_above(p, a);
    }
    const bool same =
        shape.top == top && shape.bottom == bottom && shape.height == height && edges == shape.hasse_count;
    lat_shape_free(&shape);
    return same ? NULL : "the shape";
}

/* An order without ambiguity keeps every law but `existence` and the one that is not demanded by itself. */
static void count_class(const poset *p, size_t undefined, order_tally *tally) {
    bool bottom = false;
    for (int a = 0; a < p->n; a++)
        bottom = bottom || p->up[a] == (1u << p->n) - 1;
    tally->lattices += undefined == 0 && bottom;
    tally->semilattices += undefined == 0;
}

static void compare_quickly(void *context, const poset *p) {
    order_tally *tally = context;
    lat_promotion promotion;
    lat_edge edges[2 * POSET_EDGES_MAX];
    size_t undefined = 0, ambiguous = 0;
    const poset_edges_kind kind = tally->compared++ % 2 ? POSET_COVERS : POSET_SOME;
    const size_t count = poset_edges(p, kind, &tally->random, edges);
    if (lat_promotion_from_edges(&promotion, (size_t)p->n, edges, count, NULL, 0, NULL, NULL) != LAT_OK)
        wrong_order(p, "the status");
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            const int join = poset_join(p, a, b);
            undefined += join < 0;
            ambiguous += join == BRUTE_AMBIGUOUS;
            if (lat_leq(&promotion.order, (lat_id)a, (lat_id)b) != poset_leq(p, a, b)) wrong_order(p, "<=");
            if (lat_cell(&promotion, (lat_id)a, (lat_id)b) != (join >= 0            ? join
                                                               : join == BRUTE_NONE ? LAT_NONE
                                                                                    : LAT_AMBIGUOUS))
                wrong_order(p, "a cell");
        }
    }
    const char *wrong = compare_shape(&promotion.order, p);
    if (!wrong && (promotion.undefined != undefined || promotion.ambiguous != ambiguous)) wrong = "a count of cells";
    if (wrong) wrong_order(p, wrong);
    count_class(p, promotion.undefined, tally);
    lat_promotion_free(&promotion);
}

/*
 * Labelled lattices are A055512 in the Encyclopedia. A join-semilattice becomes a lattice by a bottom put under it,
 * whose name may be any of n + 1: so there are as many of n dtypes as lattices of n + 1, divided by n + 1.
 */
static void test_order_and_joins(void **state) {
    (void)state;
    static const size_t lattices[] = {0, 1, 2, 6, 36, 380, 6390, 157962, 5396888};
    for (int n = 1; n <= quick; n++) {
        order_tally tally = {.random = {(uint64_t)n}};
        assert_int_equal(poset_each(n, compare_quickly, &tally), poset_count(n));
        assert_int_equal(tally.lattices, lattices[n]);
        assert_int_equal(tally.semilattices, lattices[n + 1] / ((size_t)n + 1));
        printf("%d dtypes: %zu orders, %zu join-semilattices, %zu lattices\n", n, tally.compared, tally.semilattices,
               tally.lattices);
    }
}

static void test_no_dtype_at_all(void **state) {
    (void)state;
    lat_promotion promotion;
    lat_shape shape;
    lat_laws laws;
    assert_int_equal(lat_promotion_from_edges(&promotion, 0, NULL, 0, NULL, 0, NULL, NULL), LAT_OK);
    lat_shape_of(&promotion.order, &shape);
    lat_laws_verify(&promotion, &shape, &laws);
    assert_true(shape.top == LAT_NONE && shape.bottom == LAT_NONE && shape.hasse_count == 0);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        assert_int_equal(laws.law[law].outcome, LAT_HOLDS);
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_order),
        cmocka_unit_test(test_every_choice_of_weak_dtypes),
        cmocka_unit_test(test_order_and_joins),
        cmocka_unit_test(test_no_dtype_at_all),
    };
    if (argc > 3) {
        full = atoi(argv[1]);
        quick = atoi(argv[2]);
        weak = atoi(argv[3]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
