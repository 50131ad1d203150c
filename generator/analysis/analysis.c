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

void analysis_verify(analysis *analysis, uint64_t effort) {
    lat_laws_verify(&analysis->promotion, &analysis->shape, effort, &analysis->laws);
    analysis->verified = true;
}

void analysis_with_edge(const analysis *before, lat_edge edge, analysis *after) {
    *after = (analysis){.argument = before->argument, .spec = before->spec};
    lat_promotion_extend(&before->promotion, 0, &edge, 1, &after->promotion, NULL, NULL);
    lat_shape_of(&after->promotion.order, &after->shape);
    analysis_verify(after, LAT_EFFORT_DEFAULT);
}

void analysis_free(analysis *system) {
    lat_shape_free(&system->shape);
    lat_promotion_free(&system->promotion);
    spec_free(system->owned);
    *system = (analysis){0};
}

size_t analysis_broken(const analysis *analysis, bool undecided, lat_law broken[LAT_LAW_COUNT]) {
    assert(analysis->verified);
    size_t count = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_verdict verdict = analysis->laws.law[law].verdict;
        if (analysis->spec->laws[law] && (verdict == LAT_FAILS || (undecided && verdict == LAT_UNKNOWN)))
            broken[count++] = law;
    }
    return count;
}

lat_verdict analysis_verdict(const analysis *analysis) {
    lat_law broken[LAT_LAW_COUNT];
    if (analysis_broken(analysis, true, broken) == 0) return LAT_HOLDS;
    return analysis_broken(analysis, false, broken) ? LAT_FAILS : LAT_UNKNOWN;
}
