/* Text inside the formats that reports come in. Each appends to `to` what a reader of the format shows as `utf8`. */
#ifndef JOINERY_REPORT_ESCAPE_H
#define JOINERY_REPORT_ESCAPE_H

#include "base/text.h"

void escape_html(text *to, const char *utf8);     /* in an element or a quoted attribute */
void escape_markdown(text *to, const char *utf8); /* in a line or a table cell */
void escape_csv(text *to, const char *utf8);      /* a field, quoted where it must be */
void escape_dot(text *to, const char *utf8);      /* a double-quoted string with its quotes */
void escape_mermaid(text *to, const char *utf8);  /* a double-quoted label with its quotes */

/* In a workflow command of GitHub Actions: a property, such as a path, and the message. */
void escape_github_property(text *to, const char *utf8);
void escape_github_message(text *to, const char *utf8);

#endif
