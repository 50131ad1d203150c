/*
 * What is wrong with the text of a spec that Lua refuses, in a reader's terms: the place of the word that Lua names,
 * and what was probably meant.
 */
#ifndef JOINERY_SPEC_SOURCE_SYNTAX_H
#define JOINERY_SPEC_SOURCE_SYNTAX_H

#include "spec/diagnostics.h"

#include <lua.h>

typedef struct syntax_text {
    const char *file, *bytes;
    size_t length;
} syntax_text;

/* Adds the diagnostic about a syntax error: Lua's whole message, and the line and the words that it consists of. */
void syntax_report(lua_State *lua, const syntax_text *syntax, const char *whole, int line, const char *words,
                   spec_diagnostics *diagnostics);

/* Where a runtime error is whose message names something, as in "(global 'io')"; else its line. */
spec_place syntax_place_of_runtime_error(const syntax_text *syntax, int line, const char *message);

/* The hint for a spec that returns nothing. The caller frees it. */
char *syntax_missing_return(const syntax_text *syntax);

#endif
