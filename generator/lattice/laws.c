#include "lattice/laws.h"

#include "base/memory.h"
#include "lattice/associativity.h"
#include "lattice/bitset.h"
#include "lattice/bounds.h"
#include "lattice/failures.h"
#include "lattice/monotonicity.h"
#include "lattice/nary.h"

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

static bool is_least(const lat_order *order, size_t p, size_t q, size_t value) {
    const size_t words = order->words, first = order->transitive ? (p > q ? p : q) / BITSET_WORD : 0;
    return has(order, p, value) && has(order, q, value) &&
           bitset_common_within(order->up + p * words, order->up + q * words, order->up + value * words, first, words);
}

/* The failures of defined cells, and those of undefined ones that have a least upper bound. */
static void count_least(const lat_promotion *promotion, const bool *given, uint64_t *defined, uint64_t *undefined) {
    const lat_order *order = &promotion->order;
    const size_t n = promotion->n;
    for (size_t p = 0; p < n; p++) {
        if (!given[p]) continue;
        for (size_t q = 0; q < n; q++) {
            const lat_id value = promotion->table[p * n + q];
            if (value < LAT_AMBIGUOUS)
                *defined += !is_least(order, p, q, value);
            else if (value == LAT_NONE)
                *undefined += lat_missing_join(promotion, order->id_at[p], order->id_at[q]) != LAT_NONE;
        }
    }
}

static bool take_first(void *context, const lat_witness *witness) {
    lat_law_result *result = context;
    result->outcome = LAT_FAILS;
    result->witness = *witness;
    return false;
}

static void report(const lat_promotion *promotion, lat_law law, uint64_t failures, lat_laws *laws) {
    lat_law_result *result = &laws->law[law];
    *result = (lat_law_result){.outcome = LAT_HOLDS, .counted = true, .failures = failures};
    if (failures != 0) lat_law_each_failure(promotion, law, NULL, take_first, result);
}

static bool holds(const lat_laws *laws, lat_law law) {
    return laws->law[law].outcome == LAT_HOLDS;
}

/* Looks for a failure from the first known one on, as an example: for as long as it takes where failures were counted.
 */
static void find_example(const lat_promotion *promotion, uint64_t effort, lat_id first, void (*search)(lat_search *),
                         lat_law_result *result) {
    lat_search wanted = {.promotion = promotion,
                         .first = first,
                         .effort = result->counted ? LAT_EFFORT_EXHAUSTIVE : effort,
                         .visit = take_first,
                         .context = result};
    search(&wanted);
}

/* What is known of the triples of a promotion while its laws are verified. */
typedef struct triples_known {
    bool defined_are_least; /* every defined cell is the least upper bound */
    bool counted;           /* every failure of associativity and every gap is among the next two */
    lat_triples triples;
    lat_graph_gaps graph;
} triples_known;

/*
 * Where every defined cell is the least upper bound in a transitive order, either side, where it is defined, is the
 * least upper bound of all three. So they are equal, and nothing can fail.
 */
static void verify_associativity(const lat_promotion *promotion, const bool *given, size_t given_count, uint64_t effort,
                                 lat_laws *laws, triples_known *known) {
    lat_law_result *result = &laws->law[LAT_LAW_ASSOCIATIVITY];
    const bool proven = holds(laws, LAT_LAW_ORDER) && known->defined_are_least;
    const bool symmetric = holds(laws, LAT_LAW_COMMUTATIVITY);
    const bool affordable = lat_triples_effort(promotion, given_count, symmetric) <= effort;
    *result = (lat_law_result){.outcome = LAT_HOLDS, .counted = true};
    laws->gaps_counted = laws->total || affordable;
    known->counted = proven && laws->total;
    if (proven && (laws->total || !affordable)) return;
    if (!affordable) {
        *result = (lat_law_result){.outcome = LAT_UNKNOWN};
        find_example(promotion, effort, 0, lat_search_associativity, result);
        return;
    }
    lat_count_triples(promotion, given, symmetric, &known->triples);
    result->failures = known->triples.failures;
    if (result->failures != 0) find_example(promotion, effort, known->triples.first, lat_search_associativity, result);
    if (!promotion->from_table && !laws->total)
        laws->gaps_counted = lat_count_graph_gaps(promotion, given, effort, &known->graph);
    if (laws->gaps_counted) laws->gaps = known->triples.gaps + known->graph.count;
    known->counted = laws->gaps_counted;
}

/*
 * The failures of a commutative fold. T[T[a][b]][c], T[T[b][c]][a] and T[T[a][c]][b] are all that three dtypes give in
 * any order, and each two of them are the two sides of associativity around one of the dtypes. So an unordered triple
 * fails iff some order of it is a failure of associativity or a gap. If two of the three values are equal, it is one
 * around two of its dtypes, if none, around all three. With one dtype twice there are but two values.
 */
static lat_nary_count nary_of_commutative(const triples_known *known) {
    const lat_triples *triples = &known->triples;
    const uint64_t apart = triples->apart + known->graph.count / 2;
    const lat_id first = triples->first_of_any < known->graph.first ? triples->first_of_any : known->graph.first;
    return (lat_nary_count){.failures = triples->repeated + (apart - triples->three_ways) / 2, .first = first};
}

/* How much of the effort may go into the search for a failure of the rest where counting takes too long. */
enum { SEARCH_SHARE = 16 };

