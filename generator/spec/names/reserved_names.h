/*
 * Names that C, C++ and the headers of their libraries have: what no spec whose C is generated can be called, because
 * its name becomes a namespace, and what no name that is generated may be.
 */
#ifndef JOINERY_SPEC_NAMES_RESERVED_NAMES_H
#define JOINERY_SPEC_NAMES_RESERVED_NAMES_H

#include <stdbool.h>

/* What takes a name in lower case: "a word of C or C++", "declared by <time.h>"; NULL if nothing does. Static text. */
const char *name_reserved(const char *name);

/* Whether it is a word of C or C++. */
bool name_is_keyword(const char *name);

/* Whether a name in upper case, with a _ inside, is a macro of the C library: INT8_MAX. */
bool name_is_macro(const char *name);

#endif
