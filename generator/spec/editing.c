#include "spec/editing.h"
#include "base/memory.h"
#include "lattice/shape.h"
#include "spec/op_entry.h"
#include "spec/operation.h"
#include "spec/set.h"

#include <stdlib.h>
#include <string.h>

static void forget_places(spec *spec) {
    if (!spec->notes) return;
    mem_free(spec->notes->edge_places);
    mem_free(spec->notes->resolve_places);
    spec->notes->edge_places = spec->notes->resolve_places = NULL;
}

/* Makes room at `at` in an array of `count` elements, which moves. */
static void *open_gap(void *array, size_t count, size_t at, size_t size) {
    char *items = mem_grow(array, count + 1, size);
    memmove(items + (at + 1) * size, items + at * size, (count - at) * size);
    return items;
}

void spec_add_edge(spec *spec, lat_edge edge) {
    size_t at = spec->edge_count;
    while (at > 0 && spec->edges[at - 1].from > edge.from)
        at--;
    spec->edges = open_gap(spec->edges, spec->edge_count++, at, sizeof edge);
    spec->edges[at] = edge;
    spec->dtypes[edge.from].alone = spec->dtypes[edge.to].alone = false;
    forget_places(spec);
}

bool spec_remove_edge(spec *spec, lat_edge edge) {
    size_t kept = 0;
    for (size_t i = 0; i < spec->edge_count; i++) /* one may stand there twice */
        if (spec->edges[i].from != edge.from || spec->edges[i].to != edge.to) spec->edges[kept++] = spec->edges[i];
    if (kept == spec->edge_count) return false;
    spec->edge_count = kept;
    forget_places(spec);
    return true;
}

void spec_drop_resolve(spec *spec, lat_id a, lat_id b) {
    const lat_id low = a < b ? a : b, high = a < b ? b : a;
    size_t kept = 0;
    for (size_t i = 0; i < spec->resolve_count; i++)
        if (spec->resolves[i].a != low || spec->resolves[i].b != high) spec->resolves[kept++] = spec->resolves[i];
    spec->resolve_count = kept;
    forget_places(spec);
}

void spec_set_resolve(spec *spec, lat_resolve resolve) {
    if (resolve.a > resolve.b) resolve = (lat_resolve){resolve.b, resolve.a, resolve.value};
    spec_drop_resolve(spec, resolve.a, resolve.b);
    size_t at = spec->resolve_count;
    for (; at > 0; at--) {
        const lat_resolve *before = &spec->resolves[at - 1];
        if (before->a < resolve.a || (before->a == resolve.a && before->b < resolve.b)) break;
    }
    spec->resolves = open_gap(spec->resolves, spec->resolve_count++, at, sizeof resolve);
    spec->resolves[at] = resolve;
}

void spec_set_cells(spec *spec, lat_id a, lat_id b, lat_id value) {
    spec->table[(size_t)a * spec->dtype_count + b] = spec->table[(size_t)b * spec->dtype_count + a] = value;
}

static void add_names(spec *spec, size_t id) {
    const spec_dtype *dtype = &spec->dtypes[id];
    map_add(&spec->notes->by_name, dtype->name, strlen(dtype->name), (uint32_t)id);
    for (size_t i = 0; i < dtype->alias_count; i++)
        map_add(&spec->notes->by_name, dtype->aliases[i], strlen(dtype->aliases[i]), (uint32_t)id);
}

void spec_take_dtype(spec *system, spec *extended) {
    const size_t n = system->dtype_count;
    system->dtypes = mem_grow(system->dtypes, n + 1, sizeof *system->dtypes);
    system->dtypes[n] = extended->dtypes[--extended->dtype_count];
    system->dtype_count++;
    if (system->inexact) {
        system->inexact = mem_grow(system->inexact, n + 1, sizeof *system->inexact);
        system->inexact[n] = LAT_NONE;
    }
    sets_move(system, n, NULL);
    spec_ops_grow(system, n);
    spec_operations_free(system);
    if (!system->notes) return;
    if (!system->notes->inexact_default_given) system->inexact_default = spec_widest_float(system);
    add_names(system, n);
}

static spec_casting moved_casting(const spec_casting *casting, const lat_id *moved) {
    spec_casting copy = {.name = mem_copy(casting->name),
                         .from = casting->from,
                         .casts = mem_alloc_zeroed(casting->cast_count + 1, sizeof *copy.casts),
                         .includes = mem_alloc_zeroed(casting->include_count + 1, sizeof *copy.includes),
                         .include_count = casting->include_count};
    for (size_t i = 0; i < casting->cast_count; i++) {
        spec_cast cast = casting->casts[i];
        cast.from = moved[cast.from];
        cast.to = moved[cast.to];
        if (cast.from != LAT_NONE && cast.to != LAT_NONE) copy.casts[copy.cast_count++] = cast;
    }
    qsort(copy.casts, copy.cast_count, sizeof *copy.casts, spec_cast_compare);
    for (size_t i = 0; i < casting->include_count; i++)
        copy.includes[i] = mem_copy(casting->includes[i]);
    return copy;
}

