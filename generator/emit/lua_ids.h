/* Ids of dtypes, and functions that take them, as templates have them. */
#ifndef JOINERY_EMIT_LUA_IDS_H
#define JOINERY_EMIT_LUA_IDS_H

#include "analysis/analysis.h"

#include <lua.h>
#include <stdbool.h>

/* The argument of a function, an id; raises an error if no dtype has it. */
size_t lua_id_argument(lua_State *L, const analysis *analysis, int argument);

/* Pushes an id, or nil for LAT_NONE; returns 1, as a function of one result does. */
int lua_push_id(lua_State *L, lat_id id);

/* The same, or false: for lists, which have no nil. */
void lua_push_id_or_false(lua_State *L, lat_id id);

void lua_push_id_list(lua_State *L, const lat_id *ids, size_t count);

/* The list of the ids of a set, which has `count` dtypes. */
void lua_push_id_set(lua_State *L, size_t count, const bool *set);

/* Sets a member of the table on top of the stack: a function whose first upvalue is the analysis, which must outlive it. */
void lua_member_function(lua_State *L, const char *key, lua_CFunction function, const analysis *analysis);

#endif
