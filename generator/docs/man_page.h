/* joinery.1, for man(1), made from the tables of commands and options. */
#ifndef JOINERY_DOCS_MAN_PAGE_H
#define JOINERY_DOCS_MAN_PAGE_H

#include "base/text.h"

/* Appends the page, in roff. */
void man_page_write(text *out);

#endif
