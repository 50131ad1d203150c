#include "spec/inherit.h"
#include "base/memory.h"

#include <string.h>

/* The base's edges by where they come from, for the walk through dropped dtypes. */
typedef struct adjacency {
    size_t *first; /* by id; n + 1 of them */
    lat_id *to;
} adjacency;

static adjacency adjacency_of(const spec *of) {
    adjacency made = {mem_alloc_zeroed(of->dtype_count + 2, sizeof *made.first),
                      mem_alloc_zeroed(of->edge_count, sizeof *made.to)};
    for (size_t i = 0; i < of->edge_count; i++)
        made.first[of->edges[i].from + 2]++;
    for (size_t i = 0; i < of->dtype_count; i++)
        made.first[i + 2] += made.first[i + 1];
    for (size_t i = 0; i < of->edge_count; i++)
        made.to[made.first[of->edges[i].from + 1]++] = of->edges[i].to;
    return made;
}

/* A walk from one kept dtype through dropped ones; `met` and `edge_to` hold the number of the walk. */
typedef struct walk {
    const reader *of;
    const adjacency *edges;
    size_t *met;
    lat_id *stack;
} walk;

static void inherit_edges_from(walk *in, lat_id from, rules *to) {
    const lat_id *from_base = in->of->from_base;
    const size_t number = (size_t)from + 1;
    size_t height = 0;
    for (size_t pass = 0; pass < 2; pass++) { /* the edges that were there, then those that were paths */
        if (pass == 1) in->stack[height++] = from;
        while (pass == 1 && height > 0) {
            const lat_id at = in->stack[--height];
            for (size_t i = in->edges->first[at]; i < in->edges->first[at + 1]; i++) {
                const lat_id next = in->edges->to[i];
                if (in->met[next] == number) continue;
                in->met[next] = number;
                if (from_base[next] == LAT_NONE)
                    in->stack[height++] = next;
                else
                    rules_add_edge(to, from_base[from], from_base[next], in->of->extends_line, true);
            }
        }
        for (size_t i = in->edges->first[from]; pass == 0 && i < in->edges->first[from + 1]; i++) {
            const lat_id next = in->edges->to[i];
            if (from_base[next] == LAT_NONE) continue;
            in->met[next] = number;
            rules_add_edge(to, from_base[from], from_base[next], in->of->extends_line, true);
        }
    }
}

void inherit_rules(reader *of, rules *to) {
    const spec *base = of->base;
    if (!base) return;
    const adjacency edges = adjacency_of(base);
    walk in = {.of = of, .edges = &edges, .met = mem_alloc_zeroed(base->dtype_count, sizeof *in.met)};
    in.stack = mem_alloc_zeroed(base->dtype_count + 1, sizeof *in.stack);
    for (size_t id = 0; id < base->dtype_count; id++)
        if (of->from_base[id] != LAT_NONE) inherit_edges_from(&in, (lat_id)id, to);
    mem_free(in.met);
    mem_free(in.stack);
    mem_free(edges.first);
    mem_free(edges.to);
    for (size_t i = 0; i < base->resolve_count; i++) {
        const lat_resolve *old = &base->resolves[i];
        const lat_id a = of->from_base[old->a], b = of->from_base[old->b];
        const lat_id value = old->value == LAT_NONE ? LAT_NONE : of->from_base[old->value];
        if (a != LAT_NONE && b != LAT_NONE) rules_add_resolve(to, a, b, value, of->extends_line, true);
    }
}

void inherit_table(reader *of) {
    const size_t n = of->to->dtype_count, inherited = of->base->dtype_count;
    of->to->table = mem_alloc(n * n * sizeof *of->to->table);
    for (size_t i = 0; i < n * n; i++)
        of->to->table[i] = LAT_NONE;
    for (size_t a = 0; a < inherited; a++) {
        const lat_id row = of->from_base[a];
        for (size_t b = 0; b < inherited && row != LAT_NONE; b++) {
            const lat_id column = of->from_base[b], value = of->base->table[a * inherited + b];
            if (column == LAT_NONE || value == LAT_NONE) continue;
            of->to->table[(size_t)row * n + column] = of->from_base[value];
        }
    }
}
