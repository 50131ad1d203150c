/* The modules of the explorer page as one script: templates/explorer/README.md says what a module may look like. */
#ifndef JOINERY_REPORT_EXPLORER_SCRIPT_H
#define JOINERY_REPORT_EXPLORER_SCRIPT_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Appends a module behind all that it imports, each once, without the lines that import and the word `export`. False
 * with a message where the program lacks one.
 */
bool explorer_script(text *to, const char *main_module, text *error);

#endif
