/* Lists and switches of library.lua as a program meets them. HOST: its enum is the library's. Also C++. */
/* clang-format off */
#include <stdbool.h>
#include <stdio.h>
#if HOST
#include "host.h"
#endif
#include "nd_dispatch.h"
#if !HOST
typedef nd_dtype dtype;
#define NONE ND_NO_DTYPE
#endif

static int failures;
static void check(bool holds, const char *what, int line) {
    if (holds) return;
    failures++;
    printf("line %d: %s\n", line, what);
}
#define CHECK(condition) check(condition, #condition, __LINE__)

/* ---- Every choice of dtypes, and values that are none ---- */

#define LEFT(arg, a, b, r) ND_ENUM_##a,
static const dtype all[] = {ND_FOR_EACH_PAIR(LEFT, ) NONE};
enum { COUNT = sizeof all / sizeof *all };

static dtype outside(int i) {
    static const int values[] = {-2147483647 - 1, -77, 10, 15, 16, 31, 33, 64, 100, 255, 256, 260, 1 << 16, 2147483647};
    return (dtype)values[i];
}
enum { OUTSIDE = 14 };

typedef struct row {
    dtype a, b, c, r;
} row;
#define ROW(arg, a, b, c, r) {ND_ENUM_##a, ND_ENUM_##b, ND_ENUM_##c, ND_ENUM_##r},
static const row adds[] = {ND_FOR_EACH_ADD(ROW, )};
static const row hypots[] = {ND_FOR_EACH_HYPOT(ROW, )};
static const row quantizes[] = {ND_FOR_EACH_QUANTIZE(ROW, )};

static row found(const row *rows, int count, dtype a, dtype b) {
    const row none = {NONE, NONE, NONE, NONE};
    for (int i = 0; i < count; i++)
        if (rows[i].a == a && rows[i].b == b) return rows[i];
    return none;
}
static bool same(row x, row y) { return x.a == y.a && x.b == y.b && x.c == y.c && x.r == y.r; }

#define SET_ROW(out, x, y, z, w) \
    (out)->a = ND_ENUM_##x; (out)->b = ND_ENUM_##y; (out)->c = ND_ENUM_##z; (out)->r = ND_ENUM_##w
#define SET_COMPUTED(out, z, w) (out)->c = ND_ENUM_##z; (out)->r = ND_ENUM_##w

static row switched_add(dtype a, dtype b) {
    row out = {NONE, NONE, NONE, NONE};
    ND_SWITCH_ADD(a, b, SET_ROW, &out, )
    return out;
}
static row switched_hypot(dtype a, dtype b) {
    row out = {NONE, NONE, NONE, NONE};
    ND_SWITCH_HYPOT(a, b, SET_ROW, &out, )
    return out;
}
static row switched_quantize(dtype a, dtype b) {
    row out = {NONE, NONE, NONE, NONE};
    ND_SWITCH_QUANTIZE(a, b, SET_ROW, &out, )
    return out;
}
static row computed_add(dtype a, dtype b) {
    row out = {NONE, NONE, NONE, NONE};
    ND_SWITCH_ADD_COMPUTE(a, b, SET_COMPUTED, &out, )
    return out;
}

static void check_pair(dtype a, dtype b) {
    const row add = found(adds, sizeof adds / sizeof *adds, a, b), computed = computed_add(a, b);
    CHECK(same(switched_add(a, b), add));
    CHECK(computed.c == add.c && computed.r == add.r);
    CHECK(nd_add_compute(a, b) == add.c && nd_add_result(a, b) == add.r);
    CHECK(nd_multiply_compute(a, b) == add.c && nd_multiply_result(a, b) == add.r);
    CHECK(same(switched_hypot(a, b), found(hypots, sizeof hypots / sizeof *hypots, a, b)));
    CHECK(same(switched_quantize(a, b), found(quantizes, sizeof quantizes / sizeof *quantizes, a, b)));
}

static void check_choices(void) {
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < COUNT; k++)
            check_pair(all[i], all[k]);
        for (int k = 0; k < OUTSIDE; k++) {
            check_pair(all[i], outside(k));
            check_pair(outside(k), all[i]);
            check_pair(outside(k), outside(k));
        }
    }
}

/* ---- Signatures ---- */

