#include "layout/layered_relax.h"
#include "base/memory.h"

#include <limits.h>
#include <stdlib.h>

enum { ROUNDS = 16, ROUNDS_OF_LARGE = 4, LARGE_DRAWING = 20000 /* segments */ };

/* How far to the side a segment's other end is, and how much it matters that the segment is upright. */
typedef struct pull {
    int distance, weight;
} pull;

typedef struct column {
    size_t *members, member_count;
    pull *pulls;
    size_t pull_count;
    int left, right; /* how far it can move */
} column;

static int compare_pulls(const void *left, const void *right) {
    const pull *a = left, *b = right;
    return a->distance < b->distance ? -1 : a->distance > b->distance;
}

/* Most where it is the middle of a long edge. */
static int weight_of(const layered_graph *g, size_t segment) {
    static const int weights[] = {1, 2, 8};
    return weights[(size_t)(g->from[segment] >= g->n) + (size_t)(g->to[segment] >= g->n)];
}

/* What a segment at v does: its other end joins the column, or pulls at it. */
static void follow(const layered_graph *g, const int *x, size_t v, size_t segment, size_t *mark, column *column) {
    const size_t other = g->from[segment] == v ? g->to[segment] : g->from[segment];
    if (x[other] != x[v]) {
        column->pulls[column->pull_count++] = (pull){x[other] - x[v], weight_of(g, segment)};
    } else if (mark[other] != column->members[0]) {
        mark[other] = column->members[0];
        column->members[column->member_count++] = other;
    }
}

/* Finds the column of a vertex. `mark` is by vertex: the first vertex of the last column that it was found in. */
static void find_column(const layered_graph *g, const int *x, size_t first, size_t *mark, column *column) {
    column->member_count = column->pull_count = 0;
    column->members[column->member_count++] = first;
    mark[first] = first;
    column->left = column->right = INT_MAX;
    for (size_t i = 0; i < column->member_count; i++) {
        const size_t v = column->members[i];
        for (size_t k = g->down_start[v]; k < g->down_start[v + 1]; k++)
            follow(g, x, v, g->down[k], mark, column);
        for (size_t k = g->up_start[v]; k < g->up_start[v + 1]; k++)
            follow(g, x, v, g->up[k], mark, column);
        const size_t *rank = layered_rank(g, g->rank[v]), place = g->at[v];
        if (place > 0) {
            const int room = x[v] - x[rank[place - 1]] - layered_gap(g, rank[place - 1], v);
            if (room < column->left) column->left = room;
        }
        if (place + 1 < layered_rank_size(g, g->rank[v])) {
            const int room = x[rank[place + 1]] - x[v] - layered_gap(g, v, rank[place + 1]);
            if (room < column->right) column->right = room;
        }
    }
    qsort(column->pulls, column->pull_count, sizeof *column->pulls, compare_pulls);
}

/* How far a column is to move; to the right where that is above 0. */
static int wanted_move(const column *column) {
    int64_t all = 0, sum = 0;
    int low = 0, high = 0;
    for (size_t i = 0; i < column->pull_count; i++)
        all += column->pulls[i].weight;
    for (size_t i = 0; i < column->pull_count; i++) {
        if (2 * sum < all) low = column->pulls[i].distance;
        if (2 * sum <= all) high = column->pulls[i].distance;
        sum += column->pulls[i].weight;
    }
    const int wanted = floor_divide(low + high, 2);
    return wanted < -column->left ? -column->left : wanted > column->right ? column->right : wanted;
}

/* Moves the columns of a rank; true if any moved. */
static bool relax_rank(const layered_graph *g, size_t r, int *x, size_t *mark, column *space) {
    bool moved = false;
    for (size_t i = 0; i < layered_rank_size(g, r); i++) {
        const size_t first = layered_rank(g, r)[i];
        if (mark[first] != g->vertex_count) continue;
        find_column(g, x, first, mark, space);
        const int move = wanted_move(space);
        for (size_t k = 0; k < space->member_count; k++)
            x[space->members[k]] += move;
        moved = moved || move != 0;
    }
    return moved;
}

void layered_relax(const layered_graph *g, int *x) {
    const int rounds = g->segment_count > LARGE_DRAWING ? ROUNDS_OF_LARGE : ROUNDS;
    size_t *mark = mem_alloc((g->vertex_count + 1) * sizeof *mark);
    column space = {.members = mem_alloc((g->vertex_count + 1) * sizeof *space.members),
                    .pulls = mem_alloc((2 * g->segment_count + 1) * sizeof *space.pulls)};
    bool moved = true;
    for (int round = 0; round < rounds && moved; round++) {
        moved = false;
        for (size_t v = 0; v < g->vertex_count; v++)
            mark[v] = g->vertex_count;
        for (size_t i = 0; i < g->rank_count; i++)
            moved = relax_rank(g, round % 2 == 0 ? i : g->rank_count - 1 - i, x, mark, &space) || moved;
    }
    mem_free(mark);
    mem_free(space.members);
    mem_free(space.pulls);
}
