#include "lattice/failures.h"

#include "base/memory.h"
#include "lattice/associativity.h"
#include "lattice/bitset.h"
#include "lattice/bounds.h"
#include "lattice/monotonicity.h"
#include "lattice/nary.h"

static bool takes_part(const lat_search *search, size_t id) {
    return !search->among || search->among[id];
}

static bool show(const lat_search *search, lat_witness witness) {
    return search->visit(search->context, &witness);
}

/* With c: only a relation that is not transitive fails, whose positions are the ids, so bits come in dtype order. */
static bool search_order_from(const lat_search *search, size_t a, size_t b) {
    const lat_order *order = &search->promotion->order;
    const size_t words = order->words;
    const uint64_t *up_a = order->up + a * words, *up_b = order->up + b * words;
    for (size_t w = 0; w < words; w++) {
        for (uint64_t lost = up_b[w] & ~up_a[w]; lost != 0; lost &= lost - 1) {
            const size_t c = w * BITSET_WORD + bitset_lowest(lost);
            if (!takes_part(search, c)) continue;
            if (!show(search, (lat_witness){(lat_id)a, (lat_id)b, (lat_id)c, LAT_NONE, LAT_NONE})) return false;
        }
    }
    return true;
}

static void search_order(const lat_search *search) {
    const lat_order *order = &search->promotion->order;
    if (order->transitive) return;
    const size_t words = order->words, end = words * BITSET_WORD;
    for (size_t a = 0; a < order->n; a++) {
        if (!takes_part(search, a)) continue;
        const uint64_t *up = order->up + a * words;
        for (size_t b = bitset_next(up, words, 0); b < end; b = bitset_next(up, words, b + 1))
            if (takes_part(search, b) && !search_order_from(search, a, b)) return;
    }
}

/* Ordered pairs whose cell is `kind`: LAT_NONE or LAT_AMBIGUOUS. */
static void search_undefined(const lat_search *search, lat_id kind) {
    const lat_promotion *promotion = search->promotion;
    if (promotion->undefined == 0 || (kind == LAT_AMBIGUOUS && promotion->ambiguous == 0)) return;
    for (size_t a = 0; a < promotion->n; a++) {
        if (!takes_part(search, a)) continue;
        for (size_t b = 0; b < promotion->n; b++) {
            if (!takes_part(search, b) || lat_cell(promotion, (lat_id)a, (lat_id)b) != kind) continue;
            if (!show(search, (lat_witness){(lat_id)a, (lat_id)b, LAT_NONE, LAT_NONE, LAT_NONE})) return;
        }
    }
}

static void search_idempotence(const lat_search *search) {
    for (size_t a = 0; a < search->promotion->n; a++) {
        const lat_id value = lat_join(search->promotion, (lat_id)a, (lat_id)a);
        if (!takes_part(search, a) || value == LAT_NONE || value == a) continue;
        if (!show(search, (lat_witness){(lat_id)a, LAT_NONE, LAT_NONE, value, LAT_NONE})) return;
    }
}

static void search_commutativity(const lat_search *search) {
    const lat_promotion *promotion = search->promotion;
    if (!promotion->from_table) return;
    for (size_t a = 0; a < promotion->n; a++) {
        if (!takes_part(search, a)) continue;
        for (size_t b = a + 1; b < promotion->n; b++) {
            if (!takes_part(search, b)) continue;
            const lat_id left = lat_join(promotion, (lat_id)a, (lat_id)b);
            const lat_id right = lat_join(promotion, (lat_id)b, (lat_id)a);
            if (left != right && !show(search, (lat_witness){(lat_id)a, (lat_id)b, LAT_NONE, left, right})) return;
        }
    }
}

/* The id that shows that `value` is not the least upper bound of a and b; LAT_NONE if it is that. */
static lat_id not_least_because(const lat_order *order, lat_id a, lat_id b, lat_id value) {
    if (!lat_leq(order, a, value)) return a;
    if (!lat_leq(order, b, value)) return b;
    const size_t words = order->words;
    const uint64_t *up_a = order->up + order->position[a] * words, *up_b = order->up + order->position[b] * words;
    const uint64_t *up = order->up + order->position[value] * words;
    lat_id bound = LAT_NONE;
    for (size_t w = 0; w < words; w++) {
        for (uint64_t beside = up_a[w] & up_b[w] & ~up[w]; beside != 0; beside &= beside - 1) {
            const lat_id id = order->id_at[w * BITSET_WORD + bitset_lowest(beside)];
            if (id < bound) bound = id;
        }
    }
    return bound;
}

static void search_least(const lat_search *search) {
    const lat_promotion *promotion = search->promotion;
    size_t given_count;
    bool *given = lat_given_rows(promotion, &given_count);
    bool more = given_count != 0;
    for (size_t a = 0; a < promotion->n && more; a++) {
        if (!takes_part(search, a) || !given[promotion->order.position[a]]) continue;
        for (size_t b = 0; b < promotion->n && more; b++) {
            const lat_id value = lat_join(promotion, (lat_id)a, (lat_id)b);
            if (!takes_part(search, b)) continue;
            const lat_id because = value == LAT_NONE
                                       ? lat_missing_join(promotion, (lat_id)a, (lat_id)b)
                                       : not_least_because(&promotion->order, (lat_id)a, (lat_id)b, value);
            if (because != LAT_NONE) more = show(search, (lat_witness){(lat_id)a, (lat_id)b, LAT_NONE, value, because});
        }
    }
    mem_free(given);
}

void lat_law_each_failure(const lat_promotion *promotion, lat_law law, const bool *among, lat_failure_visitor *visit,
                          void *context) {
    lat_search search = {
        .promotion = promotion, .among = among, .effort = UINT64_MAX, .visit = visit, .context = context};
    switch (law) {
    case LAT_LAW_ORDER:
        search_order(&search);
        break;
    case LAT_LAW_EXISTENCE:
        search_undefined(&search, LAT_NONE);
        break;
    case LAT_LAW_UNIQUENESS:
        search_undefined(&search, LAT_AMBIGUOUS);
        break;
    case LAT_LAW_IDEMPOTENCE:
        search_idempotence(&search);
        break;
    case LAT_LAW_COMMUTATIVITY:
        search_commutativity(&search);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        lat_search_associativity(&search);
        break;
    case LAT_LAW_LEAST:
        search_least(&search);
        break;
    case LAT_LAW_NARY:
        lat_search_nary(&search);
        break;
    case LAT_LAW_MONOTONICITY:
        lat_search_monotonicity(&search);
    }
}
