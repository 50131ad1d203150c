/* Lists and switches of signatures.lua: where operands have several results, the destination is a key too. Also C++. */
/* clang-format off */
#include <stdbool.h>
#include <stdio.h>
#include "nd_promotion.h"
#include "nd_dispatch.h"

static int failures;
static void check(bool holds, const char *what, int line) {
    if (holds) return;
    failures++;
    printf("line %d: %s\n", line, what);
}
#define CHECK(condition) check(condition, #condition, __LINE__)

#define NONE ND_NO_DTYPE
static const nd_dtype all[] = {ND_F16, ND_BF16, ND_F32, ND_I32, ND_NO_DTYPE, (nd_dtype)77, (nd_dtype)256};
enum { COUNT = sizeof all / sizeof *all };

/* What the spec says: operands, those that are missing NONE, compute type and result. */
typedef struct row {
    nd_dtype a, b, c, compute, r;
} row;
static const row adds[] = {
    {ND_F32, ND_F32, NONE, ND_F32, ND_F32},    {ND_F16, ND_F16, NONE, ND_F16, ND_F16}, {ND_F16, ND_F32, NONE, ND_F32, ND_F16},
    {ND_F16, ND_F32, NONE, ND_F32, ND_F32},    {ND_BF16, ND_BF16, NONE, ND_F32, ND_BF16},
    {ND_BF16, ND_F32, NONE, ND_F32, ND_BF16},  {ND_BF16, ND_F32, NONE, ND_F32, ND_F32}};
static const row scales[] = {
    {ND_F16, ND_F32, NONE, ND_F32, ND_F16}, {ND_F32, ND_F32, NONE, ND_F32, ND_F32}, {ND_I32, ND_F32, NONE, ND_F32, ND_F32}};
static const row fmas[] = {
    {ND_F16, ND_F16, ND_F32, ND_F32, ND_F32}, {ND_F16, ND_F16, ND_F32, ND_F32, ND_F16}, {ND_I32, ND_I32, ND_I32, ND_I32, ND_I32}};
static const row copies[] = {
    {ND_F32, NONE, NONE, ND_BF16, ND_BF16}, {ND_F32, NONE, NONE, ND_F16, ND_F16}, {ND_F32, NONE, NONE, ND_F32, ND_F32},
    {ND_I32, NONE, NONE, ND_I32, ND_F32}};

#define COUNT_OF(rows) ((int)(sizeof rows / sizeof *rows))
static row none(void) {
    const row made = {NONE, NONE, NONE, NONE, NONE};
    return made;
}
/* The row of these operands and, unless it is NONE, this result. */
static row found(const row *rows, int count, nd_dtype a, nd_dtype b, nd_dtype c, nd_dtype r) {
    for (int i = 0; i < count; i++)
        if (rows[i].a == a && rows[i].b == b && rows[i].c == c && rows[i].r == r) return rows[i];
    return none();
}
static bool same(row x, row y) { return x.a == y.a && x.b == y.b && x.c == y.c && x.compute == y.compute && x.r == y.r; }

/* ---- Lists ---- */

#define BINARY(out, x, y, z, w) (out)->a = ND_ENUM_##x; (out)->b = ND_ENUM_##y; (out)->compute = ND_ENUM_##z; (out)->r = ND_ENUM_##w
#define TERNARY(out, x, y, v, z, w) BINARY(out, x, y, z, w); (out)->c = ND_ENUM_##v
#define UNARY(out, x, z, w) (out)->a = ND_ENUM_##x; COMPUTED(out, z, w)
#define COMPUTED(out, z, w) (out)->compute = ND_ENUM_##z; (out)->r = ND_ENUM_##w
#define NEXT_BINARY(listed, ...) listed[n] = none(); BINARY(&listed[n], __VA_ARGS__); n++;
#define NEXT_TERNARY(listed, ...) listed[n] = none(); TERNARY(&listed[n], __VA_ARGS__); n++;
#define NEXT_UNARY(listed, ...) listed[n] = none(); UNARY(&listed[n], __VA_ARGS__); n++;
#define NEXT_COMPUTED(listed, ...) listed[n] = none(); COMPUTED(&listed[n], __VA_ARGS__); n++;

