#include "layout/layout.h"
#include "base/memory.h"

void layout_free(layout *of) {
    for (size_t i = 0; i < of->node_count; i++)
        mem_free(of->nodes[i].members);
    for (size_t i = 0; i < of->edge_count; i++)
        mem_free(of->edges[i].points);
    mem_free(of->nodes);
    mem_free(of->edges);
    *of = (layout){0};
}
