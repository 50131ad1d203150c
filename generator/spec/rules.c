#include "base/memory.h"
#include "spec/inherit.h"

#include <stdlib.h>

void rules_add_edge(rules *to, lat_id from, lat_id end, int line, bool inherited) {
    VEC_PUSH(to->edges, to->edge_count, to->edge_capacity) = (rule_edge){{from, end}, line, inherited};
}

void rules_add_resolve(rules *to, lat_id a, lat_id b, lat_id value, int line, bool inherited) {
    const lat_resolve resolve = a <= b ? (lat_resolve){a, b, value} : (lat_resolve){b, a, value};
    VEC_PUSH(to->resolves, to->resolve_count, to->resolve_capacity) = (rule_resolve){resolve, line, inherited};
}

/* Stable: by where edges come from, inherited ones first; an edge that is inherited as well is left out. */
static void end_edges(rules *of, spec *to) {
    const size_t n = to->dtype_count;
    size_t *first = mem_alloc_zeroed(n + 1, sizeof *first);
    for (size_t i = 0; i < of->edge_count; i++)
        first[of->edges[i].edge.from + 1]++;
    for (size_t id = 0; id < n; id++)
        first[id + 1] += first[id];
    const rule_edge **sorted = mem_alloc_zeroed(of->edge_count, sizeof *sorted);
    for (size_t i = 0; i < of->edge_count; i++)
        sorted[first[of->edges[i].edge.from]++] = &of->edges[i];

    size_t *inherited_from = mem_alloc_zeroed(n, sizeof *inherited_from); /* by where to: the last from, and one */
    to->edges = mem_alloc_zeroed(of->edge_count, sizeof *to->edges);
    to->notes->edge_lines = mem_alloc_zeroed(of->edge_count, sizeof *to->notes->edge_lines);
    for (size_t i = 0; i < of->edge_count; i++) {
        const lat_edge edge = sorted[i]->edge;
        if (sorted[i]->inherited)
            inherited_from[edge.to] = (size_t)edge.from + 1;
        else if (inherited_from[edge.to] == (size_t)edge.from + 1)
            continue;
        to->notes->edge_lines[to->edge_count] = sorted[i]->line;
        to->edges[to->edge_count++] = edge;
    }
    mem_free(inherited_from);
    mem_free(sorted);
    mem_free(first);
}

/* By pair; the spec's own before inherited ones, then in the order of the text. */
static int by_pair(const void *left, const void *right) {
    const rule_resolve *x = left, *y = right;
    if (x->resolve.a != y->resolve.a) return x->resolve.a < y->resolve.a ? -1 : 1;
    if (x->resolve.b != y->resolve.b) return x->resolve.b < y->resolve.b ? -1 : 1;
    if (x->inherited != y->inherited) return x->inherited ? 1 : -1;
    if (x->line != y->line) return x->line < y->line ? -1 : 1;
    return x->resolve.value < y->resolve.value ? -1 : x->resolve.value > y->resolve.value;
}

static const char *name_of(const spec *of, lat_id id) {
    return id == LAT_NONE ? "-" : of->dtypes[id].name;
}

static void end_resolves(rules *of, reader *in) {
    spec *to = in->to;
    if (of->resolve_count) qsort(of->resolves, of->resolve_count, sizeof *of->resolves, by_pair);
    to->resolves = mem_alloc_zeroed(of->resolve_count, sizeof *to->resolves);
    for (size_t i = 0; i < of->resolve_count; i++) {
        const rule_resolve *at = &of->resolves[i];
        const lat_resolve *last = to->resolve_count ? &to->resolves[to->resolve_count - 1] : NULL;
        if (!last || last->a != at->resolve.a || last->b != at->resolve.b)
            to->resolves[to->resolve_count++] = at->resolve;
        else if (!at->inherited && last->value != at->resolve.value)
            DIAGNOSE(in, at->line, "conflicting-resolve", "%s with %s is resolved twice, to %s and to %s|take one out",
                     name_of(to, last->a), name_of(to, last->b), name_of(to, last->value),
                     name_of(to, at->resolve.value));
    }
}

void rules_end(rules *of, reader *to) {
    end_edges(of, to->to);
    end_resolves(of, to);
    mem_free(of->edges);
    mem_free(of->resolves);
    *of = (rules){0};
}
