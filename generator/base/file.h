/* Whole files. What can fail answers false, with errno set, which disk_why() explains. */
#ifndef JOINERY_BASE_FILE_H
#define JOINERY_BASE_FILE_H

#include "base/text.h"
#include "platform/disk.h"

#include <stdbool.h>
#include <stdint.h>

#define FILE_NO_LIMIT   SIZE_MAX
#define FILE_TEXT_LIMIT ((size_t)64 << 20) /* more than anyone writes, such as a table of 256 dtypes */

/*
 * Appends all of a file to *content, "-" for standard input, or nothing where it fails: with EFBIG past `limit` bytes.
 * *about, if not NULL, becomes what is known of the file that was read. It counts as an input (inputs_have).
 */
bool file_read(const char *path, size_t limit, text *content, disk_facts *about);

/* Appends all of a regular file; EINVAL for any other, which is not waited for. */
bool file_read_regular(const char *path, text *content);

/* True if the file can be read and has these bytes. */
bool file_holds(const char *path, const char *bytes, size_t length);

/* "." or the path without its last part; the caller frees. */
char *file_directory(const char *path);

/*
 * Makes these bytes the content of the file, creating it if missing. A regular file is replaced as a whole by one of
 * the same mode: at any moment, whatever ends the program, it has its old content or the new one (base/temporary.h).
 * Symbolic links are followed, also to a file that is yet to be. What is no regular file (a terminal, a pipe) is
 * written to.
 */
bool file_replace(const char *path, const char *bytes, size_t length);

/* The same of this path itself, which is no folder: a link there goes. `old` has the mode, where it is not NULL. */
bool file_put(const char *path, const char *bytes, size_t length, const disk_facts *old);

/*
 * Which files this run has read, whatever they were called: an output that is one of them would replace what was read.
 * file_read() adds each.
 */

/* Why what was read is not written to. */
#define INPUTS_WHY "it is an input of this command"

/* True if the path leads to a file that was read. */
bool inputs_have(const char *path);

/* Begins anew. */
void inputs_forget(void);

#endif
