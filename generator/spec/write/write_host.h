/* What a host calls dtypes, as it is written in Lua. */
#ifndef JOINERY_SPEC_WRITE_WRITE_HOST_H
#define JOINERY_SPEC_WRITE_WRITE_HOST_H

#include "base/text.h"
#include "spec/host.h"

/* Appends `host` of a spec; nothing where it has no words. */
void write_host(text *lua, const spec_host *host);

/* Appends `, host = { ... }` of a dtype; nothing where it has no words. */
void write_dtype_host(text *lua, const dtype_host *host);

#endif
