/*
 * 10,000 random graphs and 10,000 random tables against the brute force. The seed of each case is its number; a
 * failure prints the case. An argument runs that many cases of each kind instead.
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
#include "lattice/covers.h"

enum { EDGES_MAX = 60, RESOLVES_MAX = 4 };

static int cases = 10000;

typedef struct graph_case {
    int n, edge_count, resolve_count;
    int edges[EDGES_MAX][2];
    int resolves[RESOLVES_MAX][3];
} graph_case;

/* A random acyclic graph whose dtypes stand in no order, with repeated and implied edges. */
static void draw_graph(random_state *random, graph_case *g) {
    int rank[BRUTE_MAX] = {0};
    memset(g, 0, sizeof *g);
    g->n = 1 + random_below(random, BRUTE_MAX);
    for (int i = 0; i < g->n; i++) {
        const int j = random_below(random, i + 1);
        rank[i] = rank[j];
        rank[j] = i;
    }
    const int density = 5 + random_below(random, 60);
    for (int i = 0; i < g->n; i++) {
        for (int j = 0; j < g->n; j++) {
            if (rank[i] >= rank[j] || !random_percent(random, density)) continue;
            for (int times = random_percent(random, 10) ? 2 : 1; times > 0; times--) {
                const int at = random_below(random, ++g->edge_count);
                memcpy(g->edges[g->edge_count - 1], g->edges[at], sizeof g->edges[at]);
                g->edges[at][0] = i;
                g->edges[at][1] = j;
            }
            if (g->edge_count > EDGES_MAX - 2) return;
        }
    }
}

/* In half of the cases, up to four resolves of different unordered pairs. */
static void draw_resolves(random_state *random, graph_case *g) {
    const int wanted = random_percent(random, 50) ? random_below(random, RESOLVES_MAX + 1) : 0;
    for (int tries = 0; tries < wanted; tries++) {
        const int a = random_below(random, g->n), b = random_below(random, g->n);
        bool taken = false;
        for (int i = 0; i < g->resolve_count; i++)
            taken = taken || (g->resolves[i][0] == a && g->resolves[i][1] == b) ||
                    (g->resolves[i][0] == b && g->resolves[i][1] == a);
        if (taken) continue;
        int *resolve = g->resolves[g->resolve_count++];
        resolve[0] = a;
        resolve[1] = b;
        resolve[2] = random_below(random, g->n + 1) - 1;
    }
}

/* In half of the cases some dtypes are weak, and any rule for three and more is taken. */
static void describe(lat_promotion *promotion, brute *expected, random_state *random) {
    bool weak[BRUTE_MAX] = {false};
    const int percent = random_percent(random, 50) ? 40 : 0;
    for (int a = 0; a < expected->n; a++)
        weak[a] = expected->weak[a] = random_percent(random, percent);
    expected->nary = random_below(random, LAT_NARY_COUNT);
    lat_promotion_describe(promotion, (lat_nary)expected->nary, percent ? weak : NULL);
}

static void print_description(const brute *expected) {
    printf("  nary %d, weak:", expected->nary);
    for (int a = 0; a < expected->n; a++)
        if (expected->weak[a]) printf(" %d", a);
    printf("\n");
}

static void print_graph(const graph_case *g) {
    printf("  %d dtypes; edges", g->n);
    for (int i = 0; i < g->edge_count; i++)
        printf(" %d<%d", g->edges[i][0], g->edges[i][1]);
    printf("; resolves");
    for (int i = 0; i < g->resolve_count; i++)
        printf(" %d,%d=%d", g->resolves[i][0], g->resolves[i][1], g->resolves[i][2]);
    printf("\n");
}

/* The graph's own answers with the resolves over them, and how many resolves of each kind there are. */
static void expect_graph(graph_case *g, brute *expected, size_t kinds[3]) {
    brute_from_edges(expected, g->n, g->edges, g->edge_count);
    for (int i = 0; i < g->resolve_count; i++) {
        const int a = g->resolves[i][0], b = g->resolves[i][1], value = g->resolves[i][2];
        const int was = expected->value[a][b];
        const bool chosen = was != value && !(was == BRUTE_AMBIGUOUS && value == BRUTE_NONE);
        if (chosen) kinds[was == BRUTE_NONE ? 0 : was == BRUTE_AMBIGUOUS ? 1 : 2]++;
        expected->value[a][b] = expected->value[b][a] = value;
    }
}

static const char *compare_redundant(const lat_order *order, const graph_case *g, const lat_edge *edges,
                                     const brute *expected) {
    bool redundant[EDGES_MAX];
    lat_redundant_edges(order, edges, (size_t)g->edge_count, redundant);
    for (int i = 0; i < g->edge_count; i++) {
        bool repeat = false;
        for (int j = 0; j < i; j++)
            repeat = repeat || memcmp(g->edges[i], g->edges[j], sizeof g->edges[i]) == 0;
        if (redundant[i] != (repeat || !brute_covers(expected, g->edges[i][0], g->edges[i][1])))
            return "redundant edges";
    }
    return NULL;
}

