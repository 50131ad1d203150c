/* A completion written as a spec. */
#ifndef JOINERY_SPEC_WRITE_COMPLETE_WRITE_H
#define JOINERY_SPEC_WRITE_COMPLETE_WRITE_H

#include "base/text.h"
#include "spec/names/complete_names.h"

/* Appends a Lua file that extends the given spec, which is called `extends` there, by what it lacks. */
void complete_write_extension(const completed *completed, const char *extends, text *lua);

/* Appends a Lua file of the given spec together with what it lacks. */
void complete_write_whole(const completed *completed, text *lua);

#endif
