/* White space, as it comes with text that is copied out of pages, documents and spreadsheets. */
#ifndef JOINERY_SPEC_SOURCE_BLANKS_H
#define JOINERY_SPEC_SOURCE_BLANKS_H

#include <stdbool.h>
#include <stddef.h>

/* Unicode's White_Space, without the control characters. */
bool blank_is_white_space(unsigned point);

/*
 * The bytes of the blank at `at`, and of the one that ends there; 0 where there is none. A blank is white space that
 * ends no line: also a tab, a carriage return, a no-break space, and U+FEFF, which shows nothing.
 */
size_t blank_at(const char *at, const char *end);
size_t blank_before(const char *start, const char *at);

#endif
