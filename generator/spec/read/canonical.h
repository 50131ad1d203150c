/*
 * The canonical form of a spec in Lua (spec/lua/read.lua) and struct spec: one table of their fields leads from each to
 * the other. Dtypes are tables in Lua, and ids in C.
 */
#ifndef JOINERY_SPEC_READ_CANONICAL_H
#define JOINERY_SPEC_READ_CANONICAL_H

#include "spec/read/reader.h"

#include <lua.h>

/* Copies the form on top of the stack into reader->spec, which has its file and notes, and nothing else yet. */
void canonical_copy(lua_State *lua, spec_reader *reader);

/* Pushes the form of a spec, without the places of what is in it. */
void canonical_push(lua_State *lua, const spec *spec);

/* Pushes the form of a dtype of it alone: what it names is not there. */
void canonical_push_dtype(lua_State *lua, const spec_dtype *dtype);

#endif
