#include "layout/layered_graph.h"
#include "base/memory.h"

enum { GAP_NODES = 26, GAP_PARTS = 48, GAP_NODE_LINE = 18, GAP_LINES = 14 };

/* Lists by `keys`, of `count` keys below `n`: the indices of each key, ascending; start has n + 1 entries. */
static void list_by(const size_t *keys, size_t count, size_t n, size_t **start, size_t **list) {
    *start = mem_alloc_zeroed(n + 2, sizeof **start);
    *list = mem_alloc((count + 1) * sizeof **list);
    for (size_t i = 0; i < count; i++)
        (*start)[keys[i] + 2]++;
    for (size_t v = 0; v < n; v++)
        (*start)[v + 2] += (*start)[v + 1];
    for (size_t i = 0; i < count; i++)
        (*list)[(*start)[keys[i] + 1]++] = i;
}

/* The neighbours of each node, above and below: those of v are above[above_start[v]] and on. */
typedef struct neighbours {
    size_t n, *above_start, *above, *below_start, *below;
} neighbours;

static neighbours neighbours_of(const layout *layout) {
    const size_t count = layout->edge_count;
    neighbours made = {.n = layout->node_count};
    size_t *from = mem_alloc((count + 1) * sizeof *from), *to = mem_alloc((count + 1) * sizeof *to);
    for (size_t i = 0; i < count; i++) {
        from[i] = layout->edges[i].from;
        to[i] = layout->edges[i].to;
    }
    list_by(from, count, made.n, &made.above_start, &made.above);
    list_by(to, count, made.n, &made.below_start, &made.below);
    for (size_t i = 0; i < count; i++) {
        made.above[i] = to[made.above[i]];
        made.below[i] = from[made.below[i]];
    }
    mem_free(from);
    mem_free(to);
    return made;
}

static void neighbours_free(neighbours *neighbours) {
    mem_free(neighbours->above_start);
    mem_free(neighbours->above);
    mem_free(neighbours->below_start);
    mem_free(neighbours->below);
}

static size_t count_above(const neighbours *neighbours, size_t v) {
    return neighbours->above_start[v + 1] - neighbours->above_start[v];
}

static size_t count_below(const neighbours *neighbours, size_t v) {
    return neighbours->below_start[v + 1] - neighbours->below_start[v];
}

/* The nodes, each after all that are below it: `order`, of n entries. */
static void find_upward_order(const neighbours *neighbours, size_t *order) {
    size_t *left = mem_alloc((neighbours->n + 1) * sizeof *left), count = 0;
    for (size_t v = 0; v < neighbours->n; v++) {
        left[v] = count_below(neighbours, v);
        if (left[v] == 0) order[count++] = v;
    }
    for (size_t i = 0; i < count; i++)
        for (size_t k = neighbours->above_start[order[i]]; k < neighbours->above_start[order[i] + 1]; k++)
            if (--left[neighbours->above[k]] == 0) order[count++] = neighbours->above[k];
    mem_free(left);
}

/* Above all that are below it. */
static size_t lowest_rank(const neighbours *neighbours, const size_t *rank, size_t v) {
    size_t lowest = 0;
    for (size_t k = neighbours->below_start[v]; k < neighbours->below_start[v + 1]; k++)
        if (lowest < rank[neighbours->below[k]] + 1) lowest = rank[neighbours->below[k]] + 1;
    return lowest;
}

/* Below all that are above it and do not move along: those that have more than a single edge, from below. */
static size_t highest_rank(const neighbours *neighbours, const size_t *rank, size_t v, size_t *fixed) {
    size_t highest = neighbours->n;
    *fixed = 0;
    for (size_t k = neighbours->above_start[v]; k < neighbours->above_start[v + 1]; k++) {
        const size_t to = neighbours->above[k];
        if (count_above(neighbours, to) == 0 && count_below(neighbours, to) <= 1) continue;
        ++*fixed;
        if (rank[to] - 1 < highest) highest = rank[to] - 1;
    }
    return highest;
}

/*
 * The longest path that ends in a node is its rank. A node with more edges up than down then moves up as far as it can,
 * which makes edges shorter; what has as many up as down makes room for it, and nodes that have a single edge, from
 * below, move along.
 */
static void find_ranks(const layout *layout, size_t *rank) {
    neighbours all = neighbours_of(layout);
    size_t *order = mem_alloc((all.n + 1) * sizeof *order);
    ptrdiff_t *balance = mem_alloc((all.n + 1) * sizeof *balance);
    find_upward_order(&all, order);
    for (size_t i = 0; i < all.n; i++)
        rank[order[i]] = lowest_rank(&all, rank, order[i]);
    for (size_t i = all.n; i-- > 0;) {
        size_t fixed;
        const size_t v = order[i], highest = highest_rank(&all, rank, v, &fixed);
        balance[v] = (ptrdiff_t)fixed - (ptrdiff_t)count_below(&all, v);
        if (balance[v] >= 0 && fixed > 0) rank[v] = highest;
    }
    for (size_t i = 0; i < all.n; i++)
        if (balance[order[i]] <= 0) rank[order[i]] = lowest_rank(&all, rank, order[i]);
    mem_free(order);
    mem_free(balance);
    neighbours_free(&all);
}

