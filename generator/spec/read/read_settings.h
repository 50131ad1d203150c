/* The fields `laws`, `ops`, `by_zero`, `rounding`, `nary`, `header` and `inexact`. */
#ifndef JOINERY_SPEC_READ_READ_SETTINGS_H
#define JOINERY_SPEC_READ_READ_SETTINGS_H

#include "spec/read/reader.h"

/* All but `inexact`. */
void read_settings(spec_reader *of);

/* Needs the dtypes. */
void read_inexact(spec_reader *of);

#endif
