/*
 * A finite order on dtypes: `a <= b` means that a implicitly promotes to b.
 *
 * Dtypes are dense ids 0 .. n-1 in the caller's order. Inside, they are kept by *position*, a numbering in which
 * a < b implies position[a] < position[b] (a linear extension), because then the first common bit of two up-sets is
 * the only candidate for their least upper bound. Nothing here knows of Lua, files or text.
 */
#ifndef JOINERY_LATTICE_ORDER_H
#define JOINERY_LATTICE_ORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint16_t lat_id;

#define LAT_NONE       ((lat_id)0xFFFF) /* no dtype: an undefined cell */
#define LAT_AMBIGUOUS  ((lat_id)0xFFFE) /* undefined because there are two or more minimal upper bounds */
#define LAT_MAX_DTYPES ((size_t)65534)  /* so that every id differs from the two above */

typedef enum lat_status {
    LAT_OK = 0,
    LAT_NO_MEMORY,
    LAT_CYCLE,    /* the edges have a cycle */
    LAT_TOO_LARGE /* more than LAT_MAX_DTYPES, or past a limit that the caller gave */
} lat_status;

typedef struct lat_edge {
    lat_id from, to; /* from <= to */
} lat_edge;

typedef struct lat_order {
    size_t n;
    size_t words;     /* 64-bit words a row of `up` */
    uint64_t *up;     /* n rows by position: bit q of row p is set iff (dtype at p) <= (dtype at q) */
    lat_id *id_at;    /* position -> id */
    lat_id *position; /* id -> position */
    bool transitive;  /* false only for a relation read off a table; then positions are the ids */
} lat_order;

/*
 * The reflexive, transitive closure of `edges`. Duplicate edges are allowed.
 * On LAT_CYCLE, *cycle (malloc'd, the caller frees it) holds the ids of one shortest-found cycle, first id not
 * repeated, and *cycle_length their number (1 for an edge to itself).
 * On any failure *order is empty and need not be freed.
 */
lat_status lat_order_from_edges(lat_order *order, size_t n, const lat_edge *edges, size_t edge_count, lat_id **cycle,
                                size_t *cycle_length);

/* `a <= b` iff table[a][b] = b and table[b][a] = b; `table` is n x n by id. Not made reflexive (contract: laws). */
lat_status lat_order_from_table(lat_order *order, size_t n, const lat_id *table);

void lat_order_free(lat_order *order);

static inline bool lat_leq(const lat_order *order, lat_id a, lat_id b) {
    const size_t p = order->position[a], q = order->position[b];
    return (order->up[p * order->words + q / 64] >> (q % 64)) & 1;
}

/* What a report says of an order. Everything but the counts of `order` itself is meaningless unless transitive. */
typedef struct lat_shape {
    lat_id top, bottom; /* LAT_NONE where there is none */
    size_t height;      /* edges on the longest chain */
    lat_edge *hasse;    /* the covering relation, sorted by (from, to) ids; malloc'd */
    size_t hasse_count;
} lat_shape;

lat_status lat_shape_of(const lat_order *order, lat_shape *shape);
void lat_shape_free(lat_shape *shape);

/* Marks redundant[i] for every edges[i] that is implied by the others (not covering, or a repeat of an earlier one). */
lat_status lat_redundant_edges(const lat_order *order, const lat_edge *edges, size_t edge_count, bool *redundant);

/*
 * Writes the minimal elements of the common upper bounds of `ids` (count >= 1) to `minimal` (room for n), by
 * ascending id, and returns how many. `all`, if not NULL, receives every common upper bound (room for n) and
 * *all_count their number. Works on any relation.
 */
size_t lat_minimal_upper_bounds(const lat_order *order, const lat_id *ids, size_t count, lat_id *minimal, lat_id *all,
                                size_t *all_count);

/*
 * A shortest path of covering edges from a up to b, both included, for a <= b in a transitive order. Returns the number
 * of ids written to `path` (room for n), 0 where a <= b does not hold.
 */
size_t lat_path(const lat_order *order, const lat_shape *shape, lat_id a, lat_id b, lat_id *path);

#endif