static bool are(const row *rows, int count, const row *listed, int n) {
    bool equal = n == count;
    for (int i = 0; i < count && equal; i++)
        equal = same(rows[i], listed[i]);
    return equal;
}
static void check_lists(void) {
    static const row computed[] = {{NONE, NONE, NONE, ND_F32, ND_F32}, {NONE, NONE, NONE, ND_F16, ND_F16},
                                   {NONE, NONE, NONE, ND_F32, ND_F16}, {NONE, NONE, NONE, ND_F32, ND_BF16}};
    row listed[20];
    int n = 0;
    ND_FOR_EACH_ADD(NEXT_BINARY, listed)
    CHECK(are(adds, COUNT_OF(adds), listed, n));
    n = 0;
    ND_FOR_EACH_SCALE(NEXT_BINARY, listed)
    CHECK(are(scales, COUNT_OF(scales), listed, n));
    n = 0;
    ND_FOR_EACH_FMA(NEXT_TERNARY, listed)
    CHECK(are(fmas, COUNT_OF(fmas), listed, n));
    n = 0;
    ND_FOR_EACH_COPY(NEXT_UNARY, listed)
    CHECK(are(copies, COUNT_OF(copies), listed, n));
    n = 0;
    ND_FOR_EACH_ADD_DISTINCT(NEXT_COMPUTED, listed)
    CHECK(are(computed, COUNT_OF(computed), listed, n));
}

/* ---- Switches ---- */

static void check_pair(nd_dtype a, nd_dtype b) {
    row given = none(), computed = none(), expected = none();
    for (int i = 0; i < COUNT_OF(scales); i++)
        if (scales[i].a == a && scales[i].b == b) expected = scales[i];
    ND_SWITCH_SCALE(a, b, BINARY, &given, );
    CHECK(same(given, expected));
    ND_SWITCH_SCALE_COMPUTE(a, b, COMPUTED, &computed, );
    CHECK(computed.compute == expected.compute && computed.r == expected.r);
    CHECK(nd_scale_compute(a, b) == expected.compute && nd_scale_result(a, b) == expected.r);
}
static void check_destination(nd_dtype a, nd_dtype b, nd_dtype r) {
    row given = none(), computed = none(), expected = found(adds, COUNT_OF(adds), a, b, NONE, r);
    ND_SWITCH_ADD(a, b, r, BINARY, &given, );
    CHECK(same(given, expected));
    ND_SWITCH_ADD_COMPUTE(a, b, r, COMPUTED, &computed, );
    CHECK(computed.compute == expected.compute && computed.r == expected.r && nd_add_compute(a, b, r) == expected.compute);
    expected = found(copies, COUNT_OF(copies), a, NONE, NONE, r), given = computed = none();
    ND_SWITCH_COPY(a, r, UNARY, &given, );
    CHECK(same(given, expected));
    ND_SWITCH_COPY_COMPUTE(a, r, COMPUTED, &computed, );
    CHECK(computed.compute == expected.compute && computed.r == expected.r && nd_copy_compute(a, r) == expected.compute);
}
static void check_three(nd_dtype a, nd_dtype b, nd_dtype c, nd_dtype r) {
    row given = none(), computed = none(), expected = found(fmas, COUNT_OF(fmas), a, b, c, r);
    ND_SWITCH_FMA(a, b, c, r, TERNARY, &given, );
    CHECK(same(given, expected));
    ND_SWITCH_FMA_COMPUTE(a, b, c, r, COMPUTED, &computed, );
    CHECK(computed.compute == expected.compute && computed.r == expected.r && nd_fma_compute(a, b, c, r) == expected.compute);
}

int main(void) {
    check_lists();
    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < COUNT; k++) {
            check_pair(all[i], all[k]);
            for (int m = 0; m < COUNT; m++) {
                check_destination(all[i], all[k], all[m]);
                for (int r = 0; r < COUNT; r++)
                    check_three(all[i], all[k], all[m], all[r]);
            }
        }
    /* Without a destination, the promotion header gives the first. */
    CHECK(nd_add_result(ND_F16, ND_F32) == ND_F16 && nd_add_result(ND_F32, ND_F16) == NONE);
    CHECK(nd_copy_result(ND_F32) == ND_BF16 && nd_fma_result(ND_F16, ND_F16, ND_F32) == ND_F32);
    return failures != 0;
}
