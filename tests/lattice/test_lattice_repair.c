/*
 * Repairs against every edit that there is, of every order of a few dtypes and of random tables, with random values,
 * resolves and required laws. Each repair that is proposed mends the laws, by brute force. Where one edit is enough,
 * the best is the first. Arguments: the most dtypes of the orders that are all tried (4), and how often each (2).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/brute_laws.h"
#include "lattice/posets.h"
#include "lattice/repair.h"

enum { MOST = 6, LIMIT = 4, EDGES = 3 * POSET_EDGES_MAX };

static int most = 4, times = 2;

/* A spec that can be edited. */
typedef struct editable {
    int n;
    bool from_table;
    int nary;
    int edges[EDGES][2];
    int edge_count;
    lat_resolve resolves[MOST * MOST];
    size_t resolve_count;
    int cells[BRUTE_MAX][BRUTE_MAX];
    bool weak[MOST];
    bool required[LAT_LAW_COUNT];
    val_set values[MOST];
} editable;

typedef struct repair_tally {
    random_state random;
    size_t systems, failing, single, proposed, missed;
} repair_tally;

static const val_set pool[] = {
    {.kind = VAL_BOOL, .bits = 1},
    {.kind = VAL_UINT, .bits = 8},
    {.kind = VAL_INT, .bits = 8, .is_signed = true},
    {.kind = VAL_INT, .bits = 16, .is_signed = true},
    {.kind = VAL_FLOAT, .bits = 32, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127},
    {.kind = VAL_ABSTRACT},
};
enum { POOL = sizeof pool / sizeof *pool };

/* The system that an editable spec says; false if its edges have a cycle. */
static bool system_of(const editable *spec, brute *system) {
    if (spec->from_table) {
        int cells[BRUTE_MAX][BRUTE_MAX];
        memcpy(cells, spec->cells, sizeof cells);
        brute_from_table(system, spec->n, cells);
    } else {
        int edges[EDGES][2];
        memcpy(edges, spec->edges, sizeof edges);
        brute_from_edges(system, spec->n, edges, spec->edge_count);
        for (int a = 0; a < spec->n; a++)
            for (int b = 0; b < a; b++)
                if (system->leq[a][b] && system->leq[b][a]) return false;
        for (size_t i = 0; i < spec->resolve_count; i++) {
            const lat_resolve *resolve = &spec->resolves[i];
            system->value[resolve->a][resolve->b] = system->value[resolve->b][resolve->a] =
                resolve->value == LAT_NONE ? BRUTE_NONE : resolve->value;
        }
    }
    memcpy(system->weak, spec->weak, sizeof spec->weak);
    system->nary = spec->nary;
    return true;
}

static bool keeps_laws(const editable *spec, brute *system) {
    return system_of(spec, system) && brute_keeps_laws(system, spec->required);
}

static void add_edge(editable *spec, int a, int b) {
    spec->edges[spec->edge_count][0] = a;
    spec->edges[spec->edge_count++][1] = b;
}

/* False if the edit changes nothing, or cannot be made. */
static bool make(editable *spec, const lat_edit *edit) {
    const bool edge = edit->kind == LAT_ADD_EDGE || edit->kind == LAT_REMOVE_EDGE;
    const bool resolve = edit->kind == LAT_SET_RESOLVE || edit->kind == LAT_DROP_RESOLVE;
    const int value = edit->value == LAT_NONE ? BRUTE_NONE : edit->value;
    int i = 0;
    if (edge) {
        while (i < spec->edge_count && (spec->edges[i][0] != edit->a || spec->edges[i][1] != edit->b))
            i++;
        if ((edit->kind == LAT_ADD_EDGE) == (i < spec->edge_count) || edit->a == edit->b) return false;
        if (edit->kind == LAT_ADD_EDGE)
            add_edge(spec, edit->a, edit->b);
        else
            memmove(spec->edges[i], spec->edges[i + 1], (size_t)(--spec->edge_count - i) * sizeof *spec->edges);
        return true;
    }
    if (resolve) {
        size_t k = 0;
        while (k < spec->resolve_count && !((spec->resolves[k].a == edit->a && spec->resolves[k].b == edit->b) ||
                                            (spec->resolves[k].a == edit->b && spec->resolves[k].b == edit->a)))
            k++;
        const bool there = k < spec->resolve_count;
        if (edit->kind == LAT_DROP_RESOLVE) {
            if (there) spec->resolves[k] = spec->resolves[--spec->resolve_count];
            return there;
        }
        if (there && spec->resolves[k].value == edit->value) return false;
        spec->resolve_count += !there;
        spec->resolves[k] = (lat_resolve){edit->a, edit->b, edit->value};
        return true;
    }
    const bool both = edit->kind == LAT_SET_CELLS;
    if (spec->cells[edit->a][edit->b] == value || (both && spec->cells[edit->b][edit->a] == value)) return false;
    spec->cells[edit->a][edit->b] = value;
    if (both) spec->cells[edit->b][edit->a] = value;
    return true;
}