static void verify_nary(const lat_promotion *promotion, uint64_t effort, const triples_known *known, lat_laws *laws) {
    lat_law_result *result = &laws->law[LAT_LAW_NARY];
    if (promotion->nary == LAT_NARY_BOUND) {
        /* a, a, b and a, b, b fail where a and b do not commute, and nothing else */
        report(promotion, LAT_LAW_NARY, 2 * laws->law[LAT_LAW_COMMUTATIVITY].failures, laws);
        return;
    }
    const bool symmetric = holds(laws, LAT_LAW_COMMUTATIVITY), then_weak = lat_nary_is_then_weak(promotion->nary);
    lat_nary_count count = {.first = 0};
    *result = (lat_law_result){.outcome = LAT_UNKNOWN};
    if (symmetric && known->counted) {
        count = nary_of_commutative(known);
        result->counted = !then_weak || count.failures == 0; /* where no fold depends on an order, nothing does */
    }
    if (!result->counted && (!symmetric || then_weak)) count.first = 0;
    if (!result->counted && (!symmetric || then_weak) && lat_nary_effort(promotion) <= effort) {
        lat_count_nary(promotion, &count);
        result->counted = true;
    }
    if (result->counted) result->outcome = LAT_HOLDS;
    result->failures = count.failures;
    if (result->counted && count.failures == 0) return;
    find_example(promotion, effort / SEARCH_SHARE, count.first, lat_search_nary, result);
}

/* T[b][c] is an upper bound of a and c where a <= b: where every defined cell is the least, nothing can fail. */
static void verify_monotonicity(const lat_promotion *promotion, const bool *given, size_t given_count, uint64_t effort,
                                const triples_known *known, lat_laws *laws) {
    lat_law_result *result = &laws->law[LAT_LAW_MONOTONICITY];
    lat_monotonicity count = {.first = LAT_NONE};
    *result = (lat_law_result){.outcome = LAT_HOLDS, .counted = true};
    if (holds(laws, LAT_LAW_ORDER) && known->defined_are_least) return;
    if (lat_monotonicity_effort(promotion, given_count) <= effort) {
        lat_count_monotonicity(promotion, given, &count);
        result->failures = count.failures;
        if (count.failures == 0) return;
    } else {
        *result = (lat_law_result){.outcome = LAT_UNKNOWN};
        count.first = 0;
    }
    find_example(promotion, effort / SEARCH_SHARE, count.first, lat_search_monotonicity, result);
}

static lat_class classify(const lat_laws *laws, const lat_shape *shape) {
    static const lat_law of_cells[] = {LAT_LAW_ORDER, LAT_LAW_IDEMPOTENCE, LAT_LAW_COMMUTATIVITY, LAT_LAW_ASSOCIATIVITY,
                                       LAT_LAW_LEAST};
    for (size_t i = 0; i < sizeof of_cells / sizeof *of_cells; i++)
        if (!holds(laws, of_cells[i])) return LAT_TABLE;
    if (!laws->total) return LAT_PARTIAL_LATTICE; /* a total one has existence and uniqueness too */
    return shape->bottom == LAT_NONE ? LAT_JOIN_SEMILATTICE : LAT_LATTICE;
}

/* What a law is verified by. */
typedef struct verification {
    const lat_promotion *promotion;
    const bool *given; /* rows, by lat_given_rows() */
    size_t given_count;
    uint64_t effort;
    uint64_t not_least; /* failures of `least` */
    triples_known known;
    lat_laws *laws;
} verification;

/* A law may rest on those above it in the table. */
static void verify(verification *v, lat_law law) {
    const lat_promotion *promotion = v->promotion;
    switch (law) {
    case LAT_LAW_ORDER:
        report(promotion, law, count_order(&promotion->order), v->laws);
        break;
    case LAT_LAW_EXISTENCE:
        report(promotion, law, promotion->undefined - promotion->ambiguous, v->laws);
        break;
    case LAT_LAW_UNIQUENESS:
        report(promotion, law, promotion->ambiguous, v->laws);
        break;
    case LAT_LAW_IDEMPOTENCE:
        report(promotion, law, count_idempotence(promotion), v->laws);
        break;
    case LAT_LAW_COMMUTATIVITY:
        report(promotion, law, count_commutativity(promotion), v->laws);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        verify_associativity(promotion, v->given, v->given_count, v->effort, v->laws, &v->known);
        break;
    case LAT_LAW_LEAST:
        report(promotion, law, v->not_least, v->laws);
        break;
    case LAT_LAW_NARY:
        verify_nary(promotion, v->effort, &v->known, v->laws);
        break;
    case LAT_LAW_MONOTONICITY:
        verify_monotonicity(promotion, v->given, v->given_count, v->effort, &v->known, v->laws);
    }
}

void lat_laws_verify(const lat_promotion *promotion, const lat_shape *shape, uint64_t effort, lat_laws *laws) {
    *laws = (lat_laws){.total = promotion->undefined == 0};
    size_t given_count;
    bool *given = lat_given_rows(promotion, &given_count);
    uint64_t not_least = 0, missing = 0;
    count_least(promotion, given, &not_least, &missing);
    verification v = {.promotion = promotion,
                      .given = given,
                      .given_count = given_count,
                      .effort = effort,
                      .not_least = not_least + missing,
                      .known = {.defined_are_least = not_least == 0, .graph.first = LAT_NONE},
                      .laws = laws};
    v.known.triples.first_of_any = LAT_NONE;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        verify(&v, law);
    laws->kind = classify(laws, shape);
    mem_free(given);
}
