/* A spec as the text of a Lua file. */
#ifndef JOINERY_SPEC_WRITE_WRITER_H
#define JOINERY_SPEC_WRITE_WRITER_H

#include "base/text.h"
#include "spec/spec.h"
#include "spec/write/lua_text.h"

/* Appends a Lua file that reads back as the same spec. */
void spec_write(const spec *spec, text *lua);

/* Appends dtypes as they are written in `dtypes`, with their commas: "b", or { "i*", weak = "i64" }, */
void spec_write_dtypes(const spec_dtype *dtypes, size_t count, text *lua);

/*
 * SHA-256, as hex, of the spec after it has been merged with what it extends, without comments, layout and free text:
 * what is generated from two specs of the same hash differs in free text at the most.
 */
void spec_definition_hash(const spec *system, char hex[65]);

#endif
