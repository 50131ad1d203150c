/* A depfile, in the syntax of gcc -MD: what make and ninja read to know when the output is out of date. */
#ifndef JOINERY_EMIT_DEPFILE_H
#define JOINERY_EMIT_DEPFILE_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Appends "TARGET: PATH ..." with the paths sorted and without repeats, everything escaped; where the target is empty,
 * the paths alone, one a line, as they are. False with a message in *error for a path that this cannot express: one
 * with a line feed or, with a target, with anything that GNU make or ninja would misread, whatever escapes it.
 */
bool depfile_write(const char *target, const char *const *paths, size_t count, text *depfile, text *error);

#endif