static const char *compare_graph(graph_case *g, random_state *random) {
    lat_edge edges[EDGES_MAX];
    lat_resolve resolves[RESOLVES_MAX];
    for (int i = 0; i < g->edge_count; i++)
        edges[i] = (lat_edge){(lat_id)g->edges[i][0], (lat_id)g->edges[i][1]};
    for (int i = 0; i < g->resolve_count; i++) {
        const int value = g->resolves[i][2];
        resolves[i] = (lat_resolve){(lat_id)g->resolves[i][0], (lat_id)g->resolves[i][1],
                                    value == BRUTE_NONE ? LAT_NONE : (lat_id)value};
    }
    lat_promotion promotion;
    if (lat_promotion_from_edges(&promotion, (size_t)g->n, edges, (size_t)g->edge_count, resolves,
                                 (size_t)g->resolve_count, NULL, NULL) != LAT_OK)
        return "the status";
    brute expected;
    size_t kinds[3] = {0};
    expect_graph(g, &expected, kinds);
    describe(&promotion, &expected, random);
    const char *wrong = compare_promotion(&promotion, &expected, random);
    if (!wrong) wrong = compare_redundant(&promotion.order, g, edges, &expected);
    if (!wrong && (promotion.resolve_fills != kinds[0] || promotion.resolve_disambiguates != kinds[1] ||
                   promotion.resolve_overrides != kinds[2]))
        wrong = "the kinds of resolves";
    if (wrong) print_description(&expected);
    lat_promotion_free(&promotion);
    return wrong;
}

static void graphs_agree_with_brute_force(void **state) {
    (void)state;
    printf("seeds 1 to %d\n", cases);
    for (int seed = 1; seed <= cases; seed++) {
        random_state random = {(uint64_t)seed};
        graph_case g;
        draw_graph(&random, &g);
        draw_resolves(&random, &g);
        const char *wrong = compare_graph(&g, &random);
        if (!wrong) continue;
        printf("seed %d: %s differs\n", seed, wrong);
        print_graph(&g);
        fail();
    }
}

/* Cells at random, of any density, some with symmetry and a clean diagonal. */
static void draw_cells(random_state *random, int n, int table[BRUTE_MAX][BRUTE_MAX]) {
    const int density = random_below(random, 5) * 25, loyal = random_below(random, 101);
    const bool commutative = random_percent(random, 50), idempotent = random_percent(random, 50);
    for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
            const int value = random_percent(random, loyal) ? (a > b ? a : b) : random_below(random, n);
            table[a][b] = random_percent(random, density) ? value : BRUTE_NONE;
            if (commutative && b < a) table[a][b] = table[b][a];
            if (idempotent && a == b) table[a][b] = a;
        }
    }
}

/* The joins of a random graph, with a few cells changed or emptied. */
static void draw_near_lattice(random_state *random, int *n, int table[BRUTE_MAX][BRUTE_MAX]) {
    graph_case g;
    brute system;
    draw_graph(random, &g);
    brute_from_edges(&system, g.n, g.edges, g.edge_count);
    *n = g.n;
    for (int a = 0; a < g.n; a++)
        for (int b = 0; b < g.n; b++)
            table[a][b] = system.value[a][b] < 0 ? BRUTE_NONE : system.value[a][b];
    const bool emptied = random_percent(random, 30);
    for (int changes = random_below(random, 4); changes > 0; changes--) {
        const int a = random_below(random, g.n), b = random_below(random, g.n);
        table[a][b] = emptied ? BRUTE_NONE : random_below(random, g.n + 1) - 1;
        if (random_percent(random, 50)) table[b][a] = table[a][b];
    }
}

static const char *compare_table(int n, int table[BRUTE_MAX][BRUTE_MAX], random_state *random) {
    const size_t size = (size_t)n;
    lat_id *cells = malloc(size * size * sizeof *cells);
    if (!cells) return "memory";
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            cells[a * n + b] = table[a][b] == BRUTE_NONE ? LAT_NONE : (lat_id)table[a][b];
    lat_promotion promotion;
    const lat_status status = lat_promotion_from_table(&promotion, size, cells);
    free(cells);
    if (status != LAT_OK) return "the status";
    brute expected;
    brute_from_table(&expected, n, table);
    describe(&promotion, &expected, random);
    const char *wrong = compare_promotion(&promotion, &expected, random);
    if (wrong) print_description(&expected);
    lat_promotion_free(&promotion);
    return wrong;
}

static void print_table(int n, int table[BRUTE_MAX][BRUTE_MAX]) {
    for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++)
            printf(" %2d", table[a][b]);
        printf("\n");
    }
}

static void tables_agree_with_brute_force(void **state) {
    (void)state;
    printf("seeds 1 to %d\n", cases);
    for (int seed = 1; seed <= cases; seed++) {
        random_state random = {(uint64_t)seed};
        int table[BRUTE_MAX][BRUTE_MAX], n = 1 + random_below(&random, BRUTE_MAX);
        if (seed % 2)
            draw_cells(&random, n, table);
        else
            draw_near_lattice(&random, &n, table);
        const char *wrong = compare_table(n, table, &random);
        if (!wrong) continue;
        printf("seed %d: %s differs\n", seed, wrong);
        print_table(n, table);
        fail();
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graphs_agree_with_brute_force),
        cmocka_unit_test(tables_agree_with_brute_force),
    };
    if (argc > 1) cases = atoi(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
