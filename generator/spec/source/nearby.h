/* The spec that was probably meant by the name of one that is not there. */
#ifndef JOINERY_SPEC_SOURCE_NEARBY_H
#define JOINERY_SPEC_SOURCE_NEARBY_H

#include "spec/read/read_options.h"

#include <stdbool.h>

/*
 * The installed spec or the file whose name is nearest to `name`, as it would have to be written; NULL if none is near.
 * Files are looked for in the folder that `name` has, relative to that of the file `from` (NULL: the current one).
 * `sibling`: it may be written without .lua, as in `extends`. The caller frees it.
 */
char *nearby_spec(const char *name, const char *from, bool sibling, const spec_options *options);

#endif
