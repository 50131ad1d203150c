/*
 * The sets below the candidate are those closed downward and under the joins that must be kept; for each of them the
 * sets above it are those closed upward in which every given dtype has a least one above it. Either kind of set is
 * closed, so it is built by taking a dtype in with all that follows, or leaving it out for good. A branch ends where
 * what follows was left out, or where even its cheapest outcome is not wanted.
 */
#include "lattice/placement_search.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"

typedef struct placement_search {
    const lat_place_problem *problem;
    const lat_place_costs *costs;
    const lat_place_visitor *visitor;
    size_t n, words;
    bool unique, exists; /* laws that prune: each join must be unique, must exist */
    uint64_t effort;
    bool stopped;
    lat_id *below_first;           /* positions in the order in which they are tried below the candidate */
    lat_id *above_first;           /* and above it */
    uint64_t *levels;              /* sets, two for each level of the search: chosen, and banned */
    const uint64_t *below;         /* the set of those below while those above are searched */
    lat_placement_cost below_cost; /* what it costs, whatever lies above */
    uint64_t *allowed, *scratch;   /* sets */
} placement_search;

static const uint64_t *up_of(const placement_search *search, size_t p) {
    return search->problem->promotion->order.up + p * search->words;
}

static const uint64_t *down_of(const placement_search *search, size_t p) {
    return search->problem->down + p * search->words;
}

static uint64_t *chosen_at(const placement_search *search, size_t level) {
    return search->levels + 2 * level * search->words;
}

static uint64_t *banned_at(const placement_search *search, size_t level) {
    return chosen_at(search, level) + search->words;
}

/* Both sets of a level become those of the one before. */
static void copy_level(const placement_search *search, size_t level) {
    memcpy(chosen_at(search, level), chosen_at(search, level - 1), 2 * search->words * sizeof *search->levels);
}

static void unite(uint64_t *set, const uint64_t *more, size_t words) {
    for (size_t w = 0; w < words; w++)
        set[w] |= more[w];
}

static bool intersect(const uint64_t *a, const uint64_t *b, size_t words) {
    for (size_t w = 0; w < words; w++)
        if (a[w] & b[w]) return true;
    return false;
}

/* False once the search is over. */
static bool spend(placement_search *search) {
    const uint64_t step = (uint64_t)search->n * search->n + 256;
    if (search->effort < step) search->stopped = true;
    search->effort -= search->effort < step ? search->effort : step;
    return !search->stopped;
}

/* Word w of the members of `set` that come after p and are not comparable to it. */
static uint64_t beside(const placement_search *search, const uint64_t *set, size_t p, size_t w) {
    const uint64_t later = w == p / BITSET_WORD ? ~UINT64_C(0) << (p % BITSET_WORD) : ~UINT64_C(0);
    return set[w] & ~up_of(search, p)[w] & later;
}

/* Takes e into the set below, with what lies below it and the joins of all; false if one of them is banned. */
static bool close_below(const placement_search *search, uint64_t *chosen, const uint64_t *banned, size_t e) {
    const size_t n = search->n, words = search->words;
    unite(chosen, down_of(search, e), words);
    for (bool grown = true; grown;) {
        grown = false;
        if (intersect(chosen, banned, words)) return false;
        for (size_t p = bitset_next(chosen, words, 0); p < n; p = bitset_next(chosen, words, p + 1)) {
            for (size_t w = p / BITSET_WORD; w < words; w++) {
                for (uint64_t left = beside(search, chosen, p, w); left; left &= left - 1) {
                    const lat_id join = search->problem->joins[p * n + w * BITSET_WORD + bitset_lowest(left)];
                    if (join >= LAT_AMBIGUOUS || bitset_has(chosen, join)) continue;
                    unite(chosen, down_of(search, join), words);
                    grown = true;
                }
            }
        }
    }
    return true;
}

/* Of the lower bounds of p and q that are not below the candidate, the greatest must be above it: takes them in. */
static bool take_greatest_bounds(const placement_search *search, uint64_t *chosen, size_t p, size_t q) {
    const size_t words = search->words;
    uint64_t *left = search->scratch;
    bool grown = false;
    for (size_t w = 0; w < words; w++)
        left[w] = down_of(search, p)[w] & down_of(search, q)[w] & ~search->below[w];
    for (size_t w = words; w-- > 0;) {
        while (left[w]) {
            size_t z = w * BITSET_WORD + BITSET_WORD - 1; /* the last in a linear extension has nothing above it */
            while (!bitset_has(left, z))
                z--;
            for (size_t v = 0; v <= w; v++)
                left[v] &= ~down_of(search, z)[v];
            if (bitset_has(chosen, z)) continue;
            unite(chosen, up_of(search, z), words);
            grown = true;
        }
    }
    return grown;
}

