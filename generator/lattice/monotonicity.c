#include "lattice/monotonicity.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"

/*
 * Only a dtype with a given row can be the c of a failure: in a graph, where T is commutative and c has none, T[a][c]
 * and T[b][c] are both least upper bounds, and the second is an upper bound of a and c.
 */

/* One column of the table, T[a][c] for every a, with the rows of each result as a list. */
typedef struct column {
    lat_id *value;        /* by row; LAT_NONE and LAT_AMBIGUOUS as in the table */
    lat_id *first, *next; /* by result, the first row that has it; by row, the next one with the same; LAT_NONE */
    uint64_t *fine;       /* rows whose result a given one does not exceed, and those without */
} column;

static void column_free(column *column) {
    mem_free(column->value);
    mem_free(column->first);
    mem_free(column->next);
    mem_free(column->fine);
}

static void column_allocate(column *subject, const lat_order *order) {
    *subject = (column){.value = mem_alloc_zeroed(order->n, sizeof *subject->value),
                        .first = mem_alloc_zeroed(order->n, sizeof *subject->first),
                        .next = mem_alloc_zeroed(order->n, sizeof *subject->next),
                        .fine = mem_alloc_zeroed(order->words, sizeof *subject->fine)};
}

static void take_column(column *column, const lat_promotion *promotion, size_t c) {
    const size_t n = promotion->n;
    for (size_t x = 0; x < n; x++)
        column->first[x] = LAT_NONE;
    for (size_t a = n; a-- > 0;) {
        const lat_id value = column->value[a] = promotion->table[a * n + c];
        if (value >= LAT_AMBIGUOUS) continue;
        column->next[a] = column->first[value];
        column->first[value] = (lat_id)a;
    }
}

static void find_fine(column *column, const lat_order *order, lat_id x) {
    const uint64_t *up = order->up + x * order->words;
    memset(column->fine, 0, order->words * sizeof *column->fine);
    for (size_t b = 0; b < order->n; b++) {
        const lat_id value = column->value[b];
        if (value >= LAT_AMBIGUOUS || value == x || bitset_has(up, value)) bitset_add(column->fine, b);
    }
}

static void count_column(column *column, const lat_order *order, lat_monotonicity *count) {
    for (size_t x = 0; x < order->n; x++) {
        if (column->first[x] == LAT_NONE) continue;
        find_fine(column, order, (lat_id)x);
        for (lat_id a = column->first[x]; a != LAT_NONE; a = column->next[a]) {
            const size_t failures = bitset_count_outside(order->up + a * order->words, column->fine, order->words);
            count->failures += failures;
            if (failures != 0 && order->id_at[a] < count->first) count->first = order->id_at[a];
        }
    }
}

uint64_t lat_monotonicity_effort(const lat_promotion *promotion, size_t given_count) {
    const uint64_t n = promotion->n;
    return given_count * n * n;
}

void lat_count_monotonicity(const lat_promotion *promotion, const bool *given, lat_monotonicity *count) {
    *count = (lat_monotonicity){.first = LAT_NONE};
    column column;
    column_allocate(&column, &promotion->order);
    for (size_t c = 0; c < promotion->n; c++) {
        if (!given[c]) continue;
        take_column(&column, promotion, c);
        count_column(&column, &promotion->order, count);
    }
    column_free(&column);
}

/* All c for one a and b with a <= b. */
static bool visit_pair(const lat_search *search, const bool *given, lat_id a, lat_id b) {
    const lat_promotion *promotion = search->promotion;
    const lat_order *order = &promotion->order;
    for (size_t c = 0; c < promotion->n; c++) {
        if ((search->among && !search->among[c]) || !given[order->position[c]]) continue;
        const lat_id left = lat_join(promotion, a, (lat_id)c), right = lat_join(promotion, b, (lat_id)c);
        if (left == LAT_NONE || right == LAT_NONE || left == right || lat_leq(order, left, right)) continue;
        const lat_witness witness = {a, b, (lat_id)c, left, right};
        if (!search->visit(search->context, &witness)) return false;
    }
    return true;
}

void lat_search_monotonicity(lat_search *search) {
    const lat_promotion *promotion = search->promotion;
    const size_t n = promotion->n;
    size_t given_count;
    bool *given = lat_given_rows(promotion, &given_count), more = true;
    for (size_t a = search->first; a < n && more; a++) {
        if (search->among && !search->among[a]) continue;
        for (size_t b = 0; b < n && more; b++) {
            if ((search->among && !search->among[b]) || !lat_leq(&promotion->order, (lat_id)a, (lat_id)b)) continue;
            more = search->effort >= given_count;
            if (!more) break;
            search->effort -= given_count;
            more = visit_pair(search, given, (lat_id)a, (lat_id)b);
        }
    }
    mem_free(given);
}
