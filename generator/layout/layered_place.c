/*
 * After Brandes and Koepf: four times each vertex is aligned with the middle one of its neighbours (those below or
 * above, the left or the right middle one), the columns are pushed together, and the mean of the two middle results is
 * taken. Edges that pass ranks come out upright.
 */
#include "layout/layered_place.h"
#include "base/memory.h"
#include "layout/layered_graph.h"

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

/*
 * Columns of vertices that stand exactly above one another move together to where their other segments are shortest,
 * the sum of widths counted; where several places are equally good, to the middle one. `x` is by vertex.
 */
static void layered_relax(const layered_graph *g, int *x) {
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

enum { WAYS = 4 };

static bool is_inner(const layered_graph *g, size_t segment) {
    return g->from[segment] >= g->n && g->to[segment] >= g->n;
}

/* The segment to a dummy from another below, or segment_count. */
static size_t passing(const layered_graph *g, size_t v) {
    for (size_t k = g->down_start[v]; k < g->down_start[v + 1]; k++)
        if (is_inner(g, g->down[k])) return g->down[k];
    return g->segment_count;
}

/* Below rank r: marks the segments that cross one between two dummies, whose straightness comes first. */
static void mark_yielding(const layered_graph *g, size_t r, bool *yields) {
    const size_t *rank = layered_rank(g, r), size = layered_rank_size(g, r);
    size_t done = 0, least = 0;
    for (size_t i = 0; i < size; i++) {
        const size_t inner = passing(g, rank[i]);
        const bool any = inner < g->segment_count;
        if (!any && i + 1 < size) continue;
        const size_t most = any ? g->at[g->from[inner]] : layered_rank_size(g, r - 1);
        for (; done <= i; done++) {
            for (size_t k = g->down_start[rank[done]]; k < g->down_start[rank[done] + 1]; k++) {
                const size_t place = g->at[g->from[g->down[k]]];
                if ((place < least || place > most) && !is_inner(g, g->down[k])) yields[g->down[k]] = true;
            }
        }
        least = most;
    }
}

/* A neighbour's place, and the segment to it. */
typedef struct neighbour {
    size_t place, segment;
} neighbour;

static int compare_neighbours(const void *left, const void *right) {
    const neighbour *a = left, *b = right;
    if (a->place != b->place) return a->place < b->place ? -1 : 1;
    return a->segment < b->segment ? -1 : a->segment > b->segment;
}

/* One of the four ways: along neighbours below or above; the left or the right one of two middle neighbours. */
typedef struct way {
    bool below, right;
    const bool *yields;
    neighbour *space;
} way;

/* Aligns v with a middle neighbour. `limit` is one more than the place of the last neighbour that something was aligned
 * with, counted from the side where the way begins. */
static void align(const layered_graph *g, const way *way, size_t v, size_t *limit, size_t *root) {
    const size_t *start = way->below ? g->down_start : g->up_start, *segments = way->below ? g->down : g->up;
    const size_t *ends = way->below ? g->from : g->to, count = start[v + 1] - start[v];
    if (count == 0) return;
    for (size_t k = 0; k < count; k++) {
        const size_t segment = segments[start[v] + k];
        way->space[k] = (neighbour){g->at[ends[segment]], segment};
    }
    qsort(way->space, count, sizeof *way->space, compare_neighbours);
    const size_t low = (count - 1) / 2, high = count / 2, middle[] = {way->right ? high : low, way->right ? low : high};
    for (int i = 0; i < 2; i++) {
        const neighbour to = way->space[middle[i]];
        const size_t u = ends[to.segment];
        const size_t place = way->right ? layered_rank_size(g, g->rank[u]) - 1 - to.place : to.place;
        if (root[v] != v || way->yields[to.segment] || place < *limit) continue;
        root[v] = root[u];
        *limit = place + 1;
    }
}

/* Columns of aligned vertices: by vertex, the one that its column is named by. */
static void find_columns(const layered_graph *g, const way *way, size_t *root) {
    for (size_t v = 0; v < g->vertex_count; v++)
        root[v] = v;
    for (size_t i = 1; i < g->rank_count; i++) {
        const size_t r = way->below ? i : g->rank_count - 1 - i, size = layered_rank_size(g, r);
        size_t limit = 0;
        for (size_t k = 0; k < size; k++)
            align(g, way, layered_rank(g, r)[way->right ? size - 1 - k : k], &limit, root);
    }
}

/* A column that must stand further on than another, and by how much. */
typedef struct constraint {
    size_t before, after;
    int distance;
} constraint;

/* The constraints by the column that stands before: those of v are all[start[v]] .. all[start[v + 1] - 1]. */
typedef struct constraints {
    size_t *start;
    constraint *all;
} constraints;

static constraints find_constraints(const layered_graph *g, const size_t *root, bool right) {
    constraints found = {mem_alloc_zeroed(g->vertex_count + 2, sizeof *found.start),
                         mem_alloc((g->vertex_count + 1) * sizeof *found.all)};
    for (int pass = 0; pass < 2; pass++) {
        for (size_t r = 0; r < g->rank_count; r++) {
            const size_t *rank = layered_rank(g, r);
            for (size_t i = 0; i + 1 < layered_rank_size(g, r); i++) {
                const size_t a = right ? rank[i + 1] : rank[i], b = right ? rank[i] : rank[i + 1];
                if (pass == 0)
                    found.start[root[a] + 2]++;
                else
                    found.all[found.start[root[a] + 1]++] = (constraint){root[a], root[b], layered_gap(g, a, b)};
            }
        }
        for (size_t v = 0; pass == 0 && v < g->vertex_count; v++)
            found.start[v + 2] += found.start[v + 1];
    }
    return found;
}

/* Pushes columns to the left, then each as far to the right as its right neighbour lets it. With `right` mirrored. */
static void pack_columns(const layered_graph *g, const size_t *root, bool right, int *x) {
    const size_t count = g->vertex_count;
    constraints constraints = find_constraints(g, root, right);
    size_t *before = mem_alloc_zeroed(count + 1, sizeof *before), *order = mem_alloc((count + 1) * sizeof *order);
    int *column = mem_alloc_zeroed(count + 1, sizeof *column);
    size_t ordered = 0;
    for (size_t k = 0; k < constraints.start[count]; k++)
        before[constraints.all[k].after]++;
    for (size_t v = 0; v < count; v++)
        if (root[v] == v && before[v] == 0) order[ordered++] = v;
    for (size_t i = 0; i < ordered; i++) {
        for (size_t k = constraints.start[order[i]]; k < constraints.start[order[i] + 1]; k++) {
            const constraint next = constraints.all[k];
            if (column[next.after] < column[next.before] + next.distance)
                column[next.after] = column[next.before] + next.distance;
            if (--before[next.after] == 0) order[ordered++] = next.after;
        }
    }
    while (ordered-- > 0) {
        const size_t v = order[ordered];
        if (constraints.start[v] == constraints.start[v + 1]) continue;
        column[v] = INT_MAX;
        for (size_t k = constraints.start[v]; k < constraints.start[v + 1]; k++)
            if (column[constraints.all[k].after] - constraints.all[k].distance < column[v])
                column[v] = column[constraints.all[k].after] - constraints.all[k].distance;
    }
    for (size_t v = 0; v < count; v++)
        x[v] = right ? -column[root[v]] : column[root[v]];
    mem_free(constraints.start);
    mem_free(constraints.all);
    mem_free(before);
    mem_free(order);
    mem_free(column);
}

typedef struct extent {
    int left, right;
} extent;

static extent extent_of(const layered_graph *g, const int *x) {
    extent all = {INT_MAX, INT_MIN};
    for (size_t v = 0; v < g->vertex_count; v++) {
        if (x[v] - g->width[v] / 2 < all.left) all.left = x[v] - g->width[v] / 2;
        if (x[v] + g->width[v] / 2 > all.right) all.right = x[v] + g->width[v] / 2;
    }
    return all;
}

/* The mean of the two middle ones of four numbers, rounded down. */
static int middle_of(int values[WAYS]) {
    for (int i = 1; i < WAYS; i++)
        for (int k = i; k > 0 && values[k] < values[k - 1]; k--) {
            const int lower = values[k];
            values[k] = values[k - 1];
            values[k - 1] = lower;
        }
    return floor_divide(values[1] + values[2], 2);
}

/* Lays the four results over one another at their left or right ends, and takes the middle: into all[0]. */
static void average(const layered_graph *g, int *all[WAYS]) {
    extent extents[WAYS];
    int narrowest = 0, shifts[WAYS];
    for (int i = 0; i < WAYS; i++) {
        extents[i] = extent_of(g, all[i]);
        if (extents[i].right - extents[i].left < extents[narrowest].right - extents[narrowest].left) narrowest = i;
    }
    for (int i = 0; i < WAYS; i++)
        shifts[i] =
            i < WAYS / 2 ? extents[narrowest].left - extents[i].left : extents[narrowest].right - extents[i].right;
    for (size_t v = 0; v < g->vertex_count; v++) {
        int four[WAYS];
        for (int i = 0; i < WAYS; i++)
            four[i] = all[i][v] + shifts[i];
        all[0][v] = middle_of(four);
    }
}

int *layered_place(const layered_graph *g) {
    bool *yields = mem_alloc_zeroed(g->segment_count + 1, sizeof *yields);
    size_t *root = mem_alloc((g->vertex_count + 1) * sizeof *root);
    neighbour *space = mem_alloc((g->vertex_count + 1) * sizeof *space);
    int *all[WAYS];
    for (size_t r = 1; r < g->rank_count; r++)
        mark_yielding(g, r, yields);
    for (int i = 0; i < WAYS; i++) {
        const way way = {.below = i % 2 == 0, .right = i >= WAYS / 2, .yields = yields, .space = space};
        all[i] = mem_alloc((g->vertex_count + 1) * sizeof *all[i]);
        find_columns(g, &way, root);
        pack_columns(g, root, way.right, all[i]);
    }
    average(g, all);
    for (int i = 1; i < WAYS; i++)
        mem_free(all[i]);
    mem_free(yields);
    mem_free(root);
    mem_free(space);
    layered_relax(g, all[0]);
    return all[0];
}
