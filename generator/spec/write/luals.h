/* The definitions that an editor with LuaLS completes and checks specs by: specs/joinery.d.lua. */
#ifndef JOINERY_SPEC_WRITE_LUALS_H
#define JOINERY_SPEC_WRITE_LUALS_H

#include "base/text.h"

#include <stddef.h>

/* Appends the definitions; `ops` are the names of all operations. */
void luals_write(const char *const *ops, size_t op_count, text *lua);

#endif
