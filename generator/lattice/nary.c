#include "lattice/nary.h"

#include "base/memory.h"
#include "lattice/result_type.h"

/*
 * The folds of a, b and every c at once, in all six orders. A row or column of the table is copied to where undefined
 * cells can be looked up, too, and find LAT_NONE: into 65,536 entries, of which n and the last one are used.
 */
typedef struct folds {
    const lat_promotion *promotion;
    bool symmetric;     /* T is commutative: columns are rows */
    lat_id *transposed; /* the table with rows and columns exchanged; NULL where it is symmetric */
    lat_id *row_a, *row_b, *col_a, *col_b;
    lat_id *ab, *ba; /* the rows of T[a][b] and T[b][a] */
} folds;

static void folds_free(folds *f) {
    mem_free(f->ab);
    mem_free(f->row_a);
    mem_free(f->row_b);
    if (f->symmetric) return;
    mem_free(f->ba);
    mem_free(f->col_a);
    mem_free(f->col_b);
    mem_free(f->transposed);
}

static void transpose(const lat_promotion *promotion, lat_id *transposed) {
    enum { TILE = 64 };
    const size_t n = promotion->n;
    for (size_t p0 = 0; p0 < n; p0 += TILE)
        for (size_t q0 = 0; q0 < n; q0 += TILE)
            for (size_t p = p0; p < p0 + TILE && p < n; p++)
                for (size_t q = q0; q < q0 + TILE && q < n; q++)
                    transposed[q * n + p] = promotion->table[p * n + q];
}

static bool is_symmetric(const lat_promotion *promotion) {
    const size_t n = promotion->n;
    for (size_t p = 0; promotion->from_table && p < n; p++)
        for (size_t q = p + 1; q < n; q++)
            if (promotion->table[p * n + q] != promotion->table[q * n + p]) return false;
    return true;
}

static lat_id *allocate_row(void) {
    lat_id *row = mem_alloc_zeroed((size_t)LAT_NONE + 1, sizeof *row);
    row[LAT_NONE] = LAT_NONE;
    return row;
}

static void folds_allocate(folds *f, const lat_promotion *promotion) {
    *f = (folds){.promotion = promotion,
                 .symmetric = is_symmetric(promotion),
                 .ab = allocate_row(),
                 .row_a = allocate_row(),
                 .row_b = allocate_row()};
    if (f->symmetric) {
        f->ba = f->ab;
        f->col_a = f->row_a;
        f->col_b = f->row_b;
    } else {
        f->ba = allocate_row();
        f->col_a = allocate_row();
        f->col_b = allocate_row();
        f->transposed = mem_alloc_zeroed(promotion->n, promotion->n * sizeof *f->transposed);
        transpose(promotion, f->transposed);
    }
}

/* Copies row p of a table, LAT_NONE for whatever is undefined; position LAT_NONE has a row without a value. */
static void copy_row(const folds *f, const lat_id *table, size_t p, lat_id *row) {
    const size_t n = f->promotion->n;
    for (size_t c = 0; c < n; c++) {
        const lat_id cell = p >= LAT_AMBIGUOUS ? LAT_NONE : table[p * n + c];
        row[c] = cell == LAT_AMBIGUOUS ? LAT_NONE : cell;
    }
}

/* Begins with another a; take_b() must follow. */
static void take_a(folds *f, size_t a) {
    copy_row(f, f->promotion->table, a, f->row_a);
    if (!f->symmetric) copy_row(f, f->transposed, a, f->col_a);
}

static void take_b(folds *f, size_t b) {
    copy_row(f, f->promotion->table, b, f->row_b);
    copy_row(f, f->promotion->table, f->row_a[b], f->ab);
    if (f->symmetric) return;
    copy_row(f, f->transposed, b, f->col_b);
    copy_row(f, f->promotion->table, f->col_a[b], f->ba);
}

