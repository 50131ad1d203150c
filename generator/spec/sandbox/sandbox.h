/*
 * A Lua state that runs one spec: text only, few functions (sandbox_library.h), and limits on instructions, memory and
 * time. A function that a spec may not call does not exist there; reaching a limit is a diagnostic.
 */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_H

#include "spec/diagnostics.h"
#include "spec/read/read_options.h"

#include <lua.h>

typedef struct sandbox sandbox;

/*
 * Runs a spec and returns the state with the table that it returned at index 1 and nothing else on the stack. NULL
 * after a diagnostic. The limits hold until then: afterwards the state is data, and an allocation of it that fails ends
 * the program. Reaching the time limit ends the program too, with the message and the status of any other diagnostic,
 * because nothing else stops a library call. Not reentrant while the spec runs.
 */
sandbox *sandbox_run(const char *file, const char *lua_text, size_t length, const spec_limits *limits,
                     spec_diagnostics *diagnostics);

lua_State *sandbox_state(sandbox *sandbox);
size_t sandbox_memory(const sandbox *sandbox); /* bytes in use */
void sandbox_close(sandbox *sandbox);

#endif