/* What the edit brings in and changes, by the words of lattice/repair.h. */
static void count(const editable *spec, const brute *before, const brute *after, lat_repair *repair) {
    const lat_edit *edit = &repair->edit;
    const bool edge = edit->kind == LAT_ADD_EDGE;
    const lat_id to = edge ? edit->b : edit->value, from[] = {edit->a, edge ? edit->a : edit->b};
    repair->cost = VAL_EXACT;
    repair->changed = repair->gained = 0;
    for (size_t side = 0; to != LAT_NONE && side < 2; side++) {
        const val_cost cost = val_conversion_cost(&spec->values[from[side]], &spec->values[to]);
        if (cost > repair->cost) repair->cost = cost;
    }
    for (int a = 0; a < spec->n; a++) {
        for (int b = 0; b < spec->n; b++) {
            const int old = before->value[a][b], new = after->value[a][b];
            repair->changed += old >= 0 && (new < 0 || new != old);
            repair->gained += old < 0 && new >= 0;
        }
    }
}

/* Below 0 if a is better. */
static int compare(const lat_repair *a, const lat_repair *b) {
    if (a->cost != b->cost) return a->cost < b->cost ? -1 : 1;
    return (a->changed > b->changed) - (a->changed < b->changed);
}

static void print_edit(const lat_edit *edit) {
    static const char *const names[] = {"add edge", "remove edge", "resolve", "drop resolve", "cell", "cells"};
    printf(" [%s %d %d %d]", names[edit->kind], edit->a, edit->b, edit->value);
}

static void print_spec(const editable *spec) {
    printf("  %d dtypes;", spec->n);
    for (int i = 0; i < spec->edge_count; i++)
        printf(" %d<%d", spec->edges[i][0], spec->edges[i][1]);
    for (size_t i = 0; i < spec->resolve_count; i++)
        printf(" %d,%d=%d", spec->resolves[i].a, spec->resolves[i].b, spec->resolves[i].value);
    for (int i = 0; spec->from_table && i < spec->n * spec->n; i++)
        printf("%s%3d", i % spec->n ? "" : "\n ", spec->cells[i / spec->n][i % spec->n]);
    printf("\n ");
    for (int a = 0; a < spec->n; a++)
        printf(" %s%s%d", spec->weak[a] ? "weak " : "", val_kind_name(spec->values[a].kind), spec->values[a].bits);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (spec->required[law]) printf(" %s", lat_law_name(law));
    printf(" nary %d\n", spec->nary);
}

/* Nobody would let two dtypes promote to what one of them does not promote to, or to nothing. */
static bool is_bound(const brute *system, int a, int b, int value) {
    return value < system->n && system->leq[a][value] && system->leq[b][value];
}

/* The best repair of one edit, of all edits of any sense; false if there is none. */
static bool best_single(const editable *spec, const brute *before, lat_repair *best) {
    bool any = false;
    const lat_edit_kind first = spec->from_table ? LAT_SET_CELL : LAT_ADD_EDGE,
                        last = spec->from_table ? LAT_SET_CELLS : LAT_DROP_RESOLVE;
    for (lat_edit_kind kind = first; kind <= last; kind++) {
        for (int a = 0; a < spec->n; a++) {
            for (int b = 0; b < spec->n; b++) {
                const bool valued = kind == LAT_SET_RESOLVE || spec->from_table;
                for (int value = valued ? 0 : spec->n; value <= spec->n; value++) {
                    const lat_edit edit = {kind, (lat_id)a, (lat_id)b, value == spec->n ? LAT_NONE : (lat_id)value};
                    editable edited = *spec;
                    brute after;
                    lat_repair repair = {.edit = edit};
                    if (!make(&edited, &edit) || !keeps_laws(&edited, &after)) continue;
                    if (valued && !is_bound(&after, a, b, value)) continue;
                    count(spec, before, &after, &repair);
                    if (!any || compare(&repair, best) < 0) *best = repair;
                    any = true;
                }
            }
        }
    }
    return any;
}

static void promote(const editable *spec, lat_promotion *promotion, lat_laws *laws, lat_edge *edges) {
    const lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE};
    const size_t n = (size_t)spec->n;
    lat_id table[MOST * MOST];
    for (size_t i = 0; i < n * n; i++)
        table[i] = spec->cells[i / n][i % n] < 0 ? LAT_NONE : (lat_id)spec->cells[i / n][i % n];
    for (int i = 0; i < spec->edge_count; i++)
        edges[i] = (lat_edge){(lat_id)spec->edges[i][0], (lat_id)spec->edges[i][1]};
    assert_int_equal(spec->from_table ? lat_promotion_from_table(promotion, n, table)
                                      : lat_promotion_from_edges(promotion, n, edges, (size_t)spec->edge_count,
                                                                 spec->resolves, spec->resolve_count, NULL, NULL),
                     LAT_OK);
    lat_promotion_describe(promotion, (lat_nary)spec->nary, spec->weak);
    lat_laws_verify(promotion, &shape, laws);
}

