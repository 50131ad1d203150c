/* Exports beyond jax_kernels.h that a program needs: the names of the enumerators. */
#include "jax_kernels.h"

#include <stddef.h>

const char *dtype_name(unsigned dtype);
const char *op_name(unsigned op);
const char *unary_op_name(unsigned op);
char *getenv(const char *name);

/* NULL past the last one. */
const char *dtype_name(unsigned dtype) {
    return dtype < JAX_DTYPE_COUNT ? jax_dtype_name((jax_dtype)dtype) : NULL;
}

const char *op_name(unsigned op) {
#define NAME(ident, name) name,
    static const char *const names[] = {JAX_FOR_EACH_OP(NAME)};
    return op < sizeof names / sizeof *names ? names[op] : NULL;
}

const char *unary_op_name(unsigned op) {
    static const char *const names[] = {JAX_FOR_EACH_UNARY_OP(NAME)};
    return op < sizeof names / sizeof *names ? names[op] : NULL;
}

/* There is no environment. The C library's own would have to be given one by whoever loads the module. */
char *getenv(const char *name) {
    (void)name;
    return NULL;
}
