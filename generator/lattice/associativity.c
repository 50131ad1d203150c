#include "lattice/associativity.h"
#include "base/memory.h"
#include "lattice/bitset.h"

#include <string.h>

/*
 * Both sides for fixed a and b and every c at once. left[c] = T[T[a][b]][c] is a row of the table. right(c) =
 * T[a][T[b][c]] looks the cells of row b up in row a, of which there is a copy: it is so long that undefined cells of
 * row b can be looked up, too, and find LAT_NONE.
 */
typedef struct sides {
    lat_id *row_a; /* 65,536 entries, of which n and the last two are used */
    lat_id *none;  /* n times LAT_NONE: the row of an undefined T[a][b] */
    const lat_id *left;
    const lat_id *row_b;
} sides;

static void sides_free(sides *s) {
    mem_free(s->row_a);
    mem_free(s->none);
}

static void sides_allocate(sides *s, size_t n) {
    *s = (sides){.row_a = mem_alloc_zeroed((size_t)LAT_NONE + 1, sizeof *s->row_a),
                 .none = mem_alloc_zeroed(n, sizeof *s->none)};
    s->row_a[LAT_NONE] = s->row_a[LAT_AMBIGUOUS] = LAT_NONE;
    for (size_t c = 0; c < n; c++)
        s->none[c] = LAT_NONE;
}

/* Begins with another a; take_b() must follow. */
static void take_a(sides *s, const lat_promotion *promotion, size_t a) {
    memcpy(s->row_a, promotion->table + a * promotion->n, promotion->n * sizeof *s->row_a);
}

static void take_b(sides *s, const lat_promotion *promotion, size_t b) {
    const lat_id ab = s->row_a[b];
    s->left = ab >= LAT_AMBIGUOUS ? s->none : promotion->table + (size_t)ab * promotion->n;
    s->row_b = promotion->table + b * promotion->n;
}

static inline lat_id defined_or_none(lat_id cell) {
    return cell >= LAT_AMBIGUOUS ? LAT_NONE : cell;
}

static inline lat_id left_at(const sides *s, size_t c) {
    return defined_or_none(s->left[c]);
}

static inline lat_id right_at(const sides *s, size_t c) {
    return defined_or_none(s->row_a[s->row_b[c]]);
}

/* False only if the two sides agree for every c >= first; the quick way past triples that hold. */
static bool may_differ(const sides *s, size_t first, size_t n) {
    const lat_id *left = s->left, *row_a = s->row_a, *row_b = s->row_b;
    size_t differing = 0;
    for (size_t c = first; c < n; c++)
        differing += left[c] != row_a[row_b[c]];
    return differing != 0;
}

uint64_t lat_triples_effort(const lat_promotion *promotion, size_t given_count, bool symmetric) {
    const uint64_t n = promotion->n, all = given_count * n * n;
    return symmetric && promotion->from_table ? all / 2 : all;
}

/*
 * Notes a failure or gap of a commutative T. Let x = T[T[a][b]][c], y = T[T[b][c]][a] and z = T[T[a][c]][b]. Where all
 * three differ, the triple fails around each of its dtypes as the middle one. It comes here as often as one of its ends
 * is a given row: three times, or twice if just one of its dtypes is given. So it adds 2 or 3 each time, 6 in all.
 */
static void note_commutative(const lat_promotion *promotion, const sides *s, size_t a, size_t b, size_t c,
                             const bool *given, lat_triples *triples) {
    const lat_id *id_at = promotion->order.id_at;
    const size_t three[] = {a, b, c};
    for (size_t i = 0; i < 3; i++)
        if (id_at[three[i]] < triples->first_of_any) triples->first_of_any = id_at[three[i]];
    if (a == b || b == c) {
        triples->repeated++;
        return;
    }
    triples->apart++;
    const lat_id ac = s->row_a[c];
    const lat_id z = ac >= LAT_AMBIGUOUS ? LAT_NONE : defined_or_none(promotion->table[ac * promotion->n + b]);
    if (z != left_at(s, c) && z != right_at(s, c)) triples->three_ways += given[a] + given[b] + given[c] == 1 ? 3 : 2;
}

