/* Edits worth trying, from the first failures of each law. */
#include <string.h>

#include "lattice/allocate.h"
#include "lattice/draft.h"

enum { FAILURES = 6, BOUNDS = 8 };

typedef struct suggestions {
    const lat_draft *draft;
    const lat_promotion *promotion;
    lat_law law;
    size_t seen;
    lat_id *bounds, *all; /* room for n each */
    lat_edits *to;
    lat_status status;
} suggestions;

static void add(suggestions *in, lat_edit_kind kind, lat_id a, lat_id b, lat_id value) {
    lat_edits *to = in->to;
    if (a > b && (kind == LAT_SET_RESOLVE || kind == LAT_DROP_RESOLVE || kind == LAT_SET_CELLS)) {
        const lat_id first = a; /* these are about a pair in either order */
        a = b;
        b = first;
    }
    const lat_edit edit = {kind, a, b, value};
    for (size_t i = 0; i < to->count; i++) {
        const lat_edit *old = &to->items[i];
        if (old->kind == kind && old->a == a && old->b == b && old->value == value) return;
    }
    if (to->count == to->capacity) {
        const size_t capacity = to->capacity ? 2 * to->capacity : 64;
        lat_edit *grown = realloc(to->items, capacity * sizeof *grown);
        if (!grown) {
            in->status = LAT_NO_MEMORY;
            return;
        }
        to->items = grown;
        to->capacity = capacity;
    }
    to->items[to->count++] = edit;
}

static size_t bounds_of(suggestions *in, lat_id a, lat_id b) {
    const lat_id pair[] = {a, b};
    const size_t count = lat_minimal_upper_bounds(&in->promotion->order, pair, 2, in->bounds, NULL, NULL);
    return count < BOUNDS ? count : BOUNDS;
}

/* The spec's edges on the way from a or b up: without one of them the pair has fewer bounds. */
static void add_removals(suggestions *in, lat_id a, lat_id b) {
    const lat_order *order = &in->promotion->order;
    for (size_t i = 0; i < in->draft->edge_count; i++) {
        const lat_edge edge = in->draft->edges[i];
        if (lat_leq(order, a, edge.from) || lat_leq(order, b, edge.from))
            add(in, LAT_REMOVE_EDGE, edge.from, edge.to, LAT_NONE);
    }
}

/* Two or more minimal bounds: order two of them, order the pair, cut the way to one, or resolve. */
static void mend_ambiguity(suggestions *in, lat_id a, lat_id b) {
    const size_t count = bounds_of(in, a, b);
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < count; k++)
            if (i != k) add(in, LAT_ADD_EDGE, in->bounds[i], in->bounds[k], LAT_NONE);
        add(in, LAT_SET_RESOLVE, a, b, in->bounds[i]);
    }
    add(in, LAT_ADD_EDGE, a, b, LAT_NONE);
    add(in, LAT_ADD_EDGE, b, a, LAT_NONE);
    add_removals(in, a, b);
}

/* No bound at all: let one promote to the other, or to what lies above the other; or resolve. */
static void mend_absence(suggestions *in, lat_id a, lat_id b) {
    for (int side = 0; side < 2; side++) {
        const lat_id from = side ? b : a, to = side ? a : b;
        size_t above;
        lat_minimal_upper_bounds(&in->promotion->order, &to, 1, in->bounds, in->all, &above);
        for (size_t i = 0; i < above && i < BOUNDS; i++) {
            add(in, LAT_ADD_EDGE, from, in->all[i], LAT_NONE);
            add(in, LAT_SET_RESOLVE, a, b, in->all[i]);
        }
    }
    add(in, LAT_DROP_RESOLVE, a, b, LAT_NONE);
}

static void mend_resolved(suggestions *in, lat_id a, lat_id b, lat_id value) {
    if (a >= in->promotion->n || b >= in->promotion->n) return;
    add(in, LAT_DROP_RESOLVE, a, b, LAT_NONE);
    if (value != LAT_NONE) add(in, LAT_SET_RESOLVE, a, b, value);
}

