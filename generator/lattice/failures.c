#include "lattice/failures.h"

#include "lattice/bitset.h"
#include "lattice/bounds.h"
#include "lattice/result_type.h"

/* ---- Whether the dtypes of a witness break a law; if so, its values are filled in ---- */

typedef bool breaks_law(const lat_promotion *promotion, lat_witness *w);

static bool breaks_order(const lat_promotion *promotion, lat_witness *w) {
    const lat_order *order = &promotion->order;
    return lat_leq(order, w->a, w->b) && lat_leq(order, w->b, w->c) && !lat_leq(order, w->a, w->c);
}

static bool breaks_existence(const lat_promotion *promotion, lat_witness *w) {
    return lat_cell(promotion, w->a, w->b) == LAT_NONE;
}

static bool breaks_uniqueness(const lat_promotion *promotion, lat_witness *w) {
    return lat_cell(promotion, w->a, w->b) == LAT_AMBIGUOUS;
}

static bool breaks_idempotence(const lat_promotion *promotion, lat_witness *w) {
    w->left = lat_join(promotion, w->a, w->a);
    return w->left != LAT_NONE && w->left != w->a;
}

static bool breaks_commutativity(const lat_promotion *promotion, lat_witness *w) {
    w->left = lat_join(promotion, w->a, w->b);
    w->right = lat_join(promotion, w->b, w->a);
    return w->left != w->right;
}

static void bracket(const lat_promotion *promotion, lat_witness *w) {
    w->left = lat_join(promotion, lat_join(promotion, w->a, w->b), w->c);
    w->right = lat_join(promotion, w->a, lat_join(promotion, w->b, w->c));
}

static bool breaks_associativity(const lat_promotion *promotion, lat_witness *w) {
    bracket(promotion, w);
    return w->left != w->right && w->left != LAT_NONE && w->right != LAT_NONE;
}

/* One bracketing is defined, the other is not: no failure of a law, but counted beside those of associativity. */
static bool leaves_gap(const lat_promotion *promotion, lat_witness *w) {
    bracket(promotion, w);
    return (w->left == LAT_NONE) != (w->right == LAT_NONE);
}

/* The first common upper bound of a and b that is not above `value`; LAT_NONE where there is none. */
static lat_id bound_beside(const lat_order *order, lat_id a, lat_id b, lat_id value) {
    for (lat_id bound = 0; bound < order->n; bound++)
        if (lat_leq(order, a, bound) && lat_leq(order, b, bound) && !lat_leq(order, value, bound)) return bound;
    return LAT_NONE;
}

static bool breaks_least(const lat_promotion *promotion, lat_witness *w) {
    const lat_order *order = &promotion->order;
    w->left = lat_join(promotion, w->a, w->b);
    if (w->left == LAT_NONE)
        w->right = lat_missing_join(promotion, w->a, w->b);
    else if (!lat_leq(order, w->a, w->left))
        w->right = w->a;
    else
        w->right = lat_leq(order, w->b, w->left) ? bound_beside(order, w->a, w->b, w->left) : w->b;
    return w->right != LAT_NONE;
}

