/*
 * Which files this run has read, whatever they were called: an output that is one of them would replace what was read.
 * file_read() adds each.
 */
#ifndef JOINERY_BASE_INPUTS_H
#define JOINERY_BASE_INPUTS_H

#include "platform/disk.h"

#include <stdbool.h>

/* Adds a file, unless it is none that could be lost: a pipe, a terminal. */
void inputs_add(const disk_facts *file);

/* Why what was read is not written to. */
#define INPUTS_WHY "it is an input of this command"

/* True if the path leads to a file that was read. */
bool inputs_have(const char *path);

/* Begins anew. */
void inputs_forget(void);

#endif
