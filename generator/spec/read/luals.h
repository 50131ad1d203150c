/* The definitions that an editor with LuaLS completes and checks specs by: specs/joinery.d.lua. */
#ifndef JOINERY_SPEC_READ_LUALS_H
#define JOINERY_SPEC_READ_LUALS_H

#include "base/text.h"
#include "spec/read/read_options.h"

/* Appends the definitions; options->ops are all operations. */
void luals_write(const spec_options *options, text *out);

#endif
