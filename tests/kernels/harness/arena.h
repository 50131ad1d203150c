/* Memory between two pages that may not be touched; in WebAssembly, between bytes that may not be written. */
#ifndef TESTS_KERNELS_ARENA_H
#define TESTS_KERNELS_ARENA_H

#include <stddef.h>

struct arena {
    unsigned char *start; /* page-aligned, and so is the end */
    size_t size;
};

/* At least `size` bytes; ends the program with status 2 where there is no memory. Never freed. */
struct arena arena_create(size_t size);

#endif
