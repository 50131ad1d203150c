/*
 * How long the core takes: closure, joins (each verified), shape and laws, without process start, spec or report.
 *
 *   bench_lattice_core --time KIND N    seconds: all, closure, joins, laws
 *   bench_lattice_core --spec KIND N    the same lattice as a spec, for measuring whole processes
 *
 * KIND is boolean or random (tests/bench/systems.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench/systems.h"
#include "lattice/laws.h"

enum { RUNS_MAX = 31 };

typedef struct phases {
    double all, closure, joins, laws; /* seconds */
} phases;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void need(bool condition, const char *label) {
    if (condition) return;
    fprintf(stderr, "bench_lattice_core: %s\n", label);
    exit(2);
}

/* One run; the closure is timed apart, by doing it once more. */
static phases run_once(const lattice_system *system) {
    lat_order order;
    lat_promotion promotion;
    lat_shape shape;
    lat_laws laws;
    lat_id *cycle;
    size_t cycle_length;
    const double start = now();
    need(lat_order_from_edges(&order, system->n, system->edges, system->edge_count, &cycle, &cycle_length) == LAT_OK,
         "no order");
    const double closed = now();
    lat_order_free(&order);
    const double again = now();
    need(lat_promotion_from_edges(&promotion, system->n, system->edges, system->edge_count, NULL, 0, &cycle,
                                  &cycle_length) == LAT_OK,
         "no joins");
    const double after_joins = now();
    lat_shape_of(&promotion.order, &shape);
    lat_laws_verify(&promotion, &shape, &laws);
    const double verified = now();
    need(laws.kind == LAT_LATTICE || laws.kind == LAT_JOIN_SEMILATTICE, "no join-semilattice");
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
    return (phases){verified - again, closed - start, (after_joins - again) - (closed - start), verified - after_joins};
}

static int by_all(const void *left, const void *right) {
    const phases *a = left, *b = right;
    return (a->all > b->all) - (a->all < b->all);
}

/* The run of median time; more runs of what is quick. */
static phases measure(const lattice_system *system) {
    phases run[RUNS_MAX];
    const int runs = system->n > 2048 ? 5 : RUNS_MAX;
    for (int i = 0; i < runs; i++)
        run[i] = run_once(system);
    qsort(run, (size_t)runs, sizeof *run, by_all);
    return run[runs / 2];
}

static lattice_system make(const char *kind, const char *size) {
    lattice_system system = {0};
    char *end;
    const unsigned long n = strtoul(size, &end, 10);
    need(*end == '\0' && lattice_system_make(&system, kind, n), "usage: [--time|--spec boolean|random N]");
    return system;
}

static void print_spec(const lattice_system *system, const char *kind) {
    printf("return {\n    name = \"%s_%zu\",\n    dtypes = {\n", kind, system->n);
    for (size_t a = 0; a < system->n; a++)
        printf("        { \"d%zu\", kind = \"abstract\" },\n", a);
    printf("    },\n    promotes = {\n");
    /* edges come grouped by where they start */
    for (size_t e = 0; e < system->edge_count; e++) {
        const bool first = e == 0 || system->edges[e - 1].from != system->edges[e].from;
        const bool last = e + 1 == system->edge_count || system->edges[e + 1].from != system->edges[e].from;
        if (first) printf("        d%u = { ", (unsigned)system->edges[e].from);
        printf("\"d%u\"%s", (unsigned)system->edges[e].to, last ? " },\n" : ", ");
    }
    printf("    },\n}\n");
}

int main(int argc, char **argv) {
    need(argc == 4, "usage: [--time|--spec boolean|random N]");
    lattice_system system = make(argv[2], argv[3]);
    if (strcmp(argv[1], "--spec") == 0) {
        print_spec(&system, argv[2]);
    } else {
        need(strcmp(argv[1], "--time") == 0, "usage: [--time|--spec boolean|random N]");
        const phases time = measure(&system);
        printf("%.9f %.9f %.9f %.9f\n", time.all, time.closure, time.joins, time.laws);
    }
    lattice_system_free(&system);
    return 0;
}
