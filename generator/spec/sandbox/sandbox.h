/*
 * A Lua state that runs specs: text only, few functions (sandbox_library.h), and limits on instructions, memory and
 * time. A function that a spec may not call does not exist there; reaching a limit is a diagnostic.
 */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_H

#include "spec/diagnostics.h"
#include "spec/read/modules.h"
#include "spec/read/read_options.h"

#include <lua.h>

typedef struct sandbox sandbox;

/*
 * Makes a state, for a spec and what it extends. Instructions are limited for each of them, memory for all; what the
 * modules of the reader (spec/read/modules.h) take does not count.
 */
sandbox *sandbox_open(const spec_options *options, spec_report *report);

/*
 * Runs a spec, and leaves the table that it returned on top of the stack. False, with nothing there, after a diagnostic.
 * The limits hold until then: afterwards the state is data, and an allocation of it that fails ends the program.
 * Reaching the time limit ends the program too, with the message and the status of any other diagnostic, because nothing
 * else stops a library call. Not reentrant while the spec runs.
 */
bool sandbox_run(sandbox *sandbox, const char *file, const char *lua_text, size_t length,
                 spec_diagnostics *diagnostics);

lua_State *sandbox_state(sandbox *sandbox);
void sandbox_close(sandbox *sandbox);

#endif
