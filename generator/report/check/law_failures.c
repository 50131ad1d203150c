#include "report/check/law_failures.h"
#include "base/memory.h"
#include "lattice/failures.h"

typedef struct collection {
    const bool *strong;
    bool skip_strong; /* leave out failures among strong dtypes alone: they have been collected before */
    bool mirrors;     /* take only the first of two failures that mirror each other */
    int operands;
    lat_witness *found;
    size_t count, most;
    uint64_t covered, failures;
} collection;

static bool collect(void *context, const lat_witness *failure) {
    collection *into = context;
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    bool strong = true;
    for (int i = 0; i < into->operands; i++)
        strong = strong && into->strong[ids[i]];
    if (into->skip_strong && strong) return true;
    const lat_id last = ids[into->operands - 1];
    if (into->mirrors && failure->a > last) return true;
    into->covered += into->mirrors && failure->a != last ? 2 : 1;
    into->found[into->count++] = *failure;
    return into->count < into->most && into->covered < into->failures;
}

size_t law_failures(const analysis *of, lat_law law, size_t most, lat_witness *found, uint64_t *covered) {
    const lat_law_row *row = lat_law_of(law);
    const lat_law_result *result = &of->laws.law[law];
    *covered = 0;
    if (result->verdict != LAT_FAILS || most == 0) return 0;
    if (!result->counted) { /* looking for more would take as long as counting */
        *found = result->witness;
        *covered = 1;
        return 1;
    }
    const size_t n = of->promotion.n;
    bool *strong = mem_alloc(n * sizeof *strong), any_weak = false;
    for (size_t i = 0; i < n; i++) {
        strong[i] = of->spec->dtypes[i].weak_of == NULL;
        any_weak = any_weak || !strong[i];
    }
    collection into = {.strong = strong,
                       .mirrors = row->mirrored && of->laws.law[LAT_LAW_COMMUTATIVITY].verdict == LAT_HOLDS,
                       .operands = row->operands,
                       .found = found,
                       .most = most,
                       .failures = result->failures};
    lat_status status = lat_law_each_failure(&of->promotion, law, any_weak ? strong : NULL, collect, &into);
    if (status == LAT_OK && any_weak && into.count < most && into.covered < result->failures) {
        into.skip_strong = true;
        status = lat_law_each_failure(&of->promotion, law, NULL, collect, &into);
    }
    mem_free(strong);
    if (status != LAT_OK) mem_exhausted();
    *covered = into.covered;
    return into.count;
}
