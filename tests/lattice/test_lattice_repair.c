/* Every repair of random graphs and tables does what it says, when its edits are made again by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/random.h"
#include "lattice/repair.h"

enum { DTYPES = 6, EDGES = 64, LIMIT = 4 };

typedef struct editable {
    size_t n;
    bool from_table;
    lat_edge edges[EDGES];
    size_t edge_count;
    lat_resolve resolves[EDGES];
    size_t resolve_count;
    lat_id cells[DTYPES][DTYPES];
} editable;

static void promote(const editable *system, lat_promotion *promotion, lat_laws *laws) {
    lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE};
    if (system->from_table) {
        lat_id *table = malloc(system->n * system->n * sizeof *table);
        for (size_t i = 0; i < system->n * system->n; i++)
            table[i] = system->cells[i / system->n][i % system->n];
        assert_int_equal(lat_promotion_from_table(promotion, system->n, table), LAT_OK);
        free(table);
    } else {
        assert_int_equal(lat_promotion_from_edges(promotion, system->n, system->edges, system->edge_count,
                                                  system->resolves, system->resolve_count, NULL, NULL),
                         LAT_OK);
    }
    assert_int_equal(lat_laws_verify(promotion, &shape, LAT_EFFORT_DEFAULT, laws), LAT_OK);
}

static bool same_pair(const lat_resolve *resolve, const lat_edit *edit) {
    return (resolve->a == edit->a && resolve->b == edit->b) || (resolve->a == edit->b && resolve->b == edit->a);
}

static void make(editable *system, const lat_edit *edit) {
    size_t kept = 0;
    switch (edit->kind) {
    case LAT_ADD_EDGE:
        system->edges[system->edge_count++] = (lat_edge){edit->a, edit->b};
        break;
    case LAT_REMOVE_EDGE:
        for (size_t i = 0; i < system->edge_count; i++)
            if (system->edges[i].from != edit->a || system->edges[i].to != edit->b)
                system->edges[kept++] = system->edges[i];
        assert_int_equal(kept, system->edge_count - 1);
        system->edge_count = kept;
        break;
    case LAT_SET_RESOLVE:
    case LAT_DROP_RESOLVE:
        for (size_t i = 0; i < system->resolve_count; i++)
            if (!same_pair(&system->resolves[i], edit)) system->resolves[kept++] = system->resolves[i];
        if (edit->kind == LAT_DROP_RESOLVE) assert_int_equal(kept, system->resolve_count - 1);
        system->resolve_count = kept;
        if (edit->kind == LAT_SET_RESOLVE)
            system->resolves[system->resolve_count++] = (lat_resolve){edit->a, edit->b, edit->value};
        break;
    case LAT_SET_CELLS:
        system->cells[edit->b][edit->a] = edit->value; /* fall through */
    case LAT_SET_CELL:
        system->cells[edit->a][edit->b] = edit->value;
    }
}

static void check_repair(const editable *system, const lat_promotion *before, const bool *required,
                         const lat_repair *repair) {
    editable repaired = *system;
    lat_promotion after;
    lat_laws laws;
    size_t changed = 0, gained = 0;
    assert_true(repair->count > 0 && repair->count <= LAT_EDITS_MAX);
    for (size_t i = 0; i < repair->count; i++)
        make(&repaired, &repair->edits[i]);
    promote(&repaired, &after, &laws);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (required[law]) assert_int_equal(laws.law[law].verdict, LAT_HOLDS);
    for (lat_id a = 0; a < system->n; a++) {
        for (lat_id b = 0; b < system->n; b++) {
            const lat_id old = lat_join(before, a, b), new = lat_join(&after, a, b);
            changed += old != LAT_NONE && old != new;
            gained += old == LAT_NONE && new != LAT_NONE;
        }
    }
    assert_int_equal(repair->changed, changed);
    assert_int_equal(repair->gained, gained);
    lat_promotion_free(&after);
}

