/* Documents about the command line, made from the option table when joinery is built. */
#ifndef JOINERY_DOCS_DOCS_H
#define JOINERY_DOCS_DOCS_H

#include "cli/options.h"

/* joinery.1, for man(1). */
void docs_man_page(text *to);

/* What joinery.bash.in wants in the place of @COMMANDS@, @SPECS@, @KNOWN@, @VALUES@, @COMMON@ or @OPTIONS@; false for
 * another name. */
bool docs_bash_part(text *to, const char *name, size_t length);

#endif
