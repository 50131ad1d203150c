#include "lattice/brute.h"

#include <string.h>

bool brute_is_upper_bound(const brute *s, const int *ids, int count, int bound) {
    for (int i = 0; i < count; i++)
        if (!s->leq[ids[i]][bound]) return false;
    return true;
}

bool brute_is_minimal_upper_bound(const brute *s, const int *ids, int count, int bound) {
    if (!brute_is_upper_bound(s, ids, count, bound)) return false;
    for (int other = 0; other < s->n; other++)
        if (other != bound && brute_is_upper_bound(s, ids, count, other) && s->leq[other][bound]) return false;
    return true;
}

void brute_from_edges(brute *s, int n, int edges[][2], int edge_count) {
    memset(s, 0, sizeof *s);
    s->n = n;
    for (int a = 0; a < n; a++)
        s->leq[a][a] = true;
    for (int i = 0; i < edge_count; i++)
        s->leq[edges[i][0]][edges[i][1]] = true;
    for (int b = 0; b < n; b++)
        for (int a = 0; a < n; a++)
            for (int c = 0; c < n; c++)
                if (s->leq[a][b] && s->leq[b][c]) s->leq[a][c] = true;
    for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
            int minimal = 0;
            s->value[a][b] = BRUTE_NONE;
            for (int bound = 0; bound < n; bound++) {
                if (!brute_is_minimal_upper_bound(s, (int[]){a, b}, 2, bound)) continue;
                s->value[a][b] = bound;
                minimal++;
            }
            if (minimal > 1) s->value[a][b] = BRUTE_AMBIGUOUS;
        }
    }
}

void brute_from_table(brute *s, int n, int table[BRUTE_MAX][BRUTE_MAX]) {
    memset(s, 0, sizeof *s);
    s->n = n;
    for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
            s->value[a][b] = table[a][b];
            s->leq[a][b] = table[a][b] == b && table[b][a] == b;
        }
    }
}

/* T of two results, undefined if either is. */
static int join(const brute *s, int a, int b) {
    if (a < 0 || b < 0 || s->value[a][b] < 0) return BRUTE_NONE;
    return s->value[a][b];
}

int brute_order(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++)
            for (int c = 0; c < s->n; c++)
                if (s->leq[a][b] && s->leq[b][c] && !s->leq[a][c])
                    failures[count++] = (brute_failure){a, b, c, BRUTE_NONE, BRUTE_NONE};
    return count;
}

static int cells_that_are(const brute *s, int kind, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++)
            if (s->value[a][b] == kind) failures[count++] = (brute_failure){a, b, BRUTE_NONE, BRUTE_NONE, BRUTE_NONE};
    return count;
}

int brute_existence(const brute *s, brute_failure *failures) {
    return cells_that_are(s, BRUTE_NONE, failures);
}

int brute_uniqueness(const brute *s, brute_failure *failures) {
    return cells_that_are(s, BRUTE_AMBIGUOUS, failures);
}

int brute_idempotence(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++)
        if (join(s, a, a) != BRUTE_NONE && join(s, a, a) != a)
            failures[count++] = (brute_failure){a, BRUTE_NONE, BRUTE_NONE, join(s, a, a), BRUTE_NONE};
    return count;
}

int brute_commutativity(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++)
        for (int b = a + 1; b < s->n; b++)
            if (join(s, a, b) != join(s, b, a))
                failures[count++] = (brute_failure){a, b, BRUTE_NONE, join(s, a, b), join(s, b, a)};
    return count;
}

int brute_associativity(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++) {
        for (int b = 0; b < s->n; b++) {
            for (int c = 0; c < s->n; c++) {
                const int left = join(s, join(s, a, b), c), right = join(s, a, join(s, b, c));
                if (left != BRUTE_NONE && right != BRUTE_NONE && left != right)
                    failures[count++] = (brute_failure){a, b, c, left, right};
            }
        }
    }
    return count;
}