/* Takes e into the set above, with what lies above it and what makes joins unique; false if one of them is banned. */
static bool close_above(const placement_search *search, uint64_t *chosen, const uint64_t *banned, size_t e) {
    const size_t n = search->n, words = search->words;
    unite(chosen, up_of(search, e), words);
    for (bool grown = true; grown;) {
        grown = false;
        if (intersect(chosen, banned, words)) return false;
        if (!search->unique) return true;
        for (size_t p = bitset_next(chosen, words, 0); p < n; p = bitset_next(chosen, words, p + 1))
            for (size_t w = p / BITSET_WORD; w < words; w++)
                for (uint64_t left = beside(search, chosen, p, w); left; left &= left - 1)
                    if (take_greatest_bounds(search, chosen, p, w * BITSET_WORD + bitset_lowest(left))) grown = true;
    }
    return true;
}

/* Adds the least that the pair with p can cost when its join is one of `ends`; false if it must have one, and cannot.
 */
static bool add_least(const placement_search *search, size_t p, const uint64_t *ends, lat_placement_cost *sum) {
    const uint64_t *up = up_of(search, p);
    /* Some pairs may have no join: those without a bound, unless all must exist; ambiguous ones, unless unique. */
    const lat_placement_cost *least = search->exists && search->unique ? NULL : &search->costs->no_join[p];
    bool possible = !search->exists;
    for (size_t w = p / BITSET_WORD; w < search->words; w++) {
        for (uint64_t left = up[w] & ends[w]; left; left &= left - 1) {
            const size_t join = w * BITSET_WORD + bitset_lowest(left);
            const lat_placement_cost *cost = lat_pair_cost(search->costs, p, join);
            if (!least || lat_cost_compare(cost, least) < 0) least = cost;
            possible = true;
        }
    }
    if (possible) lat_cost_add(sum, least);
    return possible;
}

/* Everything above all of `chosen` and not in it. */
static void bounds_of(const placement_search *search, const uint64_t *chosen, uint64_t *bounds) {
    const size_t n = search->n, words = search->words;
    for (size_t w = 0; w < words; w++)
        bounds[w] = ~chosen[w];
    if (n % BITSET_WORD) bounds[words - 1] &= (UINT64_C(1) << (n % BITSET_WORD)) - 1;
    for (size_t p = bitset_next(chosen, words, 0); p < n; p = bitset_next(chosen, words, p + 1))
        for (size_t w = 0; w < words; w++)
            bounds[w] &= up_of(search, p)[w];
}

static bool is_wanted(const placement_search *search, const lat_placement_cost *at_least) {
    return search->visitor->wants(search->visitor->context, at_least);
}

/* True if a placement whose set below holds `chosen` and nothing of `banned` may be worth looking for. */
static bool is_promising_below(placement_search *search, const uint64_t *chosen, const uint64_t *banned) {
    lat_placement_cost sum = {.fills = lat_place_fills(search->problem, chosen, NULL)};
    bounds_of(search, chosen, search->allowed);
    for (size_t p = 0; p < search->n; p++) {
        if (bitset_has(chosen, p))
            lat_cost_add(&sum, lat_pair_cost(search->costs, p, search->n));
        else if (bitset_has(banned, p) && !add_least(search, p, search->allowed, &sum))
            return false;
    }
    return is_wanted(search, &sum);
}

/* The same for the sets above, where all that is not below counts. */
static bool is_promising_above(placement_search *search, const uint64_t *chosen, const uint64_t *banned) {
    lat_placement_cost sum = search->below_cost;
    for (size_t w = 0; w < search->words; w++)
        search->scratch[w] = ~banned[w];
    for (size_t p = 0; p < search->n; p++) {
        if (bitset_has(search->below, p)) continue;
        if (bitset_has(chosen, p))
            lat_cost_add(&sum, lat_pair_cost(search->costs, p, p));
        else if (!add_least(search, p, search->scratch, &sum))
            return false;
    }
    return is_wanted(search, &sum);
}

/* The first entry of `order`, from `next` on, that is neither chosen nor banned; n if none is. */
static size_t next_undecided(const placement_search *search, const lat_id *order, size_t next, size_t level) {
    const uint64_t *chosen = chosen_at(search, level), *banned = banned_at(search, level);
    while (next < search->n && (bitset_has(chosen, order[next]) || bitset_has(banned, order[next])))
        next++;
    return next;
}

static void search_above(placement_search *search, size_t level, size_t next) {
    const uint64_t *chosen = chosen_at(search, level), *banned = banned_at(search, level);
    if (!spend(search) || !is_promising_above(search, chosen, banned)) return;
    next = next_undecided(search, search->above_first, next, level);
    if (next == search->n) {
        search->visitor->found(search->visitor->context, search->below, chosen, &search->effort);
        return;
    }
    const size_t e = search->above_first[next];
    copy_level(search, level + 1);
    if (close_above(search, chosen_at(search, level + 1), banned, e)) search_above(search, level + 1, next + 1);
    copy_level(search, level + 1);
    unite(banned_at(search, level + 1), down_of(search, e), search->words);
    search_above(search, level + 1, next + 1);
}

