/* The field `ops` as Lua: the list of operations, and what the spec says of each itself. */
#ifndef JOINERY_SPEC_WRITE_WRITE_OPS_H
#define JOINERY_SPEC_WRITE_WRITE_OPS_H

#include "base/text.h"
#include "spec/spec.h"

/* Appends nothing for a spec that says nothing of operations. */
void write_ops(text *lua, const spec *spec);

#endif