enum { CONSTANT = sizeof(char[ND_SIGNATURE(ND_ENUM_i8, ND_ENUM_u8) != ND_SIGNATURE(ND_ENUM_u8, ND_ENUM_i8) ? 1 : -1]) };
#define OTHER(count, a, b) \
    case ND_SIGNATURE(ND_ENUM_##a, ND_ENUM_##b): return true; /* two equal ones would not compile */
static bool is_pair(dtype a, dtype b) {
    switch (ND_SIGNATURE(a, b)) {
        ND_FOR_EACH_CONVERT(OTHER, )
    default: return false;
    }
}

/* ---- Cases and what else may come ---- */

static int calls;
static dtype once(dtype d) {
    calls++;
    return d;
}
#define RETURN_ONE(arg, a, b, c, r) return 1
#define BREAK(out, a, b, c, r) if ((out)[0] == 0) break; (out)[0] = 2
#define DECLARES(out, a, b, c, r) ND_TYPE_##c element = (ND_TYPE_##c)3; *(out) = (int)element
#define NOTHING(arg, a, b, c, r)
#define NEXT(arg, a, b, c, r) continue
#define SECOND_OF(pair) SECOND_OF_ pair
#define SECOND_OF_(x, y) y
#define SUM(pair, a, b, c, r) return SECOND_OF(pair)

static int with_return(dtype a, dtype b) { ND_SWITCH_ADD(once(a), once(b), RETURN_ONE, unused, return -1) }
static int with_argument(dtype a, dtype b) { ND_SWITCH_ADD(a, b, SUM, (1, 7), return -1) }
static int with_block(dtype a, dtype b) { ND_SWITCH_ADD(a, b, RETURN_ONE, , { int x = 1, y = 2; return x + y; }) }
static int with_loop(dtype a, dtype b) {
    int n = 0;
    for (int i = 0; i < 3; i++) {
        ND_SWITCH_ADD(a, b, NEXT, , break)
        n++;
    }
    return n;
}

static void check_cases(void) {
    int out[1] = {0}, x = 0, y = 0;
    CHECK(with_return(ND_ENUM_i8, ND_ENUM_u8) == 1 && calls == 2);
    CHECK(with_return(ND_ENUM_i8, NONE) == -1 && calls == 4);
    CHECK(with_argument(ND_ENUM_i8, ND_ENUM_bool) == 7);
    CHECK(with_block(ND_ENUM_i8, NONE) == 3);
    CHECK(with_loop(ND_ENUM_i8, ND_ENUM_u8) == 0 && with_loop(NONE, ND_ENUM_u8) == 3);
    ND_SWITCH_ADD(ND_ENUM_i8, ND_ENUM_u8, BREAK, out, out[0] = 9);
    CHECK(out[0] == 0);
    ND_SWITCH_ADD(ND_ENUM_i8, ND_ENUM_u8, DECLARES, out, )
    CHECK(out[0] == 3);
    ND_SWITCH_ADD(ND_ENUM_i8, ND_ENUM_u8, NOTHING, , out[0] = 9)
    CHECK(out[0] == 3);
    ND_SWITCH_ADD(ND_ENUM_i8, NONE, NOTHING, , x = 1, y = 2)
    CHECK(x == 1 && y == 2);
    if (x) ND_SWITCH_ADD(ND_ENUM_i8, NONE, NOTHING, , x = 0)
    else CHECK(false);
    CHECK(x == 0);
}

/* ---- One in another ---- */

#define INNER(out, c, r) *(out) += 100 * (int)sizeof(ND_TYPE_##c)
#define OUTER(out, c, r) \
    *(out) = (int)sizeof(ND_TYPE_##c); \
    ND_SWITCH_ADD_COMPUTE(ND_ENUM_##c, ND_ENUM_f64, ALIAS, out, *(out) = -1)
#define ALIAS(out, c, r) ND_SWITCH_MULTIPLY_COMPUTE(ND_ENUM_##c, ND_ENUM_##r, INNER, out, *(out) = -1)
#define MEMBER(out, a) ND_SWITCH_HYPOT_COMPUTE(ND_ENUM_f32, ND_ENUM_##a, OUTER, out, *(out) = -2)
#define FUNCTION(arg, a, b, c, r) \
    static int from_##a##_##b(dtype x, dtype y) { ND_SWITCH_ADD(x, y, DECLARES_IN, , return -3) }
#define DECLARES_IN(arg, a, b, c, r) return (int)sizeof(ND_TYPE_##c)
ND_FOR_EACH_ADD(FUNCTION, )
#define PAIR_OF_SET(arg, a) ND_FOR_EACH_SMALL(ADD_SMALL, ND_ENUM_##a)
#define ADD_SMALL(first, b) + (nd_add_result(first, ND_ENUM_##b) != NONE)

#define USE(arg, a, b, c, r) CHECK(from_##a##_##b(ND_ENUM_i8, ND_ENUM_u8) == 2);

static void check_nesting(void) {
    int out = 0;
    ND_SWITCH_REAL(ND_ENUM_i8, MEMBER, &out, out = -4)
    CHECK(out == 804);
    ND_SWITCH_REAL(ND_ENUM_q4, MEMBER, &out, out = -4)
    CHECK(out == -4);
    ND_FOR_EACH_ADD(USE, )
    CHECK((0 ND_FOR_EACH_REAL(PAIR_OF_SET, )) == 14);
}

/* ---- Other lists ---- */

#define COUNT_ONE(...) +1
#define RESULT_SIZE(out, a, c, r) *(out) = (int)sizeof(ND_TYPE_##r)
#define CLIP(out, a, b, c, compute, r) *(out) = ND_ENUM_##compute
#define JOIN(out, a, b, r) *(out) = ND_ENUM_##r
#define SIZES(out, a, b) *(out) = (int)(10 * sizeof(ND_TYPE_##a) + sizeof(ND_TYPE_##b))
#define HOLDS(arg, a) return true
static bool is_small(dtype d) { ND_SWITCH_SMALL(d, HOLDS, , return false) }
static bool is_none(dtype d) { ND_SWITCH_NONE(d, HOLDS, , return false) }

static void check_others(void) {
    int out = 0;
    dtype found_dtype = NONE;
    ND_SWITCH_SQRT(ND_ENUM_i8, RESULT_SIZE, &out, out = -1)
    CHECK(out == 8);
    ND_SWITCH_SQRT(NONE, RESULT_SIZE, &out, out = -1)
    CHECK(out == -1);
    ND_SWITCH_CLIP(ND_ENUM_bool, ND_ENUM_i8, ND_ENUM_u8, CLIP, &found_dtype, )
    CHECK(found_dtype == ND_ENUM_i16 && nd_clip_compute(ND_ENUM_bool, ND_ENUM_i8, ND_ENUM_u8) == ND_ENUM_i16);
    found_dtype = NONE;
    ND_SWITCH_CLIP(ND_ENUM_bool, NONE, ND_ENUM_u8, CLIP, &found_dtype, )
    CHECK(found_dtype == NONE);
    ND_SWITCH_PAIR(ND_ENUM_i8, ND_ENUM_u32, JOIN, &found_dtype, )
    CHECK(found_dtype == nd_add_result(ND_ENUM_i8, ND_ENUM_u32));
    ND_SWITCH_CONVERT(ND_ENUM_f32, ND_ENUM_i16, SIZES, &out, out = -1)
    CHECK(out == 42);
    ND_SWITCH_CONVERT(ND_ENUM_f32, ND_ENUM_q4, SIZES, &out, out = -1)
    CHECK(out == -1);
    CHECK(is_small(ND_ENUM_u8) && !is_small(ND_ENUM_i16) && !is_small(NONE) && !is_none(ND_ENUM_u8));
    CHECK(0 ND_FOR_EACH_REAL(COUNT_ONE, ) == 7 && 0 ND_FOR_EACH_STORED(COUNT_ONE, ) == 2);
    CHECK(0 ND_FOR_EACH_NONE(COUNT_ONE, ) == 0);
    CHECK(0 ND_FOR_EACH_NOTHING(COUNT_ONE, ) == 0 && 0 ND_FOR_EACH_NOTHING_DISTINCT(COUNT_ONE, ) == 0);
    CHECK(nd_less_compute(ND_ENUM_i8, ND_ENUM_u8) == ND_ENUM_i16);
    CHECK(nd_less_result(ND_ENUM_i8, ND_ENUM_u8) == ND_ENUM_bool);
    CHECK(nd_logical_and_compute(ND_ENUM_i8, ND_ENUM_f64) == ND_ENUM_bool);
    CHECK(nd_quantize_result(ND_ENUM_f32, ND_ENUM_q4) == ND_ENUM_q4);
    CHECK(nd_quantize_result(ND_ENUM_q4, ND_ENUM_f32) == NONE);
    CHECK(is_pair(ND_ENUM_f32, ND_ENUM_i8) && !is_pair(ND_ENUM_q4, ND_ENUM_i8));
}

int main(void) {
    (void)CONSTANT;
    check_choices();
    check_cases();
    check_nesting();
    check_others();
    return failures != 0;
}
