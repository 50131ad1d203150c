#include "spec/unrelated_dtypes.h"
#include "base/memory.h"

bool *spec_find_unrelated(const spec *spec) {
    bool *lone = mem_alloc_zeroed(spec->dtype_count, sizeof *lone);
    for (size_t i = 0; i < spec->dtype_count; i++)
        lone[i] = spec->edge_count != 0;
    for (size_t i = 0; i < spec->edge_count; i++)
        lone[spec->edges[i].from] = lone[spec->edges[i].to] = false;
    for (size_t i = 0; i < spec->resolve_count; i++)
        lone[spec->resolves[i].a] = lone[spec->resolves[i].b] = false;
    return lone;
}
