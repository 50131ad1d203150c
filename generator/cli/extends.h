/* How a spec that is written to the output names the given one, which it extends. */
#ifndef JOINERY_CLI_EXTENDS_H
#define JOINERY_CLI_EXTENDS_H

#include "cli/load.h"

/* True if a file can name it: if it is an installed spec or a file in Lua. */
bool extends_can_name(const loaded *base);

/* What to write for `extends`, the name of an installed spec or the way from the output to the given file; false, and
 * nothing written, after a message. */
bool extends_write(cli *run, const loaded *base, text *to);

#endif