/* Searches what can lie above the set below that level holds, on the levels after it. */
static void begin_above(placement_search *search, size_t level) {
    const size_t words = search->words;
    uint64_t *chosen = chosen_at(search, level + 1), *banned = banned_at(search, level + 1);
    search->below = chosen_at(search, level);
    search->below_cost = (lat_placement_cost){.fills = lat_place_fills(search->problem, search->below, NULL)};
    for (size_t p = bitset_next(search->below, words, 0); p < search->n; p = bitset_next(search->below, words, p + 1))
        lat_cost_add(&search->below_cost, lat_pair_cost(search->costs, p, search->n));
    bounds_of(search, search->below, chosen);
    for (size_t w = 0; w < words; w++) {
        banned[w] = ~chosen[w];
        chosen[w] = 0;
    }
    search_above(search, level + 1, 0);
}

static void search_below(placement_search *search, size_t level, size_t next) {
    const uint64_t *banned = banned_at(search, level);
    if (!spend(search) || !is_promising_below(search, chosen_at(search, level), banned)) return;
    next = next_undecided(search, search->below_first, next, level);
    if (next == search->n) {
        begin_above(search, level);
        return;
    }
    const size_t e = search->below_first[next];
    copy_level(search, level + 1);
    if (close_below(search, chosen_at(search, level + 1), banned, e)) search_below(search, level + 1, next + 1);
    copy_level(search, level + 1);
    unite(banned_at(search, level + 1), up_of(search, e), search->words);
    search_below(search, level + 1, next + 1);
}

/* What is tried first: those whose conversion to or from the candidate is cheap, then narrow ones. */
typedef struct trial {
    int cost, bits;
    lat_id position;
} trial;

static int cheap_first(const void *left, const void *right) {
    const trial *a = left, *b = right;
    if (a->cost != b->cost) return a->cost - b->cost;
    if (a->bits != b->bits) return a->bits - b->bits;
    return (a->position > b->position) - (a->position < b->position);
}

static void order_trials(const placement_search *search, bool below, trial *trials, lat_id *order) {
    const lat_candidate *candidate = search->problem->candidate;
    const val_set *own = &candidate->own;
    for (size_t p = 0; p < search->n; p++) {
        const lat_id id = search->problem->promotion->order.id_at[p];
        const val_set *other = &candidate->values[id];
        trials[p] = (trial){.cost = (int)(below ? val_conversion_cost(other, own) : val_conversion_cost(own, other)),
                            .bits = below ? -other->bits : other->bits,
                            .position = (lat_id)p};
        if (candidate->weak[id] && below) trials[p].cost = VAL_EXACT; /* what a scalar loses does not count */
        if (candidate->weak[id] && !below) trials[p].cost = VAL_UNKNOWN;
    }
    if (search->n > 1) qsort(trials, search->n, sizeof *trials, cheap_first);
    for (size_t i = 0; i < search->n; i++)
        order[i] = trials[i].position;
}

static void prepare(placement_search *search) {
    const size_t n = search->n, words = search->words;
    search->below_first = mem_alloc_zeroed(n, sizeof *search->below_first);
    search->above_first = mem_alloc_zeroed(n, sizeof *search->above_first);
    search->levels = mem_alloc_zeroed(2 * (2 * n + 4) * words, sizeof *search->levels);
    search->allowed = mem_alloc_zeroed(words, sizeof *search->allowed);
    search->scratch = mem_alloc_zeroed(words, sizeof *search->scratch);
    trial *trials = mem_alloc_zeroed(n, sizeof *trials);
    order_trials(search, true, trials, search->below_first);
    order_trials(search, false, trials, search->above_first);
    mem_free(trials);
}

static void finish(placement_search *search) {
    mem_free(search->below_first);
    mem_free(search->above_first);
    mem_free(search->levels);
    mem_free(search->allowed);
    mem_free(search->scratch);
}

bool lat_place_search(const lat_place_costs *costs, uint64_t effort, const lat_place_visitor *visitor) {
    const lat_place_problem *problem = costs->problem;
    placement_search search = {.problem = problem,
                               .costs = costs,
                               .visitor = visitor,
                               .n = problem->n,
                               .words = problem->words,
                               .unique = problem->required[LAT_LAW_UNIQUENESS],
                               .exists = problem->required[LAT_LAW_EXISTENCE],
                               .effort = effort};
    prepare(&search);
    search_below(&search, 0, 0);
    finish(&search);
    return search.stopped;
}
