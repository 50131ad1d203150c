/*
 * Files and folders by their names, which are UTF-8 everywhere. What can fail answers false, or -1 for a descriptor,
 * with errno set. Bytes are read and written as they are: no line feed becomes two bytes.
 */
#ifndef JOINERY_PLATFORM_DISK_H
#define JOINERY_PLATFORM_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef enum disk_kind { DISK_REGULAR, DISK_FOLDER, DISK_LINK, DISK_OTHER } disk_kind;

typedef struct disk_facts {
    disk_kind kind;
    uint64_t length;
    uint64_t device, index; /* which file it is, whatever path led to it; 0, 0 where that is not known */
    unsigned mode;          /* who may do what with it, for disk_set_mode() alone */
} disk_facts;

/* What a path leads to; the last symbolic link itself where it is not followed. */
bool disk_look(const char *path, bool follow, disk_facts *facts);
bool disk_look_open(int file, disk_facts *facts);

enum { DISK_PIPE_SECONDS = 10 };

/* To be read. That somebody writes to a pipe is waited for, at most DISK_PIPE_SECONDS (ETIMEDOUT), or else not. */
int disk_open(const char *path, bool wait);

/* What is there already, to be written to. */
int disk_open_in_place(const char *path);

/* A new file, to be written to. It can be renamed and removed while it is open. */
int disk_create(const char *path);

/* How many bytes were read or written, which may be fewer; -1 with errno set. No signal interrupts them. */
ssize_t disk_read(int file, char *bytes, size_t size);
ssize_t disk_write(int file, const char *bytes, size_t length);
bool disk_close(int file);

bool disk_set_mode(int file, unsigned mode);

/* Waits until what was written is on its device. Where that cannot be asked for, there is nothing to wait for. */
bool disk_sync(int file);

/* Gives the file another name. A file of that name is replaced, whatever its mode: at any moment one of them is there.
 */
bool disk_rename(const char *from, const char *to);

bool disk_remove(const char *path);
bool disk_make_folder(const char *path);
bool disk_remove_folder(const char *path);
bool disk_can_read(const char *path);

/* The absolute path without symbolic links, `.` and `..`; the caller calls free(). NULL with errno set. */
char *disk_real_path(const char *path);

/* What a symbolic link says; the caller calls free(). NULL with errno set. */
char *disk_link_target(const char *path);

/* Visits the names in a folder, `.` and `..` among them, in no order, until a visit answers false. */
bool disk_list(const char *folder, bool (*visit)(void *context, const char *name), void *context);

/* A sentence without a full stop for an errno of these functions. */
const char *disk_why(int error);

#endif
