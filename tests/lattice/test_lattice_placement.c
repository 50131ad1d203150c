/*
 * Placements against all pairs of sets of a small random order: each pair that is a placement by definition is found,
 * no other is, and its row is the row of the order with its edges.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/placement.h"
#include "lattice/random.h"

enum { GIVEN_MAX = 5, ALL = GIVEN_MAX + 1 };

/* bit b of up[a]: a <= b */
typedef struct small_order {
    int n;
    unsigned up[ALL];
} small_order;

static bool leq(const small_order *p, int a, int b) {
    return p->up[a] >> b & 1;
}

/* The join of two: a dtype, -1 for none, -2 for more than one minimal bound. */
static int join(const small_order *p, int a, int b) {
    const unsigned bounds = p->up[a] & p->up[b];
    int found = -1;
    for (int c = 0; c < p->n; c++) {
        if (!(bounds >> c & 1)) continue;
        bool minimal = true;
        for (int d = 0; d < p->n; d++)
            minimal = minimal && (d == c || !(bounds >> d & 1) || !leq(p, d, c));
        if (minimal) found = found == -1 ? c : -2;
    }
    return found;
}

static small_order random_order(random_state *random, int n, int percent) {
    small_order p = {.n = n};
    for (int a = n - 1; a >= 0; a--) {
        p.up[a] = 1u << a;
        for (int b = a + 1; b < n; b++)
            if (random_percent(random, percent)) p.up[a] |= p.up[b];
    }
    return p;
}

/* True if the sets make a new dtype n of p, whose order is then *with. */
static bool place(const small_order *p, unsigned below, unsigned above, small_order *with) {
    if (below & above) return false;
    *with = *p;
    with->n = p->n + 1;
    with->up[p->n] = above | 1u << p->n;
    for (int a = 0; a < p->n; a++) {
        if (above >> a & 1 && (p->up[a] & ~above)) return false; /* not closed upward */
        if (!(below >> a & 1)) {
            if (p->up[a] & below) return false; /* not closed downward */
            continue;
        }
        if (above & ~p->up[a]) return false; /* a promotion that was not there */
        with->up[a] |= 1u << p->n;
    }
    return true;
}

static bool is_placement(const small_order *p, const small_order *with, bool unique, bool exists) {
    for (int a = 0; a < with->n; a++) {
        for (int b = 0; b < with->n; b++) {
            const int now = join(with, a, b);
            if ((unique && now == -2) || (exists && now == -1)) return false;
            if (a == p->n || b == p->n) continue;
            const int before = join(p, a, b);
            if (before >= 0 && now != before) return false;
        }
    }
    return true;
}

static unsigned closure(const small_order *p, const lat_id *ids, size_t count, bool downward) {
    unsigned set = 0;
    for (size_t i = 0; i < count; i++)
        for (int a = 0; a < p->n; a++)
            if (downward ? leq(p, a, ids[i]) : leq(p, ids[i], a)) set |= 1u << a;
    return set;
}

static bool is_found(const small_order *p, const lat_placements *found, unsigned below, unsigned above) {
    for (size_t i = 0; i < found->count; i++) {
        const lat_placement *at = &found->items[i];
        if (closure(p, at->below, at->below_count, true) == below &&
            closure(p, at->above, at->above_count, false) == above)
            return true;
    }
    return false;
}

static void check_row(const small_order *p, const lat_placement *at) {
    small_order with;
    unsigned undefined = 0;
    assert_true(
        place(p, closure(p, at->below, at->below_count, true), closure(p, at->above, at->above_count, false), &with));
    for (int a = 0; a < p->n; a++) {
        const int value = join(&with, a, p->n);
        assert_int_equal(at->row[a], value < 0 ? LAT_NONE : value);
        undefined += value < 0;
    }
    assert_int_equal(at->cost.undefined, undefined);
}

/* Looking for a few only, which leaves out what costs too much, finds the first of all. */
static void check_first(const lat_promotion *given, const lat_candidate *candidate, const bool *laws,
                        const lat_placements *all) {
    lat_placements few;
    assert_int_equal(lat_place(given, candidate, laws, 2, UINT64_MAX, &few), LAT_OK);
    assert_int_equal(few.count, all->count < 2 ? all->count : 2);
    assert_int_equal(few.more, all->count > 2);
    for (size_t i = 0; i < few.count; i++) {
        const lat_placement *a = &few.items[i], *b = &all->items[i];
        assert_memory_equal(&a->cost, &b->cost, sizeof a->cost);
        assert_int_equal(a->below_count, b->below_count);
        assert_int_equal(a->above_count, b->above_count);
        assert_memory_equal(a->below, b->below, (a->below_count + a->above_count + given->n) * sizeof *a->below);
    }
    lat_placements_free(&few);
}

