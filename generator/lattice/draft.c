#include "lattice/draft.h"

#include <string.h>

#include "lattice/allocate.h"

void lat_draft_free(lat_draft *of) {
    free(of->edges);
    free(of->resolves);
    free(of->table);
    *of = (lat_draft){0};
}

/* An array of `count` with room for more; NULL without memory. */
static void *copy_with_room(const void *items, size_t count, size_t size) {
    void *copy = lat_allocate(count + LAT_REPAIR_EDITS, size);
    if (copy && count) memcpy(copy, items, count * size);
    return copy;
}

static lat_status finish(lat_draft *draft) {
    if (draft->edges && draft->resolves && (draft->table || !draft->from_table)) return LAT_OK;
    lat_draft_free(draft);
    return LAT_NO_MEMORY;
}

lat_status lat_draft_of(const lat_repair_input *input, lat_draft *draft) {
    const lat_promotion *given = input->promotion;
    const size_t n = given->n;
    *draft = (lat_draft){.n = n,
                         .from_table = given->from_table,
                         .edge_count = input->edge_count,
                         .resolve_count = given->resolve_count};
    draft->edges = copy_with_room(input->edges, input->edge_count, sizeof *draft->edges);
    draft->resolves = copy_with_room(given->resolves, given->resolve_count, sizeof *draft->resolves);
    if (given->from_table) draft->table = lat_allocate(n, n * sizeof *draft->table);
    for (size_t i = 0; draft->table && i < n * n; i++)
        draft->table[i] = lat_join(given, (lat_id)(i / n), (lat_id)(i % n));
    return finish(draft);
}

lat_status lat_draft_copy(const lat_draft *from, lat_draft *to) {
    *to = *from;
    to->edges = copy_with_room(from->edges, from->edge_count, sizeof *to->edges);
    to->resolves = copy_with_room(from->resolves, from->resolve_count, sizeof *to->resolves);
    to->table = NULL;
    if (from->from_table) to->table = lat_allocate(from->n, from->n * sizeof *to->table);
    if (to->table) memcpy(to->table, from->table, from->n * from->n * sizeof *to->table);
    return finish(to);
}

/* The place of the edge from a to b, or edge_count. */
static size_t find_edge(const lat_draft *of, lat_id a, lat_id b) {
    size_t i = 0;
    while (i < of->edge_count && (of->edges[i].from != a || of->edges[i].to != b))
        i++;
    return i;
}

static size_t find_resolve(const lat_draft *of, lat_id a, lat_id b) {
    size_t i = 0;
    while (i < of->resolve_count && (of->resolves[i].a != a || of->resolves[i].b != b))
        i++;
    return i;
}

static bool edit_edge(lat_draft *of, const lat_edit *edit) {
    const size_t at = find_edge(of, edit->a, edit->b);
    if (edit->kind == LAT_ADD_EDGE) {
        if (at < of->edge_count || edit->a == edit->b) return false;
        of->edges[of->edge_count++] = (lat_edge){edit->a, edit->b};
        return true;
    }
    if (at == of->edge_count) return false;
    of->edge_count--;
    memmove(of->edges + at, of->edges + at + 1, (of->edge_count - at) * sizeof *of->edges);
    return true;
}

static bool edit_resolve(lat_draft *of, const lat_edit *edit) {
    const lat_id a = edit->a < edit->b ? edit->a : edit->b, b = edit->a < edit->b ? edit->b : edit->a;
    const size_t at = find_resolve(of, a, b);
    const bool there = at < of->resolve_count;
    if (edit->kind == LAT_SET_RESOLVE) {
        if (there && of->resolves[at].value == edit->value) return false;
        of->resolves[at] = (lat_resolve){a, b, edit->value};
        of->resolve_count += !there;
        return true;
    }
    if (!there) return false;
    of->resolve_count--;
    memmove(of->resolves + at, of->resolves + at + 1, (of->resolve_count - at) * sizeof *of->resolves);
    return true;
}

static bool edit_cells(lat_draft *of, const lat_edit *edit) {
    lat_id *cell = of->table + (size_t)edit->a * of->n + edit->b,
           *mirror = of->table + (size_t)edit->b * of->n + edit->a;
    const bool both = edit->kind == LAT_SET_CELLS;
    if (*cell == edit->value || (both && *mirror == edit->value))
        return false; /* of two cells, one is a smaller edit */
    *cell = edit->value;
    if (both) *mirror = edit->value;
    return true;
}

bool lat_draft_edit(lat_draft *of, const lat_edit *edit) {
    if (edit->kind == LAT_ADD_EDGE || edit->kind == LAT_REMOVE_EDGE) return edit_edge(of, edit);
    if (edit->kind == LAT_SET_RESOLVE || edit->kind == LAT_DROP_RESOLVE) return edit_resolve(of, edit);
    return edit_cells(of, edit);
}

static lat_status promotion_of(const lat_draft *of, lat_promotion *promotion) {
    lat_id *cycle = NULL;
    size_t length;
    if (!of->from_table) {
        const lat_status status = lat_promotion_from_edges(promotion, of->n, of->edges, of->edge_count, of->resolves,
                                                           of->resolve_count, &cycle, &length);
        free(cycle);
        return status;
    }
    lat_id *table = lat_allocate(of->n, of->n * sizeof *table);
    if (!table) return LAT_NO_MEMORY;
    memcpy(table, of->table, of->n * of->n * sizeof *table);
    const lat_status status = lat_promotion_from_table(promotion, of->n, table);
    if (status != LAT_OK) free(table);
    return status;
}

lat_status lat_draft_judge(const lat_draft *of, lat_promotion *promotion, lat_laws *laws) {
    lat_status status = promotion_of(of, promotion);
    if (status != LAT_OK) return status;
    const lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE}; /* the class is of no interest */
    status = lat_laws_verify(promotion, &shape, LAT_EFFORT_DEFAULT, laws);
    if (status != LAT_OK) lat_promotion_free(promotion);
    return status;
}
