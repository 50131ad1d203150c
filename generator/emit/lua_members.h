/* Members of the Lua table on top of the stack. */
#ifndef JOINERY_EMIT_LUA_MEMBERS_H
#define JOINERY_EMIT_LUA_MEMBERS_H

#include <lua.h>
#include <stdbool.h>

/* Sets a member; a text that is NULL is none. */
void lua_member_text(lua_State *L, const char *key, const char *value);
void lua_member_integer(lua_State *L, const char *key, lua_Integer value);
void lua_member_boolean(lua_State *L, const char *key, bool value);

#endif
