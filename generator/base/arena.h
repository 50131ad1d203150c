/*
 * Memory for a Lua state that lives for one run: small blocks are cut from chunks and kept by size when they are given
 * back, large ones are malloc's. All of it is freed at once, so that the state needs no lua_close: it has nothing else
 * of the machine, and no finalizer that would have to run.
 */
#ifndef JOINERY_BASE_ARENA_H
#define JOINERY_BASE_ARENA_H

#include <stddef.h>

enum { ARENA_STEP = 16, ARENA_SMALL = 512 };

/* Zeroed, it is empty. */
typedef struct arena {
    struct arena_chunk *chunks; /* the first has room */
    char *at, *end;             /* that room */
    void *given_back[ARENA_SMALL / ARENA_STEP];
    struct arena_large *large;
} arena;

/* Lua's allocator over an arena; NULL where memory is out. */
void *arena_allocate(void *arena, void *old, size_t old_size, size_t size);

void arena_free(arena *freed);

#endif
