/*
 * Test tool, loaded before the C library: raises the signal JOINERY_SIGNAL before the JOINERY_SIGNAL_AT-th call (from
 * 1) of a function that changes a file, and after it where JOINERY_SIGNAL_AFTER is set. At the end of the program the
 * number of such calls is written to JOINERY_CALLS.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static unsigned long calls, signal_at;
static int number, after;

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("JOINERY_SIGNAL_AT"), *which = getenv("JOINERY_SIGNAL");
    signal_at = at ? strtoul(at, NULL, 10) : 0;
    number = which ? (int)strtol(which, NULL, 10) : 0;
    after = getenv("JOINERY_SIGNAL_AFTER") != NULL;
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("JOINERY_CALLS");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%lu", calls);
    fclose(file);
}

/* Defines a function that calls the C library's, and raises the signal around it. */
#define WRAP(name, parameters, arguments)                                                                              \
    int name parameters {                                                                                              \
        static int(*real) parameters;                                                                                  \
        if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);                                                          \
        const int now = ++calls == signal_at;                                                                          \
        if (now && !after) raise(number);                                                                              \
        const int result = real arguments;                                                                             \
        if (now && after) raise(number);                                                                               \
        return result;                                                                                                 \
    }

WRAP(rename, (const char *old, const char *new), (old, new))
WRAP(link, (const char *old, const char *new), (old, new))
WRAP(unlink, (const char *path), (path))
WRAP(fsync, (int file), (file))
WRAP(fchmod, (int file, mode_t mode), (file, mode))
WRAP(close, (int file), (file))

ssize_t write(int file, const void *bytes, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "write");
    const int now = ++calls == signal_at;
    if (now && !after) raise(number);
    const ssize_t result = real(file, bytes, length);
    if (now && after) raise(number);
    return result;
}

int open(const char *path, int flags, ...) {
    static int (*real)(const char *, int, ...);
    mode_t mode = 0;
    if (flags & O_CREAT) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "open");
    const int now = ++calls == signal_at;
    if (now && !after) raise(number);
    const int result = real(path, flags, mode);
    if (now && after) raise(number);
    return result;
}
