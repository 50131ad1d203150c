/*
 * Prints random promotions with all that the lattice core and the reports say of them, one JSON object a line, for the
 * tests of the explorer page's script: print_promotions FIRST COUNT [LARGEST]. The seed of each is its number. With
 * `print_promotions orders N` they are all partial orders of N dtypes, and the dtypes alone are random.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "lattice/path.h"
#include "lattice/posets.h"
#include "lattice/random.h"
#include "lattice/result_type.h"
#include "report/bracketing.h"
#include "report/explorer_dtype.h"
#include "report/explorer_findings.h"
#include "report/explorer_shown.h"
#include "report/explorer_system.h"

enum { OPERANDS_MAX = 5, ASKED = 4 };

static int below(random_state *random, size_t bound) {
    return random_below(random, (int)bound);
}

/* Well-known dtypes, weak ones, and abstract ones; in some promotions of a few kinds only. */
static void draw_dtypes(random_state *random, spec *of, size_t n) {
    const int first = below(random, dtype_known_count), kinds = 1 + below(random, dtype_known_count);
    const int weak = random_percent(random, 50) ? 30 : 0, abstract = random_percent(random, 30) ? 30 : 0;
    of->dtypes = mem_alloc_zeroed(n, sizeof *of->dtypes);
    of->dtype_count = n;
    for (size_t i = 0; i < n; i++) {
        const size_t known = (size_t)(first + below(random, (size_t)kinds)) % dtype_known_count;
        text name = {0};
        text_printf(&name, "%s_%zu", dtype_known_table[known].name, i);
        spec_dtype *dtype = &of->dtypes[i];
        dtype->name = name.data;
        dtype->values.kind = VAL_ABSTRACT;
        if (!random_percent(random, abstract)) spec_dtype_make_known(dtype, &dtype_known_table[known]);
        if (random_percent(random, weak)) dtype->weak_of = mem_copy(dtype_known_table[known].name);
    }
}

/* An acyclic graph whose dtypes stand in no order, with repeated and implied edges. */
static void draw_edges(random_state *random, spec *of) {
    const size_t n = of->dtype_count;
    const int density = 1 + below(random, n < 13 ? 60 : 12), forward = below(random, 3);
    size_t capacity = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t j = i + 1; j < n; j++) {
            if (!random_percent(random, density)) continue;
            const bool up = forward == 0 ? true : forward == 1 ? false : (j ^ i) % 3 != 0 || (i | j) % 2 == 0;
            const lat_edge edge = {(lat_id)(up ? i : j), (lat_id)(up ? j : i)};
            VEC_PUSH(of->edges, of->edge_count, capacity) = edge;
            if (random_percent(random, 5)) VEC_PUSH(of->edges, of->edge_count, capacity) = edge;
        }
    }
}

/* Up to five cells of different pairs that the graph is overruled in. */
static void draw_resolves(random_state *random, spec *of) {
    const size_t n = of->dtype_count;
    const int wanted = n && random_percent(random, 50) ? below(random, 6) : 0;
    size_t capacity = 0;
    for (int tries = 0; tries < wanted; tries++) {
        lat_resolve resolve = {(lat_id)below(random, n), (lat_id)below(random, n), LAT_NONE};
        bool taken = false;
        if (!random_percent(random, 25)) resolve.value = (lat_id)below(random, n);
        for (size_t i = 0; i < of->resolve_count; i++) {
            const lat_resolve *other = &of->resolves[i];
            taken = taken || (other->a == resolve.a && other->b == resolve.b) ||
                    (other->a == resolve.b && other->b == resolve.a);
        }
        if (!taken) VEC_PUSH(of->resolves, of->resolve_count, capacity) = resolve;
    }
}

/* A table: the joins of the graph with some cells changed, or cells that have nothing to do with each other. */
static void draw_table(random_state *random, spec *of, const lat_promotion *joins) {
    const size_t n = of->dtype_count;
    const int changed = random_percent(random, 20) ? 100 : below(random, 3) * below(random, 12);
    const int lost = below(random, 3) * 20, mirrored = below(random, 2);
    of->from_table = true;
    of->table = mem_alloc_zeroed(n * n, sizeof *of->table);
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            of->table[a * n + b] = lat_join(joins, (lat_id)a, (lat_id)b);
    for (size_t cell = 0; cell < n * n; cell++) {
        if (!random_percent(random, changed)) continue;
        const lat_id value = random_percent(random, lost) ? LAT_NONE : (lat_id)below(random, n);
        of->table[cell] = value;
        if (mirrored) of->table[cell % n * n + cell / n] = value;
    }
}

static void must(lat_status status) {
    if (status != LAT_OK) exit(1);
}

/* A promotion of the spec, judged; `table` percent are one. False, with the cycle, where its edges have one. */
static bool analyse(spec *of, analysis *made, lat_id **cycle, size_t *cycle_length, random_state *random, int table) {
    bool *weak = spec_weak_dtypes(of);
    *made = (analysis){.argument = "-", .spec = of};
    const lat_status status = lat_promotion_from_edges(&made->promotion, of->dtype_count, of->edges, of->edge_count,
                                                       of->resolves, of->resolve_count, cycle, cycle_length);
    if (status == LAT_OK && random_percent(random, table)) {
        draw_table(random, of, &made->promotion);
        lat_promotion_free(&made->promotion);
        of->resolve_count = 0;
        must(lat_promotion_from_table(&made->promotion, of->dtype_count, of->table));
    }
    if (status == LAT_OK) {
        must(lat_promotion_describe(&made->promotion, of->nary, weak));
        must(lat_shape_of(&made->promotion.order, &made->shape));
        analysis_verify(made, LAT_EFFORT_DEFAULT);
    }
    mem_free(weak);
    return status == LAT_OK;
}