/* The bits in which folds of a, b and c differ in any two orders; 0 where none do. */
static inline unsigned difference(const folds *f, size_t c) {
    const unsigned abc = f->ab[c];
    unsigned differing = (abc ^ f->col_b[f->row_a[c]]) | (abc ^ f->col_a[f->row_b[c]]);
    if (!f->symmetric) differing |= (abc ^ f->ba[c]) | (abc ^ f->col_b[f->col_a[c]]) | (abc ^ f->col_a[f->col_b[c]]);
    return differing;
}

/* False only if every order gives the same for every c >= first; the quick way past triples that hold. */
static bool may_differ(const folds *f, size_t first) {
    unsigned differing = 0;
    for (size_t c = first; c < f->promotion->n; c++)
        differing |= difference(f, c);
    return differing != 0;
}

static void note(const lat_promotion *promotion, lat_nary_count *count, size_t position) {
    if (promotion->order.id_at[position] < count->first) count->first = promotion->order.id_at[position];
}

/* All orders of three, the one as given first, then those that turn it round. */
static const unsigned char orders[][3] = {{0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {1, 0, 2}, {2, 1, 0}, {0, 2, 1}};

/* What the dtypes give in one of the orders, which is written to `order`. */
static lat_id in_order(const lat_promotion *promotion, const lat_id ids[3], size_t which, lat_id order[3]) {
    for (size_t i = 0; i < 3; i++)
        order[i] = ids[orders[which][i]];
    return lat_result_type(promotion, promotion->nary, order, 3);
}

/* The first order that gives something else than the one as given; 0 if none does. */
static size_t other_order(const lat_promotion *promotion, const lat_id ids[3], lat_id order[3]) {
    const lat_id given = in_order(promotion, ids, 0, order);
    for (size_t which = 1; which < sizeof orders / sizeof *orders; which++)
        if (in_order(promotion, ids, which, order) != given) return which;
    return 0;
}

void lat_nary_other_order(const lat_promotion *promotion, const lat_witness *failure, lat_id order[3]) {
    other_order(promotion, (lat_id[]){failure->a, failure->b, failure->c}, order);
}

/* Visits a triple if it fails; false to see no more. */
static bool visit_triple(const lat_search *search, size_t a, size_t b, size_t c) {
    const lat_id ids[] = {(lat_id)a, (lat_id)b, (lat_id)c};
    lat_id order[3];
    const size_t other = other_order(search->promotion, ids, order);
    if (other == 0) return true;
    const lat_id right = in_order(search->promotion, ids, other, order),
                 left = in_order(search->promotion, ids, 0, order);
    return search->visit(search->context, &(lat_witness){ids[0], ids[1], ids[2], left, right});
}

static bool takes_part(const lat_search *search, size_t id) {
    return !search->among || search->among[id];
}

/* False, and nothing taken, if less effort than that is left. */
static bool spend(lat_search *search, uint64_t triples) {
    if (search->effort < triples) return false;
    search->effort -= triples;
    return true;
}

/* About how long looking at a triple takes beside a step of folds. */
enum { TRIPLE_EFFORT = 64 };

/* Every triple, one by one. */
static void search_triples(lat_search *search) {
    const size_t n = search->promotion->n;
    for (size_t a = search->first; a < n; a++)
        for (size_t b = a; b < n && takes_part(search, a); b++)
            for (size_t c = b; c < n && takes_part(search, b); c++)
                if (takes_part(search, c) && (!spend(search, TRIPLE_EFFORT) || !visit_triple(search, a, b, c))) return;
}

static bool count_failure(void *context, const lat_witness *failure) {
    lat_nary_count *count = context;
    count->failures++;
    if (failure->a < count->first) count->first = failure->a;
    return true;
}

void lat_count_nary(const lat_promotion *promotion, lat_nary_count *count) {
    folds f;
    *count = (lat_nary_count){.first = LAT_NONE};
    if (lat_nary_is_then_weak(promotion->nary)) {
        search_triples(
            &(lat_search){.promotion = promotion, .effort = UINT64_MAX, .visit = count_failure, .context = count});
        return;
    }
    folds_allocate(&f, promotion);
    for (size_t a = 0; a < promotion->n; a++) {
        take_a(&f, a);
        for (size_t b = a; b < promotion->n; b++) {
            take_b(&f, b);
            if (!may_differ(&f, b)) continue;
            for (size_t c = b; c < promotion->n; c++) {
                if (difference(&f, c) == 0) continue;
                count->failures++;
                note(promotion, count, a);
                note(promotion, count, b);
                note(promotion, count, c);
            }
        }
    }
    folds_free(&f);
}

uint64_t lat_nary_effort(const lat_promotion *promotion) {
    const uint64_t n = promotion->n;
    const uint64_t triples = n * n * n; /* six orders of n^3 / 6 */
    return lat_nary_is_then_weak(promotion->nary) ? triples * (TRIPLE_EFFORT / 6) : triples;
}

/* By position: the dtypes for which every join is defined. */
static bool *whole_rows(const lat_promotion *promotion) {
    const size_t n = promotion->n;
    bool *whole = mem_alloc_zeroed(n, sizeof *whole);
    for (size_t p = 0; p < n; p++) {
        whole[p] = true;
        for (size_t q = 0; q < n && whole[p]; q++)
            whole[p] = promotion->table[p * n + q] < LAT_AMBIGUOUS;
    }
    return whole;
}

/*
 * Whether any c can make a failure with positions p and q. In a graph without `resolve` every fold that is defined is
 * the least upper bound of all three. So a failure has a pair without a join, and not one without an upper bound.
 */
static bool can_fail(const lat_promotion *promotion, const bool *whole, size_t p, size_t q) {
    if (promotion->from_table || promotion->resolve_count) return true;
    return promotion->table[p * promotion->n + q] != LAT_NONE && !(whole[p] && whole[q]);
}

static bool visit_row(lat_search *search, const folds *f, size_t a, size_t b) {
    for (size_t c = b; c < search->promotion->n; c++) {
        if (!takes_part(search, c) || difference(f, search->promotion->order.position[c]) == 0) continue;
        if (!visit_triple(search, a, b, c)) return false;
    }
    return true;
}

static void search_folds(lat_search *search, folds *f, const bool *whole) {
    const lat_promotion *promotion = search->promotion;
    const lat_id *position = promotion->order.position;
    for (size_t a = search->first; a < promotion->n; a++) {
        if (!takes_part(search, a)) continue;
        take_a(f, position[a]);
        for (size_t b = a; b < promotion->n; b++) {
            if (!takes_part(search, b) || !can_fail(promotion, whole, position[a], position[b])) continue;
            if (!spend(search, promotion->n)) return;
            take_b(f, position[b]);
            if (may_differ(f, 0) && !visit_row(search, f, a, b)) return;
        }
    }
}

static bool commutes(const lat_promotion *promotion, size_t a, size_t b) {
    return lat_join(promotion, (lat_id)a, (lat_id)b) == lat_join(promotion, (lat_id)b, (lat_id)a);
}

/* With "bound" a set of three has no order. Only two dtypes, one of them twice, can fail: where they do not commute. */
static void search_bounds(lat_search *search) {
    const size_t n = search->promotion->n;
    for (size_t a = search->first; search->promotion->from_table && a < n; a++) {
        for (int twice = 0; twice < 2; twice++) {
            for (size_t b = a + 1; b < n; b++) {
                if (!takes_part(search, a) || !takes_part(search, b) || commutes(search->promotion, a, b)) continue;
                if (!spend(search, 1) || !visit_triple(search, a, twice ? b : a, b)) return;
            }
        }
    }
}

void lat_search_nary(lat_search *search) {
    const lat_nary nary = search->promotion->nary;
    if (nary == LAT_NARY_BOUND) search_bounds(search);
    if (lat_nary_is_then_weak(nary)) search_triples(search);
    if (nary != LAT_NARY_FOLD) return;
    folds f;
    bool *whole = whole_rows(search->promotion);
    folds_allocate(&f, search->promotion);
    search_folds(search, &f, whole);
    folds_free(&f);
    mem_free(whole);
}
