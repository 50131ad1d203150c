/*
 * Every lookup of a generated header against a table in CSV that the generator had no part in, and outside the enum.
 * The same text is compiled as C and as C++, with -DPREFIX=jax -DUPPER=JAX -DHEADER='"jax_promotion.h"'.
 *
 * usage: lookups TABLE.csv ORDER NARY    with ORDER 1 where a <= b is to be T[a][b] = b = T[b][a], else 0; NARY is the
 *                                        spec's rule for three and more dtypes, with a ? where pairs are ambiguous
 */
#include HEADER

#include <stdio.h>
#include <stdlib.h>

#define PASTE_(a, b)   a##b
#define PASTE(a, b)    PASTE_(a, b)
#define LOWER(name)    PASTE(PREFIX, name)
#define CONSTANT(name) PASTE(UPPER, name)

typedef LOWER(_dtype) dtype;
typedef LOWER(_dtype_kind) dtype_kind;

enum { N = CONSTANT(_DTYPE_COUNT), NONE = CONSTANT(_NO_DTYPE) };

#define NAME(IDENT, name, ctype, size, kind) name,
static const char *const names[] = {CONSTANT(_FOR_EACH_DTYPE)(NAME)};
#define SIZE(IDENT, name, ctype, size, kind) size,
static const size_t sizes[] = {CONSTANT(_FOR_EACH_DTYPE)(SIZE)};
#define KIND(IDENT, name, ctype, size, kind) kind,
static const dtype_kind kinds[] = {CONSTANT(_FOR_EACH_DTYPE)(KIND)};
#define ENUMERATOR(IDENT, name, ctype, size, kind) PASTE(CONSTANT(_), IDENT),
static const dtype enumerators[] = {CONSTANT(_FOR_EACH_DTYPE)(ENUMERATOR)};

static unsigned short table[N][N];
static unsigned long failures;

static void check(bool holds, const char *step, unsigned a, unsigned b) {
    if (holds) return;
    if (failures++ < 20) fprintf(stderr, "%s is wrong for %u, %u\n", step, a, b);
}

/* Not the generator's search: a plain scan. */
static unsigned number_of(const char *name) {
    unsigned i;
    for (i = 0; i < N; i++)
        if (strcmp(names[i], name) == 0) return i;
    fprintf(stderr, "the header has no dtype '%s'\n", name);
    exit(1);
}

static char *cell_of(char **line) {
    char *cell = *line, *end = cell + strcspn(cell, ",\r\n");
    *line = *end == ',' ? end + 1 : end;
    *end = '\0';
    return cell;
}

static void read_table(const char *path) {
    static unsigned column[N];
    const size_t room = 1u << 24;
    char *line = (char *)malloc(room);
    FILE *file = fopen(path, "r");
    unsigned i, rows = 0;
    if (!line || !file || !fgets(line, (int)room, file)) exit((perror(path), 1));
    char *at = line;
    cell_of(&at);
    for (i = 0; i < N; i++)
        column[i] = number_of(cell_of(&at));
    if (*at) exit((fprintf(stderr, "%s has more dtypes than the header\n", path), 1));
    while (fgets(line, (int)room, file)) {
        at = line;
        const unsigned row = number_of(cell_of(&at));
        for (i = 0; i < N; i++) {
            const char *cell = cell_of(&at);
            table[row][column[i]] = (unsigned short)(strcmp(cell, "-") == 0 ? (unsigned)NONE : number_of(cell));
        }
        rows++;
    }
    if (rows != N) exit((fprintf(stderr, "%s has %u rows\n", path, rows), 1));
    fclose(file);
    free(line);
}

static unsigned expected_join(unsigned a, unsigned b) {
    return a < N && b < N ? table[a][b] : (unsigned)NONE;
}

static void check_pair(unsigned a, unsigned b, bool order) {
    check((unsigned)LOWER(_promote_types)((dtype)a, (dtype)b) == expected_join(a, b), "promote_types", a, b);
    const bool below = a < N && b < N && table[a][b] == b && table[b][a] == b;
    if (order || a >= N || b >= N) check(LOWER(_can_promote)((dtype)a, (dtype)b) == below, "can_promote", a, b);
}

