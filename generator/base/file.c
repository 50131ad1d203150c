#include "base/file.h"

#include "base/memory.h"
#include "base/temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE = 16384 };

static void close_keeping_errno(int file) {
    const int error = errno;
    close(file);
    errno = error;
}

/* read() that no signal interrupts. */
static ssize_t read_piece(int file, char *piece, size_t size) {
    ssize_t got;
    do
        got = read(file, piece, size);
    while (got < 0 && errno == EINTR);
    return got;
}

static bool read_all(int file, size_t limit, text *content) {
    const size_t before = content->length;
    char piece[PIECE];
    for (;;) {
        const ssize_t got = read_piece(file, piece, sizeof piece);
        if (got == 0) return true;
        if (got > 0 && (size_t)got <= limit - (content->length - before)) {
            text_add_n(content, piece, (size_t)got);
            continue;
        }
        if (got > 0) errno = EFBIG;
        content->length = before;
        if (content->data) content->data[before] = '\0';
        return false;
    }
}

bool file_read(const char *path, size_t limit, text *content, struct stat *about) {
    const bool standard = strcmp(path, "-") == 0;
    const int file = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const bool read = (!about || fstat(file, about) == 0) && read_all(file, limit, content);
    if (!standard) close_keeping_errno(file);
    return read;
}

bool file_read_regular(const char *path, text *content) {
    const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return false;
    struct stat about;
    bool read = fstat(file, &about) == 0;
    if (read && !S_ISREG(about.st_mode)) {
        errno = EINVAL;
        read = false;
    }
    read = read && read_all(file, FILE_NO_LIMIT, content);
    close_keeping_errno(file);
    return read;
}

bool file_holds(const char *path, const char *bytes, size_t length) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    char piece[PIECE];
    size_t same = 0;
    ssize_t got;
    while ((got = read_piece(file, piece, sizeof piece)) > 0) {
        if ((size_t)got > length - same || memcmp(piece, bytes + same, (size_t)got) != 0) break;
        same += (size_t)got;
    }
    close_keeping_errno(file);
    return got == 0 && same == length;
}

bool file_write(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        const ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

/* Some file systems cannot sync a directory, or anything, and say so with EINVAL. */
static bool sync_descriptor(int file) {
    return fsync(file) == 0 || errno == EINVAL;
}

bool file_sync(const char *path, bool is_directory) {
    const int file = open(path, (is_directory ? O_RDONLY | O_DIRECTORY : O_WRONLY) | O_CLOEXEC);
    if (file < 0) return false;
    const bool synced = sync_descriptor(file);
    close_keeping_errno(file);
    return synced;
}

char *file_directory(const char *path) {
    const char *slash = strrchr(path, '/');
    if (!slash) return mem_copy(".");
    return mem_copy_n(path, slash == path ? 1 : (size_t)(slash - path));
}

/* Writes to what is no regular file as it is. */
static bool write_in_place(const char *path, const char *bytes, size_t length) {
    const int file = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return false;
    const bool written = file_write(file, bytes, length);
    if (!written) close_keeping_errno(file);
    return written && close(file) == 0;
}

/* Replaces what is, or may become, a regular file of this path. */
static bool replace_regular(const char *path, const char *bytes, size_t length, const struct stat *old) {
    const char *slash = strrchr(path, '/');
    char *directory = file_directory(path);
    temporary_sweep(directory, slash ? slash + 1 : path);
    mem_free(directory);
    int file;
    temporary *fresh = temporary_create(path, &file);
    if (!fresh) return false;
    bool good = file_write(file, bytes, length) && (!old || fchmod(file, old->st_mode & 07777) == 0);
    good = good && sync_descriptor(file);
    if (good)
        good = close(file) == 0;
    else
        close_keeping_errno(file);
    if (good && temporary_rename(fresh, path)) return true;
    temporary_remove(fresh);
    return false;
}

bool file_replace(const char *path, const char *bytes, size_t length) {
    struct stat old;
    const bool exists = stat(path, &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return false;
    }
    if (exists && !S_ISREG(old.st_mode)) return write_in_place(path, bytes, length);
    char *target = exists ? realpath(path, NULL) : mem_copy(path); /* through a symbolic link */
    if (!target && errno == ENOMEM) mem_exhausted();
    if (!target) return false;
    const bool replaced = replace_regular(target, bytes, length, exists ? &old : NULL);
    const int error = errno;
    free(target);
    errno = error;
    return replaced;
}
