/*
 * The stamp of a manifest: one hash over all that the output is made from and over the manifest itself. Where a
 * manifest has the stamp that it would be given now, it is what would be written, and so are the files whose hashes it
 * lists.
 */
#ifndef JOINERY_EMIT_STAMP_H
#define JOINERY_EMIT_STAMP_H

#include "base/text.h"

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

/* What a manifest has in the place of its stamp until that is known. */
#define STAMP_BLANK "0000000000000000000000000000000000000000000000000000000000000000"

/*
 * The hash of what output is made from: joinery's version, the templates that are part of it, and the model on top of
 * the stack of a state with those templates, with `dtype_count` dtypes. Of the model's functions those of one dtype are
 * called; what the others give follows from the rest.
 */
void stamp_inputs(lua_State *L, size_t dtype_count, char hex[65]);

/* Puts the stamp into a manifest that has a blank one. False where it has no place for it. */
bool stamp_put(text *manifest, const char inputs[65]);

/* Whether a manifest is what was made from these inputs, and has not changed since. */
bool stamp_is_right(const text *manifest, const char inputs[65]);

#endif
