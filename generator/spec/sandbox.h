/*
 * A Lua state that runs one spec: text only, few functions (sandbox_library.h), and limits on instructions, memory and
 * time. What it cannot do is not there; what it does too much of ends with a diagnostic.
 */
#ifndef JOINERY_SPEC_SANDBOX_H
#define JOINERY_SPEC_SANDBOX_H

#include "spec/spec.h"

#include <lua.h>

typedef struct sandbox sandbox;

/*
 * Runs a spec and returns the state with the table that it returned at index 1 and nothing else on the stack. NULL
 * after a diagnostic. The limits hold until then: afterwards the state is data, and an allocation of it that fails ends
 * the program. The time limit ends the program too, with the same message and status as any other diagnostic, because
 * there is no other way out of a library call. Not reentrant while the spec runs.
 */
sandbox *sandbox_run(const char *file, const char *text, size_t length, const spec_limits *limits,
                     spec_diagnostics *diagnostics);

lua_State *sandbox_state(sandbox *of);
void sandbox_close(sandbox *of);

#endif
