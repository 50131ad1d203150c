#include "lattice/laws.h"

#include <stdlib.h>

#include "lattice/associativity.h"
#include "lattice/bitset.h"
#include "lattice/failures.h"
#include "lattice/gaps.h"

static const struct {
    const char *name, *meaning;
} classes[] = {
#define CLASS_TEXT(ENUM, NAME, MEANING) [LAT_##ENUM] = {NAME, MEANING},
    LAT_FOR_EACH_CLASS(CLASS_TEXT)
#undef CLASS_TEXT
};

const char *lat_class_name(lat_class kind) {
    return classes[kind].name;
}

const char *lat_class_meaning(lat_class kind) {
    return classes[kind].meaning;
}

static uint64_t count_order(const lat_order *order) {
    if (order->transitive) return 0;
    const size_t words = order->words, end = words * BITSET_WORD;
    uint64_t lost = 0;
    for (size_t a = 0; a < order->n; a++) {
        const uint64_t *up = order->up + a * words;
        for (size_t b = bitset_next(up, words, 0); b < end; b = bitset_next(up, words, b + 1)) {
            lost += bitset_count_outside(order->up + b * words, up, words);
        }
    }
    return lost;
}

static uint64_t count_idempotence(const lat_promotion *promotion) {
    uint64_t moved = 0;
    for (size_t p = 0; p < promotion->n; p++) {
        const lat_id value = promotion->table[p * promotion->n + p];
        moved += value < LAT_AMBIGUOUS && value != p;
    }
    return moved;
}

/* By tiles, so that the mirror cells stay in the cache. */
static uint64_t count_commutativity(const lat_promotion *promotion) {
    enum { TILE = 64 };
    if (!promotion->from_table) return 0;
    const size_t n = promotion->n;
    const lat_id *table = promotion->table;
    uint64_t different = 0;
    for (size_t p0 = 0; p0 < n; p0 += TILE) {
        for (size_t q0 = p0; q0 < n; q0 += TILE) {
            for (size_t p = p0; p < p0 + TILE && p < n; p++)
                for (size_t q = q0 > p ? q0 : p + 1; q < q0 + TILE && q < n; q++)
                    different += table[p * n + q] != table[q * n + p];
        }
    }
    return different;
}

static bool has(const lat_order *order, size_t p, size_t q) {
    return bitset_has(order->up + p * order->words, q);
}

static uint64_t count_least(const lat_promotion *promotion, const bool *given) {
    const lat_order *order = &promotion->order;
    const size_t n = promotion->n, words = order->words;
    uint64_t failures = 0;
    for (size_t p = 0; p < n; p++) {
        if (!given[p]) continue;
        for (size_t q = 0; q < n; q++) {
            const lat_id value = promotion->table[p * n + q];
            if (value >= LAT_AMBIGUOUS) continue;
            const size_t first = order->transitive ? (p > q ? p : q) / BITSET_WORD : 0;
            failures += !has(order, p, value) || !has(order, q, value) ||
                        !bitset_common_within(order->up + p * words, order->up + q * words, order->up + value * words,
                                              first, words);
        }
    }
    return failures;
}

static bool take_first(void *context, const lat_witness *witness) {
    lat_law_result *result = context;
    result->verdict = LAT_FAILS;
    result->witness = *witness;
    return false;
}

static lat_status report(const lat_promotion *promotion, lat_law law, uint64_t failures, lat_laws *laws) {
    lat_law_result *result = &laws->law[law];
    *result = (lat_law_result){.verdict = LAT_HOLDS, .counted = true, .failures = failures};
    if (failures == 0) return LAT_OK;
    return lat_law_each_failure(promotion, law, NULL, take_first, result);
}

static bool holds(const lat_laws *laws, lat_law law) {
    return laws->law[law].verdict == LAT_HOLDS;
}

