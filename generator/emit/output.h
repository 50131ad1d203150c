/* The output directory: what is written to it, what an earlier run wrote and this one does not, and what goes. */
#ifndef JOINERY_EMIT_OUTPUT_H
#define JOINERY_EMIT_OUTPUT_H

#include "base/text.h"

#include <stdbool.h>

typedef struct output_file {
    const char *path;  /* below the directory */
    const char *bytes; /* NULL where output_holds has seen that it is there as it should be */
    size_t length;
    bool keep; /* it is the user's once it is there: then nothing is written, and no manifest lists it */
} output_file;

typedef struct output {
    const char *directory;    /* created if missing, with its parents */
    const output_file *files; /* the manifest last */
    size_t count;
    const char *depfile; /* a path of its own, or NULL */
    const char *depfile_bytes;
    size_t depfile_length;
} output;

typedef enum output_action {
    OUTPUT_WRITTEN,
    OUTPUT_UNCHANGED, /* or forgotten: a file of an earlier run that somebody has edited, or no plain file */
    OUTPUT_KEPT,      /* there already, whatever it holds: `keep` */
    OUTPUT_REMOVED    /* written by an earlier run, and no more by this one */
} output_action;

typedef struct output_change {
    char *path; /* below the directory */
    output_action action;
} output_change;

typedef struct output_changes {
    output_change *items; /* sorted by path */
    size_t count, capacity;
} output_changes;

/*
 * Reads a regular file below the directory that is reached through no symbolic link there. False with errno set, which
 * is EINVAL where what is there is none.
 */
bool output_read(const char *directory, const char *path, text *content);

/* Whether there is such a file, and that is the hash of its bytes. Where it is another's, errno is 0. */
bool output_holds(const char *directory, const char *path, const char hash[65]);

/*
 * Makes the directory hold these files, and not those which the manifest of the last run lists and this one does not:
 * a file that somebody has edited since then is left alone, one that is reached through a symbolic link
 * or that another manifest there lists too. All or nothing (emit/staging.h), and one run at a time (platform/lock.h).
 * *made tells what became of each file of this run and the last. False, and nothing in *made, with a message in *error;
 * so too where a file would replace an input (base/file.h), or the depfile another file.
 */
bool output_write(const output *output, output_changes *made, text *error);
void output_changes_free(output_changes *changes);

#endif
