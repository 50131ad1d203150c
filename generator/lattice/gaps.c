#include "lattice/gaps.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"

/*
 * For every dtype b: with which a it has a join, and for one b at a time the distinct joins in its row, each with how
 * often it occurs. Only those a, and those columns of the row, count that have no given row.
 */
typedef struct gap_count {
    const lat_promotion *promotion;
    const bool *given;
    size_t words;
    uint64_t *defined; /* n rows, by b; bit a is set iff T[b][a] is defined */
    lat_id *value;     /* the distinct joins of one row */
    size_t value_count;
    uint32_t *times;  /* by join; all 0 between uses */
    lat_id *smallest; /* by join: the smallest id in whose column it is */
    uint64_t *below;  /* the dtypes whose id is smaller than that in any gap so far */
    lat_graph_gaps *gaps;
} gap_count;

static void find_defined(gap_count *g) {
    const size_t n = g->promotion->n;
    for (size_t b = 0; b < n; b++) {
        const lat_id *row = g->promotion->table + b * n;
        for (size_t a = 0; a < n; a++)
            if (!g->given[a] && row[a] < LAT_AMBIGUOUS) bitset_add(g->defined + b * g->words, a);
    }
}

static void take_values(gap_count *g, size_t b) {
    const lat_id *row = g->promotion->table + b * g->promotion->n;
    g->value_count = 0;
    for (size_t c = 0; c < g->promotion->n; c++) {
        if (g->given[c] || row[c] >= LAT_AMBIGUOUS) continue;
        const lat_id id = g->promotion->order.id_at[c];
        if (g->times[row[c]]++ == 0) {
            g->value[g->value_count++] = row[c];
            g->smallest[row[c]] = id;
        } else if (id < g->smallest[row[c]]) {
            g->smallest[row[c]] = id;
        }
    }
}

/* An id that is in a gap: those above it are of no interest any more. */
static void note(gap_count *g, lat_id id) {
    const size_t n = g->promotion->n;
    for (size_t other = id; other < n && other < g->gaps->first; other++)
        bitset_drop(g->below, g->promotion->order.position[other]);
    if (id < g->gaps->first) g->gaps->first = id;
}

static void note_all(gap_count *g, const uint64_t *others, const uint64_t *without) {
    for (size_t w = 0; w < g->words; w++) {
        for (uint64_t ends; (ends = others[w] & ~without[w] & g->below[w]) != 0;)
            note(g, g->promotion->order.id_at[w * BITSET_WORD + bitset_lowest(ends)]);
    }
}

/* Counts the triples (a, b, c) with T[a][b] undefined, but T[b][c] and T[a][T[b][c]] defined, and their mirror images.
 */
static void count_gaps_through(gap_count *g, size_t b) {
    for (size_t i = 0; i < g->value_count; i++) {
        const lat_id value = g->value[i];
        const uint64_t *others = g->defined + value * g->words, *without = g->defined + b * g->words;
        const size_t ends = bitset_count_outside(others, without, g->words);
        if (ends != 0) {
            g->gaps->count += 2 * (uint64_t)g->times[value] * ends;
            note(g, g->promotion->order.id_at[b]);
            note(g, g->smallest[value]);
            note_all(g, others, without);
        }
        g->times[value] = 0;
    }
}

/*
 * Write a v b for the join of a and b. (a v b) v c is defined iff a v b is and the join of all three is, because
 * {a v b, c} has the same upper bounds as {a, b, c}; a v (b v c) likewise. So a gap is an undefined a v b with
 * a v (b v c) defined, or the mirror image of that, and never both.
 */
bool lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, lat_graph_gaps *gaps) {
    const size_t n = promotion->n, words = promotion->order.words;
    gap_count g = {.promotion = promotion,
                   .given = given,
                   .words = words,
                   .defined = mem_alloc_zeroed(n, words * sizeof *g.defined),
                   .value = mem_alloc_zeroed(n, sizeof *g.value),
                   .times = mem_alloc_zeroed(n, sizeof *g.times),
                   .smallest = mem_alloc_zeroed(n, sizeof *g.smallest),
                   .below = mem_alloc_zeroed(words, sizeof *g.below),
                   .gaps = gaps};
    bool counted = true;
    *gaps = (lat_graph_gaps){.first = LAT_NONE};
    memset(g.below, 0xFF, words * sizeof *g.below);
    find_defined(&g);
    for (size_t b = 0; b < n; b++) {
        take_values(&g, b);
        const uint64_t cost = (uint64_t)g.value_count * words;
        counted = cost <= effort;
        if (!counted) break;
        effort -= cost;
        count_gaps_through(&g, b);
    }
    mem_free(g.below);
    mem_free(g.smallest);
    mem_free(g.times);
    mem_free(g.value);
    mem_free(g.defined);
    return counted;
}