/* Looks for the first failure as long as the effort lasts. */
static lat_status search_only(const lat_promotion *promotion, uint64_t effort, lat_law_result *result) {
    *result = (lat_law_result){.verdict = LAT_UNKNOWN};
    lat_search search = {.promotion = promotion, .effort = effort, .visit = take_first, .context = result};
    return lat_search_associativity(&search);
}

/*
 * Where every defined cell is the least upper bound in a transitive order, either side, where it is defined, is the
 * least upper bound of all three. So they are equal, and nothing can fail.
 */
static lat_status verify_associativity(const lat_promotion *promotion, const bool *given, size_t given_count,
                                       uint64_t effort, lat_laws *laws) {
    lat_law_result *result = &laws->law[LAT_LAW_ASSOCIATIVITY];
    const bool proven = holds(laws, LAT_LAW_ORDER) && holds(laws, LAT_LAW_LEAST);
    const bool symmetric = holds(laws, LAT_LAW_COMMUTATIVITY);
    const bool affordable = lat_triples_effort(promotion, given_count, symmetric) <= effort;
    *result = (lat_law_result){.verdict = LAT_HOLDS, .counted = true};
    laws->gaps_counted = laws->total || affordable;
    if (proven && (laws->total || !affordable)) return LAT_OK;
    if (!affordable) return search_only(promotion, effort, result);

    lat_triples triples;
    lat_status status = lat_count_triples(promotion, given, symmetric, &triples);
    if (status != LAT_OK) return status;
    laws->gaps = triples.gaps;
    result->failures = triples.failures;
    if (triples.failures != 0) {
        lat_search search = {.promotion = promotion,
                             .first = triples.first,
                             .effort = LAT_EFFORT_EXHAUSTIVE,
                             .visit = take_first,
                             .context = result};
        status = lat_search_associativity(&search);
    }
    if (status == LAT_OK && !promotion->from_table && !laws->total)
        status = lat_count_graph_gaps(promotion, given, effort, &laws->gaps, &laws->gaps_counted);
    if (!laws->gaps_counted) laws->gaps = 0;
    return status;
}

static lat_class classify(const lat_laws *laws, const lat_shape *shape) {
    static const lat_law of_cells[] = {LAT_LAW_ORDER, LAT_LAW_IDEMPOTENCE, LAT_LAW_COMMUTATIVITY, LAT_LAW_ASSOCIATIVITY,
                                       LAT_LAW_LEAST};
    for (size_t i = 0; i < sizeof of_cells / sizeof *of_cells; i++)
        if (!holds(laws, of_cells[i])) return LAT_TABLE;
    if (!laws->total) return LAT_PARTIAL_LATTICE; /* a total one has existence and uniqueness too */
    return shape->bottom == LAT_NONE ? LAT_JOIN_SEMILATTICE : LAT_LATTICE;
}

lat_status lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, uint64_t effort, lat_laws *laws) {
    *laws = (lat_laws){.total = promotion->undefined == 0};
    bool *given;
    size_t given_count;
    lat_status status = lat_given_rows(promotion, &given, &given_count);
    if (status != LAT_OK) return status;
    const struct {
        lat_law law;
        uint64_t failures;
    } counted[] = {{LAT_LAW_ORDER, count_order(&promotion->order)},
                   {LAT_LAW_EXISTENCE, promotion->undefined - promotion->ambiguous},
                   {LAT_LAW_UNIQUENESS, promotion->ambiguous},
                   {LAT_LAW_IDEMPOTENCE, count_idempotence(promotion)},
                   {LAT_LAW_COMMUTATIVITY, count_commutativity(promotion)},
                   {LAT_LAW_LEAST, count_least(promotion, given)}};
    for (size_t i = 0; i < sizeof counted / sizeof *counted && status == LAT_OK; i++)
        status = report(promotion, counted[i].law, counted[i].failures, laws);
    if (status == LAT_OK) status = verify_associativity(promotion, given, given_count, effort, laws);
    if (status == LAT_OK) laws->kind = classify(laws, shape);
    free(given);
    return status;
}