void spec_copy_castings(spec *spec, const struct spec *other, const lat_id *moved) {
    for (size_t i = 0; i < other->casting_count; i++) {
        size_t at = 0;
        while (at < spec->casting_count && strcmp(spec->castings[at].name, other->castings[i].name) < 0)
            at++;
        if (at < spec->casting_count && strcmp(spec->castings[at].name, other->castings[i].name) == 0)
            spec_casting_free(&spec->castings[at]);
        else
            spec->castings = open_gap(spec->castings, spec->casting_count++, at, sizeof *spec->castings);
        spec->castings[at] = moved_casting(&other->castings[i], moved);
    }
}

/* The dtypes that are kept: their old ids, and by old id the new one or LAT_NONE. */
typedef struct kept_dtypes {
    lat_id *old, *new;
    size_t count;
} kept_dtypes;

static void keep_edges(spec *spec, const lat_order *order, const kept_dtypes *kept) {
    lat_edge *pairs = NULL;
    size_t count = 0, capacity = 0;
    lat_order among;
    lat_shape shape;
    for (size_t a = 0; a < kept->count; a++)
        for (size_t b = 0; b < kept->count; b++)
            if (a != b && lat_leq(order, kept->old[a], kept->old[b]))
                VEC_PUSH(pairs, count, capacity) = (lat_edge){(lat_id)a, (lat_id)b};
    lat_order_from_edges(&among, kept->count, pairs, count, NULL, NULL);
    lat_shape_of(&among, &shape);
    mem_free(spec->edges);
    spec->edges = mem_alloc_zeroed(shape.hasse_count, sizeof *spec->edges);
    for (size_t i = 0; i < shape.hasse_count; i++)
        spec->edges[i] = shape.hasse[i];
    spec->edge_count = shape.hasse_count;
    lat_shape_free(&shape);
    lat_order_free(&among);
    mem_free(pairs);
}

static void keep_resolves(spec *spec, const kept_dtypes *kept) {
    size_t count = 0;
    for (size_t i = 0; i < spec->resolve_count; i++) {
        const lat_resolve old = spec->resolves[i];
        const lat_id a = kept->new[old.a], b = kept->new[old.b];
        const lat_id value = old.value == LAT_NONE ? LAT_NONE : kept->new[old.value];
        if (a != LAT_NONE && b != LAT_NONE && (value == LAT_NONE) == (old.value == LAT_NONE))
            spec->resolves[count++] = (lat_resolve){a, b, value};
    }
    spec->resolve_count = count;
}

static void keep_cells(spec *spec, const kept_dtypes *kept) {
    for (size_t a = 0; a < kept->count; a++)
        for (size_t b = 0; b < kept->count; b++) {
            const lat_id cell = spec->table[(size_t)kept->old[a] * spec->dtype_count + kept->old[b]];
            spec->table[a * kept->count + b] = cell == LAT_NONE ? LAT_NONE : kept->new[cell];
        }
}

/* Takes out what says more of dtypes than their order does. */
static void drop_settings(spec *spec) {
    for (size_t i = 0; i < spec->entry_count; i++)
        spec_op_clear(&spec->entries[i]);
    spec_operations_free(spec);
    for (size_t i = 0; i < spec->casting_count; i++)
        spec_casting_free(&spec->castings[i]);
    mem_free(spec->hot);
    mem_free(spec->inexact);
    spec->hot = NULL;
    spec->inexact = NULL;
    spec->hot_count = spec->entry_count = spec->casting_count = 0;
    spec->inexact_default = spec_widest_float(spec);
}

static void keep_names(spec *spec, const kept_dtypes *kept) {
    for (size_t i = 0, next = 0; i < spec->dtype_count; i++) {
        spec_dtype *dtype = &spec->dtypes[i];
        if (kept->new[i] == LAT_NONE) {
            spec_dtype_clear(dtype);
            continue;
        }
        if (dtype->strong != LAT_NONE) dtype->strong = kept->new[dtype->strong];
        spec->dtypes[next++] = *dtype;
    }
    spec->dtype_count = kept->count;
    if (!spec->notes) return;
    mem_free(spec->notes->row_places);
    spec->notes->row_places = NULL;
    map_free(&spec->notes->by_name);
    for (size_t i = 0; i < spec->dtype_count; i++)
        add_names(spec, i);
}

void spec_keep_dtypes(spec *spec, const lat_order *order, const bool *keep) {
    const size_t n = spec->dtype_count;
    kept_dtypes kept = {mem_alloc(n * sizeof *kept.old), mem_alloc(n * sizeof *kept.new), 0};
    for (size_t i = 0; i < n; i++) {
        kept.new[i] = keep[i] ? (lat_id)kept.count : LAT_NONE;
        if (keep[i]) kept.old[kept.count++] = (lat_id)i;
    }
    if (spec->from_table) {
        keep_cells(spec, &kept);
    } else {
        keep_edges(spec, order, &kept);
        keep_resolves(spec, &kept);
    }
    forget_places(spec);
    keep_names(spec, &kept);
    sets_move(spec, n, kept.new);
    drop_settings(spec);
    mem_free(kept.old);
    mem_free(kept.new);
}