static void mend_cell(suggestions *in, lat_id a, lat_id b, lat_id value) {
    if (a >= in->promotion->n || b >= in->promotion->n || value >= in->promotion->n) return;
    add(in, LAT_SET_CELL, a, b, value);
    if (a != b) add(in, LAT_SET_CELLS, a, b, value);
}

/* Either step of either side may be what is wrong. */
static void mend_triple(suggestions *in, const lat_witness *at) {
    const lat_id ab = lat_join(in->promotion, at->a, at->b), bc = lat_join(in->promotion, at->b, at->c);
    void (*mend)(suggestions *, lat_id, lat_id, lat_id) = in->draft->from_table ? mend_cell : mend_resolved;
    mend(in, ab, at->c, at->right);
    mend(in, at->a, bc, at->left);
    mend(in, at->a, at->b, bc);
    mend(in, at->b, at->c, ab);
    mend(in, at->a, at->b, at->right);
    mend(in, at->b, at->c, at->left);
}

static void mend_graph(suggestions *in, const lat_witness *at) {
    switch (in->law) {
    case LAT_LAW_UNIQUENESS:
        mend_ambiguity(in, at->a, at->b);
        break;
    case LAT_LAW_EXISTENCE:
        mend_absence(in, at->a, at->b);
        break;
    case LAT_LAW_IDEMPOTENCE:
        mend_resolved(in, at->a, at->a, at->a);
        break;
    case LAT_LAW_LEAST:
        mend_resolved(in, at->a, at->b, LAT_NONE);
        add(in, LAT_ADD_EDGE, at->left, at->right, LAT_NONE); /* a bound that is not above the value */
        add(in, LAT_ADD_EDGE, at->right, at->left, LAT_NONE); /* an operand that is not below it */
        break;
    default:
        mend_triple(in, at);
    }
}

static void mend_table(suggestions *in, const lat_witness *at) {
    size_t count;
    switch (in->law) {
    case LAT_LAW_ORDER:
        mend_cell(in, at->a, at->c, at->c);
        break;
    case LAT_LAW_IDEMPOTENCE:
        mend_cell(in, at->a, at->a, at->a);
        break;
    case LAT_LAW_COMMUTATIVITY:
        mend_cell(in, at->a, at->b, at->right);
        mend_cell(in, at->b, at->a, at->left);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        mend_triple(in, at);
        break;
    default: /* existence, least */
        mend_cell(in, at->a, at->b, lat_join(in->promotion, at->b, at->a));
        mend_cell(in, at->a, at->b, at->a);
        mend_cell(in, at->a, at->b, at->b);
        count = bounds_of(in, at->a, at->b);
        for (size_t i = 0; i < count; i++)
            mend_cell(in, at->a, at->b, in->bounds[i]);
    }
}

static bool suggest_for(void *context, const lat_witness *failure) {
    suggestions *in = context;
    if (in->draft->from_table)
        mend_table(in, failure);
    else
        mend_graph(in, failure);
    return ++in->seen < FAILURES && in->status == LAT_OK;
}

lat_status lat_suggest_edits(const lat_draft *of, const lat_promotion *promotion, const lat_laws *laws,
                             const bool *required, lat_edits *to) {
    suggestions in = {.draft = of, .promotion = promotion, .to = to};
    in.bounds = lat_allocate(of->n, sizeof *in.bounds);
    in.all = lat_allocate(of->n, sizeof *in.all);
    if (!in.bounds || !in.all) in.status = LAT_NO_MEMORY;
    to->count = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT && in.status == LAT_OK; law++) {
        if (!required[law] || laws->law[law].verdict != LAT_FAILS) continue;
        in.law = law;
        in.seen = 0;
        const lat_status status = lat_law_each_failure(promotion, law, NULL, suggest_for, &in);
        if (in.status == LAT_OK) in.status = status;
    }
    free(in.bounds);
    free(in.all);
    return in.status;
}
