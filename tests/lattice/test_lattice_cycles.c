/*
 * Every directed graph of a few dtypes, loops included: a cycle is told if there is one, and it is a shortest one; else
 * the order is the closure. That none is left out is told by the number of acyclic graphs (A003024 in the On-Line
 * Encyclopedia of Integer Sequences). Arguments: up to how many dtypes there are edges from one
 * dtype to itself, too (4), and without them (4).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/order.h"
#include "lattice/random.h"

enum { MOST = 5, FAR = MOST + 1 };

static int with_loops = 4, without_loops = 4;

/* shortest[a][b]: edges on a shortest way of at least one; FAR without. */
typedef struct graph {
    int n;
    bool edge[MOST][MOST];
    int shortest[MOST][MOST];
    lat_edge edges[2 * MOST * MOST];
    size_t edge_count;
} graph;

static void find_ways(graph *g) {
    for (int a = 0; a < g->n; a++)
        for (int b = 0; b < g->n; b++)
            g->shortest[a][b] = g->edge[a][b] ? 1 : FAR;
    for (int via = 0; via < g->n; via++)
        for (int a = 0; a < g->n; a++)
            for (int b = 0; b < g->n; b++)
                if (g->shortest[a][via] + g->shortest[via][b] < g->shortest[a][b])
                    g->shortest[a][b] = g->shortest[a][via] + g->shortest[via][b];
}

static void add_edge(graph *g, random_state *random, lat_edge edge) {
    const size_t place = (size_t)random_below(random, (int)g->edge_count + 1);
    g->edges[g->edge_count++] = g->edges[place];
    g->edges[place] = edge;
}

/* The bits of `code` are the edges, given in any order and some of them twice. */
static void draw(graph *g, int n, bool loops, uint64_t code, random_state *random) {
    memset(g, 0, sizeof *g);
    g->n = n;
    for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
            if (a == b && !loops) continue;
            g->edge[a][b] = code & 1;
            code >>= 1;
            for (int times = g->edge[a][b] ? 1 + random_percent(random, 10) : 0; times > 0; times--)
                add_edge(g, random, (lat_edge){(lat_id)a, (lat_id)b});
        }
    }
    find_ways(g);
}

/* The length of a shortest cycle; FAR without one. */
static int girth(const graph *g) {
    int length = FAR;
    for (int a = 0; a < g->n; a++)
        if (g->shortest[a][a] < length) length = g->shortest[a][a];
    return length;
}

static const char *check_cycle(const graph *g, const lat_id *cycle, size_t length) {
    if (length != (size_t)girth(g)) return "the length of the cycle";
    for (size_t i = 0; i < length; i++) {
        if (cycle[i] >= g->n || !g->edge[cycle[i]][cycle[(i + 1) % length]]) return "an edge of the cycle";
        if (i != 0 && cycle[i] <= cycle[0]) return "the begin of the cycle";
    }
    return NULL;
}

static const char *check_order(const graph *g, const lat_order *order) {
    for (int a = 0; a < g->n; a++)
        for (int b = 0; b < g->n; b++)
            if (lat_leq(order, (lat_id)a, (lat_id)b) != (a == b || g->shortest[a][b] < FAR)) return "<=";
    return NULL;
}

static const char *check_graph(const graph *g, size_t *acyclic) {
    lat_order order;
    lat_id *cycle = NULL;
    size_t length = 0;
    const lat_status status = lat_order_from_edges(&order, (size_t)g->n, g->edges, g->edge_count, &cycle, &length);
    if (status != (girth(g) == FAR ? LAT_OK : LAT_CYCLE)) return "the status";
    const char *wrong = status == LAT_OK ? check_order(g, &order) : check_cycle(g, cycle, length);
    *acyclic += status == LAT_OK;
    lat_order_free(&order);
    free(cycle);
    return wrong;
}

static void check_all(int n, bool loops) {
    static const size_t acyclic_graphs[] = {1, 1, 3, 25, 543, 29281};
    const int pairs = loops ? n * n : n * (n - 1);
    random_state random = {(uint64_t)n};
    size_t acyclic = 0;
    for (uint64_t code = 0; code < UINT64_C(1) << pairs; code++) {
        graph g;
        draw(&g, n, loops, code, &random);
        const char *wrong = check_graph(&g, &acyclic);
        if (!wrong) continue;
        for (size_t i = 0; i < g.edge_count; i++)
            printf(" %d<%d", g.edges[i].from, g.edges[i].to);
        fail_msg("%d dtypes: %s differs", n, wrong);
    }
    assert_int_equal(acyclic, acyclic_graphs[n]);
    printf("%d dtypes: %llu graphs, %zu of them acyclic\n", n, 1ull << pairs, acyclic);
}

static void test_every_graph(void **state) {
    (void)state;
    for (int n = 0; n <= with_loops; n++)
        check_all(n, true);
}

static void test_every_graph_without_loops(void **state) {
    (void)state;
    for (int n = 0; n <= without_loops; n++)
        check_all(n, false);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_graph),
        cmocka_unit_test(test_every_graph_without_loops),
    };
    if (argc > 2) {
        with_loops = atoi(argv[1]);
        without_loops = atoi(argv[2]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
