#include "spec/editing.h"
#include "base/memory.h"
#include "lattice/shape.h"
#include "spec/op_entry.h"
#include "spec/operation.h"
#include "spec/set.h"

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

static void add_names(spec *of, size_t id) {
    const spec_dtype *dtype = &of->dtypes[id];
    map_add(&of->notes->by_name, dtype->name, strlen(dtype->name), (uint32_t)id);
    for (size_t i = 0; i < dtype->alias_count; i++)
        map_add(&of->notes->by_name, dtype->aliases[i], strlen(dtype->aliases[i]), (uint32_t)id);
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
    sets_move(of, n, NULL);
    spec_ops_move(of, n, NULL);
    spec_operations_free(of);
    if (!of->notes) return;
    if (!of->notes->inexact_default_given) of->inexact_default = spec_widest_float(of);
    add_names(of, n);
}

/* The dtypes that are kept: their old ids, and by old id the new one or LAT_NONE. */
typedef struct kept_dtypes {
    lat_id *old, *new;
    size_t count;
} kept_dtypes;

static void keep_edges(spec *of, const lat_order *order, const kept_dtypes *kept) {
    lat_edge *pairs = NULL;
    size_t count = 0, capacity = 0;
    lat_order among;
    lat_shape shape;
    for (size_t a = 0; a < kept->count; a++)
        for (size_t b = 0; b < kept->count; b++)
            if (a != b && lat_leq(order, kept->old[a], kept->old[b]))
                VEC_PUSH(pairs, count, capacity) = (lat_edge){(lat_id)a, (lat_id)b};
    if (lat_order_from_edges(&among, kept->count, pairs, count, NULL, NULL) != LAT_OK) mem_exhausted();
    if (lat_shape_of(&among, &shape) != LAT_OK) mem_exhausted();
    mem_free(of->edges);
    of->edges = mem_alloc_zeroed(shape.hasse_count, sizeof *of->edges);
    for (size_t i = 0; i < shape.hasse_count; i++)
        of->edges[i] = shape.hasse[i];
    of->edge_count = shape.hasse_count;
    lat_shape_free(&shape);
    lat_order_free(&among);
    mem_free(pairs);
}

static void keep_resolves(spec *of, const kept_dtypes *kept) {
    size_t count = 0;
    for (size_t i = 0; i < of->resolve_count; i++) {
        const lat_resolve old = of->resolves[i];
        const lat_id a = kept->new[old.a], b = kept->new[old.b];
        const lat_id value = old.value == LAT_NONE ? LAT_NONE : kept->new[old.value];
        if (a != LAT_NONE && b != LAT_NONE && (value == LAT_NONE) == (old.value == LAT_NONE))
            of->resolves[count++] = (lat_resolve){a, b, value};
    }
    of->resolve_count = count;
}

static void keep_cells(spec *of, const kept_dtypes *kept) {
    for (size_t a = 0; a < kept->count; a++)
        for (size_t b = 0; b < kept->count; b++) {
            const lat_id cell = of->table[(size_t)kept->old[a] * of->dtype_count + kept->old[b]];
            of->table[a * kept->count + b] = cell == LAT_NONE ? LAT_NONE : kept->new[cell];
        }
}

/* Takes out what says more of dtypes than their order does. */
static void drop_settings(spec *of) {
    for (size_t i = 0; i < of->entry_count; i++)
        spec_op_clear(&of->entries[i]);
    spec_operations_free(of);
    for (size_t i = 0; i < of->casting_count; i++)
        spec_casting_free(&of->castings[i]);
    mem_free(of->hot);
    mem_free(of->inexact);
    of->hot = NULL;
    of->inexact = NULL;
    of->hot_count = of->entry_count = of->casting_count = 0;
    of->inexact_default = spec_widest_float(of);
}

static void keep_names(spec *of, const kept_dtypes *kept) {
    for (size_t i = 0, next = 0; i < of->dtype_count; i++) {
        spec_dtype *dtype = &of->dtypes[i];
        if (kept->new[i] == LAT_NONE) {
            spec_dtype_clear(dtype);
            continue;
        }
        if (dtype->strong != LAT_NONE) dtype->strong = kept->new[dtype->strong];
        of->dtypes[next++] = *dtype;
    }
    of->dtype_count = kept->count;
    if (!of->notes) return;
    mem_free(of->notes->row_places);
    of->notes->row_places = NULL;
    map_free(&of->notes->by_name);
    for (size_t i = 0; i < of->dtype_count; i++)
        add_names(of, i);
}

void spec_keep_dtypes(spec *of, const lat_order *order, const bool *keep) {
    const size_t n = of->dtype_count;
    kept_dtypes kept = {mem_alloc(n * sizeof *kept.old), mem_alloc(n * sizeof *kept.new), 0};
    for (size_t i = 0; i < n; i++) {
        kept.new[i] = keep[i] ? (lat_id)kept.count : LAT_NONE;
        if (keep[i]) kept.old[kept.count++] = (lat_id)i;
    }
    if (of->from_table) {
        keep_cells(of, &kept);
    } else {
        keep_edges(of, order, &kept);
        keep_resolves(of, &kept);
    }
    forget_places(of);
    keep_names(of, &kept);
    sets_move(of, n, kept.new);
    drop_settings(of);
    mem_free(kept.old);
    mem_free(kept.new);
}
