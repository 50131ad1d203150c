#include "lattice/promotion.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "lattice/covers.h"
#include "lattice/joins.h"
#include "lattice/order.h"

void lat_promotion_free(lat_promotion *promotion) {
    lat_order_free(&promotion->order);
    mem_free(promotion->table);
    mem_free(promotion->resolves);
    mem_free(promotion->weak);
    *promotion = (lat_promotion){0};
}

static int by_pair(const void *left, const void *right) {
    const lat_resolve *x = left, *y = right;
    if (x->a != y->a) return (x->a > y->a) - (x->a < y->a);
    return (x->b > y->b) - (x->b < y->b);
}

static void copy_resolves(lat_promotion *promotion, const lat_resolve *resolves, size_t count) {
    promotion->resolves = mem_alloc_zeroed(count, sizeof *resolves);
    for (size_t i = 0; i < count; i++) {
        const lat_resolve given = resolves[i];
        const bool swap = given.a > given.b;
        promotion->resolves[i] = (lat_resolve){swap ? given.b : given.a, swap ? given.a : given.b, given.value};
    }
    if (count > 1) qsort(promotion->resolves, count, sizeof *resolves, by_pair);
    promotion->resolve_count = count;
}

static void count_kind(lat_promotion *promotion, lat_id graph, lat_id value) {
    if (graph == value) return;
    if (graph == LAT_NONE)
        promotion->resolve_fills++;
    else if (graph == LAT_AMBIGUOUS)
        promotion->resolve_disambiguates += value != LAT_NONE;
    else
        promotion->resolve_overrides++;
}

static void apply_resolves(lat_promotion *promotion, lat_undefined *undefined) {
    const lat_id *position = promotion->order.position;
    for (size_t i = 0; i < promotion->resolve_count; i++) {
        const lat_resolve *resolve = &promotion->resolves[i];
        const lat_id value = resolve->value == LAT_NONE ? LAT_NONE : position[resolve->value];
        const size_t p = position[resolve->a], q = position[resolve->b], cells = p == q ? 1 : 2;
        const lat_id graph = promotion->table[p * promotion->n + q];
        count_kind(promotion, graph, value);
        undefined->cells -= graph >= LAT_AMBIGUOUS ? cells : 0;
        undefined->ambiguous -= graph == LAT_AMBIGUOUS ? cells : 0;
        undefined->cells += value == LAT_NONE ? cells : 0;
        promotion->table[p * promotion->n + q] = promotion->table[q * promotion->n + p] = value;
    }
}

lat_status lat_promotion_from_edges(lat_promotion *promotion, size_t n, const lat_edge *edges, size_t edge_count,
                                    const lat_resolve *resolves, size_t resolve_count, lat_id **cycle,
                                    size_t *cycle_length) {
    *promotion = (lat_promotion){.n = n};
    lat_undefined undefined;
    const lat_status status = lat_order_from_edges(&promotion->order, n, edges, edge_count, cycle, cycle_length);
    if (status != LAT_OK) {
        lat_promotion_free(promotion);
        return status;
    }
    copy_resolves(promotion, resolves, resolve_count);
    promotion->table = mem_alloc_zeroed(n, n * sizeof *promotion->table);
    lat_joins(&promotion->order, promotion->table, &undefined);
    apply_resolves(promotion, &undefined);
    promotion->undefined = undefined.cells;
    promotion->ambiguous = undefined.ambiguous;
    return LAT_OK;
}

/* Fills the promotion's table from one by id. */
static void place_cells(lat_promotion *promotion, const lat_id *table) {
    const lat_order *order = &promotion->order;
    const size_t n = promotion->n;
    for (size_t p = 0; p < n; p++) {
        const lat_id *given = table + order->id_at[p] * n;
        lat_id *row = promotion->table + p * n;
        for (size_t q = 0; q < n; q++) {
            const lat_id value = given[order->id_at[q]];
            row[q] = value >= LAT_AMBIGUOUS ? LAT_NONE : order->position[value];
            promotion->undefined += row[q] == LAT_NONE;
        }
    }
}

lat_status lat_promotion_from_table(lat_promotion *promotion, size_t n, const lat_id *table) {
    *promotion = (lat_promotion){.n = n, .from_table = true};
    if (n > LAT_MAX_DTYPES) {
        *promotion = (lat_promotion){0};
        return LAT_TOO_LARGE;
    }
    lat_order_from_table(&promotion->order, n, table);
    promotion->table = mem_alloc_zeroed(n, n * sizeof *promotion->table);
    place_cells(promotion, table);
    return LAT_OK;
}

/* Of the first n dtypes those are weak that `weak` says; the others are strong. */
static void set_weak(lat_promotion *promotion, const bool *weak, size_t n) {
    bool *copy = NULL;
    if (weak) {
        copy = mem_alloc_zeroed(promotion->n, sizeof *copy);
        memcpy(copy, weak, n * sizeof *copy);
    }
    mem_free(promotion->weak);
    promotion->weak = copy;
}

void lat_promotion_describe(lat_promotion *promotion, lat_nary nary, const bool *weak) {
    set_weak(promotion, weak, promotion->n);
    promotion->nary = nary;
}

lat_status lat_promotion_extend(const lat_promotion *given, size_t added, bool weak, const lat_edge *edges,
                                size_t edge_count, lat_promotion *extended, lat_id **cycle, size_t *cycle_length) {
    const lat_order *order = &given->order;
    lat_adjacency covers;
    *extended = (lat_promotion){0};
    lat_covers_of(order, &covers);
    lat_edge *all = mem_alloc_zeroed(covers.start[given->n] + edge_count, sizeof *all);
    size_t count = 0;
    for (size_t p = 0; p < given->n; p++)
        for (size_t e = covers.start[p]; e < covers.start[p + 1]; e++)
            all[count++] = (lat_edge){order->id_at[p], order->id_at[covers.to[e]]};
    lat_adjacency_free(&covers);
    for (size_t i = 0; i < edge_count; i++)
        all[count++] = edges[i];
    const lat_status status = lat_promotion_from_edges(extended, given->n + added, all, count, given->resolves,
                                                       given->resolve_count, cycle, cycle_length);
    mem_free(all);
    if (status != LAT_OK) return status;
    extended->nary = given->nary;
    set_weak(extended, given->weak, given->n);
    if (!weak) return LAT_OK;
    if (!extended->weak) extended->weak = mem_alloc_zeroed(extended->n, sizeof *extended->weak);
    for (size_t id = given->n; id < extended->n; id++)
        extended->weak[id] = true;
    return LAT_OK;
}
