/*
 * Every lookup of a header whose enum has values of the spec's own, for the values that are tried: those of dtypes, and
 * others. What is expected is in a header of its own: for each dtype a row of DTYPES(X), X(place among the tried
 * values, name, size, kind), and the tables expected_join and expected_order by place. Compiled as C and as C++, with
 * -DPREFIX, -DUPPER, -DHEADER and -DEXPECTED.
 */
#include HEADER

#include <stdio.h>

#define PASTE_(a, b)   a##b
#define PASTE(a, b)    PASTE_(a, b)
#define LOWER(name)    PASTE(PREFIX, name)
#define CONSTANT(name) PASTE(UPPER, name)

typedef LOWER(_dtype) dtype;
#include EXPECTED

static dtype tried_dtype(unsigned place) {
    return (dtype)tried[place];
}
static long long value_of(dtype d) {
    return (int)d;
}
#define NONE value_of(CONSTANT(_NO_DTYPE))

static unsigned long failures;
static void check(bool holds, const char *step, unsigned a, unsigned b) {
    if (holds) return;
    if (failures++ < 20) fprintf(stderr, "%s is wrong for %lld, %lld\n", step, tried[a], tried[b]);
}

static const char *names[TRIED];
static size_t sizes[TRIED];
static LOWER(_dtype_kind) kinds[TRIED];
static unsigned count;

static void read_expected(void) {
    for (unsigned d = 0; d < TRIED; d++)
        kinds[d] = CONSTANT(_KIND_ABSTRACT);
#define EXPECT(place, name, size, kind) names[place] = name, sizes[place] = size, kinds[place] = kind, count++;
    DTYPES(EXPECT)
}

static void check_value(unsigned d) {
    const dtype as = tried_dtype(d);
    const long long own = names[d] ? tried[d] : NONE;
    const char *const name = LOWER(_dtype_name)(as);
    check(names[d] ? name && strcmp(name, names[d]) == 0 : !name, "dtype_name", d, d);
    check(LOWER(_dtype_size)(as) == sizes[d], "dtype_size", d, d);
    check(LOWER(_dtype_get_kind)(as) == kinds[d], "dtype_get_kind", d, d);
    check(!LOWER(_dtype_is_weak)(as), "dtype_is_weak", d, d);
    check(value_of(LOWER(_dtype_materialize)(as)) == own, "dtype_materialize", d, d);
    check(value_of(LOWER(_result_type)(1, &as)) == own, "result_type of one", d, d);
    if (names[d]) check(value_of(LOWER(_dtype_from_name)(names[d])) == own, "dtype_from_name", d, d);
#ifdef HAS_REAL
    check(LOWER(_is_real)(as) == (names[d] && kinds[d] != CONSTANT(_KIND_BOOL) && kinds[d] != CONSTANT(_KIND_ABSTRACT)),
          "is_real", d, d);
#endif
}

/* What has no values: a loss that nobody knows, and no cast, but to itself, by which nothing is lost. */
static void check_casts(unsigned a, unsigned b) {
    const dtype from = tried_dtype(a), to = tried_dtype(b);
    const bool both = sizes[a] && sizes[b], same = a == b && names[a];
    const int loss = (int)LOWER(_cast_loss)(from, to);
    check(both || loss == (int)(same ? CONSTANT(_LOSS_NONE) : CONSTANT(_LOSS_UNKNOWN)), "cast_loss", a, b);
    check(LOWER(_can_cast)(from, to, CONSTANT(_CAST_ANY)) == (both || same), "can_cast any", a, b);
    check(both || LOWER(_can_cast)(from, to, CONSTANT(_CAST_EXACT)) == same, "can_cast exact", a, b);
    check(a != b || !both || LOWER(_cast_loss)(from, to) == CONSTANT(_LOSS_NONE), "cast_loss of one", a, b);
}

static void check_pairs(void) {
    for (unsigned a = 0; a < TRIED; a++) {
        for (unsigned b = 0; b < TRIED; b++) {
            const dtype both[] = {tried_dtype(a), tried_dtype(b)};
            check_casts(a, b);
            check(LOWER(_can_cast)(both[0], both[1], CONSTANT(_CAST_PROMOTE)) == expected_order[a][b],
                  "can_cast promote", a, b);
            check(value_of(LOWER(_promote_types)(both[0], both[1])) == expected_join[a][b], "promote_types", a, b);
            check(LOWER(_can_promote)(both[0], both[1]) == expected_order[a][b], "can_promote", a, b);
            check(value_of(LOWER(_result_type)(2, both)) == expected_join[a][b], "result_type of two", a, b);
        }
    }
}

/* The place of a value, that of none for any other one. */
static unsigned place_of(long long value) {
    unsigned place = 0;
    while (tried[place] != value)
        place++;
    return place;
}

/* Of many dtypes, of which some are none. */
static void check_many(void) {
    static const dtype listed[] = {
#define VALUE(IDENT, name, ctype, size, kind) PASTE(CONSTANT(_), IDENT),
        CONSTANT(_FOR_EACH_DTYPE)(VALUE)};
    unsigned state = 1;
    check(sizeof listed / sizeof *listed == count && count == CONSTANT(_DTYPE_COUNT), "FOR_EACH_DTYPE", 0, 0);
    for (unsigned round = 0; round < 3000; round++) {
        dtype list[7];
        long long expected = 0;
        const unsigned n = 2 + round % 6;
        for (unsigned i = 0; i < n; i++) {
            state = state * 1103515245u + 12345u;
            list[i] = listed[(state >> 16) % count];
            if (state >> 8 & 15) {
            } else
                list[i] = tried_dtype((state >> 16) % TRIED);
            expected = i ? expected_join[place_of(expected)][place_of(value_of(list[i]))] : value_of(list[0]);
        }
        check(value_of(LOWER(_result_type)(n, list)) == expected, "result_type of many", 0, 0);
    }
}

int main(void) {
    read_expected();
    for (unsigned d = 0; d < TRIED; d++)
        check_value(d);
    check_pairs();
    check_many();
#define ALIAS(name, value) check(value_of(LOWER(_dtype_from_name)(name)) == value, "dtype_from_name of " name, 0, 0);
    ALIASES(ALIAS)
    check(value_of(LOWER(_dtype_from_name)("nobody")) == NONE, "dtype_from_name of nobody", 0, 0);
    check(LOWER(_dtype_from_name)(NULL) == CONSTANT(_NO_DTYPE), "dtype_from_name of NULL", 0, 0);
#ifdef HAS_LIMIT
    check(CONSTANT(_DTYPE_LIMIT) == EXPECTED_LIMIT, "the limit", 0, 0);
#endif
    if (failures) fprintf(stderr, "%lu failures\n", failures);
    return failures != 0;
}
