#include "lattice/suggest.h"

#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/failures.h"
#include "lattice/nary.h"

enum { FAILURES = 6, BOUNDS = 8 }; /* how many are looked at, of each law and of each pair */

typedef struct suggestions {
    const lat_repair_input *input;
    const lat_promotion *promotion; /* the input's */
    lat_law law;
    size_t seen;
    lat_id *bounds, *all; /* space for n each */
    lat_edits *edits;
} suggestions;

/* Adds an edit that is not in the list yet. */
static void add(suggestions *list, lat_edit_kind kind, lat_id a, lat_id b, lat_id value) {
    lat_edits *edits = list->edits;
    if (a > b && (kind == LAT_SET_RESOLVE || kind == LAT_DROP_RESOLVE || kind == LAT_SET_CELLS)) {
        const lat_id first = a; /* these edits are of a pair in either order */
        a = b;
        b = first;
    }
    for (size_t i = 0; i < edits->count; i++) {
        const lat_edit *old = &edits->items[i];
        if (old->kind == kind && old->a == a && old->b == b && old->value == value) return;
    }
    VEC_PUSH(edits->items, edits->count, edits->capacity) = (lat_edit){kind, a, b, value};
}

/* Writes the first few minimal upper bounds of a pair to list->bounds; returns how many. */
static size_t bounds_of(suggestions *list, lat_id a, lat_id b) {
    const lat_id pair[] = {a, b};
    const size_t count = lat_minimal_upper_bounds(&list->promotion->order, pair, 2, list->bounds, NULL, NULL);
    return count < BOUNDS ? count : BOUNDS;
}

/* The edges that start above a or b: without one of them the pair may have fewer bounds. */
static void add_removals(suggestions *list, lat_id a, lat_id b) {
    const lat_order *order = &list->promotion->order;
    for (size_t i = 0; i < list->input->edge_count; i++) {
        const lat_edge edge = list->input->edges[i];
        if (lat_leq(order, a, edge.from) || lat_leq(order, b, edge.from))
            add(list, LAT_REMOVE_EDGE, edge.from, edge.to, LAT_NONE);
    }
}

/* Two or more minimal bounds: order two of them, order the pair, remove the way to one, or resolve. */
static void suggest_for_ambiguity(suggestions *list, lat_id a, lat_id b) {
    const size_t count = bounds_of(list, a, b);
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < count; k++)
            if (i != k) add(list, LAT_ADD_EDGE, list->bounds[i], list->bounds[k], LAT_NONE);
        add(list, LAT_SET_RESOLVE, a, b, list->bounds[i]);
    }
    add(list, LAT_ADD_EDGE, a, b, LAT_NONE);
    add(list, LAT_ADD_EDGE, b, a, LAT_NONE);
    add_removals(list, a, b);
}

/* No bound at all: let one promote to the other, or to what lies above the other; or resolve. */
static void suggest_for_absence(suggestions *list, lat_id a, lat_id b) {
    for (int side = 0; side < 2; side++) {
        const lat_id lower = side ? b : a, upper = side ? a : b;
        size_t above;
        lat_minimal_upper_bounds(&list->promotion->order, &upper, 1, list->bounds, list->all, &above);
        for (size_t i = 0; i < above && i < BOUNDS; i++) {
            add(list, LAT_ADD_EDGE, lower, list->all[i], LAT_NONE);
            add(list, LAT_SET_RESOLVE, a, b, list->all[i]);
        }
    }
    add(list, LAT_DROP_RESOLVE, a, b, LAT_NONE);
}

static void suggest_resolve(suggestions *list, lat_id a, lat_id b, lat_id value) {
    if (a >= list->promotion->n || b >= list->promotion->n) return;
    add(list, LAT_DROP_RESOLVE, a, b, LAT_NONE);
    if (value != LAT_NONE) add(list, LAT_SET_RESOLVE, a, b, value);
}

static void suggest_cell(suggestions *list, lat_id a, lat_id b, lat_id value) {
    if (a >= list->promotion->n || b >= list->promotion->n || value >= list->promotion->n) return;
    add(list, LAT_SET_CELL, a, b, value);
    if (a != b) add(list, LAT_SET_CELLS, a, b, value);
}

/* That a with b gives `value`, as a cell of a table or by `resolve`. */
static void suggest(suggestions *list, lat_id a, lat_id b, lat_id value) {
    (list->promotion->from_table ? suggest_cell : suggest_resolve)(list, a, b, value);
}

/* Two of a triple that have no join may be meant to be ordered, and one that is not its own join to be it. */
static void suggest_within(suggestions *list, const lat_witness *failure) {
    const lat_id chosen[] = {failure->a, failure->b, failure->c};
    for (size_t i = 0; i < 3; i++) {
        if (lat_join(list->promotion, chosen[i], chosen[i]) != chosen[i])
            suggest(list, chosen[i], chosen[i], chosen[i]);
        for (size_t k = 0; k < 3 && !list->promotion->from_table; k++)
            if (chosen[i] != chosen[k] && lat_join(list->promotion, chosen[i], chosen[k]) == LAT_NONE)
                add(list, LAT_ADD_EDGE, chosen[i], chosen[k], LAT_NONE);
    }
}

/* Any of the four joins of the two sides may be what is wrong. */
static void suggest_for_triple(suggestions *list, const lat_witness *failure) {
    const lat_id ab = lat_join(list->promotion, failure->a, failure->b),
                 bc = lat_join(list->promotion, failure->b, failure->c);
    suggest(list, ab, failure->c, failure->right);
    suggest(list, failure->a, bc, failure->left);
    suggest(list, failure->a, failure->b, bc);
    suggest(list, failure->b, failure->c, ab);
    suggest(list, failure->a, failure->b, failure->right);
    suggest(list, failure->b, failure->c, failure->left);
    suggest_within(list, failure);
}

