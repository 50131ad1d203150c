/*
 * Test tool, loaded before the C library: allocation number JOINERY_FAIL_AT (from 1) fails, and with JOINERY_FAIL_ON
 * all later ones too. At exit it writes the number of allocations to JOINERY_ALLOCATIONS.
 */
#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static unsigned long allocations, fail_at;
static int fail_on;

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("JOINERY_FAIL_AT");
    allocations = 0; /* those of the loader do not count */
    fail_at = at ? strtoul(at, NULL, 10) : 0;
    fail_on = getenv("JOINERY_FAIL_ON") != NULL;
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("JOINERY_ALLOCATIONS");
    const int file = path ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
    if (file < 0) return;
    char digits[24], *at = digits + sizeof digits;
    unsigned long left = allocations;
    do
        *--at = (char)('0' + left % 10);
    while (left /= 10);
    if (write(file, at, (size_t)(digits + sizeof digits - at)) < 0) _exit(3);
    close(file);
}

static int fails(void) {
    allocations++;
    return fail_at && (allocations == fail_at || (fail_on && allocations > fail_at));
}

void *malloc(size_t size) {
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    return fails() ? NULL : __libc_realloc(old, size);
}
