#include "lattice/suggest.h"

#include "base/memory.h"
#include "lattice/bounds.h"

enum {
    NEAR = 8,        /* bounds of a pair, or dtypes above one, that are looked at */
    DTYPES_MAX = 128 /* of the failure, and near them */
};

/* Different dtypes, in the order in which they were found. */
typedef struct dtype_list {
    lat_id ids[DTYPES_MAX];
    size_t count;
} dtype_list;

static bool has_dtype(const dtype_list *list, lat_id id) {
    for (size_t i = 0; i < list->count; i++)
        if (list->ids[i] == id) return true;
    return false;
}

static void add_dtype(dtype_list *list, lat_id id) {
    if (id < LAT_AMBIGUOUS && list->count < DTYPES_MAX && !has_dtype(list, id)) list->ids[list->count++] = id;
}

static void add(lat_edits *edits, lat_edit_kind kind, lat_id a, lat_id b, lat_id value) {
    VEC_PUSH(edits->items, edits->count, edits->capacity) = (lat_edit){kind, a, b, value};
}

/* The dtypes that a failure tells of, and what they promote to. */
static dtype_list dtypes_of(const lat_promotion *promotion, const lat_witness *failure) {
    const lat_id ids[] = {failure->a, failure->b, failure->c, failure->left, failure->right};
    dtype_list found = {.count = 0};
    for (size_t i = 0; i < 5; i++)
        add_dtype(&found, ids[i]);
    for (size_t i = 0; i < 9; i++)
        if (ids[i / 3] != LAT_NONE && ids[i % 3] != LAT_NONE)
            add_dtype(&found, lat_join(promotion, ids[i / 3], ids[i % 3]));
    return found;
}

/* Adds the first minimal upper bounds of every two operands, and the first dtypes above each. */
static void add_near(const lat_promotion *promotion, const lat_witness *failure, dtype_list *near) {
    const lat_id operands[] = {failure->a, failure->b, failure->c};
    lat_id *minimal = mem_alloc_zeroed(promotion->n, sizeof *minimal),
           *all = mem_alloc_zeroed(promotion->n, sizeof *all);
    for (size_t i = 0; i < 9; i++) {
        const lat_id pair[] = {operands[i / 3], operands[i % 3]};
        size_t above;
        if (i / 3 > i % 3 || pair[0] == LAT_NONE || pair[1] == LAT_NONE) continue;
        const size_t count = lat_minimal_upper_bounds(&promotion->order, pair, 2, minimal, all, &above);
        for (size_t k = 0; k < count && k < NEAR; k++)
            add_dtype(near, minimal[k]);
        for (size_t k = 0; k < above && k < NEAR; k++)
            add_dtype(near, all[k]);
    }
    mem_free(minimal);
    mem_free(all);
}

/* Cells among the dtypes of the failure get a value near them. */
static void suggest_cells(const dtype_list *own, const dtype_list *near, lat_edits *edits) {
    for (size_t i = 0; i < own->count * own->count * near->count; i++) {
        const lat_id a = own->ids[i / near->count / own->count], b = own->ids[i / near->count % own->count],
                     value = near->ids[i % near->count];
        add(edits, LAT_SET_CELL, a, b, value);
        if (a < b) add(edits, LAT_SET_CELLS, a, b, value);
    }
}

/* Pairs among the dtypes of the failure get a value near them, or lose theirs. */
static void suggest_resolves(const dtype_list *own, const dtype_list *near, lat_edits *edits) {
    for (size_t i = 0; i < own->count * own->count; i++) {
        const lat_id a = own->ids[i / own->count], b = own->ids[i % own->count];
        if (a > b) continue;
        add(edits, LAT_DROP_RESOLVE, a, b, LAT_NONE);
        for (size_t k = 0; k < near->count; k++)
            add(edits, LAT_SET_RESOLVE, a, b, near->ids[k]);
    }
}

/* A dtype near the failure and one that is not ordered with it become so; or an edge above one of its own goes. */
static void suggest_edges(const lat_repair_input *input, const dtype_list *own, const dtype_list *near,
                          lat_edits *edits) {
    const lat_order *order = &input->promotion->order;
    for (size_t i = 0; i < order->n * order->n; i++) {
        const lat_id from = (lat_id)(i / order->n), to = (lat_id)(i % order->n);
        if (!lat_leq(order, from, to) && !lat_leq(order, to, from) && (has_dtype(near, from) || has_dtype(near, to)))
            add(edits, LAT_ADD_EDGE, from, to, LAT_NONE);
    }
    for (size_t i = 0; i < input->edge_count; i++) {
        const lat_edge edge = input->edges[i];
        bool above = false;
        for (size_t k = 0; k < own->count; k++)
            above = above || lat_leq(order, own->ids[k], edge.from);
        if (above) add(edits, LAT_REMOVE_EDGE, edge.from, edge.to, LAT_NONE);
    }
}

void lat_suggest_edits(const lat_repair_input *input, lat_edits *edits) {
    lat_law law = 0;
    while (!input->required[law] || input->laws->law[law].outcome != LAT_FAILS)
        law++;
    const lat_witness *failure = &input->laws->law[law].witness;
    const dtype_list own = dtypes_of(input->promotion, failure);
    dtype_list near = own;
    add_near(input->promotion, failure, &near);
    if (input->promotion->from_table) {
        suggest_cells(&own, &near, edits);
    } else {
        suggest_resolves(&own, &near, edits);
        suggest_edges(input, &own, &near, edits);
    }
}
