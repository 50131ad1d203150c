#include "lattice/associativity.h"

#include <string.h>

#include "base/memory.h"

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
