#include "platform/disk.h"
#include "platform/disk_unix.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void take_facts(const struct stat *from, disk_facts *facts) {
    *facts = (disk_facts){.kind = S_ISREG(from->st_mode)   ? DISK_REGULAR
                                  : S_ISDIR(from->st_mode) ? DISK_FOLDER
                                  : S_ISLNK(from->st_mode) ? DISK_LINK
                                                           : DISK_OTHER,
                          .length = (uint64_t)from->st_size,
                          .device = (uint64_t)from->st_dev,
                          .index = (uint64_t)from->st_ino,
                          .mode = from->st_mode & 07777};
}

bool disk_look(const char *path, bool follow, disk_facts *facts) {
    struct stat about;
    if ((follow ? stat(path, &about) : lstat(path, &about)) != 0) return false;
    take_facts(&about, facts);
    return true;
}

bool disk_look_open(int file, disk_facts *facts) {
    struct stat about;
    if (fstat(file, &about) != 0) return false;
    take_facts(&about, facts);
    return true;
}

int disk_open(const char *path, bool wait) {
    struct stat about;
    if (wait && stat(path, &about) == 0 && S_ISFIFO(about.st_mode)) return disk_open_named_pipe(path);
    return open(path, O_RDONLY | O_CLOEXEC | (wait ? 0 : O_NONBLOCK));
}

int disk_open_in_place(const char *path) {
    return open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
}

int disk_create(const char *path) {
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

ssize_t disk_read(int file, char *bytes, size_t size) {
    ssize_t got;
    do
        got = read(file, bytes, size);
    while (got < 0 && errno == EINTR);
    return got;
}

ssize_t disk_write(int file, const char *bytes, size_t length) {
    ssize_t written;
    do
        written = write(file, bytes, length);
    while (written < 0 && errno == EINTR);
    return written;
}

bool disk_close(int file) {
    return close(file) == 0;
}

/* Some file systems cannot sync, and say so with EINVAL. */
bool disk_sync(int file) {
    return fsync(file) == 0 || errno == EINVAL;
}

bool disk_rename(const char *from, const char *to) {
    return rename(from, to) == 0;
}

bool disk_remove(const char *path) {
    return unlink(path) == 0;
}

bool disk_make_folder(const char *path) {
    return mkdir(path, 0777) == 0;
}

bool disk_remove_folder(const char *path) {
    return rmdir(path) == 0;
}

bool disk_can_read(const char *path) {
    return access(path, R_OK) == 0;
}

char *disk_link_target(const char *path) {
    enum { LONGEST = 4096 };
    char *target = malloc(LONGEST);
    const ssize_t length = target ? readlink(path, target, LONGEST) : -1;
    if (length >= 0 && length < LONGEST) {
        target[length] = '\0';
        return target;
    }
    if (length == LONGEST) errno = ENAMETOOLONG;
    const int error = errno;
    free(target);
    errno = error;
    return NULL;
}

bool disk_list(const char *folder, bool (*visit)(void *context, const char *name), void *context) {
    DIR *listing = opendir(folder);
    if (!listing) return false;
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        if (!visit(context, entry->d_name)) break;
    closedir(listing);
    return true;
}

const char *disk_why(int error) {
    return error == ETIMEDOUT ? "nobody writes to the pipe" : strerror(error);
}
