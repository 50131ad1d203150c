/*
 * A finite order on dtypes: `a <= b` means that a implicitly promotes to b.
 *
 * Dtypes are ids 0 .. n-1 in the caller's order. Inside, they are kept by *position*, a numbering in which a < b
 * implies position[a] < position[b] (a linear extension). With it the first common bit of two up-sets is the only
 * candidate for their least upper bound. Nothing here knows of Lua, files or text.
 */
#ifndef JOINERY_LATTICE_ORDER_H
#define JOINERY_LATTICE_ORDER_H

#include "lattice/types.h"

typedef struct lat_order {
    size_t n;
    size_t words;     /* 64-bit words a row of `up` */
    uint64_t *up;     /* n rows by position: bit q of row p is set iff (dtype at p) <= (dtype at q) */
    lat_id *id_at;    /* position -> id */
    lat_id *position; /* id -> position */
    bool transitive;  /* false only for a relation read off a table; then positions are the ids */
} lat_order;

/*
 * The reflexive, transitive closure of `edges`, which may repeat each other, on n dtypes. The caller frees it with
 * lat_order_free().
 *
 * On LAT_CYCLE, *cycle (the caller frees it) holds the ids of a cycle, the first id once and not again at the
 * end, and *cycle_length their number: 1 for an edge from a dtype to itself. It is the shortest one wherever looking
 * for that stays cheap. Otherwise neither is written; both may be NULL where the edges are known to have no cycle. On
 * any failure *order is empty and need not be freed.
 */
lat_status lat_order_from_edges(lat_order *order, size_t n, const lat_edge *edges, size_t edge_count, lat_id **cycle,
                                size_t *cycle_length);

/* Frees what the order owns and leaves it empty, which may be freed again. */
void lat_order_free(lat_order *order);

/* True if a <= b. */
static inline bool lat_leq(const lat_order *order, lat_id a, lat_id b) {
    const size_t p = order->position[a], q = order->position[b];
    return (order->up[p * order->words + q / 64] >> (q % 64)) & 1;
}

/*
 * `a <= b` iff table[a][b] = b and table[b][a] = b; `table` is n x n by id, LAT_NONE where undefined. The relation is
 * taken as it is: it is not made reflexive or transitive (specs/laws.md, "The laws"). The caller frees it with
 * lat_order_free(). n is at most LAT_MAX_DTYPES.
 */
void lat_order_from_table(lat_order *order, size_t n, const lat_id *table);

#endif
