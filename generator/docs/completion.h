/* What the completion for shells knows of commands, options, specs and dtypes. */
#ifndef JOINERY_DOCS_COMPLETION_H
#define JOINERY_DOCS_COMPLETION_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Appends what joinery.bash.in and joinery.fish.in want in the place of @COMMANDS@, @SPECS@, @KNOWN@, @VALUES@, @COMMON@,
 * @OPTIONS@ or @FISH@, named without the signs. False for another name.
 */
bool completion_part(text *out, const char *name, size_t length);

#endif
