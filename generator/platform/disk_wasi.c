/* A file system without modes and pipes, of which the host knows the real paths (templates/explorer/host.js). */
#include "platform/disk.h"
#include "platform/disk_unix.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Writes at most `size` bytes to `real`, and returns how many; 0 where the path leads nowhere. */
__attribute__((import_module("host"), import_name("real_path"))) extern size_t
host_real_path(const char *path, size_t length, char *real, size_t size);

int disk_open_named_pipe(const char *path) {
    (void)path;
    errno = ENOTSUP;
    return -1;
}

bool disk_set_mode(int file, unsigned mode) {
    (void)file, (void)mode;
    return true;
}

char *disk_real_path(const char *path) {
    enum { LONGEST = 4096 };
    char *real = malloc(LONGEST + 1);
    const size_t length = real ? host_real_path(path, strlen(path), real, LONGEST) : 0;
    if (length > 0) {
        real[length] = '\0';
        return real;
    }
    if (real) errno = ENOENT;
    free(real);
    return NULL;
}
