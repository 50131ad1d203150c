/* What Lua texts are made of: strings and keys. */
#ifndef JOINERY_SPEC_WRITE_LUA_TEXT_H
#define JOINERY_SPEC_WRITE_LUA_TEXT_H

#include "base/text.h"

/* A Lua string; characters that are not shown (base/text.h) are escaped. */
void spec_write_string(text *lua, const char *string);
void spec_write_key(text *lua, const char *key); /* a key of a table: i8 or ["i*"] */

#endif
