#include "spec/unrelated_dtypes.h"
#include "base/memory.h"

bool *spec_find_unrelated(const spec *of) {
    bool *lone = mem_alloc_zeroed(of->dtype_count, sizeof *lone);
    for (size_t i = 0; i < of->dtype_count; i++)
        lone[i] = of->edge_count != 0;
    for (size_t i = 0; i < of->edge_count; i++)
        lone[of->edges[i].from] = lone[of->edges[i].to] = false;
    for (size_t i = 0; i < of->resolve_count; i++)
        lone[of->resolves[i].a] = lone[of->resolves[i].b] = false;
    return lone;
}
