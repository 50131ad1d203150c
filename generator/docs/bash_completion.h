/* What the completion for bash knows of commands, options, specs and dtypes. */
#ifndef JOINERY_DOCS_BASH_COMPLETION_H
#define JOINERY_DOCS_BASH_COMPLETION_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Appends what joinery.bash.in wants in the place of @COMMANDS@, @SPECS@, @KNOWN@, @VALUES@, @COMMON@ or @OPTIONS@,
 * named without the signs. False for another name.
 */
bool bash_completion_part(text *out, const char *name, size_t length);

#endif
