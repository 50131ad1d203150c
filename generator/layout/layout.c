#include "layout/layout.h"
#include "base/memory.h"

void layout_free(layout *freed) {
    for (size_t i = 0; i < freed->node_count; i++)
        mem_free(freed->nodes[i].members);
    for (size_t i = 0; i < freed->edge_count; i++)
        mem_free(freed->edges[i].points);
    mem_free(freed->nodes);
    mem_free(freed->edges);
    *freed = (layout){0};
}
