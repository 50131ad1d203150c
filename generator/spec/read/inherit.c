#include "spec/read/inherit.h"
#include "base/memory.h"

/* Edges by where they come from: those of id are ends[first[id]] to ends[first[id + 1] - 1]. */
typedef struct edge_list {
    size_t *first; /* n + 1 of them */
    lat_id *ends;
} edge_list;

static edge_list edges_by_start(const spec *spec) {
    edge_list made = {mem_alloc_zeroed(spec->dtype_count + 2, sizeof *made.first),
                      mem_alloc_zeroed(spec->edge_count, sizeof *made.ends)};
    for (size_t i = 0; i < spec->edge_count; i++)
        made.first[spec->edges[i].from + 2]++;
    for (size_t i = 0; i < spec->dtype_count; i++)
        made.first[i + 2] += made.first[i + 1];
    for (size_t i = 0; i < spec->edge_count; i++)
        made.ends[made.first[spec->edges[i].from + 1]++] = spec->edges[i].to;
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

static void inherit_edge(inherit_walk *walk, lat_id from, lat_id to) {
    const lat_id *from_base = walk->reader->from_base;
    rules_add_edge(walk->collected, (lat_edge){from_base[from], from_base[to]}, walk->reader->extends_at, true);
}

static void inherit_direct_edges(inherit_walk *state, lat_id from, size_t walk) {
    for (size_t i = state->edges->first[from]; i < state->edges->first[from + 1]; i++) {
        const lat_id next = state->edges->ends[i];
        if (state->reader->from_base[next] == LAT_NONE) continue;
        state->met[next] = walk;
        inherit_edge(state, from, next);
    }
}

/* The paths through dropped dtypes to the next kept ones, as edges. */
static void inherit_paths(inherit_walk *state, lat_id from, size_t walk) {
    size_t height = 0;
    state->stack[height++] = from;
    while (height > 0) {
        const lat_id at = state->stack[--height];
        for (size_t i = state->edges->first[at]; i < state->edges->first[at + 1]; i++) {
            const lat_id next = state->edges->ends[i];
            if (state->met[next] == walk) continue;
            state->met[next] = walk;
            if (state->reader->from_base[next] == LAT_NONE)
                state->stack[height++] = next;
            else
                inherit_edge(state, from, next);
        }
    }
}

static void inherit_resolves(const spec_reader *reader, rules *collected) {
    const lat_id *from_base = reader->from_base;
    for (size_t i = 0; i < reader->base->resolve_count; i++) {
        const lat_resolve *old = &reader->base->resolves[i];
        const lat_id value = old->value == LAT_NONE ? LAT_NONE : from_base[old->value];
        const lat_resolve resolve = {from_base[old->a], from_base[old->b], value};
        if (resolve.a == LAT_NONE || resolve.b == LAT_NONE) continue;
        rules_add_resolve(collected, resolve, reader->extends_at, RULE_INHERITED);
    }
}

void inherit_rules(const spec_reader *reader, rules *collected) {
    const spec *base = reader->base;
    if (!base) return;
    const edge_list edges = edges_by_start(base);
    inherit_walk walk = {.reader = reader, .edges = &edges, .collected = collected};
    walk.met = mem_alloc_zeroed(base->dtype_count, sizeof *walk.met);
    walk.stack = mem_alloc_zeroed(base->dtype_count + 1, sizeof *walk.stack);
    for (size_t id = 0; id < base->dtype_count; id++) {
        if (reader->from_base[id] == LAT_NONE) continue;
        inherit_direct_edges(&walk, (lat_id)id, id + 1);
        inherit_paths(&walk, (lat_id)id, id + 1);
    }
    mem_free(walk.met);
    mem_free(walk.stack);
    mem_free(edges.first);
    mem_free(edges.ends);
    inherit_resolves(reader, collected);
}

void inherit_table(spec_reader *reader) {
    const size_t n = reader->spec->dtype_count, inherited = reader->base->dtype_count;
    reader->spec->table = mem_alloc(n * n * sizeof *reader->spec->table);
    for (size_t i = 0; i < n * n; i++)
        reader->spec->table[i] = LAT_NONE;
    for (size_t a = 0; a < inherited; a++) {
        const lat_id row = reader->from_base[a];
        for (size_t b = 0; b < inherited && row != LAT_NONE; b++) {
            const lat_id column = reader->from_base[b], value = reader->base->table[a * inherited + b];
            if (column == LAT_NONE || value == LAT_NONE) continue;
            reader->spec->table[(size_t)row * n + column] = reader->from_base[value];
        }
    }
}
