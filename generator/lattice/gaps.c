#include "lattice/gaps.h"

#include "lattice/allocate.h"
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
    uint32_t *times; /* by join; all 0 between uses */
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
        if (g->times[row[c]]++ == 0) g->value[g->value_count++] = row[c];
    }
}

/* The triples (a, b, c) with T[a][b] undefined, but T[b][c] and T[a][T[b][c]] defined. */
static uint64_t gaps_through(gap_count *g, size_t b) {
    uint64_t gaps = 0;
    for (size_t i = 0; i < g->value_count; i++) {
        const lat_id value = g->value[i];
        gaps += (uint64_t)g->times[value] *
                bitset_count_outside(g->defined + value * g->words, g->defined + b * g->words, g->words);
        g->times[value] = 0;
    }
    return gaps;
}

/*
 * Write a v b for the join of a and b. (a v b) v c is defined iff a v b is and the join of all three is, because
 * {a v b, c} has the same upper bounds as {a, b, c}; a v (b v c) likewise. So a gap is an undefined a v b with
 * a v (b v c) defined, or the mirror image of that, and never both.
 */
lat_status lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, uint64_t *gaps,
                                bool *counted) {
    const size_t n = promotion->n, words = promotion->order.words;
    gap_count g = {.promotion = promotion,
                   .given = given,
                   .words = words,
                   .defined = lat_allocate_zeroed(n, words * sizeof *g.defined),
                   .value = lat_allocate(n, sizeof *g.value),
                   .times = lat_allocate_zeroed(n, sizeof *g.times)};
    const lat_status status = g.defined && g.value && g.times ? LAT_OK : LAT_NO_MEMORY;
    *counted = true;
    if (status == LAT_OK) find_defined(&g);
    for (size_t b = 0; b < n && status == LAT_OK; b++) {
        take_values(&g, b);
        const uint64_t cost = (uint64_t)g.value_count * words;
        *counted = cost <= effort;
        if (!*counted) break;
        effort -= cost;
        *gaps += 2 * gaps_through(&g, b);
    }
    free(g.times);
    free(g.value);
    free(g.defined);
    return status;
}
