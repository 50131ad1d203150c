/*
 * A system as the templates of the atlas see it, as a Lua table; what is not there is nil:
 *
 *   name, title
 *   group                 "system", "earlier" or "design-note", as `joinery list` says
 *   class, meaning        its class, and what that means
 *   dtypes                a list of { name, format, kind, bits, weak }
 *   undefined             ordered pairs without a join
 *   laws                  a list of { name, says, holds, failures, sentence }; holds and failures may be nil
 *   losses                { rounds, overflows, drops, wider }: ordered pairs of strong dtypes whose promotion does that
 */
#ifndef JOINERY_SITE_ATLAS_SYSTEM_H
#define JOINERY_SITE_ATLAS_SYSTEM_H

#include "analysis/analysis.h"

#include <lua.h>

/* Pushes it. */
void atlas_system_push(lua_State *L, const analysis *of);

#endif
