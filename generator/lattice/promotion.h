/*
 * A promotion: a partial binary operation T on dtypes, with the order that it is judged against.
 *
 * Lattice form: T[a][b] is the least upper bound in the closure of the edges, where there is exactly one minimal upper
 * bound; some cells may be fixed by `resolve`. Table form: T is given, and the order is read off it.
 */
#ifndef JOINERY_LATTICE_PROMOTION_H
#define JOINERY_LATTICE_PROMOTION_H

#include "lattice/order.h"

/* A cell fixed whatever the graph says, in both orders; value LAT_NONE makes it undefined. */
typedef struct lat_resolve {
    lat_id a, b, value;
} lat_resolve;

/* The rule for three and more dtypes (specs/reference.md, "Three and more dtypes"). */
typedef enum lat_nary {
    LAT_NARY_FOLD,  /* the cells of T, from left to right */
    LAT_NARY_BOUND, /* the least upper bound of the set; where several are minimal, the fold in the order of dtypes */
    LAT_NARY_FOLD_THEN_WEAK, /* that of the strong dtypes, then each weak one from left to right */
    LAT_NARY_BOUND_THEN_WEAK,
    LAT_NARY_COUNT
} lat_nary;

static inline bool lat_nary_is_bound(lat_nary nary) {
    return nary == LAT_NARY_BOUND || nary == LAT_NARY_BOUND_THEN_WEAK;
}
static inline bool lat_nary_is_then_weak(lat_nary nary) {
    return nary == LAT_NARY_FOLD_THEN_WEAK || nary == LAT_NARY_BOUND_THEN_WEAK;
}

typedef struct lat_promotion {
    size_t n;
    lat_order order;
    bool from_table; /* table form */
    /*
     * n x n, by *position* of `order` on all three counts (row, column and value), or LAT_NONE / LAT_AMBIGUOUS:
     * read it through lat_join(). One array of n * n * 2 bytes is all that a promotion of n dtypes holds
     * beside its order.
     */
    lat_id *table;
    lat_resolve *resolves; /* sorted by (a, b) with a <= b; one an unordered pair */
    size_t resolve_count;
    /* Resolves by what the graph says of their pair: no upper bound, several minimal ones and one is chosen, or
     * another join. */
    size_t resolve_fills, resolve_disambiguates, resolve_overrides;
    size_t undefined; /* ordered cells, the ambiguous ones included */
    size_t ambiguous; /* ordered cells */
    lat_nary nary;    /* what the law `nary` is judged by */
    bool *weak;       /* by id: is a weak dtype; NULL: none is. The law `least` asks for no join of two of them */
} lat_promotion;

/*
 * Lattice form, from n dtypes, their edges and resolves (one an unordered pair); all arrays are copied. Computes every
 * join and verifies each (existence and uniqueness): time O(n^2 * words) at the most, memory 2 n^2 + n^2 / 8 bytes and
 * what the edges take. `cycle` and errors are those of lat_order_from_edges(); on any failure *promotion is empty. The
 * caller frees it with lat_promotion_free().
 */
lat_status lat_promotion_from_edges(lat_promotion *promotion, size_t n, const lat_edge *edges, size_t edge_count,
                                    const lat_resolve *resolves, size_t resolve_count, lat_id **cycle,
                                    size_t *cycle_length);

/*
 * Table form; `table` is n x n by id with LAT_NONE for undefined, and is copied. On LAT_TOO_LARGE *promotion
 * is empty. The caller frees it with lat_promotion_free().
 */
lat_status lat_promotion_from_table(lat_promotion *promotion, size_t n, const lat_id *table);

/*
 * Says what cells and edges do not: the rule for three and more dtypes, and which dtypes are weak (by id, copied; NULL:
 * none). Before, a promotion folds and has no weak dtype.
 */
void lat_promotion_describe(lat_promotion *promotion, lat_nary nary, const bool *weak);

/*
 * What becomes of a promotion in lattice form by `added` more dtypes, whose ids follow, and more edges; its resolves
 * stay, and what lat_promotion_describe() said; `weak` says whether the new dtypes are. `cycle` and errors as in
 * lat_promotion_from_edges().
 */
lat_status lat_promotion_extend(const lat_promotion *given, size_t added, bool weak, const lat_edge *edges,
                                size_t edge_count, lat_promotion *extended, lat_id **cycle, size_t *cycle_length);

/* Frees what the promotion owns and leaves it empty, which may be freed again. */
void lat_promotion_free(lat_promotion *promotion);

/* T[a][b] by id: a dtype, LAT_NONE, or LAT_AMBIGUOUS. */
static inline lat_id lat_cell(const lat_promotion *promotion, lat_id a, lat_id b) {
    const lat_order *order = &promotion->order;
    const lat_id cell = promotion->table[(size_t)order->position[a] * promotion->n + order->position[b]];
    return cell >= LAT_AMBIGUOUS ? cell : order->id_at[cell];
}

/* True of two different dtypes that `resolve` or the cells of a table keep apart, in either order. */
static inline bool lat_is_apart(const lat_promotion *promotion, lat_id a, lat_id b) {
    return a != b && (lat_cell(promotion, a, b) == LAT_NONE || lat_cell(promotion, b, a) == LAT_NONE);
}

/* T[a][b] by id, LAT_NONE where undefined for whatever reason; LAT_NONE operands give LAT_NONE. */
static inline lat_id lat_join(const lat_promotion *promotion, lat_id a, lat_id b) {
    if (a >= promotion->n || b >= promotion->n) return LAT_NONE;
    const lat_id cell = lat_cell(promotion, a, b);
    return cell == LAT_AMBIGUOUS ? LAT_NONE : cell;
}

#endif
