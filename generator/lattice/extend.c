/* A promotion with more dtypes and edges. */
#include <string.h>

#include "lattice/adjacency.h"
#include "lattice/allocate.h"
#include "lattice/promotion.h"

lat_status lat_promotion_extend(const lat_promotion *given, size_t added, const lat_edge *edges, size_t edge_count,
                                lat_promotion *extended, lat_id **cycle, size_t *cycle_length) {
    const lat_order *order = &given->order;
    lat_adjacency covers;
    *extended = (lat_promotion){0};
    lat_status status = lat_covers_of(order, &covers);
    if (status != LAT_OK) return status;
    lat_edge *all = lat_allocate(covers.start[given->n] + edge_count, sizeof *all);
    size_t count = 0;
    for (size_t p = 0; all && p < given->n; p++)
        for (size_t e = covers.start[p]; e < covers.start[p + 1]; e++)
            all[count++] = (lat_edge){order->id_at[p], order->id_at[covers.to[e]]};
    lat_adjacency_free(&covers);
    if (!all) return LAT_NO_MEMORY;
    for (size_t i = 0; i < edge_count; i++)
        all[count++] = edges[i];
    status = lat_promotion_from_edges(extended, given->n + added, all, count, given->resolves, given->resolve_count,
                                      cycle, cycle_length);
    free(all);
    return status;
}
