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
    collection *collection = context;
    const lat_id ids[] = {failure->a, failure->b, failure->c};
    bool strong = true;
    for (int i = 0; i < collection->operands; i++)
        strong = strong && collection->strong[ids[i]];
    if (collection->skip_strong && strong) return true;
    const lat_id last = ids[collection->operands - 1];
    if (collection->mirrors && failure->a > last) return true;
    collection->covered += collection->mirrors && failure->a != last ? 2 : 1;
    collection->found[collection->count++] = *failure;
    return collection->count < collection->most && collection->covered < collection->failures;
}

size_t law_failures(const analysis *analysis, lat_law law, size_t most, lat_witness *found, uint64_t *covered) {
    const lat_law_row *row = lat_law_of(law);
    const lat_law_result *result = &analysis->laws.law[law];
    *covered = 0;
    if (result->outcome != LAT_FAILS || most == 0) return 0;
    if (!result->counted) { /* looking for more would take as long as counting */
        *found = result->witness;
        *covered = 1;
        return 1;
    }
    const size_t n = analysis->promotion.n;
    bool *strong = mem_alloc(n * sizeof *strong), any_weak = false;
    for (size_t i = 0; i < n; i++) {
        strong[i] = analysis->spec->dtypes[i].weak_of == NULL;
        any_weak = any_weak || !strong[i];
    }
    collection collection = {.strong = strong,
                             .mirrors = row->mirrored && analysis->laws.law[LAT_LAW_COMMUTATIVITY].outcome == LAT_HOLDS,
                             .operands = row->operands,
                             .found = found,
                             .most = most,
                             .failures = result->failures};
    lat_law_each_failure(&analysis->promotion, law, any_weak ? strong : NULL, collect, &collection);
    if (any_weak && collection.count < most && collection.covered < result->failures) {
        collection.skip_strong = true;
        lat_law_each_failure(&analysis->promotion, law, NULL, collect, &collection);
    }
    mem_free(strong);
    *covered = collection.covered;
    return collection.count;
}
