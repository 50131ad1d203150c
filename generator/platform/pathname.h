/* What the text of a path says by itself. */
#ifndef JOINERY_PLATFORM_PATHNAME_H
#define JOINERY_PLATFORM_PATHNAME_H

#include <stdbool.h>
#include <stddef.h>

bool path_is_separator(char c);

/* Its last part, behind the last separator. */
const char *path_name(const char *path);

/* How much of it, from its beginning, says where to begin: "/", on Windows also "C:", "C:\" and "\\server\share\". */
size_t path_root(const char *path);

/* True if two names in one folder are names of one file. */
bool path_same_name(const char *name, const char *other);

#endif
