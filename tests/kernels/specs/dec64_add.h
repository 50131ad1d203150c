/* What the kernel of dec64_add.c tells. */
#ifndef TESTS_KERNELS_SPECS_DEC64_ADD_H
#define TESTS_KERNELS_SPECS_DEC64_ADD_H

#include <stddef.h>

extern size_t dec64_blocks_added;

#endif
