/* Reading `rename`: what inherited dtypes are called in a spec that extends another. */
#ifndef JOINERY_SPEC_READ_READ_RENAME_H
#define JOINERY_SPEC_READ_READ_RENAME_H

#include "spec/read/reader.h"

/* Changes the base's dtypes as the spec says, and marks those that it drops: from_base is LAT_NONE there. */
void read_rename(spec_reader *reader);

#endif