/* What the edits bring in, once more. */
static lat_repair cost_again(const lat_repair *repair, const val_set *values) {
    lat_repair again = {.count = 0};
    for (size_t i = 0; i < repair->count; i++) {
        const lat_edit *edit = &repair->edits[i];
        const lat_id to = edit->kind == LAT_ADD_EDGE ? edit->b : edit->value;
        const lat_id from[] = {edit->a, edit->kind == LAT_ADD_EDGE ? edit->a : edit->b};
        for (size_t side = 0; to != LAT_NONE && side < 2; side++) {
            const val_cost cost = val_conversion_cost(&values[from[side]], &values[to]);
            if (cost > again.cost) again.cost = cost;
            if (cost > again.known && cost != VAL_UNKNOWN) again.known = cost;
            again.lossy += side && edit->kind == LAT_ADD_EDGE && cost >= VAL_DROPS;
        }
    }
    return again;
}

static int rank(const lat_repair *repair) {
    return repair->known <= VAL_ROUNDS ? 0 : repair->known == VAL_OVERFLOWS ? 1 : 2;
}

/* Repairs are in the order of their costs, and none has more edges that drop something or are unknown than another. */
static void check_costs(const lat_repairs *found, const val_set *values) {
    for (size_t i = 0; i < found->count; i++) {
        const lat_repair *repair = &found->items[i], again = cost_again(repair, values);
        assert_int_equal(repair->cost, again.cost);
        assert_int_equal(repair->known, again.known);
        assert_int_equal(repair->lossy, again.lossy);
        assert_int_equal(repair->lossy, found->items[0].lossy);
        if (i) assert_true(rank(&found->items[i - 1]) <= rank(repair));
    }
}

/* How many repairs a system has, each of them checked. */
static size_t check_system(const editable *system, const bool *required) {
    static const val_set values[DTYPES] = {{.kind = VAL_BOOL, .bits = 1},
                                           {.kind = VAL_UINT, .bits = 8},
                                           {.kind = VAL_INT, .bits = 8, .is_signed = true},
                                           {.kind = VAL_INT, .bits = 16, .is_signed = true},
                                           {.kind = VAL_INT, .bits = 32, .is_signed = true},
                                           {.kind = VAL_ABSTRACT}};
    lat_promotion promotion;
    lat_laws laws;
    lat_repairs found;
    promote(system, &promotion, &laws);
    bool fails = false;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        fails = fails || (required[law] && laws.law[law].verdict == LAT_FAILS);
    const lat_repair_input input = {&promotion, &laws, system->edges, system->edge_count, required, values};
    assert_int_equal(lat_find_repairs(&input, LIMIT, LAT_REPAIR_EFFORT_DEFAULT, &found), LAT_OK);
    assert_true(found.tried && found.count <= LIMIT);
    if (!fails) assert_int_equal(found.count, 0);
    for (size_t i = 0; i < found.count; i++)
        check_repair(system, &promotion, required, &found.items[i]);
    check_costs(&found, values);
    const size_t count = found.count;
    lat_repairs_free(&found);
    lat_promotion_free(&promotion);
    return count;
}

static void random_laws(random_state *random, bool *required) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        required[law] = random_percent(random, 60);
}

static void test_graphs(void **state) {
    (void)state;
    random_state random = {4};
    size_t repaired = 0;
    for (int i = 0; i < 600; i++) {
        editable system = {.n = 2 + (size_t)random_below(&random, DTYPES - 1)};
        bool required[LAT_LAW_COUNT];
        const int percent = 15 + random_below(&random, 50);
        for (lat_id a = 0; a < system.n; a++) {
            for (lat_id b = (lat_id)(a + 1); b < system.n; b++) {
                if (random_percent(&random, percent)) system.edges[system.edge_count++] = (lat_edge){a, b};
                if (random_percent(&random, 4))
                    system.resolves[system.resolve_count++] =
                        (lat_resolve){a, b, (lat_id)random_below(&random, (int)system.n)};
            }
        }
        random_laws(&random, required);
        repaired += check_system(&system, required) != 0;
    }
    assert_true(repaired > 200);
}

static void test_tables(void **state) {
    (void)state;
    random_state random = {5};
    size_t repaired = 0;
    for (int i = 0; i < 600; i++) {
        editable system = {.n = 2 + (size_t)random_below(&random, DTYPES - 1), .from_table = true};
        bool required[LAT_LAW_COUNT];
        for (lat_id a = 0; a < system.n; a++) /* the joins of a chain, with a few cells spoilt */
            for (lat_id b = 0; b < system.n; b++)
                system.cells[a][b] = a > b ? a : b;
        for (int spoilt = 0; spoilt < 1 + i % 3; spoilt++)
            system.cells[random_below(&random, (int)system.n)][random_below(&random, (int)system.n)] =
                random_percent(&random, 30) ? LAT_NONE : (lat_id)random_below(&random, (int)system.n);
        random_laws(&random, required);
        repaired += check_system(&system, required) != 0;
    }
    assert_true(repaired > 200);
}