/*
 * Where T is commutative, (a, b, c) and (c, b, a) are both a failure, both a gap, or neither, and with a = c neither.
 * One of the two is counted for both: that with a in a given row, and if both ends are in one, that with a < c.
 */
static void count_row(const lat_promotion *promotion, const sides *s, size_t a, size_t first, const bool *given,
                      bool symmetric, lat_triples *triples) {
    const lat_id *id_at = promotion->order.id_at;
    for (size_t c = first; c < promotion->n; c++) {
        const lat_id left = left_at(s, c), right = right_at(s, c);
        if (left == right || (symmetric && given[c] && c <= a)) continue;
        const unsigned times = symmetric ? 2 : 1;
        if (symmetric)
            note_commutative(promotion, s, a, (size_t)(s->row_b - promotion->table) / promotion->n, c, given, triples);
        if (left == LAT_NONE || right == LAT_NONE) {
            triples->gaps += times;
            continue;
        }
        triples->failures += times;
        if (id_at[a] < triples->first) triples->first = id_at[a];
        if (symmetric && id_at[c] < triples->first) triples->first = id_at[c];
    }
}

void lat_count_triples(const lat_promotion *promotion, const bool *given, bool symmetric, lat_triples *triples) {
    const size_t n = promotion->n;
    *triples = (lat_triples){.first = LAT_NONE, .first_of_any = LAT_NONE};
    sides s;
    sides_allocate(&s, n);
    for (size_t a = 0; a < n; a++) {
        if (!given[a]) continue;
        const size_t first = symmetric && promotion->from_table ? a + 1 : 0;
        take_a(&s, promotion, a);
        for (size_t b = 0; b < n; b++) {
            take_b(&s, promotion, b);
            if (may_differ(&s, first, n)) count_row(promotion, &s, a, first, given, symmetric, triples);
        }
    }
    sides_free(&s);
    triples->three_ways /= 6;
}

static bool visit_triple(const lat_search *search, const sides *s, lat_id a, lat_id b, lat_id c) {
    const lat_order *order = &search->promotion->order;
    const lat_id left = left_at(s, order->position[c]), right = right_at(s, order->position[c]);
    if (left == right || left == LAT_NONE || right == LAT_NONE) return true;
    const lat_witness witness = {a, b, c, order->id_at[left], order->id_at[right]};
    return search->visit(search->context, &witness);
}

/* All c for one a and b. Where the row of a is not a given one, `given` limits them to those whose row is. */
static bool visit_row(lat_search *search, const sides *s, lat_id a, lat_id b, const bool *given) {
    const size_t n = search->promotion->n;
    for (size_t c = 0; c < n; c++) {
        if (search->among && !search->among[c]) continue;
        if (given && !given[search->promotion->order.position[c]]) continue;
        if (!visit_triple(search, s, a, b, (lat_id)c)) return false;
    }
    return true;
}

/* False, and nothing taken, if less effort than that is left. */
static bool spend(lat_search *search, uint64_t triples) {
    if (search->effort < triples) return false;
    search->effort -= triples;
    return true;
}

static void search_rows(lat_search *search, sides *s, const bool *given, size_t given_count) {
    const lat_promotion *promotion = search->promotion;
    const lat_id *position = promotion->order.position;
    const size_t n = promotion->n;
    for (size_t a = search->first; a < n; a++) {
        if (search->among && !search->among[a]) continue;
        const bool all = given[position[a]];
        take_a(s, promotion, position[a]);
        for (size_t b = 0; b < n; b++) {
            if (search->among && !search->among[b]) continue;
            if (!spend(search, all ? n : given_count)) return;
            take_b(s, promotion, position[b]);
            if (all && !may_differ(s, 0, n)) continue;
            if (!visit_row(search, s, (lat_id)a, (lat_id)b, all ? NULL : given)) return;
        }
    }
}

void lat_search_associativity(lat_search *search) {
    size_t given_count;
    bool *given = lat_given_rows(search->promotion, &given_count);
    if (given_count != 0) {
        sides s;
        sides_allocate(&s, search->promotion->n);
        search_rows(search, &s, given, given_count);
        sides_free(&s);
    }
    mem_free(given);
}

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
