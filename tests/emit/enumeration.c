/*
 * The generated enum as a program uses it: C and C++ alike, without a warning. Loops count in any integer type, and a
 * switch over the enum is complete with its dtypes alone.
 */
#include "jax_promotion.h"

extern char counts[JAX_DTYPE_COUNT == 18 && JAX_DTYPE_LIMIT == 18 ? 1 : -1];
extern char no_dtype[JAX_NO_DTYPE == 255 && JAX_NO_DTYPE > JAX_C_WEAK ? 1 : -1];
#if JAX_DTYPE_COUNT != JAX_DTYPE_LIMIT
#error "they are numbers for the preprocessor too"
#endif

static int by_dtype[JAX_DTYPE_LIMIT];
static char by_constant[JAX_NO_DTYPE];
enum { AS_ENUMERATOR = JAX_DTYPE_COUNT, NONE = JAX_NO_DTYPE };

static int loops(void) {
    int seen = 0;
    for (int i = 0; i < JAX_DTYPE_COUNT; i++)
        seen += jax_dtype_name((jax_dtype)i) != 0;
    for (unsigned i = 0; i < JAX_DTYPE_LIMIT; i++)
        seen += jax_dtype_size((jax_dtype)i) > 0;
    for (size_t i = 0; i < JAX_DTYPE_COUNT; i++)
        by_dtype[i]++;
    for (unsigned char i = 0; i < JAX_DTYPE_COUNT; i++)
        by_dtype[i]++;
    return seen;
}

static bool is_some(jax_dtype d) {
    jax_dtype none = JAX_NO_DTYPE;
    return d != none && d < JAX_DTYPE_LIMIT && (d == JAX_NO_DTYPE ? JAX_B : d) == d;
}

/* No case for anything but the dtypes, and no default. */
static int letter(jax_dtype d) {
    switch (d) {
#define CASE(IDENT, name, ctype, size, kind)                                                                           \
    case JAX_##IDENT:                                                                                                  \
        return name[0];
        JAX_FOR_EACH_DTYPE(CASE)
    }
    return 0;
}

int main(void) {
    const bool right = loops() == 2 * JAX_DTYPE_COUNT && is_some(JAX_BF16) && !is_some(JAX_NO_DTYPE) &&
                       letter(JAX_BF16) == 'b' && letter(JAX_NO_DTYPE) == 0 && by_dtype[JAX_C_WEAK] == 2 &&
                       sizeof by_constant == NONE && by_constant[NONE - 1] == 0 &&
                       (int)AS_ENUMERATOR == JAX_DTYPE_COUNT && jax_promote_types(JAX_NO_DTYPE, JAX_B) == JAX_NO_DTYPE;
    return !right;
}