int brute_monotonicity(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++) {
        for (int b = 0; b < s->n; b++) {
            for (int c = 0; c < s->n; c++) {
                const int left = join(s, a, c), right = join(s, b, c);
                if (s->leq[a][b] && left != BRUTE_NONE && right != BRUTE_NONE && left != right && !s->leq[left][right])
                    failures[count++] = (brute_failure){a, b, c, left, right};
            }
        }
    }
    return count;
}

int brute_gaps(const brute *s) {
    int count = 0;
    for (int a = 0; a < s->n; a++) {
        for (int b = 0; b < s->n; b++) {
            for (int c = 0; c < s->n; c++) {
                const int left = join(s, join(s, a, b), c), right = join(s, a, join(s, b, c));
                count += (left == BRUTE_NONE) != (right == BRUTE_NONE);
            }
        }
    }
    return count;
}

/* The upper bound that is below every upper bound. */
static int least_upper_bound(const brute *s, int a, int b) {
    for (int least = 0; least < s->n; least++) {
        bool below_all = brute_is_upper_bound(s, (int[]){a, b}, 2, least);
        for (int bound = 0; bound < s->n; bound++)
            if (brute_is_upper_bound(s, (int[]){a, b}, 2, bound)) below_all = below_all && s->leq[least][bound];
        if (below_all) return least;
    }
    return BRUTE_NONE;
}

int brute_least(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++) {
        for (int b = 0; b < s->n; b++) {
            const int value = join(s, a, b);
            if (value == BRUTE_NONE) {
                const int missing = least_upper_bound(s, a, b);
                if (missing != BRUTE_NONE && !(s->weak[a] && s->weak[b]))
                    failures[count++] = (brute_failure){a, b, BRUTE_NONE, BRUTE_NONE, missing};
                continue;
            }
            int because = BRUTE_NONE;
            for (int bound = s->n - 1; bound >= 0; bound--)
                if (brute_is_upper_bound(s, (int[]){a, b}, 2, bound) && !s->leq[value][bound]) because = bound;
            if (!s->leq[b][value]) because = b;
            if (!s->leq[a][value]) because = a;
            if (because != BRUTE_NONE) failures[count++] = (brute_failure){a, b, BRUTE_NONE, value, because};
        }
    }
    return count;
}

static int fold(const brute *s, const int *ids, int count) {
    int value = ids[0];
    for (int i = 1; i < count; i++)
        value = join(s, value, ids[i]);
    return value;
}

/* Writes the distinct ones among the ids, in the order of their first places, and returns how many there are. */
static int distinct(const int *ids, int count, int *each) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        bool known = false;
        for (int k = 0; k < found; k++)
            known = known || each[k] == ids[i];
        if (!known) each[found++] = ids[i];
    }
    return found;
}

static bool is_apart(const brute *s, int a, int b) {
    return a != b && (s->value[a][b] == BRUTE_NONE || s->value[b][a] == BRUTE_NONE);
}

static int by_rule(const brute *s, const int *ids, int count) {
    int each[BRUTE_MAX], minimal = BRUTE_NONE, minimal_count = 0, sorted[BRUTE_MAX] = {0}, placed = 0;
    if (!(s->nary & 1) || count == 1) return fold(s, ids, count);
    const int found = distinct(ids, count, each);
    if (found == 1) return join(s, ids[0], ids[0]);
    if (found == 2) return join(s, each[0], each[1]);
    for (int i = 0; i < found; i++)
        for (int j = 0; j < found; j++)
            if (is_apart(s, each[i], each[j])) return BRUTE_NONE;
    for (int bound = 0; bound < s->n; bound++) {
        if (!brute_is_minimal_upper_bound(s, ids, count, bound)) continue;
        minimal = bound;
        minimal_count++;
    }
    if (minimal_count < 2) return minimal;
    for (int id = 0; id < s->n; id++)
        for (int i = 0; i < found; i++)
            if (each[i] == id) sorted[placed++] = id;
    return fold(s, sorted, found);
}

