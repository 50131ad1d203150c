#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct arena_chunk arena_chunk;
typedef struct arena_large arena_large;

enum { CHUNK = 1 << 20 };

struct arena_chunk {
    arena_chunk *next;
    max_align_t memory[];
};

struct arena_large {
    arena_large *next, *before;
    max_align_t memory[];
};

static size_t class_of(size_t size) {
    return (size - 1) / ARENA_STEP;
}

static void *small_block(arena *arena, size_t size) {
    const size_t class = class_of(size);
    void *block = arena->given_back[class];
    if (block) {
        memcpy(&arena->given_back[class], block, sizeof block);
        return block;
    }
    const size_t whole = (class + 1) * ARENA_STEP;
    if ((size_t)(arena->end - arena->at) < whole) {
        arena_chunk *chunk = malloc(sizeof *chunk + CHUNK);
        if (!chunk) return NULL;
        chunk->next = arena->chunks;
        arena->chunks = chunk;
        arena->at = (char *)chunk->memory;
        arena->end = arena->at + CHUNK;
    }
    block = arena->at;
    arena->at += whole;
    return block;
}

static void give_back_small(arena *arena, void *block, size_t size) {
    void **list = &arena->given_back[class_of(size)];
    memcpy(block, list, sizeof *list);
    *list = block;
}

static arena_large *large_of(void *block) {
    return (arena_large *)((char *)block - offsetof(arena_large, memory));
}

static void link_large(arena *arena, arena_large *large) {
    *(large->before ? &large->before->next : &arena->large) = large;
    if (large->next) large->next->before = large;
}

/* A large block, or one of another size in its place. */
static void *large_block(arena *arena, void *old, size_t size) {
    if (size > SIZE_MAX - sizeof(arena_large)) return NULL;
    arena_large *large = realloc(old ? large_of(old) : NULL, sizeof *large + size);
    if (!large) return NULL;
    if (!old) large->before = NULL, large->next = arena->large;
    link_large(arena, large);
    return large->memory;
}

static void give_back_large(arena *arena, void *block) {
    arena_large *large = large_of(block);
    *(large->before ? &large->before->next : &arena->large) = large->next;
    if (large->next) large->next->before = large->before;
    free(large);
}

static void give_back(arena *arena, void *block, size_t size) {
    if (size > ARENA_SMALL)
        give_back_large(arena, block);
    else
        give_back_small(arena, block, size);
}

void *arena_allocate(void *arena, void *old, size_t old_size, size_t size) {
    if (!old || old_size == 0) old = NULL, old_size = 0; /* where there is no block, the size is the tag of a type */
    if (size == 0) {
        if (old) give_back(arena, old, old_size);
        return NULL;
    }
    if (old && old_size > ARENA_SMALL && size > ARENA_SMALL) return large_block(arena, old, size);
    if (old && old_size <= ARENA_SMALL && size <= ARENA_SMALL && class_of(old_size) == class_of(size)) return old;
    void *block = size > ARENA_SMALL ? large_block(arena, NULL, size) : small_block(arena, size);
    if (block && old) {
        memcpy(block, old, old_size < size ? old_size : size);
        give_back(arena, old, old_size);
    }
    return block;
}

void arena_free(arena *freed) {
    for (arena_chunk *chunk = freed->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    for (arena_large *large = freed->large, *next; large; large = next) {
        next = large->next;
        free(large);
    }
    *freed = (arena){0};
}
