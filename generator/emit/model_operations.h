/* The part of the model (emit/model.h) about operations: `ops`, `conversions`, and the functions op_... */
#ifndef JOINERY_EMIT_MODEL_OPERATIONS_H
#define JOINERY_EMIT_MODEL_OPERATIONS_H

#include "analysis/analysis.h"

#include <lua.h>

/* Sets these members of the table on top of the stack. The analysis must outlive the functions. */
void model_set_operations(lua_State *L, const analysis *analysis);

#endif
