#include "spec/sandbox/syntax.h"
#include "spec/read/modules.h"

#include <string.h>

const char *syntax_read(lua_State *lua, void *text, size_t *size) {
    syntax_text *syntax = text;
    const size_t at = syntax->taken++;
    *size = at < syntax->length;
    (void)lua;
    return syntax->bytes + at;
}

/* Calls a function of the module `source` with the text and two more arguments, which are on top. */
static spec_place call(lua_State *lua, const char *function, const syntax_text *syntax, int line) {
    modules_push(lua, "source", function);
    lua_pushlstring(lua, syntax->bytes, syntax->length);
    lua_rotate(lua, -4, 2);
    lua_call(lua, 3, 1);
    const spec_place place = lua_istable(lua, -1) ? modules_place(lua) : spec_place_line(line);
    lua_pop(lua, 1);
    return place;
}

spec_place syntax_place_of_refused(lua_State *lua, const syntax_text *syntax, int line, const char *words) {
    if (strstr(words, "near <eof>")) return spec_place_line(line);
    lua_pushinteger(lua, (lua_Integer)syntax->taken);
    lua_pushnil(lua);
    return call(lua, "refused", syntax, line);
}

spec_place syntax_place_of_runtime_error(lua_State *lua, const syntax_text *syntax, int line, const char *message) {
    lua_pushinteger(lua, line);
    lua_pushstring(lua, message);
    return call(lua, "named_in_error", syntax, line);
}