static void check_repair(const editable *spec, const brute *before, const lat_repair *repair) {
    editable edited = *spec;
    brute after;
    lat_repair again = *repair;
    assert_true(make(&edited, &repair->edit) && keeps_laws(&edited, &after));
    count(spec, before, &after, &again);
    assert_int_equal(again.cost, repair->cost);
    assert_int_equal(again.changed, repair->changed);
    assert_int_equal(again.gained, repair->gained);
}

static void check_spec(const editable *spec, repair_tally *tally) {
    lat_promotion promotion;
    lat_laws laws;
    lat_edge edges[EDGES];
    lat_repairs found;
    lat_repair best = {0};
    brute before;
    const bool holds = keeps_laws(spec, &before);
    promote(spec, &promotion, &laws, edges);
    const lat_repair_input input = {&promotion, &laws, edges, (size_t)spec->edge_count, spec->required, spec->values};
    lat_find_repairs(&input, LIMIT, LAT_REPAIR_EFFORT_DEFAULT, &found);
    assert_true(found.count <= LIMIT);
    if (holds) assert_int_equal(found.count, 0);
    for (size_t i = 0; i < found.count; i++) {
        check_repair(spec, &before, &found.items[i]);
        if (i) assert_true(compare(&found.items[i - 1], &found.items[i]) <= 0);
        for (size_t k = 0; k < i; k++)
            assert_memory_not_equal(&found.items[k].edit, &found.items[i].edit, sizeof(lat_edit));
    }
    const bool single = !holds && best_single(spec, &before, &best);
    const bool missed = single && (found.count == 0 || compare(&best, &found.items[0]) < 0);
    if (missed) {
        print_spec(spec);
        print_edit(&best.edit);
        printf(" is not proposed\n");
    }
    tally->missed += missed;
    tally->systems++;
    tally->failing += !holds;
    tally->single += single;
    tally->proposed += found.count != 0;
    lat_repairs_free(&found);
    lat_promotion_free(&promotion);
}

static void draw_rest(editable *spec, random_state *random) {
    const int sorts = 1 + random_below(random, POOL), first = random_below(random, POOL);
    for (int a = 0; a < spec->n; a++) {
        spec->values[a] = pool[(first + random_below(random, sorts)) % POOL];
        spec->weak[a] = random_percent(random, 10);
    }
    const bool usual = random_percent(random, 50);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        spec->required[law] = usual ? lat_law_of(law)->demanded : random_percent(random, 60);
    spec->nary = random_below(random, LAT_NARY_COUNT);
}

static void try_order(void *context, const poset *p) {
    repair_tally *tally = context;
    for (int i = 0; i < times; i++) {
        editable spec = {.n = p->n};
        lat_edge edges[2 * POSET_EDGES_MAX];
        const size_t count = poset_edges(p, i % 2 ? POSET_SOME : POSET_COVERS, &tally->random, edges);
        for (size_t e = 0; e < count; e++) {
            const lat_edit edit = {LAT_ADD_EDGE, edges[e].from, edges[e].to, LAT_NONE};
            make(&spec, &edit);
        }
        const bool resolved = random_percent(&tally->random, 30);
        for (int tries = 0; resolved && tries < 2; tries++) {
            const int n = p->n;
            const lat_edit edit = {
                LAT_SET_RESOLVE, (lat_id)random_below(&tally->random, n), (lat_id)random_below(&tally->random, n),
                random_percent(&tally->random, 15) ? LAT_NONE : (lat_id)random_below(&tally->random, n)};
            make(&spec, &edit);
        }
        draw_rest(&spec, &tally->random);
        check_spec(&spec, tally);
    }
}

static void report(const char *label, int n, const repair_tally *tally) {
    printf("%s of %d dtypes: %zu specs, %zu with failures, repairs for %zu; one edit is enough for %zu\n", label, n,
           tally->systems, tally->failing, tally->proposed, tally->single);
    assert_int_equal(tally->missed, 0);
}

static void test_orders(void **state) {
    (void)state;
    for (int n = 1; n <= most; n++) {
        repair_tally tally = {.random = {(uint64_t)n}};
        poset_each(n, try_order, &tally);
        report("orders", n, &tally);
    }
}

/* The joins of an order with a few cells spoilt. */
static void try_table(void *context, const poset *p) {
    repair_tally *tally = context;
    random_state *random = &tally->random;
    editable spec = {.n = p->n, .from_table = true};
    for (int i = 0; i < p->n * p->n; i++) {
        const int join = poset_join(p, i / p->n, i % p->n);
        spec.cells[i / p->n][i % p->n] = join < 0 ? BRUTE_NONE : join;
    }
    for (int spoilt = 1 + random_below(random, 2); spoilt > 0; spoilt--)
        spec.cells[random_below(random, p->n)][random_below(random, p->n)] = random_below(random, p->n + 1) - 1;
    draw_rest(&spec, random);
    check_spec(&spec, tally);
}

static void test_tables(void **state) {
    (void)state;
    for (int n = 1; n <= most; n++) {
        repair_tally tally = {.random = {(uint64_t)n}};
        poset_each(n, try_table, &tally);
        report("tables", n, &tally);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_orders),
        cmocka_unit_test(test_tables),
    };
    if (argc > 2) {
        most = atoi(argv[1]);
        times = atoi(argv[2]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
