#include "lattice/draft.h"

#include <string.h>

#include "base/memory.h"

void lat_draft_free(lat_draft *draft) {
    mem_free(draft->edges);
    mem_free(draft->resolves);
    mem_free(draft->table);
    *draft = (lat_draft){0};
}

/* A copy of an array, with space for LAT_EDITS_MAX more. */
static void *copy_with_space(const void *items, size_t count, size_t size) {
    void *copy = mem_alloc_zeroed(count + LAT_EDITS_MAX, size);
    if (count) memcpy(copy, items, count * size);
    return copy;
}

void lat_draft_of(const lat_promotion *promotion, const lat_edge *edges, size_t edge_count, lat_draft *draft) {
    const size_t n = promotion->n;
    *draft = (lat_draft){.n = n,
                         .from_table = promotion->from_table,
                         .edge_count = edge_count,
                         .resolve_count = promotion->resolve_count,
                         .nary = promotion->nary,
                         .weak = promotion->weak};
    draft->edges = copy_with_space(edges, edge_count, sizeof *draft->edges);
    draft->resolves = copy_with_space(promotion->resolves, promotion->resolve_count, sizeof *draft->resolves);
    if (promotion->from_table) draft->table = mem_alloc_zeroed(n, n * sizeof *draft->table);
    for (size_t i = 0; draft->table && i < n * n; i++)
        draft->table[i] = lat_join(promotion, (lat_id)(i / n), (lat_id)(i % n));
}

void lat_draft_copy(const lat_draft *draft, lat_draft *copy) {
    *copy = *draft;
    copy->edges = copy_with_space(draft->edges, draft->edge_count, sizeof *copy->edges);
    copy->resolves = copy_with_space(draft->resolves, draft->resolve_count, sizeof *copy->resolves);
    copy->table = NULL;
    if (draft->from_table) copy->table = mem_alloc_zeroed(draft->n, draft->n * sizeof *copy->table);
    if (copy->table) memcpy(copy->table, draft->table, draft->n * draft->n * sizeof *copy->table);
}

/* The index of the edge from a to b, or edge_count. */
static size_t find_edge(const lat_draft *draft, lat_id a, lat_id b) {
    size_t i = 0;
    while (i < draft->edge_count && (draft->edges[i].from != a || draft->edges[i].to != b))
        i++;
    return i;
}

/* The index of the resolve of a and b, a <= b, or resolve_count. */
static size_t find_resolve(const lat_draft *draft, lat_id a, lat_id b) {
    size_t i = 0;
    while (i < draft->resolve_count && (draft->resolves[i].a != a || draft->resolves[i].b != b))
        i++;
    return i;
}

static bool edit_edge(lat_draft *draft, const lat_edit *edit) {
    const size_t place = find_edge(draft, edit->a, edit->b);
    if (edit->kind == LAT_ADD_EDGE) {
        if (place < draft->edge_count || edit->a == edit->b) return false;
        draft->edges[draft->edge_count++] = (lat_edge){edit->a, edit->b};
        return true;
    }
    if (place == draft->edge_count) return false;
    draft->edge_count--;
    memmove(draft->edges + place, draft->edges + place + 1, (draft->edge_count - place) * sizeof *draft->edges);
    return true;
}

static bool edit_resolve(lat_draft *draft, const lat_edit *edit) {
    const lat_id a = edit->a < edit->b ? edit->a : edit->b, b = edit->a < edit->b ? edit->b : edit->a;
    const size_t place = find_resolve(draft, a, b);
    const bool there = place < draft->resolve_count;
    if (edit->kind == LAT_SET_RESOLVE) {
        if (there && draft->resolves[place].value == edit->value) return false;
        draft->resolves[place] = (lat_resolve){a, b, edit->value};
        draft->resolve_count += !there;
        return true;
    }
    if (!there) return false;
    draft->resolve_count--;
    memmove(draft->resolves + place, draft->resolves + place + 1,
            (draft->resolve_count - place) * sizeof *draft->resolves);
    return true;
}

static bool edit_cells(lat_draft *draft, const lat_edit *edit) {
    lat_id *cell = draft->table + (size_t)edit->a * draft->n + edit->b,
           *mirror = draft->table + (size_t)edit->b * draft->n + edit->a;
    const bool both = edit->kind == LAT_SET_CELLS;
    if (*cell == edit->value || (both && *mirror == edit->value))
        return false; /* where one of the two has the value already, setting the other alone is the smaller edit */
    *cell = edit->value;
    if (both) *mirror = edit->value;
    return true;
}

bool lat_draft_edit(lat_draft *draft, const lat_edit *edit) {
    if (edit->kind == LAT_ADD_EDGE || edit->kind == LAT_REMOVE_EDGE) return edit_edge(draft, edit);
    if (edit->kind == LAT_SET_RESOLVE || edit->kind == LAT_DROP_RESOLVE) return edit_resolve(draft, edit);
    return edit_cells(draft, edit);
}

static lat_status promotion_of(const lat_draft *draft, lat_promotion *promotion) {
    lat_id *cycle = NULL;
    size_t length;
    if (!draft->from_table) {
        const lat_status status = lat_promotion_from_edges(promotion, draft->n, draft->edges, draft->edge_count,
                                                           draft->resolves, draft->resolve_count, &cycle, &length);
        mem_free(cycle);
        return status;
    }
    return lat_promotion_from_table(promotion, draft->n, draft->table);
}

bool lat_draft_judge(const lat_draft *draft, lat_promotion *promotion, lat_laws *laws) {
    if (promotion_of(draft, promotion) != LAT_OK) return false;
    const lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE}; /* the class does not matter */
    lat_promotion_describe(promotion, draft->nary, draft->weak);
    lat_laws_verify(promotion, &shape, laws);
    return true;
}
