#include "base/file.h"
#include "base/memory.h"
#include "base/temporary.h"
#include "platform/pathname.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE = 16384 };

static void close_keeping_errno(int file) {
    const int error = errno;
    disk_close(file);
    errno = error;
}

static bool read_all(int file, size_t limit, text *content) {
    const size_t before = content->length;
    char piece[PIECE];
    for (;;) {
        const ssize_t got = disk_read(file, piece, sizeof piece);
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

typedef struct input {
    uint64_t device, index;
} input;

static input *inputs;
static size_t count, capacity;

static bool is_there(const disk_facts *file) {
    for (size_t i = 0; i < count; i++)
        if (inputs[i].device == file->device && inputs[i].index == file->index) return true;
    return false;
}

/* Adds a file, unless it is none that could be lost: a pipe, a terminal. */
static void inputs_add(const disk_facts *file) {
    const bool known = file->device || file->index;
    if (file->kind == DISK_REGULAR && known && !is_there(file))
        VEC_PUSH(inputs, count, capacity) = (input){file->device, file->index};
}

bool file_read(const char *path, size_t limit, text *content, disk_facts *about) {
    const bool standard = strcmp(path, "-") == 0;
    const int file = standard ? STDIN_FILENO : disk_open(path, true);
    if (file < 0) return false;
    disk_facts known;
    const bool read = disk_look_open(file, &known) && read_all(file, limit, content);
    if (read) inputs_add(&known);
    if (read && about) *about = known;
    if (!standard) close_keeping_errno(file);
    return read;
}

bool file_read_regular(const char *path, text *content) {
    const int file = disk_open(path, false);
    if (file < 0) return false;
    disk_facts about;
    bool read = disk_look_open(file, &about);
    if (read && about.kind != DISK_REGULAR) {
        errno = EINVAL;
        read = false;
    }
    read = read && read_all(file, FILE_NO_LIMIT, content);
    close_keeping_errno(file);
    return read;
}

bool file_holds(const char *path, const char *bytes, size_t length) {
    const int file = disk_open(path, true);
    if (file < 0) return false;
    char piece[PIECE];
    size_t same = 0;
    ssize_t got;
    while ((got = disk_read(file, piece, sizeof piece)) > 0) {
        if ((size_t)got > length - same || memcmp(piece, bytes + same, (size_t)got) != 0) break;
        same += (size_t)got;
    }
    close_keeping_errno(file);
    return got == 0 && same == length;
}

static bool write_all(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        const ssize_t written = disk_write(descriptor, bytes, length);
        if (written == 0) errno = EIO; /* or it would be tried for ever */
        if (written <= 0) return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

char *file_directory(const char *path) {
    const size_t root = path_root(path);
    size_t length = (size_t)(path_name(path) - path);
    if (length == 0) return mem_copy(".");
    return mem_copy_n(path, length > root ? length - 1 : length);
}

/* Writes to what is no regular file as it is. */
static bool write_in_place(const char *path, const char *bytes, size_t length) {
    const int file = disk_open_in_place(path);
    if (file < 0) return false;
    const bool written = write_all(file, bytes, length);
    if (!written) close_keeping_errno(file);
    return written && disk_close(file);
}

bool file_put(const char *path, const char *bytes, size_t length, const disk_facts *old) {
    char *directory = file_directory(path);
    temporary_sweep(directory, path_name(path));
    mem_free(directory);
    int file;
    temporary *fresh = temporary_create(path, &file);
    if (!fresh) return false;
    bool good = write_all(file, bytes, length) && (!old || disk_set_mode(file, old->mode));
    good = good && disk_sync(file);
    if (good)
        good = disk_close(file);
    else
        close_keeping_errno(file);
    if (good && temporary_rename(fresh, path)) return true;
    temporary_remove(fresh);
    return false;
}

/* Where the file would be made that a path leads to, as the last of its links says; the caller calls free(). */
static char *path_to_make(const char *path) {
    enum { MOST_LINKS = 40 };
    char *at = mem_copy(path);
    disk_facts about;
    for (int i = 0; i < MOST_LINKS && disk_look(at, false, &about) && about.kind == DISK_LINK; i++) {
        char *link = disk_link_target(at), *directory = file_directory(at);
        text next = {0};
        if (link && path_root(link) == 0) text_printf(&next, "%s/", directory);
        if (link) text_add(&next, link);
        free(link);
        mem_free(directory);
        mem_free(at);
        at = next.data;
        if (!at) return NULL;
    }
    return at;
}

bool file_replace(const char *path, const char *bytes, size_t length) {
    disk_facts old;
    const bool exists = disk_look(path, true, &old);
    if (!exists && errno != ENOENT) return false;
    if (exists && old.kind == DISK_FOLDER) {
        errno = EISDIR;
        return false;
    }
    if (exists && old.kind != DISK_REGULAR) return write_in_place(path, bytes, length);
    char *target = exists ? disk_real_path(path) : path_to_make(path);
    if (!target && errno == ENOMEM) mem_exhausted();
    if (!target) return false;
    const bool replaced = file_put(target, bytes, length, exists ? &old : NULL);
    const int error = errno;
    free(target);
    errno = error;
    return replaced;
}

bool inputs_have(const char *path) {
    disk_facts about;
    return count > 0 && disk_look(path, true, &about) && is_there(&about);
}

void inputs_forget(void) {
    mem_free(inputs);
    inputs = NULL;
    count = capacity = 0;
}