static void check_order(const small_order *p, const bool laws[LAT_LAW_COUNT], const lat_candidate *candidate) {
    lat_edge edges[GIVEN_MAX * GIVEN_MAX];
    size_t count = 0, expected = 0;
    lat_promotion given;
    lat_placements found;
    for (int a = 0; a < p->n; a++)
        for (int b = 0; b < p->n; b++)
            if (a != b && leq(p, a, b)) edges[count++] = (lat_edge){(lat_id)a, (lat_id)b};
    assert_int_equal(lat_promotion_from_edges(&given, (size_t)p->n, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    assert_int_equal(lat_place(&given, candidate, laws, 1u << 2 * GIVEN_MAX, UINT64_MAX, &found), LAT_OK);
    assert_false(found.stopped || found.more);
    for (unsigned below = 0; below < 1u << p->n; below++) {
        for (unsigned above = 0; above < 1u << p->n; above++) {
            small_order with;
            if (!place(p, below, above, &with) ||
                !is_placement(p, &with, laws[LAT_LAW_UNIQUENESS], laws[LAT_LAW_EXISTENCE]))
                continue;
            expected++;
            assert_true(is_found(p, &found, below, above));
        }
    }
    assert_int_equal(found.count, expected); /* so none is there twice, and none that is no placement */
    for (size_t i = 0; i < found.count; i++)
        check_row(p, &found.items[i]);
    check_first(&given, candidate, laws, &found);
    lat_placements_free(&found);
    lat_promotion_free(&given);
}

static void test_finds_every_placement(void **state) {
    (void)state;
    static const val_set values[] = {{.kind = VAL_BOOL, .bits = 1},
                                     {.kind = VAL_UINT, .bits = 8},
                                     {.kind = VAL_INT, .bits = 8, .is_signed = true},
                                     {.kind = VAL_INT, .bits = 16, .is_signed = true},
                                     {.kind = VAL_ABSTRACT}};
    static const bool weak[GIVEN_MAX] = {false, true, false, false, true};
    random_state random = {20261121};
    for (int i = 0; i < 1500; i++) {
        bool laws[LAT_LAW_COUNT] = {false};
        laws[LAT_LAW_UNIQUENESS] = random_percent(&random, 70);
        laws[LAT_LAW_EXISTENCE] = random_percent(&random, 40);
        const lat_candidate candidate = {values, weak, values[i % GIVEN_MAX], i % 7 == 0};
        const small_order p =
            random_order(&random, 1 + random_below(&random, GIVEN_MAX), 20 + random_below(&random, 60));
        check_order(&p, laws, &candidate);
    }
}

static const val_set u8 = {.kind = VAL_UINT, .bits = 8}, i8 = {.kind = VAL_INT, .bits = 8, .is_signed = true},
                     i16 = {.kind = VAL_INT, .bits = 16, .is_signed = true},
                     i32 = {.kind = VAL_INT, .bits = 32, .is_signed = true};

static uint64_t rank(const lat_placement_cost *cost) {
    const unsigned parts[] = {cost->scalars, cost->fills, cost->drops,     cost->overflows, cost->rounds,
                              cost->unknown, cost->apart, cost->undefined, cost->wider};
    uint64_t sum = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        sum = sum * 16 + parts[i];
    return sum;
}

/* u8 and i8 below i32: a 16-bit integer goes between, and nowhere else is as cheap. */
static void test_ranks_by_cost(void **state) {
    (void)state;
    const val_set values[] = {u8, i8, i32};
    const bool weak[3] = {false};
    const lat_candidate candidate = {values, weak, i16, false};
    bool laws[LAT_LAW_COUNT];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        laws[law] = true;
    lat_promotion given;
    lat_placements found;
    letters_graph(&given, 3, "ac bc", "");
    assert_int_equal(lat_place(&given, &candidate, laws, 100, UINT64_MAX, &found), LAT_OK);
    assert_true(found.count > 2);
    for (size_t i = 1; i < found.count; i++)
        assert_true(rank(&found.items[i - 1].cost) <= rank(&found.items[i].cost));
    /* u8 v i8 = i32 is kept, so only one of them can be below; the pair with the other is wider */
    const lat_placement *first = &found.items[0];
    assert_int_equal(first->below_count, 1);
    assert_int_equal(first->below[0], 0);
    assert_int_equal(first->above_count, 1);
    assert_int_equal(first->above[0], 2);
    assert_int_equal(rank(&first->cost), 1);
    lat_edge edges[2];
    assert_int_equal(lat_placement_edges(first, 3, edges), 2);
    assert_true(edges[0].from == 0 && edges[0].to == 3 && edges[1].from == 3 && edges[1].to == 2);
    lat_placements_free(&found);

    /* the few best are the first of all, and it is said that there are others */
    lat_placements best;
    assert_int_equal(lat_place(&given, &candidate, laws, 100, UINT64_MAX, &found), LAT_OK);
    assert_int_equal(lat_place(&given, &candidate, laws, 2, UINT64_MAX, &best), LAT_OK);
    assert_true(best.count == 2 && best.more && !best.stopped);
    for (size_t i = 0; i < 2; i++)
        assert_memory_equal(best.items[i].row, found.items[i].row, 3 * sizeof(lat_id));
    lat_placements_free(&best);
    lat_placements_free(&found);

    assert_int_equal(lat_place(&given, &candidate, laws, 5, 1, &found), LAT_OK);
    assert_true(found.stopped && found.count == 0);
    lat_placements_free(&found);
    lat_promotion_free(&given);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_every_placement),
        cmocka_unit_test(test_ranks_by_cost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
