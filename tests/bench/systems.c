#include "bench/systems.h"

#include <stdlib.h>
#include <string.h>

#include "lattice/random.h"

enum { GROUND = 40, PATIENCE = 400 };

static int members(uint64_t set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

static int smaller_first(const void *left, const void *right) {
    const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
    const int x = members(a), y = members(b);
    return x != y ? x - y : (a > b) - (a < b);
}

static size_t boolean_sets(uint64_t *sets, size_t n) {
    size_t count = 1;
    while (2 * count <= n)
        count *= 2;
    for (size_t i = 0; i < count; i++)
        sets[i] = i;
    return count;
}

static bool contains(const uint64_t *sets, size_t count, uint64_t set) {
    for (size_t i = 0; i < count; i++)
        if (sets[i] == set) return true;
    return false;
}

/* Appends the unions of `more` with all of the family, and returns its new size; space for twice as many and one. */
static size_t close_with(uint64_t *sets, size_t count, uint64_t more) {
    size_t all = count;
    if (contains(sets, count, more)) return count;
    sets[all++] = more;
    for (size_t i = 0; i < count; i++)
        sets[all++] = sets[i] | more;
    qsort(sets + count, all - count, sizeof *sets, smaller_first);
    qsort(sets, count, sizeof *sets, smaller_first);
    size_t kept = count;
    for (size_t i = count; i < all; i++) {
        if (i > count && sets[i] == sets[i - 1]) continue;
        if (bsearch(&sets[i], sets, count, sizeof *sets, smaller_first)) continue;
        const uint64_t set = sets[i];
        sets[kept++] = set;
        if (kept != i + 1) sets[i] = set;
    }
    return kept;
}

/*
 * Generators are added as long as the family stays within n; the last one may go past it, and then the lowest sets
 * are left out: what is up-closed in a join-semilattice is one too.
 */
static size_t random_sets(uint64_t *sets, size_t n) {
    random_state random = {n};
    size_t count = 0;
    for (int tries = 0; count < n; tries++) {
        uint64_t more = 0;
        for (int bit = 0; bit < GROUND; bit++)
            more |= (uint64_t)random_percent(&random, 20) << bit;
        const size_t grown = close_with(sets, count, more);
        if (grown <= n || tries >= PATIENCE) count = grown;
    }
    qsort(sets, count, sizeof *sets, smaller_first);
    memmove(sets, sets + (count - n), n * sizeof *sets);
    return n;
}

static bool set_below(uint64_t a, uint64_t b) {
    return (a & b) == a;
}

/* The covers of element a among later ones: those above it that lie above no cover found before. */
static bool append_covers(lattice_system *system, const uint64_t *sets, size_t a, size_t *capacity) {
    const size_t first = system->edge_count;
    for (size_t b = a + 1; b < system->n; b++) {
        if (!set_below(sets[a], sets[b])) continue;
        bool implied = false;
        for (size_t e = first; e < system->edge_count && !implied; e++)
            implied = set_below(sets[system->edges[e].to], sets[b]);
        if (implied) continue;
        if (system->edge_count == *capacity) {
            lat_edge *more = realloc(system->edges, 2 * *capacity * sizeof *more);
            if (!more) return false;
            system->edges = more;
            *capacity *= 2;
        }
        system->edges[system->edge_count++] = (lat_edge){(lat_id)a, (lat_id)b};
    }
    return true;
}

static void shuffle(lattice_system *system, lat_id *names) {
    random_state random = {1};
    for (size_t i = 0; i < system->n; i++) {
        const size_t j = (size_t)random_below(&random, (int)i + 1);
        names[i] = names[j];
        names[j] = (lat_id)i;
    }
    for (size_t e = 0; e < system->edge_count; e++) {
        system->edges[e].from = names[system->edges[e].from];
        system->edges[e].to = names[system->edges[e].to];
    }
}

bool lattice_system_make(lattice_system *system, const char *kind, size_t n) {
    const bool boolean = strcmp(kind, "boolean") == 0;
    *system = (lattice_system){0};
    if ((!boolean && strcmp(kind, "random") != 0) || n == 0 || n > LAT_MAX_DTYPES) return false;
    size_t capacity = 8 * n;
    uint64_t *sets = malloc((2 * n + 2) * sizeof *sets);
    lat_id *names = malloc(n * sizeof *names);
    system->edges = malloc(capacity * sizeof *system->edges);
    bool made = sets && names && system->edges;
    if (made) {
        system->n = boolean ? boolean_sets(sets, n) : random_sets(sets, n);
        qsort(sets, system->n, sizeof *sets, smaller_first);
        for (size_t a = 0; a < system->n && made; a++)
            made = append_covers(system, sets, a, &capacity);
    }
    if (made)
        shuffle(system, names);
    else
        lattice_system_free(system);
    free(names);
    free(sets);
    return made;
}

void lattice_system_free(lattice_system *system) {
    free(system->edges);
    *system = (lattice_system){0};
}