int brute_result_type(const brute *s, const int *ids, int count) {
    int strong[BRUTE_MAX], strong_count = 0;
    for (int i = 0; i < count; i++)
        if (!s->weak[ids[i]]) strong[strong_count++] = ids[i];
    if (!(s->nary & 2) || count < 3 || strong_count == 0 || strong_count == count) return by_rule(s, ids, count);
    const bool alone = (s->nary & 1) && strong_count == 1;
    int value = alone ? join(s, strong[0], strong[0]) : by_rule(s, strong, strong_count);
    for (int i = 0; i < count; i++)
        if (s->weak[ids[i]]) value = join(s, value, ids[i]);
    return value;
}

int brute_nary(const brute *s, brute_failure *failures) {
    int count = 0;
    for (int a = 0; a < s->n; a++) {
        for (int b = a; b < s->n; b++) {
            for (int c = b; c < s->n; c++) {
                const int orders[][3] = {{c, a, b}, {b, c, a}, {b, a, c}, {c, b, a}, {a, c, b}};
                const int left = brute_result_type(s, (int[]){a, b, c}, 3);
                int other = 0, right = left;
                while (other < 5 && right == left)
                    right = brute_result_type(s, orders[other++], 3);
                if (right != left) failures[count++] = (brute_failure){a, b, c, left, right};
            }
        }
    }
    return count;
}

bool brute_total(const brute *s) {
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++)
            if (s->value[a][b] < 0) return false;
    return true;
}

const char *brute_class(const brute *s) {
    brute_failure ignored[BRUTE_FAILURES];
    const bool partial = brute_order(s, ignored) == 0 && brute_idempotence(s, ignored) == 0 &&
                         brute_commutativity(s, ignored) == 0 && brute_associativity(s, ignored) == 0 &&
                         brute_least(s, ignored) == 0;
    const bool every = partial && brute_existence(s, ignored) == 0 && brute_uniqueness(s, ignored) == 0;
    if (every && brute_total(s)) return brute_bottom(s) == BRUTE_NONE ? "join-semilattice" : "lattice";
    return partial && !brute_total(s) ? "partial-lattice" : "table";
}

int brute_top(const brute *s) {
    for (int t = 0; t < s->n; t++) {
        bool above_all = true;
        for (int a = 0; a < s->n; a++)
            above_all = above_all && s->leq[a][t];
        if (above_all) return t;
    }
    return BRUTE_NONE;
}

int brute_bottom(const brute *s) {
    for (int t = 0; t < s->n; t++) {
        bool below_all = true;
        for (int a = 0; a < s->n; a++)
            below_all = below_all && s->leq[t][a];
        if (below_all) return t;
    }
    return BRUTE_NONE;
}

static int height_from(const brute *s, int a) {
    int height = 0;
    for (int b = 0; b < s->n; b++) {
        if (a == b || !s->leq[a][b]) continue;
        const int above = 1 + height_from(s, b);
        if (above > height) height = above;
    }
    return height;
}

int brute_height(const brute *s) {
    int height = 0;
    for (int a = 0; a < s->n; a++)
        if (height_from(s, a) > height) height = height_from(s, a);
    return height;
}

bool brute_covers(const brute *s, int a, int b) {
    if (a == b || !s->leq[a][b]) return false;
    for (int c = 0; c < s->n; c++)
        if (c != a && c != b && s->leq[a][c] && s->leq[c][b]) return false;
    return true;
}

int brute_steps(const brute *s, int a, int b) {
    if (a == b) return 0;
    int best = -1;
    for (int c = 0; c < s->n; c++) {
        if (!brute_covers(s, a, c)) continue;
        const int rest = brute_steps(s, c, b);
        if (rest >= 0 && (best < 0 || rest + 1 < best)) best = rest + 1;
    }
    return best;
}
