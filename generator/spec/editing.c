#include "spec/editing.h"
#include "base/memory.h"

#include <string.h>

static void forget_places(spec *of) {
    if (!of->notes) return;
    mem_free(of->notes->edge_places);
    mem_free(of->notes->resolve_places);
    of->notes->edge_places = of->notes->resolve_places = NULL;
}

/* Makes room at `at` in an array of `count` elements, which moves. */
static void *open_gap(void *array, size_t count, size_t at, size_t size) {
    char *items = mem_grow(array, count + 1, size);
    memmove(items + (at + 1) * size, items + at * size, (count - at) * size);
    return items;
}

void spec_add_edge(spec *of, lat_edge edge) {
    size_t at = of->edge_count;
    while (at > 0 && of->edges[at - 1].from > edge.from)
        at--;
    of->edges = open_gap(of->edges, of->edge_count++, at, sizeof edge);
    of->edges[at] = edge;
    of->dtypes[edge.from].alone = of->dtypes[edge.to].alone = false;
    forget_places(of);
}

bool spec_remove_edge(spec *of, lat_edge edge) {
    size_t kept = 0;
    for (size_t i = 0; i < of->edge_count; i++) /* one may stand there twice */
        if (of->edges[i].from != edge.from || of->edges[i].to != edge.to) of->edges[kept++] = of->edges[i];
    if (kept == of->edge_count) return false;
    of->edge_count = kept;
    forget_places(of);
    return true;
}

void spec_drop_resolve(spec *of, lat_id a, lat_id b) {
    const lat_id low = a < b ? a : b, high = a < b ? b : a;
    size_t kept = 0;
    for (size_t i = 0; i < of->resolve_count; i++)
        if (of->resolves[i].a != low || of->resolves[i].b != high) of->resolves[kept++] = of->resolves[i];
    of->resolve_count = kept;
    forget_places(of);
}

void spec_set_resolve(spec *of, lat_resolve resolve) {
    if (resolve.a > resolve.b) resolve = (lat_resolve){resolve.b, resolve.a, resolve.value};
    spec_drop_resolve(of, resolve.a, resolve.b);
    size_t at = of->resolve_count;
    for (; at > 0; at--) {
        const lat_resolve *before = &of->resolves[at - 1];
        if (before->a < resolve.a || (before->a == resolve.a && before->b < resolve.b)) break;
    }
    of->resolves = open_gap(of->resolves, of->resolve_count++, at, sizeof resolve);
    of->resolves[at] = resolve;
}

void spec_set_cells(spec *of, lat_id a, lat_id b, lat_id value) {
    of->table[(size_t)a * of->dtype_count + b] = of->table[(size_t)b * of->dtype_count + a] = value;
}

void spec_take_dtype(spec *of, spec *with) {
    const size_t n = of->dtype_count;
    of->dtypes = mem_grow(of->dtypes, n + 1, sizeof *of->dtypes);
    of->dtypes[n] = with->dtypes[--with->dtype_count];
    of->dtype_count++;
    if (of->inexact) {
        of->inexact = mem_grow(of->inexact, n + 1, sizeof *of->inexact);
        of->inexact[n] = LAT_NONE;
    }
    if (!of->notes) return;
    if (!of->notes->inexact_default_given) of->inexact_default = spec_widest_float(of);
    const spec_dtype *added = &of->dtypes[n];
    map_add(&of->notes->by_name, added->name, strlen(added->name), (uint32_t)n);
    for (size_t i = 0; i < added->alias_count; i++)
        map_add(&of->notes->by_name, added->aliases[i], strlen(added->aliases[i]), (uint32_t)n);
}
