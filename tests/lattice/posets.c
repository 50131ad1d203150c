#include "lattice/posets.h"

#include <stdio.h>
#include <string.h>

size_t poset_count(int n) {
    static const size_t counts[] = {1, 1, 3, 19, 219, 4231, 130023, 6129859};
    return counts[n];
}

/*
 * The new dtype lies above all of `below`, a set closed downward, and below all of `above`, one closed upward, where
 * every one of the first promotes to every one of the second. Each order arises from its first n - 1 dtypes in one way.
 */
static bool can_extend(const poset *p, unsigned below, unsigned above) {
    if (below & above) return false;
    for (int a = 0; a < p->n; a++) {
        if (above >> a & 1 && p->up[a] & ~above) return false;
        if (below >> a & 1 && above & ~p->up[a]) return false;
        if (!(below >> a & 1) && p->up[a] & below) return false;
    }
    return true;
}

size_t poset_each_extension(const poset *p, poset_visitor *visit, void *context) {
    size_t count = 0;
    const int n = p->n;
    for (unsigned below = 0; below < 1u << n; below++) {
        for (unsigned above = 0; above < 1u << n; above++) {
            if (!can_extend(p, below, above)) continue;
            poset extended = *p;
            extended.n = n + 1;
            extended.up[n] = above | 1u << n;
            for (int a = 0; a < n; a++)
                if (below >> a & 1) extended.up[a] |= 1u << n;
            visit(context, &extended);
            count++;
        }
    }
    return count;
}

typedef struct poset_walk {
    int n;
    poset_visitor *visit;
    void *context;
    size_t count;
} poset_walk;

static void walk_on(void *context, const poset *p) {
    poset_walk *walk = context;
    if (p->n < walk->n) {
        poset_each_extension(p, walk_on, walk);
        return;
    }
    walk->visit(walk->context, p);
    walk->count++;
}

size_t poset_each(int n, poset_visitor *visit, void *context) {
    poset_walk walk = {.n = n, .visit = visit, .context = context};
    walk_on(&walk, &(poset){.n = 0});
    return walk.count;
}

bool poset_covers(const poset *p, int a, int b) {
    if (a == b || !poset_leq(p, a, b)) return false;
    for (int c = 0; c < p->n; c++)
        if (c != a && c != b && poset_leq(p, a, c) && poset_leq(p, c, b)) return false;
    return true;
}

/* Adds an edge at a place that chance gives. */
static size_t insert(random_state *random, lat_edge *edges, size_t count, lat_edge edge) {
    const size_t place = (size_t)random_below(random, (int)count + 1);
    edges[count] = edges[place];
    edges[place] = edge;
    return count + 1;
}

size_t poset_edges(const poset *p, poset_edges_kind kind, random_state *random, lat_edge edges[2 * POSET_EDGES_MAX]) {
    size_t count = 0;
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            const lat_edge edge = {(lat_id)a, (lat_id)b};
            if (a == b || !poset_leq(p, a, b)) continue;
            if (kind != POSET_SOME) {
                if (kind == POSET_ALL || poset_covers(p, a, b)) edges[count++] = edge;
                continue;
            }
            if (poset_covers(p, a, b) || random_percent(random, 50)) count = insert(random, edges, count, edge);
            if (random_percent(random, 15)) count = insert(random, edges, count, edge);
        }
    }
    return count;
}

int poset_join(const poset *p, int a, int b) {
    const unsigned bounds = p->up[a] & p->up[b];
    int found = BRUTE_NONE;
    for (int c = 0; c < p->n; c++) {
        if (!(bounds >> c & 1)) continue;
        bool minimal = true;
        for (int d = 0; d < p->n && minimal; d++)
            minimal = d == c || !(bounds >> d & 1) || !poset_leq(p, d, c);
        if (minimal) found = found == BRUTE_NONE ? c : BRUTE_AMBIGUOUS;
    }
    return found;
}

void poset_to_brute(const poset *p, brute *system) {
    memset(system, 0, sizeof *system);
    system->n = p->n;
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            system->leq[a][b] = poset_leq(p, a, b);
            system->value[a][b] = poset_join(p, a, b);
        }
    }
}

void poset_print(const poset *p) {
    printf("  %d dtypes;", p->n);
    for (int a = 0; a < p->n; a++)
        for (int b = 0; b < p->n; b++)
            if (poset_covers(p, a, b)) printf(" %d<%d", a, b);
    printf("\n");
}