static void add_ids(json *out, const char *key, const lat_id *ids, size_t count) {
    json_key(out, key);
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        explorer_id(out, ids[i]);
    json_end(out);
}

/* What a few dtypes promote to, and all that other orders and brackets give. */
static void add_nary(json *out, const analysis *of, random_state *random) {
    lat_id operands[OPERANDS_MAX];
    const size_t count = 1 + (size_t)below(random, OPERANDS_MAX);
    for (size_t i = 0; i < count; i++)
        operands[i] = (lat_id)below(random, of->promotion.n);
    bracketings all;
    bracketings_find(&of->promotion, operands, count, &all);
    json_object(out, JSON_INLINE);
    add_ids(out, "operands", operands, count);
    json_key(out, "result");
    explorer_id(out, lat_result_type(&of->promotion, of->promotion.nary, operands, count));
    json_key(out, "all");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < all.count; i++) {
        text expression = {0};
        bracketings_example(&expression, of->spec, &all, i, "v");
        json_array(out, JSON_INLINE);
        explorer_id(out, all.nodes[all.results[i]].value);
        json_string(out, text_string(&expression));
        json_end(out);
        text_free(&expression);
    }
    json_end(out);
    json_end(out);
    bracketings_free(&all);
}

/* The ways up between a few pairs. */
static void add_paths(json *out, const analysis *of, random_state *random) {
    const size_t n = of->promotion.n;
    lat_id *path = mem_alloc_zeroed(n + 1, sizeof *path);
    json_key(out, "paths");
    json_array(out, JSON_INLINE);
    for (int i = 0; n && of->promotion.order.transitive && i < ASKED; i++) {
        const lat_id ends[] = {(lat_id)below(random, n), (lat_id)below(random, n)};
        json_object(out, JSON_INLINE);
        add_ids(out, "ends", ends, 2);
        add_ids(out, "path", path, lat_path(&of->promotion.order, &of->shape, ends[0], ends[1], path));
        json_end(out);
    }
    json_end(out);
    mem_free(path);
}

static void add_analysis(json *out, const analysis *of, random_state *random) {
    json_key(out, "system");
    json_object(out, JSON_INLINE);
    explorer_system_members(out, of);
    explorer_shown_members(out, of);
    explorer_findings_members(out, of);
    json_end(out);
    json_key(out, "nary");
    json_array(out, JSON_INLINE);
    for (int i = 0; of->promotion.n && i < ASKED; i++)
        add_nary(out, of, random);
    json_end(out);
    add_paths(out, of, random);
    json_key(out, "gaps");
    json_number(out, of->laws.gaps);
}

static void free_spec(spec *of) {
    for (size_t i = 0; i < of->dtype_count; i++)
        spec_dtype_clear(&of->dtypes[i]);
    mem_free(of->dtypes);
    mem_free(of->edges);
    mem_free(of->resolves);
    mem_free(of->table);
}

/* Prints the text without its line ends, which stand between values alone. */
static void print_line(const text *of) {
    for (size_t i = 0; i < of->length; i++)
        if (of->data[i] != '\n') putchar(of->data[i]);
    putchar('\n');
}

static void print_spec(spec *drawn, unsigned long seed, random_state *random, int table) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        drawn->laws[law] = random_percent(random, 80);
    analysis made;
    lat_id *cycle = NULL;
    size_t cycle_length = 0;
    text line = {0};
    json out = {.to = &line};
    json_object(&out, JSON_INLINE);
    json_number_member(&out, "seed", seed);
    if (analyse(drawn, &made, &cycle, &cycle_length, random, table)) {
        add_analysis(&out, &made, random);
        analysis_free(&made);
    } else {
        json_number_member(&out, "n", drawn->dtype_count);
        json_key(&out, "edges");
        json_array(&out, JSON_INLINE);
        for (size_t i = 0; i < drawn->edge_count; i++) {
            json_array(&out, JSON_INLINE);
            explorer_id(&out, drawn->edges[i].from);
            explorer_id(&out, drawn->edges[i].to);
            json_end(&out);
        }
        json_end(&out);
        add_ids(&out, "cycle", cycle, cycle_length);
        free(cycle);
    }
    json_end(&out);
    print_line(&line);
    text_free(&line);
    free_spec(drawn);
}

static void print_promotion(unsigned long seed, size_t largest) {
    random_state random = {seed};
    spec drawn = {.name = "drawn", .nary = random_percent(&random, 50) ? LAT_NARY_BOUND : LAT_NARY_FOLD};
    draw_dtypes(&random, &drawn, (size_t)below(&random, largest + 1));
    draw_edges(&random, &drawn);
    draw_resolves(&random, &drawn);
    print_spec(&drawn, seed, &random, 40);
}

/* The order by its Hasse diagram; `context` counts them. */
static void print_order(void *context, const poset *p) {
    unsigned long *number = context;
    random_state random = {++*number};
    spec drawn = {.name = "drawn"};
    draw_dtypes(&random, &drawn, (size_t)p->n);
    drawn.edges = mem_alloc_zeroed(2 * POSET_EDGES_MAX, sizeof *drawn.edges);
    drawn.edge_count = poset_edges(p, POSET_COVERS, &random, drawn.edges);
    print_spec(&drawn, *number, &random, 0);
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    if (strcmp(argv[1], "orders") == 0) {
        unsigned long number = 0;
        return poset_each(atoi(argv[2]), print_order, &number) == 0;
    }
    const unsigned long first = strtoul(argv[1], NULL, 10), count = strtoul(argv[2], NULL, 10);
    const size_t largest = argc > 3 ? (size_t)strtoul(argv[3], NULL, 10) : 12;
    for (unsigned long seed = first; seed < first + count; seed++)
        print_promotion(seed, largest);
    return 0;
}