/* Either order may be what is wrong, in its first join or in its second; or a pair of the three has no join. */
static void suggest_for_orders(suggestions *list, const lat_witness *failure) {
    const lat_promotion *promotion = list->promotion;
    lat_id other[3];
    lat_nary_other_order(promotion, failure, other);
    const lat_id given[] = {failure->a, failure->b, failure->c}, *const orders[] = {given, other};
    for (size_t i = 0; i < 2; i++) {
        const lat_id *order = orders[i], wanted = i == 0 ? failure->right : failure->left;
        suggest(list, lat_join(promotion, order[0], order[1]), order[2], wanted);
        suggest(list, order[0], order[1], wanted);
        suggest(list, order[0], order[1], lat_join(promotion, order[1], order[0]));
        if (!list->promotion->from_table && lat_cell(promotion, order[0], order[1]) == LAT_AMBIGUOUS)
            suggest_for_ambiguity(list, order[0], order[1]);
    }
    suggest_within(list, failure);
}

/* With a <= b, either result may be what is wrong; or the one was meant to promote to the other. */
static void suggest_for_monotonicity(suggestions *list, const lat_witness *failure) {
    suggest(list, failure->a, failure->c, failure->right);
    suggest(list, failure->b, failure->c, failure->left);
    suggest(list, failure->b, failure->c, lat_join(list->promotion, failure->left, failure->right));
    if (!list->promotion->from_table) add(list, LAT_ADD_EDGE, failure->left, failure->right, LAT_NONE);
}

/* The bound that a value is not below may be one by edges that contradict a `resolve`: those on the way to it. */
static void suggest_no_bound(suggestions *list, lat_id a, lat_id b, lat_id bound) {
    const lat_order *order = &list->promotion->order;
    for (size_t i = 0; i < list->input->edge_count; i++) {
        const lat_edge edge = list->input->edges[i];
        if ((lat_leq(order, a, edge.from) || lat_leq(order, b, edge.from)) && lat_leq(order, edge.to, bound))
            add(list, LAT_REMOVE_EDGE, edge.from, edge.to, LAT_NONE);
    }
}

/* A `resolve` may take a bound away, or edges contradict it. */
static void suggest_least(suggestions *list, const lat_witness *failure) {
    suggest_resolve(list, failure->a, failure->b, LAT_NONE);
    suggest_no_bound(list, failure->a, failure->b, failure->right);
    if (failure->left == LAT_NONE) return; /* only a `resolve` takes away what the graph gives */
    add(list, LAT_ADD_EDGE, failure->left, failure->right, LAT_NONE); /* a bound that is not above the value */
    add(list, LAT_ADD_EDGE, failure->right, failure->left, LAT_NONE); /* an operand that is not below it */
}

/* What a cell of a table that is undefined, or not the least bound, may have to be. */
static void suggest_cells(suggestions *list, const lat_witness *failure) {
    suggest_cell(list, failure->a, failure->b, lat_join(list->promotion, failure->b, failure->a));
    suggest_cell(list, failure->a, failure->b, failure->a);
    suggest_cell(list, failure->a, failure->b, failure->b);
    suggest_cell(list, failure->a, failure->left, failure->left); /* an operand that is not below the value */
    suggest_cell(list, failure->b, failure->left, failure->left);
    const size_t count = bounds_of(list, failure->a, failure->b);
    for (size_t i = 0; i < count; i++)
        suggest_cell(list, failure->a, failure->b, list->bounds[i]);
}

/* A graph keeps `order` and `commutativity`, a table `uniqueness`. */
static bool suggest_for(void *context, const lat_witness *failure) {
    suggestions *list = context;
    const bool table = list->promotion->from_table;
    switch (list->law) {
    case LAT_LAW_ORDER:
        suggest(list, failure->a, failure->c, failure->c);
        break;
    case LAT_LAW_EXISTENCE:
        if (table)
            suggest_cells(list, failure);
        else
            suggest_for_absence(list, failure->a, failure->b);
        break;
    case LAT_LAW_UNIQUENESS:
        suggest_for_ambiguity(list, failure->a, failure->b);
        break;
    case LAT_LAW_IDEMPOTENCE:
        suggest(list, failure->a, failure->a, failure->a);
        break;
    case LAT_LAW_COMMUTATIVITY:
        suggest(list, failure->a, failure->b, failure->right);
        suggest(list, failure->b, failure->a, failure->left);
        suggest(list, failure->a, failure->b, failure->a);
        suggest(list, failure->a, failure->b, failure->b);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        suggest_for_triple(list, failure);
        break;
    case LAT_LAW_LEAST:
        (table ? suggest_cells : suggest_least)(list, failure);
        break;
    case LAT_LAW_NARY:
        suggest_for_orders(list, failure);
        break;
    case LAT_LAW_MONOTONICITY:
        suggest_for_monotonicity(list, failure);
    }
    return ++list->seen < FAILURES;
}

void lat_suggest_edits(const lat_repair_input *input, lat_edits *edits) {
    const size_t n = input->promotion->n;
    suggestions list = {.input = input, .promotion = input->promotion, .edits = edits};
    list.bounds = mem_alloc_zeroed(n, sizeof *list.bounds);
    list.all = mem_alloc_zeroed(n, sizeof *list.all);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!input->required[law] || input->laws->law[law].outcome != LAT_FAILS) continue;
        list.law = law;
        list.seen = 0;
        lat_law_each_failure(input->promotion, law, NULL, suggest_for, &list);
    }
    mem_free(list.bounds);
    mem_free(list.all);
}