/* The bytes that the name of a well-known strong dtype tells, or 0 for a name that tells nothing. */
static size_t size_by_name(const char *name) {
    const size_t bits = (size_t)strtoul(name + strcspn(name, "0123456789"), NULL, 10);
    size_t size = 1;
    if (strcmp(name, "b") == 0 || strchr(name, '_')) return 1;
    if (!strchr("ubifc", name[0]) || bits == 0) return 0;
    while (size * 8 < bits)
        size *= 2;
    return size;
}

static dtype_kind kind_by_name(const char *name) {
    switch (name[0]) {
    case 'b':
        return name[1] ? CONSTANT(_KIND_FLOAT) : CONSTANT(_KIND_BOOL);
    case 'u':
        return CONSTANT(_KIND_UINT);
    case 'i':
        return CONSTANT(_KIND_INT);
    case 'f':
        return CONSTANT(_KIND_FLOAT);
    default:
        return CONSTANT(_KIND_COMPLEX);
    }
}

static void check_facts(unsigned d) {
    const dtype as = (dtype)d;
    const char *name = names[d];
    const bool weak = name[strlen(name) - 1] == '*';
    check(enumerators[d] == as, "the order of the enumerators", d, d);
    check(LOWER(_dtype_name)(as) && strcmp(LOWER(_dtype_name)(as), name) == 0, "dtype_name", d, d);
    check(LOWER(_dtype_from_name)(name) == as, "dtype_from_name", d, d);
    check(LOWER(_dtype_size)(as) == sizes[d], "dtype_size", d, d);
    check(LOWER(_dtype_get_kind)(as) == kinds[d], "dtype_get_kind", d, d);
    const dtype stored = LOWER(_dtype_materialize)(as);
    check((unsigned)stored < N && LOWER(_dtype_materialize)(stored) == stored, "dtype_materialize", d, stored);
    check(LOWER(_dtype_size)(stored) == sizes[d] && kinds[stored] == kinds[d], "the dtype it is stored as", d, stored);
    if (kinds[d] == CONSTANT(_KIND_ABSTRACT)) {
        check(sizes[d] == 0, "the size of an abstract dtype", d, d);
        return;
    }
    check(kinds[d] == kind_by_name(name), "the kind by name", d, d);
    check(LOWER(_dtype_is_weak)(as) == weak, "dtype_is_weak", d, d);
    if (weak) {
        check(stored == as || names[stored][0] == name[0], "what a weak dtype stands for", d, stored);
    } else {
        check(sizes[d] == size_by_name(name), "the size by name", d, d);
        check(stored == as, "dtype_materialize of a strong dtype", d, stored);
    }
}

static void check_outside(unsigned d) {
    const dtype as = (dtype)d;
    unsigned i;
    if ((unsigned)as != d) return; /* the enum is short and cannot be that */
    check(LOWER(_dtype_name)(as) == NULL, "dtype_name outside", d, d);
    check(LOWER(_dtype_size)(as) == 0, "dtype_size outside", d, d);
    check(!LOWER(_dtype_is_weak)(as), "dtype_is_weak outside", d, d);
    check((unsigned)LOWER(_dtype_materialize)(as) == NONE, "dtype_materialize outside", d, d);
    check(LOWER(_dtype_get_kind)(as) == CONSTANT(_KIND_ABSTRACT), "dtype_get_kind outside", d, d);
    check_pair(d, d, true);
    check((unsigned)LOWER(_result_type)(1, &as) == NONE, "result_type outside", d, d);
    for (i = 0; i < N; i++) {
        check_pair(i, d, true);
        check_pair(d, i, true);
    }
}

