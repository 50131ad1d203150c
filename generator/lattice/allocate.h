/* Arrays whose size in bytes is checked for overflow; NULL on failure, never NULL for an empty array otherwise. */
#ifndef JOINERY_LATTICE_ALLOCATE_H
#define JOINERY_LATTICE_ALLOCATE_H

#include <stdint.h>
#include <stdlib.h>

/* Space for `count` things of `size` bytes, not set; free() frees it. */
static inline void *lat_allocate(size_t count, size_t size) {
    if (size != 0 && count > SIZE_MAX / size) return NULL;
    const size_t bytes = count * size;
    return malloc(bytes ? bytes : 1);
}

/* The same, with every byte 0. */
static inline void *lat_allocate_zeroed(size_t count, size_t size) {
    return calloc(count ? count : 1, size ? size : 1);
}

#endif
