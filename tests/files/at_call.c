/*
 * Test tool, loaded before the C library: interferes with call number JOINERY_AT (from 1) of a file function, in one of
 * these ways:
 *   JOINERY_SIGNAL=NUMBER  raises the signal before the call, or after it with JOINERY_AFTER;
 *   JOINERY_ERRNO=NUMBER   fails the call with this error, and with JOINERY_ON all later calls.
 * JOINERY_PIECES makes every call read and write only a few bytes, and interrupts every other one. At exit the tool
 * writes the number of calls, and the name of call JOINERY_AT, to JOINERY_CALLS.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static unsigned long calls, at;
static int number, after, error, on;
static size_t piece; /* bytes at once; 0 for all */
static const char *name_at = "";

static int number_of(const char *variable) {
    const char *value = getenv(variable);
    return value ? (int)strtol(value, NULL, 10) : 0;
}

__attribute__((constructor)) static void begin(void) {
    at = (unsigned long)number_of("JOINERY_AT");
    number = number_of("JOINERY_SIGNAL");
    after = number_of("JOINERY_AFTER");
    error = number_of("JOINERY_ERRNO");
    on = number_of("JOINERY_ON");
    piece = (size_t)number_of("JOINERY_PIECES");
    calls = 0; /* those of the loader do not count */
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("JOINERY_CALLS");
    const unsigned long count = calls;
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%lu %s", count, name_at);
    fclose(file);
}

/* Before a call: true if it is to fail, with errno set. */
static int enter(const char *name) {
    const int now = ++calls == at;
    if (now) name_at = name;
    if (now && number && !after) raise(number);
    if (error && (now || (on && at && calls > at))) {
        errno = error;
        return 1;
    }
    return 0;
}

static void leave(unsigned long call) {
    const int kept = errno;
    if (call == at && number && after) raise(number);
    errno = kept;
}

#define REAL(name)                                                                                                     \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, name)

/* Defines a function that calls the C library's. */
#define WRAP(result, name, parameters, arguments, failure)                                                             \
    result name parameters {                                                                                           \
        static result(*real) parameters;                                                                               \
        REAL(#name);                                                                                                   \
        if (enter(#name)) return failure;                                                                              \
        const unsigned long call = calls;                                                                              \
        result got = real arguments;                                                                                   \
        leave(call);                                                                                                   \
        return got;                                                                                                    \
    }

WRAP(int, rename, (const char *old, const char *new), (old, new), -1)
WRAP(int, unlink, (const char *path), (path), -1)
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
WRAP(int, rmdir, (const char *path), (path), -1)
WRAP(int, fsync, (int file), (file), -1)
WRAP(int, fchmod, (int file, mode_t mode), (file, mode), -1)
WRAP(int, flock, (int file, int what), (file, what), -1)
WRAP(int, stat, (const char *path, struct stat *about), (path, about), -1)
WRAP(int, lstat, (const char *path, struct stat *about), (path, about), -1)
WRAP(int, fstat, (int file, struct stat *about), (file, about), -1)
WRAP(DIR *, opendir, (const char *path), (path), NULL)
WRAP(char *, realpath, (const char *path, char *to), (path, to), NULL)
WRAP(ssize_t, readlink, (const char *path, char *to, size_t size), (path, to, size), -1)

/* One that fails has closed the file all the same, as Linux does. */
int close(int file) {
    static int (*real)(int);
    REAL("close");
    const int fails = enter("close"), why = errno;
    const unsigned long call = calls;
    const int got = real(file);
    leave(call);
    if (fails) errno = why;
    return fails ? -1 : got;
}

/* True if the call is to be interrupted. */
static int is_interrupted(void) {
    static int odd;
    if (!piece || (odd = !odd)) return 0;
    errno = EINTR;
    return 1;
}

ssize_t read(int file, void *to, size_t size) {
    static ssize_t (*real)(int, void *, size_t);
    REAL("read");
    if (enter("read") || is_interrupted()) return -1;
    const unsigned long call = calls;
    const ssize_t got = real(file, to, piece && piece < size ? piece : size);
    leave(call);
    return got;
}

ssize_t write(int file, const void *bytes, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    REAL("write");
    if (enter("write") || is_interrupted()) return -1;
    const unsigned long call = calls;
    const ssize_t got = real(file, bytes, piece && piece < length ? piece : length);
    leave(call);
    return got;
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
    REAL("open");
    if (enter("open")) return -1;
    const unsigned long call = calls;
    const int got = real(path, flags, mode);
    leave(call);
    return got;
}
