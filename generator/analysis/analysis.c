#include "analysis/analysis.h"
#include "base/memory.h"
#include "spec/promote.h"

#include <assert.h>
#include <stdlib.h>

bool analysis_make(spec *spec, const char *argument, analysis *made, spec_diagnostics *diagnostics) {
    *made = (analysis){.argument = argument, .spec = spec, .owned = spec};
    if (!spec || !spec_promotion(spec, &made->promotion, diagnostics)) {
        spec_free(spec);
        *made = (analysis){0};
        return false;
    }
    lat_shape_of(&made->promotion.order, &made->shape);
    return true;
}

void analysis_require(analysis *analysis, unsigned laws) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        analysis->owned->laws[law] = laws >> law & 1;
}

void analysis_verify(analysis *analysis) {
    lat_laws_verify(&analysis->promotion, &analysis->shape, &analysis->laws);
    analysis->verified = true;
}

void analysis_free(analysis *system) {
    lat_shape_free(&system->shape);
    lat_promotion_free(&system->promotion);
    spec_free(system->owned);
    *system = (analysis){0};
}

size_t analysis_broken(const analysis *analysis, lat_law broken[LAT_LAW_COUNT]) {
    assert(analysis->verified);
    size_t count = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (analysis->spec->laws[law] && analysis->laws.law[law].outcome == LAT_FAILS) broken[count++] = law;
    return count;
}

lat_outcome analysis_outcome(const analysis *analysis) {
    lat_law broken[LAT_LAW_COUNT];
    return analysis_broken(analysis, broken) ? LAT_FAILS : LAT_HOLDS;
}

static spec_place row_place(const spec *spec, lat_id a) {
    return spec->notes->row_places ? spec->notes->row_places[a] : spec_place_unknown();
}

static int by_pair(const void *left, const void *right) {
    const lat_resolve *x = left, *y = right;
    if (x->a != y->a) return x->a < y->a ? -1 : 1;
    return (x->b > y->b) - (x->b < y->b);
}

const lat_resolve *resolve_of(const lat_resolve *resolves, size_t count, lat_id a, lat_id b) {
    const lat_resolve key = {a < b ? a : b, a < b ? b : a, LAT_NONE};
    return count ? bsearch(&key, resolves, count, sizeof key, by_pair) : NULL;
}

static spec_place resolve_place(const spec *spec, lat_id a, lat_id b) {
    const lat_resolve *found = resolve_of(spec->resolves, spec->resolve_count, a, b);
    return found && spec->notes->resolve_places ? spec->notes->resolve_places[found - spec->resolves]
                                                : spec_place_unknown();
}

/* The first edge from `from`, by which the reader sorts edges, to what is at most the result, or any edge from it where
 * there is no result. */
static spec_place edge_place(const analysis *analysis, lat_id from, lat_id result) {
    const spec *s = analysis->spec;
    if (!s->notes->edge_places) return spec_place_unknown();
    for (size_t i = lat_first_edge(s->edges, s->edge_count, from); i < s->edge_count && s->edges[i].from == from; i++)
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
