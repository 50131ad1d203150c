/*
 * The modules of the explorer page as one script. A module imports others at its top, as `import { a, b } from
 * "./x.js";`, and exports by the word `export` in front of a declaration; no name is declared by two modules.
 */
#ifndef JOINERY_REPORT_EXPLORER_EXPLORER_SCRIPT_H
#define JOINERY_REPORT_EXPLORER_EXPLORER_SCRIPT_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Appends a module behind all that it imports, each once, without the lines that import and the word `export`. False
 * with a message where the program lacks one.
 */
bool explorer_script(text *out, const char *main_module, text *error);

#endif
