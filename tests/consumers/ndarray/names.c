/* What a program that loads this library at run time needs to know by name. */
#include "array.h"

#include <string.h>

int array_dtype_named(const char *name) {
    return (int)nd_dtype_from_name(name);
}

/* -1: there is no such operation. */
int array_op_named(const char *name) {
#define NAMED(IDENT, text)                                                                                             \
    if (strcmp(name, text) == 0) return (int)ND_##IDENT;
    ND_FOR_EACH_OP(NAMED)
#undef NAMED
    return -1;
}
