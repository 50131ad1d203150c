/* Kernels of a spec whose enumerators have values far apart, called by them. */
#include "flags_kernels.h"

#include <stdio.h>

enum { N = 40 };

static int failures;
static void check(bool holds, const char *step) {
    if (holds) return;
    failures++;
    fprintf(stderr, "%s\n", step);
}

int main(void) {
    int8_t a[N];
    uint8_t b[N];
    int16_t out[N];
    float f[N];
    bool t[N];
    for (int i = 0; i < N; i++)
        a[i] = (int8_t)(i - 20), b[i] = (uint8_t)(6 * i);
    check(flags_binary(FLAGS_ADD, N, FLAGS_INT8, a, 1, FLAGS_UINT8, b, 1, out, 2) == FLAGS_OK, "binary");
    check(flags_less(N, FLAGS_INT8, a, 1, FLAGS_UINT8, b, 1, t, 1) == FLAGS_OK, "less");
    check(flags_binary_into(FLAGS_ADD, N, FLAGS_INT8, a, 1, FLAGS_UINT8, b, 1, FLAGS_FLOAT32, f, 4) == FLAGS_OK,
          "into");
    for (int i = 0; i < N; i++)
        check(out[i] == a[i] + b[i] && t[i] == (a[i] < b[i]) && f[i] == (float)(a[i] + b[i]), "an element");
    check(flags_where(N, FLAGS_BOOL, t, 1, FLAGS_INT8, a, 1, FLAGS_UINT8, b, 1, out, 2) == FLAGS_OK, "where");
    check(flags_convert(N, FLAGS_UINT8, b, 1, FLAGS_FLOAT32, f, 4) == FLAGS_OK, "convert");
    for (int i = 0; i < N; i++)
        check(out[i] == (t[i] ? a[i] : b[i]) && f[i] == (float)b[i], "an element of where");
    check(flags_unary(FLAGS_NEGATIVE, N, FLAGS_INT8, a, 1, a, 1) == FLAGS_OK && a[0] == 20, "unary");
    check(flags_binary_out_dtype(FLAGS_ADD, FLAGS_INT8, FLAGS_UINT8) == FLAGS_INT16, "a result");
    check(flags_binary_out_dtype(FLAGS_ADD, FLAGS_INT8, (flags_dtype)1) == FLAGS_NO_DTYPE, "no result");
    check(flags_binary(FLAGS_ADD, N, (flags_dtype)5, a, 1, FLAGS_UINT8, b, 1, out, 2) == FLAGS_BAD_ARGUMENT,
          "no dtype");
    check(flags_negative(N, FLAGS_NO_DTYPE, a, 1, out, 2) == FLAGS_BAD_ARGUMENT, "NO_DTYPE");
    check(flags_find_kernel(FLAGS_ADD, FLAGS_FLOAT32, FLAGS_FLOAT32, "scalar", NULL) != NULL, "a kernel");
    return failures != 0;
}
