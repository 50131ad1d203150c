/*
 * Placements against every set of edges that a new dtype can have, for every order of a few dtypes with random values,
 * weak dtypes, resolves and required laws: all placements, what each costs, and their order. Arguments: the most dtypes
 * of orders that are all tried (4), how often each (2), and one of how many orders of one dtype more is tried (40).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/placement_brute.h"

static int most = 4, times = 2, one_of = 40;

typedef struct place_tally {
    random_state random;
    int one_of;
    size_t problems, placements, without, verified;
} place_tally;

static const val_set pool[] = {
    {.kind = VAL_BOOL, .bits = 1},
    {.kind = VAL_UINT, .bits = 8},
    {.kind = VAL_INT, .bits = 8, .is_signed = true},
    {.kind = VAL_UINT, .bits = 16},
    {.kind = VAL_INT, .bits = 16, .is_signed = true},
    {.kind = VAL_INT, .bits = 32, .is_signed = true},
    {.kind = VAL_FIXED, .bits = 16, .fraction = 8, .is_signed = true},
    {.kind = VAL_FLOAT, .bits = 16, .is_signed = true, .exponent = 5, .mantissa = 10, .bias = 15},
    {.kind = VAL_FLOAT, .bits = 16, .is_signed = true, .exponent = 8, .mantissa = 7, .bias = 127},
    {.kind = VAL_FLOAT, .bits = 32, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127},
    {.kind = VAL_COMPLEX, .bits = 64, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127},
    {.kind = VAL_ABSTRACT},
    {.kind = VAL_OPAQUE},
};
enum { POOL = sizeof pool / sizeof *pool };

static unsigned set_of(const lat_id *ids, size_t count) {
    unsigned set = 0;
    for (size_t i = 0; i < count; i++)
        set |= 1u << ids[i];
    return set;
}

static const char *compare_one(const placement_problem *problem, const lat_placement *got, const placed *expected) {
    if (memcmp(&got->cost, &expected->cost, sizeof got->cost) != 0) return "a cost";
    if (set_of(got->below, got->below_count) != expected->below) return "the edges from below";
    if (set_of(got->above, got->above_count) != expected->above) return "the edges to above";
    for (size_t i = 1; i < got->below_count; i++)
        if (got->below[i - 1] >= got->below[i]) return "the order of edges from below";
    for (size_t i = 1; i < got->above_count; i++)
        if (got->above[i - 1] >= got->above[i]) return "the order of edges to above";
    for (int a = 0; a < problem->given.n; a++)
        if (got->row[a] != (expected->row[a] < 0 ? LAT_NONE : expected->row[a])) return "a row";
    return NULL;
}

/* The first `limit` placements; 0 is 1. */
static const char *compare_first(const placement_problem *problem, const lat_promotion *promotion, size_t limit,
                                 const placed *expected, size_t count) {
    lat_placements found;
    if (lat_place(promotion, &problem->candidate, problem->required, limit, UINT64_MAX, &found) != LAT_OK)
        return "the status";
    if (limit == 0) limit = 1;
    const char *wrong = NULL;
    if (found.stopped) wrong = "the end";
    if (found.count != (count < limit ? count : limit)) wrong = "the number of placements";
    if (found.more != (count > limit)) wrong = "whether there are more";
    for (size_t i = 0; i < found.count && !wrong; i++)
        wrong = compare_one(problem, &found.items[i], &expected[i]);
    lat_placements_free(&found);
    return wrong;
}

static void print_problem(const placement_problem *problem) {
    poset_print(&problem->given);
    for (size_t i = 0; i < problem->resolve_count; i++)
        printf("  resolve %d,%d=%d\n", problem->resolves[i].a, problem->resolves[i].b, problem->resolves[i].value);
    for (int a = 0; a <= problem->given.n; a++) {
        const bool own = a == problem->given.n;
        const val_set *values = own ? &problem->candidate.own : &problem->candidate.values[a];
        printf("  %d: %s%s %d\n", a, (own ? problem->candidate.own_weak : problem->candidate.weak[a]) ? "weak " : "",
               val_kind_name(values->kind), values->bits);
    }
    printf("  nary %d; required:", (int)problem->nary);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (problem->required[law]) printf(" %s", lat_law_name(law));
    printf("\n");
}