/* All orders of three, the one as given first, then those that turn it round. */
static const unsigned char orders[][3] = {{0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {1, 0, 2}, {2, 1, 0}, {0, 2, 1}};
enum { ORDER_COUNT = sizeof orders / sizeof *orders };

/* What the dtypes of a witness give in one of the orders, which is written to `order`. */
static lat_id in_order(const lat_promotion *promotion, const lat_witness *w, size_t which, lat_id order[3]) {
    const lat_id ids[] = {w->a, w->b, w->c};
    for (size_t i = 0; i < 3; i++)
        order[i] = ids[orders[which][i]];
    return lat_result_type(promotion, promotion->nary, order, 3);
}

/* The first order that gives another result, `right`, than the one as given, `left`; ORDER_COUNT if none does. */
static size_t other_order(const lat_promotion *promotion, lat_witness *w, lat_id order[3]) {
    size_t which = 1;
    w->left = w->right = in_order(promotion, w, 0, order);
    while (which < ORDER_COUNT && (w->right = in_order(promotion, w, which, order)) == w->left)
        which++;
    return which;
}

void lat_nary_other_order(const lat_promotion *promotion, const lat_witness *failure, lat_id order[3]) {
    lat_witness w = *failure;
    other_order(promotion, &w, order);
}

static bool breaks_nary(const lat_promotion *promotion, lat_witness *w) {
    lat_id order[3];
    return other_order(promotion, w, order) < ORDER_COUNT;
}

static bool breaks_monotonicity(const lat_promotion *promotion, lat_witness *w) {
    if (!lat_leq(&promotion->order, w->a, w->b)) return false;
    w->left = lat_join(promotion, w->a, w->c);
    w->right = lat_join(promotion, w->b, w->c);
    return w->left != LAT_NONE && w->right != LAT_NONE && w->left != w->right &&
           !lat_leq(&promotion->order, w->left, w->right);
}

static breaks_law *predicate_of(lat_law law) {
    switch (law) {
    case LAT_LAW_ORDER:
        return breaks_order;
    case LAT_LAW_EXISTENCE:
        return breaks_existence;
    case LAT_LAW_UNIQUENESS:
        return breaks_uniqueness;
    case LAT_LAW_IDEMPOTENCE:
        return breaks_idempotence;
    case LAT_LAW_COMMUTATIVITY:
        return breaks_commutativity;
    case LAT_LAW_ASSOCIATIVITY:
        return breaks_associativity;
    case LAT_LAW_LEAST:
        return breaks_least;
    case LAT_LAW_NARY:
        return breaks_nary;
    case LAT_LAW_MONOTONICITY:
        return breaks_monotonicity;
    }
    return NULL;
}

/* ---- All cases of a law ---- */

/* What is looked at: cases of so many operands, in each order or once. */
typedef struct search {
    const lat_promotion *promotion;
    const bool *among; /* by id; NULL: all */
    lat_cases cases;
    int operands;
    breaks_law *breaks;
    lat_failure_visitor *visit;
    void *context;
} search;

static bool takes_part(const search *search, size_t id) {
    return !search->among || search->among[id];
}

/* Visits a case that fails; false to see no more. */
static bool try_case(const search *search, size_t a, size_t b, size_t c) {
    lat_witness w = {(lat_id)a, search->operands > 1 ? (lat_id)b : LAT_NONE,
                     search->operands > 2 ? (lat_id)c : LAT_NONE, LAT_NONE, LAT_NONE};
    return !search->breaks(search->promotion, &w) || search->visit(search->context, &w);
}

static bool try_thirds(const search *search, size_t a, size_t b) {
    if (search->operands < 3) return try_case(search, a, b, 0);
    for (size_t c = search->cases == LAT_UNORDERED_TRIPLES ? b : 0; c < search->promotion->n; c++)
        if (takes_part(search, c) && !try_case(search, a, b, c)) return false;
    return true;
}

static void try_all(const search *search) {
    const size_t n = search->promotion->n;
    for (size_t a = 0; a < n; a++) {
        if (!takes_part(search, a)) continue;
        const size_t first = search->cases == LAT_UNORDERED_PAIRS     ? a + 1
                             : search->cases == LAT_UNORDERED_TRIPLES ? a
                                                                      : 0;
        for (size_t b = search->operands > 1 ? first : a; b < (search->operands > 1 ? n : a + 1); b++)
            if ((search->operands == 1 || takes_part(search, b)) && !try_thirds(search, a, b)) return;
    }
}

void lat_law_each_failure(const lat_promotion *promotion, lat_law law, const bool *among, lat_failure_visitor *visit,
                          void *context) {
    const lat_law_row *row = lat_law_of(law);
    try_all(&(search){promotion, among, row->cases, row->operands, predicate_of(law), visit, context});
}

static bool notice(void *context, const lat_witness *failure) {
    (void)failure;
    *(bool *)context = true;
    return false;
}

bool lat_keeps_laws(const lat_promotion *promotion, const bool required[LAT_LAW_COUNT]) {
    bool fails = false;
    for (lat_law law = 0; law < LAT_LAW_COUNT && !fails; law++)
        if (required[law]) lat_law_each_failure(promotion, law, NULL, notice, &fails);
    return !fails;
}

void lat_each_gap(const lat_promotion *promotion, lat_failure_visitor *visit, void *context) {
    try_all(&(search){promotion, NULL, LAT_TRIPLES, 3, leaves_gap, visit, context});
}
