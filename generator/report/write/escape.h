/*
 * Text inside the formats that reports come in. Each appends to `out` what a reader of the format shows as `utf8`.
 *
 * Characters that are not shown come out as text_add_shown() writes them, \u{202E}. A terminal would obey them, two
 * names that differ in one of them would look alike, and XML does not allow them all. Letters of scripts that are
 * written from right to left are letters, and remain. A line end or tab is a space. CSV alone has every character as it
 * is: programs read it.
 */
#ifndef JOINERY_REPORT_WRITE_ESCAPE_H
#define JOINERY_REPORT_WRITE_ESCAPE_H

#include "base/text.h"

void escape_text(text *out, const char *utf8);     /* on a terminal, or in a text file */
void escape_html(text *out, const char *utf8);     /* in an element or a quoted attribute */
void escape_markdown(text *out, const char *utf8); /* in a line or a table cell */
void escape_csv(text *out, const char *utf8);      /* a field, quoted where it must be */
void escape_dot(text *out, const char *utf8);      /* a double-quoted string with its quotes */

/* In a workflow command of GitHub Actions: a property, such as a path, and the message. */
void escape_github_property(text *out, const char *utf8);
void escape_github_message(text *out, const char *utf8);

#endif