static void check_problem(const placement_problem *problem, place_tally *tally) {
    static placed expected[PLACED_MAX];
    lat_edge edges[2 * POSET_EDGES_MAX];
    lat_promotion promotion;
    const size_t edge_count = poset_edges(&problem->given, POSET_SOME, &tally->random, edges);
    assert_int_equal(lat_promotion_from_edges(&promotion, (size_t)problem->given.n, edges, edge_count,
                                              problem->resolves, problem->resolve_count, NULL, NULL),
                     LAT_OK);
    lat_promotion_describe(&promotion, problem->nary, problem->candidate.weak);
    const size_t count = placement_brute(problem, expected);
    const char *wrong = compare_first(problem, &promotion, PLACED_MAX, expected, count);
    for (size_t limit = 0; limit <= 3 && !wrong; limit++)
        wrong = compare_first(problem, &promotion, limit, expected, count);
    lat_promotion_free(&promotion);
    if (wrong) {
        print_problem(problem);
        fail_msg("%s differs", wrong);
    }
    tally->problems++;
    tally->placements += count;
    tally->without += count == 0;
    tally->verified += problem->resolve_count != 0;
}

/* Values of a few sorts, so that some are alike; in a third of the problems weak dtypes, in a third resolves. */
static void draw_problem(const poset *p, random_state *random, placement_problem *problem, val_set *values,
                         bool *weak) {
    *problem = (placement_problem){.given = *p, .candidate = {.values = values, .weak = weak}};
    const int first = random_below(random, POOL), sorts = 1 + random_below(random, POOL);
    const int weak_percent = random_percent(random, 33) ? 30 : 0;
    for (int a = 0; a <= p->n; a++) {
        values[a] = pool[(first + random_below(random, sorts)) % POOL];
        weak[a] = random_percent(random, weak_percent);
    }
    problem->candidate.own = values[p->n];
    problem->candidate.own_weak = weak[p->n];
    problem->nary = (lat_nary)random_below(random, LAT_NARY_COUNT);
    const int law_percent = random_below(random, 4) * 33;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        problem->required[law] = random_percent(random, law_percent);
    if (!random_percent(random, 33)) return;
    for (int i = 0; i < 2 && p->n > 0; i++) {
        const lat_id a = (lat_id)random_below(random, p->n), b = (lat_id)random_below(random, p->n);
        const lat_id value = random_percent(random, 20) ? LAT_NONE : (lat_id)random_below(random, p->n);
        const lat_resolve *old = &problem->resolves[0];
        if (i == 1 && ((old->a == a && old->b == b) || (old->a == b && old->b == a))) return;
        problem->resolves[problem->resolve_count++] = (lat_resolve){a, b, value};
    }
}

static void try_order(void *context, const poset *p) {
    place_tally *tally = context;
    if (tally->one_of > 1 && random_below(&tally->random, tally->one_of) != 0) return;
    for (int i = 0; i < times; i++) {
        placement_problem problem;
        val_set values[POSET_MAX];
        bool weak[POSET_MAX];
        draw_problem(p, &tally->random, &problem, values, weak);
        check_problem(&problem, tally);
    }
}

static void test_every_place(void **state) {
    (void)state;
    for (int n = 0; n <= most + (one_of > 0); n++) {
        place_tally tally = {.random = {(uint64_t)n + 1}, .one_of = n > most ? one_of : 1};
        poset_each(n, try_order, &tally);
        printf("%d dtypes: %zu problems, %zu with resolves, %zu without a place; %zu placements\n", n, tally.problems,
               tally.verified, tally.without, tally.placements);
        assert_true(tally.placements > tally.problems / 2);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_place)};
    if (argc > 3) {
        most = atoi(argv[1]);
        times = atoi(argv[2]);
        one_of = atoi(argv[3]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
