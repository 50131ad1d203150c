/* Generated C in the library's words, as C and as C++: its enumerators go in and come out, and name no other enum. */
#include "grid_kernels.h"

#include <stdio.h>

enum { N = 40 };

static int failures;
static void check(bool holds, const char *step) {
    if (holds) return;
    failures++;
    fprintf(stderr, "%s\n", step);
}

static unsigned seen(void) {
    unsigned all = 0;
#define ADD(IDENT, name, ctype, size, kind) all |= (unsigned)GRID_##IDENT;
    GRID_FOR_EACH_DTYPE(ADD)
    return all;
}

int main(void) {
    const enum grid_type three[3] = {GT_BYTE, GT_SIGNED_BYTE, GT_BOOLEAN};
    uint8_t a[N];
    int8_t b[N];
    int16_t out[N];
    float real[N];
    enum grid_type join = grid_promote_types(GT_BYTE, GT_SIGNED_BYTE);
    check(join == GT_SHORT && GRID_I16 == GT_SHORT, "a join");
    check(grid_result_type(3, three) == GT_SHORT && grid_result_type(0, three) == GT_NOTHING, "any number");
    check(grid_promote_types(GT_BYTE, GT_NOTHING) == GT_NOTHING && GRID_NO_DTYPE == GT_NOTHING, "no dtype");
    check(grid_promote_types((enum grid_type)3, GT_BYTE) == GT_NOTHING, "a value that is none");
    check(grid_dtype_from_name("f32") == GT_REAL && grid_dtype_from_name("i64") == GT_NOTHING, "from a name");
    check(grid_dtype_size(GT_SHORT) == 2 && grid_dtype_materialize(GT_BYTE) == GT_BYTE && seen() == 31, "facts");
    check(grid_can_cast(GT_BYTE, GT_REAL, GRID_CAST_EXACT) && !grid_can_promote(GT_REAL, GT_BYTE), "casts");
    check(grid_is_real(GT_REAL) && !grid_is_real(GT_BOOLEAN) && !grid_is_real(GT_NOTHING), "a set");
    for (int i = 0; i < N; i++)
        a[i] = (uint8_t)(6 * i), b[i] = (int8_t)(i - 20);
    check(grid_add(N, GT_BYTE, a, 1, GT_SIGNED_BYTE, b, 1, out, 2) == GRID_OK, "add");
    check(grid_binary_into(GRID_ADD, N, GT_BYTE, a, 1, GT_SIGNED_BYTE, b, 1, GT_REAL, real, 4) == GRID_OK, "into");
    for (int i = 0; i < N; i++)
        check(out[i] == a[i] + b[i] && real[i] == (float)out[i], "an element");
    check(grid_add(N, GT_NOTHING, a, 1, GT_BYTE, a, 1, out, 2) == GRID_BAD_ARGUMENT, "add of nothing");
    check(grid_binary_out_dtype(GRID_ADD, GT_BYTE, GT_SIGNED_BYTE) == GT_SHORT, "a result");
    check(grid_binary_out_dtype(GRID_ADD, GT_BYTE, GT_NOTHING) == GT_NOTHING, "no result");
    return failures != 0;
}
