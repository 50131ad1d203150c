/*
 * Temporary files: the new content of a file, "dir/.NAME.joinery-PID" beside "dir/NAME", until it takes its place.
 *
 * While there are any, a signal, Ctrl-C and a lack of memory remove them before they end the program
 * (platform/ending.h). What a killed process leaves behind is for temporary_sweep().
 */
#ifndef JOINERY_BASE_TEMPORARY_H
#define JOINERY_BASE_TEMPORARY_H

#include <stdbool.h>

typedef struct temporary {
    char *path;
    struct temporary *next;
} temporary;

/* Creates an empty file beside `target`, open for writing as *descriptor. NULL with errno set. */
temporary *temporary_create(const char *target, int *descriptor);

/* Gives the file the name `target`, and frees `temporary`. False with errno set, and nothing done. */
bool temporary_rename(temporary *temporary, const char *target);

/* Removes the file and frees `temporary`. Keeps errno. */
void temporary_remove(temporary *temporary);

/*
 * "dir/.NAME.joinery-PID" and the suffix, which is "" or ".old", for "dir/NAME"; where NAME is too long for that, it is
 * shortened. The caller frees.
 */
char *temporary_name(const char *target, const char *suffix);

/* Removes the files of such names in a directory, those of `name` alone if not NULL, whose process is gone. */
void temporary_sweep(const char *directory, const char *name);

/* The same, of all names but that one. */
void temporary_sweep_but(const char *directory, const char *kept_name);

/* Visits the paths of those of `name`. */
typedef void temporary_visit(void *context, const char *path);
void temporary_each_left(const char *directory, const char *name, temporary_visit *visit, void *context);

#endif
