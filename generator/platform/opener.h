/* What the system shows files with. */
#ifndef JOINERY_PLATFORM_OPENER_H
#define JOINERY_PLATFORM_OPENER_H

#include <stdbool.h>

/*
 * Shows a file with the program that the system has for its kind, a browser for a page, and does not wait until that is
 * closed. False where there is none, or it fails at once.
 */
bool opener_show(const char *path);

#endif
