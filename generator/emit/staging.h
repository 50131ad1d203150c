/*
 * Changing several files as one: every new content is written beside its target and synced before the first target is
 * touched; then all are renamed into place, in the order in which they were added. Until then a failure, a signal or
 * a lack of memory leaves nothing behind (base/temporary.h), and a rename that fails undoes those before it. A kill
 * leaves every file whole, old or new, and hidden leftovers that temporary_sweep() removes in the next run.
 *
 * There is one staging at a time in a process; it begins with the first change.
 */
#ifndef JOINERY_EMIT_STAGING_H
#define JOINERY_EMIT_STAGING_H

#include "base/text.h"

#include <stdbool.h>

typedef enum staging_status { STAGING_FAILED, STAGING_UNCHANGED, STAGING_CHANGED } staging_status;

/* The file is to have these bytes. STAGING_UNCHANGED, and nothing to be done, where it has them already. */
staging_status staging_replace(const char *target, const char *bytes, size_t length, text *error);

/* The file is to go. */
void staging_remove(const char *target);

/*
 * Syncs, then makes all changes; signals that end the program wait meanwhile. A file keeps the mode of the one that it
 * replaces. False: everything is as it was, or *error says that it is not, which takes a second failure.
 */
bool staging_commit(text *error);

/* Forgets, and removes, whatever was not committed. */
void staging_end(void);

#endif
