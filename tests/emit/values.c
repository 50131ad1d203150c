/*
 * Every lookup of a header whose enum has values of the spec's own, for every value up to some past the limit. What is
 * expected is in a header of its own: for each value a row of DTYPES(X), X(value, name, size, kind), and the tables
 * expected_join and expected_order by value. Compiled as C and as C++, with -DPREFIX, -DUPPER, -DHEADER and -DEXPECTED.
 */
#include HEADER

#include <stdio.h>

#define PASTE_(a, b)   a##b
#define PASTE(a, b)    PASTE_(a, b)
#define LOWER(name)    PASTE(PREFIX, name)
#define CONSTANT(name) PASTE(UPPER, name)

typedef LOWER(_dtype) dtype;
enum { ALL = 300, NONE = CONSTANT(_NO_DTYPE) };

#include EXPECTED

static unsigned long failures;
static void check(bool holds, const char *step, unsigned a, unsigned b) {
    if (holds) return;
    if (failures++ < 20) fprintf(stderr, "%s is wrong for %u, %u\n", step, a, b);
}

static const char *names[ALL];
static size_t sizes[ALL];
static LOWER(_dtype_kind) kinds[ALL];
static unsigned count;

static void read_expected(void) {
    for (unsigned d = 0; d < ALL; d++)
        kinds[d] = CONSTANT(_KIND_ABSTRACT);
#define EXPECT(value, name, size, kind) names[value] = name, sizes[value] = size, kinds[value] = kind, count++;
    DTYPES(EXPECT)
}

static void check_value(unsigned d) {
    const dtype as = (dtype)d;
    const char *const name = LOWER(_dtype_name)(as);
    check(names[d] ? name && strcmp(name, names[d]) == 0 : !name, "dtype_name", d, d);
    check(LOWER(_dtype_size)(as) == sizes[d], "dtype_size", d, d);
    check(LOWER(_dtype_get_kind)(as) == kinds[d], "dtype_get_kind", d, d);
    check(!LOWER(_dtype_is_weak)(as), "dtype_is_weak", d, d);
    check((unsigned)LOWER(_dtype_materialize)(as) == (names[d] ? d : (unsigned)NONE), "dtype_materialize", d, d);
    check((unsigned)LOWER(_result_type)(1, &as) == (names[d] ? d : (unsigned)NONE), "result_type of one", d, d);
    if (names[d]) check((unsigned)LOWER(_dtype_from_name)(names[d]) == d, "dtype_from_name", d, d);
}

/* What has no values: a loss that nobody knows, and no cast. */
static void check_casts(unsigned a, unsigned b) {
    const dtype from = (dtype)a, to = (dtype)b;
    const bool both = a < ALL && b < ALL && sizes[a] && sizes[b];
    check(both || LOWER(_cast_loss)(from, to) == CONSTANT(_LOSS_UNKNOWN), "cast_loss", a, b);
    check(LOWER(_can_cast)(from, to, CONSTANT(_CAST_ANY)) == both, "can_cast any", a, b);
    check(both || !LOWER(_can_cast)(from, to, CONSTANT(_CAST_EXACT)), "can_cast exact", a, b);
    check(a != b || !both || LOWER(_cast_loss)(from, to) == CONSTANT(_LOSS_NONE), "cast_loss of one", a, b);
}

static unsigned join_of(unsigned a, unsigned b) {
    return a < EXPECTED_LIMIT && b < EXPECTED_LIMIT ? expected_join[a][b] : (unsigned)NONE;
}

static void check_pairs(void) {
    for (unsigned a = 0; a < ALL; a++) {
        for (unsigned b = 0; b < ALL; b++) {
            const dtype both[] = {(dtype)a, (dtype)b};
            const bool below = a < EXPECTED_LIMIT && b < EXPECTED_LIMIT && expected_order[a][b];
            check_casts(a, b);
            check(LOWER(_can_cast)(both[0], both[1], CONSTANT(_CAST_PROMOTE)) == below, "can_cast promote", a, b);
            check((unsigned)LOWER(_promote_types)(both[0], both[1]) == join_of(a, b), "promote_types", a, b);
            check(LOWER(_can_promote)(both[0], both[1]) == below, "can_promote", a, b);
            check((unsigned)LOWER(_result_type)(2, both) == join_of(a, b), "result_type of two", a, b);
        }
    }
}

/* Of many dtypes, of which some are none. */
static void check_many(void) {
    static const dtype listed[] = {
#define VALUE(IDENT, name, ctype, size, kind) PASTE(CONSTANT(_), IDENT),
        CONSTANT(_FOR_EACH_DTYPE)(VALUE)};
    unsigned state = 1;
    check(sizeof listed / sizeof *listed == count && count == CONSTANT(_DTYPE_COUNT), "FOR_EACH_DTYPE", count, 0);
    for (unsigned round = 0; round < 3000; round++) {
        dtype list[7];
        unsigned expected = 0;
        const unsigned n = 2 + round % 6;
        for (unsigned i = 0; i < n; i++) {
            state = state * 1103515245u + 12345u;
            list[i] = listed[(state >> 16) % count];
            if (state >> 8 & 15) {
            } else
                list[i] = (dtype)((state >> 16) % ALL);
            expected = i ? join_of(expected, list[i]) : (unsigned)list[0];
        }
        check((unsigned)LOWER(_result_type)(n, list) == expected, "result_type of many", n, round);
    }
}

int main(void) {
    read_expected();
    for (unsigned d = 0; d < ALL; d++)
        check_value(d);
    check_pairs();
    check_many();
#define ALIAS(name, value)                                                                                             \
    check((unsigned)LOWER(_dtype_from_name)(name) == value, "dtype_from_name of " name, value, 0);
    ALIASES(ALIAS)
    check((unsigned)LOWER(_dtype_from_name)("nobody") == NONE, "dtype_from_name of nobody", 0, 0);
    check(LOWER(_dtype_from_name)(NULL) == CONSTANT(_NO_DTYPE), "dtype_from_name of NULL", 0, 0);
    check(CONSTANT(_DTYPE_LIMIT) == EXPECTED_LIMIT, "the limit", 0, 0);
    if (failures) fprintf(stderr, "%lu failures\n", failures);
    return failures != 0;
}
