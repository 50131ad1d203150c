/* The explorer page: one HTML file that needs nothing else, put together from templates/explorer/. */
#ifndef JOINERY_REPORT_EXPLORER_EXPLORER_PAGE_H
#define JOINERY_REPORT_EXPLORER_EXPLORER_PAGE_H

#include "base/text.h"
#include "report/explorer/explorer_data.h"

#define EXPLORER_FOLDER "templates/explorer/"

/* Appends the page. False with a message if one of its files is malformed. */
bool explorer_page(text *out, const explorer *explorer, text *error);

/* True if the text is such a page, of any version. */
bool explorer_is_page(const char *html);

#endif
