#include "spec/rules.h"
#include "base/memory.h"

#include <stdlib.h>

void rules_add_edge(rules *rules, lat_edge edge, spec_place place, bool inherited) {
    VEC_PUSH(rules->edges, rules->edge_count, rules->edge_capacity) = (rule_edge){edge, place, inherited};
}

void rules_add_resolve(rules *rules, lat_resolve resolve, spec_place place, rule_source source) {
    if (resolve.a > resolve.b) resolve = (lat_resolve){resolve.b, resolve.a, resolve.value};
    VEC_PUSH(rules->resolves, rules->resolve_count, rules->resolve_capacity) = (rule_resolve){resolve, place, source};
}

/*
 * Sorts the edges by where they come from, otherwise in the order in which they were added, which begins with inherited
 * ones. The spec's own edge that is inherited as well is left out.
 */
static void end_edges(const rules *rules, spec *made) {
    const size_t n = made->dtype_count;
    size_t *first = mem_alloc_zeroed(n + 1, sizeof *first);
    for (size_t i = 0; i < rules->edge_count; i++)
        first[rules->edges[i].edge.from + 1]++;
    for (size_t id = 0; id < n; id++)
        first[id + 1] += first[id];
    const rule_edge **sorted = mem_alloc_zeroed(rules->edge_count, sizeof *sorted);
    for (size_t i = 0; i < rules->edge_count; i++)
        sorted[first[rules->edges[i].edge.from]++] = &rules->edges[i];

    /* by the end of an inherited edge: the start of the last such edge, counted from 1 */
    size_t *inherited_from = mem_alloc_zeroed(n, sizeof *inherited_from);
    made->edges = mem_alloc_zeroed(rules->edge_count, sizeof *made->edges);
    made->notes->edge_places = mem_alloc_zeroed(rules->edge_count, sizeof *made->notes->edge_places);
    for (size_t i = 0; i < rules->edge_count; i++) {
        const lat_edge edge = sorted[i]->edge;
        if (sorted[i]->inherited)
            inherited_from[edge.to] = (size_t)edge.from + 1;
        else if (inherited_from[edge.to] == (size_t)edge.from + 1)
            continue;
        made->notes->edge_places[made->edge_count] = sorted[i]->place;
        made->edges[made->edge_count++] = edge;
    }
    mem_free(inherited_from);
    mem_free(sorted);
    mem_free(first);
}

/* By pair; what beats others first, then in the order of the text. */
static int by_pair(const void *left, const void *right) {
    const rule_resolve *x = left, *y = right;
    if (x->resolve.a != y->resolve.a) return x->resolve.a < y->resolve.a ? -1 : 1;
    if (x->resolve.b != y->resolve.b) return x->resolve.b < y->resolve.b ? -1 : 1;
    if (x->source != y->source) return x->source < y->source ? -1 : 1;
    const int places = spec_place_compare(x->place, y->place);
    if (places) return places;
    return x->resolve.value < y->resolve.value ? -1 : x->resolve.value > y->resolve.value;
}

static void report_conflict(spec_reader *reader, const rule_resolve *first, const rule_resolve *second) {
    const lat_resolve *resolve = &first->resolve;
    DIAGNOSE(reader, second->place, "conflicting-resolve", "%s with %s is resolved twice, to %s and to %s|%s",
             spec_dtype_name(reader->spec, resolve->a), spec_dtype_name(reader->spec, resolve->b),
             spec_dtype_name(reader->spec, resolve->value), spec_dtype_name(reader->spec, second->resolve.value),
             second->source == RULE_BY_NAME ? "take one out" : "resolve this pair by the names of its dtypes too");
}

static void end_resolves(rules *rules, spec_reader *reader) {
    spec *made = reader->spec;
    if (rules->resolve_count) qsort(rules->resolves, rules->resolve_count, sizeof *rules->resolves, by_pair);
    made->resolves = mem_alloc_zeroed(rules->resolve_count, sizeof *made->resolves);
    made->notes->resolve_places = mem_alloc_zeroed(rules->resolve_count, sizeof *made->notes->resolve_places);
    const rule_resolve *last = NULL; /* the one that is taken */
    for (size_t i = 0; i < rules->resolve_count; i++) {
        const rule_resolve *resolve = &rules->resolves[i];
        if (!last || last->resolve.a != resolve->resolve.a || last->resolve.b != resolve->resolve.b) {
            made->notes->resolve_places[made->resolve_count] = resolve->place;
            made->resolves[made->resolve_count++] = resolve->resolve;
            last = resolve;
        } else if (resolve->source == last->source && resolve->source != RULE_INHERITED &&
                   last->resolve.value != resolve->resolve.value) {
            report_conflict(reader, last, resolve);
        }
    }
}

void rules_end(rules *freed, spec_reader *reader) {
    end_edges(freed, reader->spec);
    end_resolves(freed, reader);
    mem_free(freed->edges);
    mem_free(freed->resolves);
    *freed = (rules){0};
}
