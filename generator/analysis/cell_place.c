#include "analysis/cell_place.h"

#include <stdlib.h>

static spec_place row_place(const spec *spec, lat_id a) {
    return spec->notes->row_places ? spec->notes->row_places[a] : spec_place_unknown();
}

static int by_pair(const void *left, const void *right) {
    const lat_resolve *x = left, *y = right;
    if (x->a != y->a) return x->a < y->a ? -1 : 1;
    return (x->b > y->b) - (x->b < y->b);
}

/* The reader sorts resolves by pair. */
static spec_place resolve_place(const spec *spec, lat_id a, lat_id b) {
    const lat_resolve key = {a < b ? a : b, a < b ? b : a, LAT_NONE};
    if (!spec->notes->resolve_places || spec->resolve_count == 0) return spec_place_unknown();
    const lat_resolve *found = bsearch(&key, spec->resolves, spec->resolve_count, sizeof key, by_pair);
    return found ? spec->notes->resolve_places[found - spec->resolves] : spec_place_unknown();
}

/* The first edge from `from` on; the reader sorts edges by where they begin. */
static size_t first_edge(const spec *spec, lat_id from) {
    size_t low = 0, high = spec->edge_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (spec->edges[middle].from < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The first edge from `from` to what is at most the result, or any edge from it where there is no result. */
static spec_place edge_place(const analysis *analysis, lat_id from, lat_id result) {
    const spec *s = analysis->spec;
    if (!s->notes->edge_places) return spec_place_unknown();
    for (size_t i = first_edge(s, from); i < s->edge_count && s->edges[i].from == from; i++)
        if (result == LAT_NONE || lat_leq(&analysis->promotion.order, s->edges[i].to, result))
            return s->notes->edge_places[i];
    return spec_place_unknown();
}

spec_place cell_place(const analysis *analysis, lat_id a, lat_id b) {
    const spec *s = analysis->spec;
    const lat_id result = lat_join(&analysis->promotion, a, b);
    spec_place place = spec_place_unknown();
    if (!s->notes) return place;
    place = row_place(s, a);
    if (!place.line) place = resolve_place(s, a, b);
    if (!place.line && !s->from_table) place = edge_place(analysis, a, result);
    if (!place.line && !s->from_table) place = edge_place(analysis, b, result);
    return place.line ? place : s->dtypes[a].place;
}
