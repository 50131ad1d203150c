#include "spec/promote.h"
#include "base/memory.h"
#include "base/text.h"

#include <stdlib.h>

/* The place of the last of the spec's edges in the cycle: the one that closed it. */
static spec_place place_of_cycle(const spec *spec, const lat_id *cycle, size_t length) {
    if (!spec->notes || !spec->notes->edge_places) return spec_place_line(1);
    lat_id *next = mem_alloc(spec->dtype_count * sizeof *next);
    spec_place place = spec_place_line(1);
    for (size_t i = 0; i < spec->dtype_count; i++)
        next[i] = LAT_NONE;
    for (size_t i = 0; i < length; i++)
        next[cycle[i]] = cycle[(i + 1) % length];
    for (size_t i = 0; i < spec->edge_count; i++)
        if (next[spec->edges[i].from] == spec->edges[i].to &&
            spec_place_compare(spec->notes->edge_places[i], place) > 0)
            place = spec->notes->edge_places[i];
    mem_free(next);
    return place;
}

/* "a -> b -> a"; the middle of a very long one is left out. */
static void report_cycle(const spec *spec, const lat_id *cycle, size_t length, spec_diagnostics *diagnostics) {
    const size_t shown = 12; /* at either end */
    text path = {0};
    for (size_t i = 0; i < length; i++) {
        if (length > 2 * shown && i == shown) {
            text_printf(&path, "(%zu more) -> ", length - 2 * shown);
            i = length - shown;
        }
        text_printf(&path, "%s -> ", spec->dtypes[cycle[i]].name);
    }
    text_add(&path, spec->dtypes[cycle[0]].name);
    spec_show_lines(spec, diagnostics);
    spec_diagnostics_add(
        diagnostics, spec->file, place_of_cycle(spec, cycle, length), "cycle",
        "the edges form a cycle: %s|take one of them out: in a lattice nothing promotes to itself again", path.data);
    text_free(&path);
}

void spec_check_cycle(const spec *spec, spec_diagnostics *diagnostics) {
    enum { LARGEST = 8192 }; /* dtypes; with many more it takes seconds, which is too long for one more message */
    lat_order order;
    lat_id *cycle = NULL;
    size_t length = 0;
    if (spec->edge_count == 0 || spec->dtype_count > LARGEST) return;
    if (lat_order_from_edges(&order, spec->dtype_count, spec->edges, spec->edge_count, &cycle, &length) == LAT_CYCLE)
        report_cycle(spec, cycle, length, diagnostics);
    lat_order_free(&order);
    mem_free(cycle);
}

bool spec_promotion(const spec *spec, lat_promotion *promotion, spec_diagnostics *diagnostics) {
    lat_id *cycle = NULL;
    size_t length = 0;
    lat_status status;
    if (spec->from_table) {
        status = lat_promotion_from_table(promotion, spec->dtype_count, spec->table);
    } else {
        status = lat_promotion_from_edges(promotion, spec->dtype_count, spec->edges, spec->edge_count, spec->resolves,
                                          spec->resolve_count, &cycle, &length);
    }
    if (status == LAT_CYCLE) report_cycle(spec, cycle, length, diagnostics);
    if (status == LAT_TOO_LARGE)
        spec_diagnostics_add(diagnostics, spec->file, spec_place_line(1), "too-many-dtypes",
                             "the spec has %zu dtypes|the maximum is %zu", spec->dtype_count, LAT_MAX_DTYPES);
    mem_free(cycle);
    if (status != LAT_OK) return false;
    bool *weak = spec_weak_dtypes(spec);
    lat_promotion_describe(promotion, spec->nary, weak);
    mem_free(weak);
    return true;
}
