#include "report/write/undefined.h"
#include "analysis/analysis.h"
#include "base/memory.h"
#include "lattice/bounds.h"

const struct reason_words undefined_reasons[] = {
#define REASON(ENUM, NAME, OF_MANY) [UNDEFINED_##ENUM] = {NAME, OF_MANY},
    UNDEFINED_FOR_EACH_REASON(REASON)
#undef REASON
};

bool undefined_is_resolved(const lat_promotion *promotion, lat_id a, lat_id b) {
    return resolve_of(promotion->resolves, promotion->resolve_count, a, b) != NULL;
}

lat_id *undefined_bounds(const lat_promotion *promotion, lat_id a, lat_id b, size_t *count) {
    lat_id *bounds = mem_alloc((promotion->n + 1) * sizeof *bounds);
    *count = lat_minimal_upper_bounds(&promotion->order, (const lat_id[]){a, b}, 2, bounds, NULL, NULL);
    return bounds;
}

undefined_reason undefined_because(const lat_promotion *promotion, lat_id a, lat_id b) {
    if (lat_cell(promotion, a, b) == LAT_AMBIGUOUS) return UNDEFINED_AMBIGUOUS;
    if (promotion->from_table) return UNDEFINED_IN_TABLE;
    return undefined_is_resolved(promotion, a, b) ? UNDEFINED_RESOLVED : UNDEFINED_UNBOUNDED;
}
