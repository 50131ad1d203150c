/* An HTML page around a document, or the part of it that goes into somebody else's page. */
#ifndef JOINERY_REPORT_WRITE_HTML_PAGE_H
#define JOINERY_REPORT_WRITE_HTML_PAGE_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Begins it: everything that follows is in one element of class `joinery`, by which all style rules are scoped. A
 * fragment is that element alone, behind a style element. It has no empty lines, so that Markdown takes it as one
 * block.
 */
void html_page_begin(text *out, const char *title, bool fragment);
void html_page_end(text *out, bool fragment);

#endif
