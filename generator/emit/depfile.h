/* A depfile, in the syntax of gcc -MD: what make and ninja read to know when the output is out of date. */
#ifndef JOINERY_EMIT_DEPFILE_H
#define JOINERY_EMIT_DEPFILE_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Appends "TARGET: PATH ..." with the paths sorted and without repeats, everything escaped. False with a message in
 * *error for a path that the syntax cannot express (one with a line feed).
 */
bool depfile_write(const char *target, const char *const *paths, size_t count, text *depfile, text *error);

#endif
