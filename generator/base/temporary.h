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

/* Removes what killed processes have left of new content for "directory/NAME". */
void temporary_sweep(const char *directory, const char *name);

#endif
