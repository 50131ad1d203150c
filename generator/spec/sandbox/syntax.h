/* Where the text of a spec is that Lua refuses, and where a runtime error is. */
#ifndef JOINERY_SPEC_SANDBOX_SYNTAX_H
#define JOINERY_SPEC_SANDBOX_SYNTAX_H

#include "spec/place.h"

#include <lua.h>
#include <stddef.h>

typedef struct syntax_text {
    const char *file, *bytes;
    size_t length, taken; /* taken: how much of it Lua has read */
} syntax_text;

/* The lua_Reader of such a text. It gives Lua one byte at a time, so that `taken` tells where Lua stops. */
const char *syntax_read(lua_State *lua, void *text, size_t *size);

/* The place where Lua has stopped reading, in whose words the error is. */
spec_place syntax_place_of_refused(lua_State *lua, const syntax_text *syntax, int line, const char *words);

/* Where a runtime error is whose message names something, as in "(global 'io')"; else its line. */
spec_place syntax_place_of_runtime_error(lua_State *lua, const syntax_text *syntax, int line, const char *message);

#endif
