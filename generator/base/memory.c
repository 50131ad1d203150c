#include "base/memory.h"

#include "base/exit_status.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void (*exhausted_cleanup)(void);

void mem_on_exhausted(void (*cleanup)(void)) {
    exhausted_cleanup = cleanup;
}

void mem_exhausted(void) {
    static const char message[] = "joinery: error: out of memory [memory]\n";
    void (*cleanup)(void) = exhausted_cleanup;
    exhausted_cleanup = NULL;
    if (cleanup) cleanup();
    /* stdio may need memory itself; nothing can be done about a message that does not get out */
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _Exit(EXIT_ERROR);
    _Exit(EXIT_ERROR);
}

void *mem_alloc(size_t size) {
    void *memory = malloc(size ? size : 1);
    if (!memory) mem_exhausted();
    return memory;
}

void *mem_alloc_zeroed(size_t count, size_t size) {
    void *memory = calloc(count ? count : 1, size ? size : 1);
    if (!memory) mem_exhausted();
    return memory;
}

void *mem_grow(void *old, size_t count, size_t size) {
    if (size && count > SIZE_MAX / size) mem_exhausted();
    void *memory = realloc(old, count && size ? count * size : 1);
    if (!memory) mem_exhausted();
    return memory;
}

char *mem_copy_n(const char *text, size_t length) {
    char *copy = mem_alloc(length + 1);
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

char *mem_copy(const char *text) {
    return mem_copy_n(text, strlen(text));
}

void mem_free(void *memory) {
    free(memory);
}