/* Any bytes that are no name: prefixes, extensions, and single changes of the names. */
static void check_other_names(void) {
    char name[256];
    unsigned i, j;
    check((unsigned)LOWER(_dtype_from_name)(NULL) == NONE, "dtype_from_name of NULL", 0, 0);
    for (i = 0; i < N; i++) {
        const size_t length = strlen(names[i]);
        const char *const changes[] = {"", " ", "0", "z", "\xff"};
        if (length + 2 > sizeof name) continue;
        for (j = 0; j < 5; j++) {
            unsigned expected = NONE, k;
            memcpy(name, names[i], length + 1);
            if (j == 0)
                name[length - 1] = '\0';
            else
                strcat(name, changes[j]);
            for (k = 0; k < N; k++)
                if (strcmp(names[k], name) == 0) expected = k;
            check((unsigned)LOWER(_dtype_from_name)(name) == expected, "dtype_from_name of no name", i, j);
        }
    }
}

static unsigned long long state = 1;
static unsigned draw(unsigned below) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33) % below;
}

/* A value past the dtypes, as the enum holds it. */
static unsigned draw_outside(void) {
    return (unsigned)(dtype)(N + draw(1000));
}

static bool is_bound_rule, is_then_weak, has_ambiguous;

static unsigned expected_fold(unsigned n, const unsigned *list) {
    unsigned i, join = n > 0 && list[0] < N ? list[0] : (unsigned)NONE;
    for (i = 1; i < n; i++)
        join = expected_join(join, list[i]);
    return join;
}

static bool below(unsigned a, unsigned b) {
    return LOWER(_can_promote)((dtype)a, (dtype)b);
}

static bool is_bound(unsigned n, const unsigned *set, unsigned d) {
    unsigned i;
    for (i = 0; i < n; i++)
        if (!below(set[i], d)) return false;
    return true;
}

/* Of a set without repetitions, sorted; how many minimal upper bounds it has, and one of them. */
static unsigned count_minimal(unsigned n, const unsigned *set, unsigned *minimal) {
    unsigned count = 0, d, other;
    for (d = 0; d < N; d++) {
        bool is_minimal = is_bound(n, set, d);
        for (other = 0; other < N && is_minimal; other++)
            is_minimal = other == d || !below(other, d) || !is_bound(n, set, other);
        if (is_minimal) *minimal = d;
        count += is_minimal;
    }
    return count;
}

/* Two that the spec says to have no join. */
static bool is_apart(unsigned a, unsigned b) {
    unsigned pair[2], minimal;
    pair[0] = a < b ? a : b;
    pair[1] = a < b ? b : a;
    if (table[a][b] != NONE && table[b][a] != NONE) return false;
    return !has_ambiguous || count_minimal(2, pair, &minimal) < 2;
}

/* By the rule without its word of weak dtypes. */
static unsigned expected_of_all(unsigned n, const unsigned *list) {
    unsigned set[70], count = 0, i, k, minimal = NONE;
    if (!is_bound_rule) return expected_fold(n, list);
    for (i = 0; i < N; i++) {
        unsigned j = 0;
        while (j < n && list[j] != i)
            j++;
        if (j < n) set[count++] = i;
    }
    for (i = 0; i < n; i++)
        if (list[i] >= N) return NONE;
    if (count == 1) return table[set[0]][set[0]];
    if (count == 2) return list[0] == set[0] ? table[set[0]][set[1]] : table[set[1]][set[0]];
    for (i = 0; i < count; i++)
        for (k = 0; k < i; k++)
            if (is_apart(set[i], set[k])) return NONE;
    switch (count_minimal(count, set, &minimal)) {
    case 0:
        return NONE;
    case 1:
        return minimal;
    default:
        return expected_fold(count, set);
    }
}

/* By the rule of the spec, from its words alone: the order, and the table. */
static unsigned expected_result(unsigned n, const unsigned *list) {
    unsigned strong[70], count = 0, join, i;
    if (n <= 2) return expected_fold(n, list);
    for (i = 0; i < n; i++) {
        if (list[i] >= N) return NONE;
        if (!is_then_weak || !LOWER(_dtype_is_weak)((dtype)list[i])) strong[count++] = list[i];
    }
    if (count == 0 || count == n) return expected_of_all(n, list);
    join = expected_of_all(count, strong);
    for (i = 0; i < n; i++)
        if (LOWER(_dtype_is_weak)((dtype)list[i])) join = expected_join(join, list[i]);
    return join;
}

