#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "arena.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef __wasm__

/*
 * WebAssembly protects no pages. There each side has bytes that nobody may write, looked at in the end; that they are
 * read is not noticed.
 */
enum { BESIDE = 4096, ARENAS = 16 };

static struct arena watched[ARENAS];
static unsigned arenas;

/* What stands before an arena; behind it, that of i + 1. */
static unsigned char mark(size_t i) {
    return (unsigned char)(i * 7 + 41);
}

static void look(void) {
    for (unsigned arena = 0; arena < arenas; arena++)
        for (size_t i = 0; i < BESIDE; i++) {
            const unsigned char *before = watched[arena].start - BESIDE,
                                *behind = watched[arena].start + watched[arena].size;
            if (before[i] == mark(i) && behind[i] == mark(i + 1)) continue;
            puts("FAILED: a byte beside an arena was written");
            fflush(stdout);
            _Exit(1);
        }
}

struct arena arena_create(size_t size) {
    size = (size + BESIDE - 1) / BESIDE * BESIDE;
    unsigned char *bytes = aligned_alloc(BESIDE, size + 2 * (size_t)BESIDE);
    if (!bytes || arenas == ARENAS || (arenas == 0 && atexit(look) != 0)) {
        perror("arena");
        exit(2);
    }
    const struct arena arena = {bytes + BESIDE, size};
    for (size_t i = 0; i < BESIDE; i++)
        bytes[i] = mark(i), arena.start[size + i] = mark(i + 1);
    watched[arenas++] = arena;
    return arena;
}

#else

#include <sys/mman.h>
#include <unistd.h>

struct arena arena_create(size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size = (size + page - 1) / page * page;
    unsigned char *pages = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED || mprotect(pages + page, size, PROT_READ | PROT_WRITE) != 0) {
        perror("arena");
        exit(2);
    }
    return (struct arena){pages + page, size};
}

#endif
