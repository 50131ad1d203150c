#include "layout/layered.h"
#include "base/memory.h"
#include "layout/layered_graph.h"
#include "layout/layered_order.h"
#include "layout/layered_place.h"

#include <limits.h>
#include <stdlib.h>

enum {
    MARGIN = 12,        /* around the drawing */
    RANK_GAP = 34,      /* between ranks, at the least */
    RANK_GAP_MORE = 56, /* and how much more where edges go far to the side */
    CLEARANCE = 6       /* between a node and an edge that passes it */
};

/* By rank: its middle, and half of its height. */
typedef struct rank_band {
    int middle, half, far; /* far: how far the segments above it go to the side, at the most */
} rank_band;

/* Ranks stand further apart where a segment between them goes far to the side. Returns the height of the drawing. */
static int find_bands(const layered_graph *g, const layout *drawing, const int *x, rank_band *bands) {
    for (size_t v = 0; v < g->n; v++) {
        const int half = drawing->nodes[v].height / 2;
        if (half > bands[g->rank[v]].half) bands[g->rank[v]].half = half;
    }
    for (size_t s = 0; s < g->segment_count; s++) {
        const int far = abs(x[g->from[s]] - x[g->to[s]]);
        if (far > bands[g->rank[g->from[s]]].far) bands[g->rank[g->from[s]]].far = far;
    }
    int y = MARGIN;
    for (size_t r = g->rank_count; r-- > 0;) {
        bands[r].middle = y + bands[r].half;
        y += 2 * bands[r].half;
        if (r == 0) break;
        const int more = bands[r - 1].far > 80 ? (bands[r - 1].far - 80) / 5 : 0;
        y += RANK_GAP + (more < RANK_GAP_MORE ? more : RANK_GAP_MORE);
    }
    return y + MARGIN;
}

static void add_point(layout_edge *edge, int x, int y) {
    edge->points[edge->point_count++] = (layout_point){x, y};
}

/* Goes on to (x, y). An end is upright where the curve goes on there. */
static void add_curve(layout_edge *edge, int x, int y, bool upright_from, bool upright_to) {
    const layout_point from = edge->points[edge->point_count - 1];
    const int rise = floor_divide(from.y - y, upright_from || upright_to ? 2 : 3);
    const int third = floor_divide(x - from.x, 3);
    add_point(edge, upright_from ? from.x : from.x + third, from.y - rise);
    add_point(edge, upright_to ? x : x - third, y + rise);
    add_point(edge, x, y);
}

/* Whether an edge that leaves node v for (dx, dy) beyond its rank can go straight through the rest of the rank, of
 * height `rest`: no taller node is in its way. */
static bool leaves_straight(const layered_graph *g, const layout *drawing, const int *x, size_t v, int rest, int dx,
                            int dy) {
    const size_t r = g->rank[v];
    for (size_t i = g->at[v]; rest > 0 && i<layered_rank_size(g, r); dx> 0 ? i++ : i--) { /* below 0: past the end */
        const size_t u = layered_rank(g, r)[i];
        if (u >= g->n || drawing->nodes[u].height <= drawing->nodes[v].height) continue;
        const int64_t clear = abs(x[u] - x[v]) - drawing->nodes[u].width / 2 - CLEARANCE;
        if (clear * (dy + rest) < (int64_t)abs(dx) * rest) return false;
    }
    return true;
}

/* The curve of an edge: straight between neighbouring ranks, upright where it passes a rank. */
static void find_curve(const layered_graph *g, const layout *drawing, const rank_band *bands, const int *x,
                       const size_t *chain, size_t length, layout_edge *edge) {
    const size_t last = length - 1;
    bool upright = false;
    edge->points = mem_alloc((6 * length + 1) * sizeof *edge->points);
    edge->point_count = 0;
    add_point(edge, x[chain[0]], bands[g->rank[chain[0]]].middle - drawing->nodes[chain[0]].height / 2);
    for (size_t i = 0; i < last; i++) {
        const size_t lower = chain[i], upper = chain[i + 1];
        const rank_band low = bands[g->rank[lower]], high = bands[g->rank[upper]];
        const int top = low.middle - low.half, bottom = high.middle + high.half;
        const int dx = x[upper] - x[lower], dy = top - bottom, start = edge->points[edge->point_count - 1].y;
        if (i > 0 || !leaves_straight(g, drawing, x, lower, start - top, dx, dy)) {
            if (start > top) add_curve(edge, x[lower], top, true, true);
            upright = true;
        }
        const int end = i + 1 < last ? bottom : high.middle + drawing->nodes[upper].height / 2;
        const bool straight = i + 1 == last && leaves_straight(g, drawing, x, upper, bottom - end, -dx, dy);
        add_curve(edge, x[upper], straight ? end : bottom, upright, !straight);
        upright = true;
        if (i + 1 == last && !straight) add_curve(edge, x[upper], end, true, true);
    }
}

void layered_draw(layout *drawing) {
    drawing->width = drawing->height = 0;
    if (drawing->node_count == 0) return;
    layered_graph g = layered_graph_of(drawing);
    layered_order(&g);
    int *x = layered_place(&g), left = INT_MAX, right = INT_MIN;
    for (size_t v = 0; v < g.vertex_count; v++) {
        if (x[v] - g.width[v] / 2 < left) left = x[v] - g.width[v] / 2;
        if (x[v] + g.width[v] / 2 > right) right = x[v] + g.width[v] / 2;
    }
    for (size_t v = 0; v < g.vertex_count; v++)
        x[v] += MARGIN - left;
    rank_band *bands = mem_alloc_zeroed(g.rank_count + 1, sizeof *bands);
    drawing->height = find_bands(&g, drawing, x, bands);
    drawing->width = right - left + 2 * MARGIN;
    for (size_t v = 0; v < g.n; v++) {
        drawing->nodes[v].x = x[v];
        drawing->nodes[v].y = bands[g.rank[v]].middle;
    }
    for (size_t i = 0; i < drawing->edge_count; i++)
        find_curve(&g, drawing, bands, x, g.chain + g.chain_start[i], g.chain_start[i + 1] - g.chain_start[i],
                   &drawing->edges[i]);
    mem_free(bands);
    mem_free(x);
    layered_graph_free(&g);
}
