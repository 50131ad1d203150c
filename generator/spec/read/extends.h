/* How a spec that is written names the given one, which it extends. */
#ifndef JOINERY_SPEC_READ_EXTENDS_H
#define JOINERY_SPEC_READ_EXTENDS_H

#include "base/text.h"
#include "spec/spec.h"

/* True if `extends`, or the command line, takes a name for the path of a file and not for that of an installed spec. */
bool extends_is_path(const char *name);

/* True if a file can name what the command line calls `argument`, and has been read from there: if it is an installed
 * spec or a file in Lua. */
bool extends_can_name(const spec *base, const char *argument);

/*
 * What to write for `extends`: the name of an installed spec, or the way from the file `output` (NULL: from the working
 * directory) to the given file. False, and nothing written, with a message in *error.
 */
bool extends_write(const spec *base, const char *argument, const char *output, text *name, text *error);

#endif
