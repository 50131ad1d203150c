/*
 * Memory: an allocation that fails ends the run with EXIT_ERROR and one message.
 * Nothing that was to be replaced has been touched by then, because output is staged beside the old files.
 */
#ifndef JOINERY_BASE_MEMORY_H
#define JOINERY_BASE_MEMORY_H

#include <stddef.h>

void *mem_alloc(size_t size);                         /* never NULL; size 0 gives a unique pointer */
void *mem_alloc_zeroed(size_t count, size_t size);    /* checks count * size */
void *mem_grow(void *old, size_t count, size_t size); /* realloc to count * size, checked */
char *mem_copy(const char *text);                     /* strdup */
char *mem_copy_n(const char *text, size_t length);    /* NUL-terminated copy */
void mem_free(void *memory);
_Noreturn void mem_exhausted(void); /* what a failed allocation does */

/* Called once before the run ends for want of memory, to remove staged files; NULL for none. */
void mem_on_exhausted(void (*cleanup)(void));

/* Makes room for one more element in a growing array: VEC_PUSH(items, count, capacity) yields the new slot. */
#define VEC_PUSH(items, count, capacity)                                                                               \
    (*((count) == (capacity) ? ((capacity) = (capacity) ? 2 * (capacity) : 16,                                         \
                                (items) = mem_grow((items), (capacity), sizeof *(items)), &(items)[(count)++])         \
                             : &(items)[(count)++]))

#endif