/* Through a length that the compiler does not see. */
static void check_result(unsigned n, const unsigned *list) {
    static volatile size_t length;
    dtype dtypes[70] = {enumerators[0]};
    unsigned i;
    for (i = 0; i < n; i++)
        dtypes[i] = (dtype)list[i];
    length = n;
    check((unsigned)LOWER(_result_type)(length, dtypes) == expected_result(n, list), "result_type", n,
          n > 0 ? list[0] : 0);
}

/* All ordered triples, and quadruples where there are few dtypes. */
static void check_sets(void) {
    unsigned list[4];
    if (N > 64) return;
    for (list[0] = 0; list[0] < N; list[0]++)
        for (list[1] = 0; list[1] < N; list[1]++)
            for (list[2] = 0; list[2] < N; list[2]++) {
                check_result(3, list);
                for (list[3] = 0; list[3] < N && N <= 20; list[3]++)
                    check_result(4, list);
            }
}

/* Constant lengths take another way. */
static void check_constant_lengths(const unsigned *list) {
    dtype dtypes[8];
    unsigned i;
    for (i = 0; i < 8; i++)
        dtypes[i] = (dtype)list[i];
#define CHECK_LENGTH(n)                                                                                                \
    check((unsigned)LOWER(_result_type)(n, dtypes) == expected_result(n, list), "result_type of a constant length", n, \
          list[0])
    CHECK_LENGTH(1);
    CHECK_LENGTH(2);
    CHECK_LENGTH(3);
    CHECK_LENGTH(4);
    CHECK_LENGTH(5);
    CHECK_LENGTH(6);
    CHECK_LENGTH(7);
    CHECK_LENGTH(8);
}

/* Sequences of every length up to 70, some of few different dtypes, some with a value outside. */
static void check_many(void) {
    unsigned list[70];
    unsigned round, i, n;
    for (n = 0; n <= 70; n++) {
        for (round = 0; round < 60; round++) {
            const unsigned first = draw(N), different = 1 + draw(round % 2 ? 4 : N);
            for (i = 0; i < n; i++) {
                const bool outside = round % 6 == 5 && draw(n) == 0;
                list[i] = outside ? draw_outside() : (first + draw(different) * 7) % N;
            }
            check_result(n, list);
        }
    }
    check((unsigned)LOWER(_result_type)(3, NULL) == NONE, "result_type of NULL", 0, 0);
    check((unsigned)LOWER(_result_type)(0, NULL) == NONE, "result_type of nothing", 0, 0);
    for (round = 0; round < 2000; round++) {
        const unsigned different = 1 + draw(round % 2 ? 4 : N);
        for (i = 0; i < 8; i++)
            list[i] = draw(40) == 0 ? draw_outside() : draw(different) * 5 % N;
        check_constant_lengths(list);
    }
}

int main(int argc, char **argv) {
    unsigned a, b;
    if (argc != 4) return 2;
    is_bound_rule = strncmp(argv[3], "bound", 5) == 0;
    is_then_weak = strstr(argv[3], "_then_weak") != NULL;
    has_ambiguous = strchr(argv[3], '?') != NULL;
    read_table(argv[1]);
    for (a = 0; a < N; a++) {
        check_facts(a);
        for (b = 0; b < N; b++)
            check_pair(a, b, argv[2][0] == '1');
    }
    for (a = N; a < N + 300; a++)
        check_outside(a);
    for (a = 1; a; a <<= 1) {
        if (a >= N) check_outside(a);
        check_outside(~a < N ? (unsigned)-1 : ~a);
    }
    check_outside(NONE);
    check_other_names();
    check_many();
    check_sets();
    if (failures) fprintf(stderr, "%lu failures\n", failures);
    return failures != 0;
}
