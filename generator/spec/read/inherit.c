#include "spec/read/inherit.h"
#include "base/memory.h"

/* Edges by where they come from: those of id are ends[first[id]] to ends[first[id + 1] - 1]. */
typedef struct edge_list {
    size_t *first; /* n + 1 of them */
    lat_id *ends;
} edge_list;

static edge_list edges_by_start(const spec *of) {
    edge_list made = {mem_alloc_zeroed(of->dtype_count + 2, sizeof *made.first),
                      mem_alloc_zeroed(of->edge_count, sizeof *made.ends)};
    for (size_t i = 0; i < of->edge_count; i++)
        made.first[of->edges[i].from + 2]++;
    for (size_t i = 0; i < of->dtype_count; i++)
        made.first[i + 2] += made.first[i + 1];
    for (size_t i = 0; i < of->edge_count; i++)
        made.ends[made.first[of->edges[i].from + 1]++] = of->edges[i].to;
    return made;
}

/* A walk from one kept dtype through dropped ones; `met` holds the number of the walk that came by last. */
typedef struct inherit_walk {
    const spec_reader *reader;
    const edge_list *edges;
    size_t *met;
    lat_id *stack;
    rules *collected;
} inherit_walk;

static void inherit_edge(inherit_walk *of, lat_id from, lat_id to) {
    const lat_id *from_base = of->reader->from_base;
    rules_add_edge(of->collected, (lat_edge){from_base[from], from_base[to]}, of->reader->extends_at, true);
}

static void inherit_direct_edges(inherit_walk *of, lat_id from, size_t walk) {
    for (size_t i = of->edges->first[from]; i < of->edges->first[from + 1]; i++) {
        const lat_id next = of->edges->ends[i];
        if (of->reader->from_base[next] == LAT_NONE) continue;
        of->met[next] = walk;
        inherit_edge(of, from, next);
    }
}

/* The paths through dropped dtypes to the next kept ones, as edges. */
static void inherit_paths(inherit_walk *of, lat_id from, size_t walk) {
    size_t height = 0;
    of->stack[height++] = from;
    while (height > 0) {
        const lat_id at = of->stack[--height];
        for (size_t i = of->edges->first[at]; i < of->edges->first[at + 1]; i++) {
            const lat_id next = of->edges->ends[i];
            if (of->met[next] == walk) continue;
            of->met[next] = walk;
            if (of->reader->from_base[next] == LAT_NONE)
                of->stack[height++] = next;
            else
                inherit_edge(of, from, next);
        }
    }
}

static void inherit_resolves(const spec_reader *of, rules *collected) {
    const lat_id *from_base = of->from_base;
    for (size_t i = 0; i < of->base->resolve_count; i++) {
        const lat_resolve *old = &of->base->resolves[i];
        const lat_id value = old->value == LAT_NONE ? LAT_NONE : from_base[old->value];
        const lat_resolve resolve = {from_base[old->a], from_base[old->b], value};
        if (resolve.a == LAT_NONE || resolve.b == LAT_NONE) continue;
        rules_add_resolve(collected, resolve, of->extends_at, RULE_INHERITED);
    }
}

void inherit_rules(const spec_reader *of, rules *collected) {
    const spec *base = of->base;
    if (!base) return;
    const edge_list edges = edges_by_start(base);
    inherit_walk walk = {.reader = of, .edges = &edges, .collected = collected};
    walk.met = mem_alloc_zeroed(base->dtype_count, sizeof *walk.met);
    walk.stack = mem_alloc_zeroed(base->dtype_count + 1, sizeof *walk.stack);
    for (size_t id = 0; id < base->dtype_count; id++) {
        if (of->from_base[id] == LAT_NONE) continue;
        inherit_direct_edges(&walk, (lat_id)id, id + 1);
        inherit_paths(&walk, (lat_id)id, id + 1);
    }
    mem_free(walk.met);
    mem_free(walk.stack);
    mem_free(edges.first);
    mem_free(edges.ends);
    inherit_resolves(of, collected);
}

void inherit_table(spec_reader *of) {
    const size_t n = of->spec->dtype_count, inherited = of->base->dtype_count;
    of->spec->table = mem_alloc(n * n * sizeof *of->spec->table);
    for (size_t i = 0; i < n * n; i++)
        of->spec->table[i] = LAT_NONE;
    for (size_t a = 0; a < inherited; a++) {
        const lat_id row = of->from_base[a];
        for (size_t b = 0; b < inherited && row != LAT_NONE; b++) {
            const lat_id column = of->from_base[b], value = of->base->table[a * inherited + b];
            if (column == LAT_NONE || value == LAT_NONE) continue;
            of->spec->table[(size_t)row * n + column] = of->from_base[value];
        }
    }
}
