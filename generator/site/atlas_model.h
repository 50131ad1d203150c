/*
 * What the templates of the atlas see, as one Lua table:
 *
 *   systems               a list, in the order of the atlas; a system's number is its place in it
 *     name, title
 *     group               "system", "earlier" or "design-note", as `joinery list` says
 *     class, meaning      its class, and what that means
 *     dtypes              a list of { name, format, kind, bits, weak }
 *     nary                its rule for three and more dtypes, as a spec has it
 *     undefined           ordered pairs without a join
 *     laws                a list of { name, says, holds, failures, sentence }; holds and failures may be nil
 *     losses              { rounds, overflows, drops, wider }: ordered pairs of strong dtypes whose promotion does that
 *   module                joinery for WebAssembly, compressed, in base 91; nil where there is none, and so no questions
 *   marks                 by what a conversion costs, the word of `explain --format json`: its mark, "~" of "rounds"
 *   palette               style rules that define the colours
 *   names()               names of dtypes, in no order and some twice: a list of texts of one, or of several between ", "
 *   read(i, name)         how many dtypes of a system a name means; the number of the dtype where that is one, and the
 *                         note on how the name was read, or ""
 *   join(i, a, b)         the number of the dtype that two, by their numbers, promote to; else nil, and whether the pair
 *                         is ambiguous
 *   losses(i, a, join)    what a conversion loses, in the words of `explain --format json`: a list
 *   difference(i, j)      { shared, cells, markdown }: what `joinery diff` says of two systems
 *   page(i)               the page of a system, as `joinery explore` makes it
 *   table(i)              what `joinery table` says of it, as part of a page
 *   picture(i)            its Hasse diagram as an SVG document, nil where it has none
 *   document(path)        the text of a document of the tree ("specs/laws.md"), nil where it is not part of the program
 */
#ifndef JOINERY_SITE_ATLAS_MODEL_H
#define JOINERY_SITE_ATLAS_MODEL_H

#include "site/atlas.h"

#include <lua.h>

/* Pushes it. The atlas must live as long as the table is used. */
void atlas_model_push(lua_State *L, const atlas *atlas);

#endif