/* Numbers the connected parts by their first vertices. */
static void find_components(layered_graph *g) {
    const size_t none = g->vertex_count;
    size_t *reached = mem_alloc((g->vertex_count + 1) * sizeof *reached), count = 0;
    for (size_t v = 0; v < g->vertex_count; v++)
        g->component[v] = none;
    for (size_t first = 0; first < g->vertex_count; first++) {
        if (g->component[first] != none) continue;
        size_t left = 0;
        reached[left++] = first;
        g->component[first] = count;
        while (left > 0) {
            const size_t v = reached[--left];
            const size_t above = g->up_start[v + 1] - g->up_start[v], below = g->down_start[v + 1] - g->down_start[v];
            for (size_t k = 0; k < above + below; k++) {
                const size_t next =
                    k < above ? g->to[g->up[g->up_start[v] + k]] : g->from[g->down[g->down_start[v] + k - above]];
                if (g->component[next] != none) continue;
                g->component[next] = count;
                reached[left++] = next;
            }
        }
        count++;
    }
    mem_free(reached);
}

/* Makes dummies, segments and chains; the ranks of nodes are known. */
static void add_segments(layered_graph *g, const layout *layout) {
    size_t vertices = g->n, segments = 0, entries = 0;
    for (size_t i = 0; i < layout->edge_count; i++) {
        size_t last = layout->edges[i].from;
        g->chain_start[i] = entries;
        g->chain[entries++] = last;
        for (size_t rank = g->rank[last] + 1; rank <= g->rank[layout->edges[i].to]; rank++) {
            const bool ends = rank == g->rank[layout->edges[i].to];
            const size_t next = ends ? layout->edges[i].to : vertices++;
            g->rank[next] = rank;
            g->from[segments] = last;
            g->to[segments++] = next;
            g->chain[entries++] = next;
            last = next;
        }
    }
    g->chain_start[layout->edge_count] = entries;
}

layered_graph layered_graph_of(const layout *layout) {
    layered_graph g = {.n = layout->node_count};
    size_t *rank = mem_alloc((g.n + 1) * sizeof *rank);
    find_ranks(layout, rank);
    for (size_t i = 0; i < layout->edge_count; i++)
        g.segment_count += rank[layout->edges[i].to] - rank[layout->edges[i].from];
    g.vertex_count = g.n + g.segment_count - layout->edge_count;
    g.rank = mem_alloc((g.vertex_count + 1) * sizeof *g.rank);
    g.component = mem_alloc((g.vertex_count + 1) * sizeof *g.component);
    g.width = mem_alloc_zeroed(g.vertex_count + 1, sizeof *g.width);
    g.at = mem_alloc_zeroed(g.vertex_count + 1, sizeof *g.at);
    g.from = mem_alloc((g.segment_count + 1) * sizeof *g.from);
    g.to = mem_alloc((g.segment_count + 1) * sizeof *g.to);
    g.chain_start = mem_alloc((layout->edge_count + 1) * sizeof *g.chain_start);
    g.chain = mem_alloc((g.segment_count + layout->edge_count + 1) * sizeof *g.chain);
    for (size_t v = 0; v < g.n; v++) {
        g.rank[v] = rank[v];
        g.width[v] = layout->nodes[v].width;
        if (rank[v] + 1 > g.rank_count) g.rank_count = rank[v] + 1;
    }
    mem_free(rank);
    add_segments(&g, layout);
    list_by(g.from, g.segment_count, g.vertex_count, &g.up_start, &g.up);
    list_by(g.to, g.segment_count, g.vertex_count, &g.down_start, &g.down);
    list_by(g.rank, g.vertex_count, g.rank_count, &g.rank_start, &g.ranks);
    find_components(&g);
    return g;
}

void layered_graph_free(layered_graph *graph) {
    size_t *const all[] = {graph->rank,     graph->component,   graph->at,         graph->from, graph->to,
                           graph->up_start, graph->up,          graph->down_start, graph->down, graph->rank_start,
                           graph->ranks,    graph->chain_start, graph->chain};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        mem_free(all[i]);
    mem_free(graph->width);
    *graph = (layered_graph){0};
}

int layered_gap(const layered_graph *g, size_t a, size_t b) {
    static const int gaps[] = {GAP_NODES, GAP_NODE_LINE, GAP_LINES};
    const size_t lines = (size_t)(a >= g->n) + (size_t)(b >= g->n);
    const int gap = g->component[a] != g->component[b] ? GAP_PARTS : gaps[lines];
    return (g->width[a] + g->width[b]) / 2 + gap;
}
