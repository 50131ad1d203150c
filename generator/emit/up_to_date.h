/* What an earlier run has left and nothing has touched since, which need not be made again. */
#ifndef JOINERY_EMIT_UP_TO_DATE_H
#define JOINERY_EMIT_UP_TO_DATE_H

#include "emit/manifest.h"

/*
 * Whether the directory holds everything that would be made from these inputs (emit/stamp.h) under that name of the
 * manifest: then it is in *kept, which the caller frees. False, and nothing in *kept, where anything is missing or
 * other.
 */
bool up_to_date_find(const char *directory, const char *manifest_path, const char inputs[65], manifest *kept);

#endif