static const val_set i8 = {.kind = VAL_INT, .bits = 8, .is_signed = true}, u8 = {.kind = VAL_UINT, .bits = 8},
                     u16 = {.kind = VAL_UINT, .bits = 16}, date = {.kind = VAL_ABSTRACT};

/* The repairs of three dtypes after which every two of them have an upper bound. */
static lat_repairs repairs_of_three(const lat_edge *edges, size_t edge_count, const val_set *values) {
    static const bool existence[LAT_LAW_COUNT] = {[LAT_LAW_EXISTENCE] = true};
    editable system = {.n = 3, .edge_count = edge_count};
    memcpy(system.edges, edges, edge_count * sizeof *edges);
    lat_promotion promotion;
    lat_laws laws;
    lat_repairs found;
    promote(&system, &promotion, &laws);
    const lat_repair_input input = {&promotion, &laws, system.edges, edge_count, existence, values};
    assert_int_equal(lat_find_repairs(&input, LIMIT, LAT_REPAIR_EFFORT_DEFAULT, &found), LAT_OK);
    lat_promotion_free(&promotion);
    return found;
}

static bool proposes_edge(const lat_repairs *found, lat_id from, lat_id to) {
    for (size_t i = 0; i < found->count; i++)
        for (size_t k = 0; k < found->items[i].count; k++) {
            const lat_edit *edit = &found->items[i].edits[k];
            if (edit->kind == LAT_ADD_EDGE && edit->a == from && edit->b == to) return true;
        }
    return false;
}

/* u8 -> u16, and i8 apart: i8 -> u16 would do, but drops the sign; u16 -> i8 overflows, which is not as bad. */
static void test_no_edge_drops_a_sign(void **state) {
    (void)state;
    lat_repairs found = repairs_of_three(&(lat_edge){1, 2}, 1, (val_set[]){i8, u8, u16});
    assert_true(found.count > 0);
    assert_true(proposes_edge(&found, 2, 0));
    assert_false(proposes_edge(&found, 0, 1) || proposes_edge(&found, 0, 2));
    lat_repairs_free(&found);
}

/* u8 -> u16, and a date apart: what an edge to or from it costs is unknown. A cell of `resolve` is no edge. */
static void test_no_edge_is_unknown(void **state) {
    (void)state;
    lat_repairs found = repairs_of_three(&(lat_edge){1, 2}, 1, (val_set[]){date, u8, u16});
    assert_true(found.count > 0);
    for (lat_id other = 1; other < 3; other++)
        assert_false(proposes_edge(&found, 0, other) || proposes_edge(&found, other, 0));
    lat_repairs_free(&found);
}

/* Of abstract dtypes nothing is known: where every repair needs an edge, it is proposed, as unknown. */
static void test_an_unknown_edge_where_nothing_else_helps(void **state) {
    (void)state;
    static const bool all[LAT_LAW_COUNT] = {true, true, true, true, true, true, true, false};
    editable system = {.n = 2};
    lat_promotion promotion;
    lat_laws laws;
    lat_repairs found;
    promote(&system, &promotion, &laws);
    const lat_repair_input input = {&promotion, &laws, NULL, 0, all, (val_set[]){date, date}};
    assert_int_equal(lat_find_repairs(&input, LIMIT, LAT_REPAIR_EFFORT_DEFAULT, &found), LAT_OK);
    assert_true(proposes_edge(&found, 0, 1));
    assert_int_equal(found.items[0].cost, VAL_UNKNOWN);
    lat_repairs_free(&found);
    lat_promotion_free(&promotion);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_graphs),
        cmocka_unit_test(test_tables),
        cmocka_unit_test(test_no_edge_drops_a_sign),
        cmocka_unit_test(test_no_edge_is_unknown),
        cmocka_unit_test(test_an_unknown_edge_where_nothing_else_helps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
