/*
 * A report for people, said once and written as text, Markdown or an HTML page: a title, then headings, paragraphs,
 * facts (a name and a value each), list items and grids in any order.
 */
#ifndef JOINERY_REPORT_DOCUMENT_H
#define JOINERY_REPORT_DOCUMENT_H

#include "base/text.h"
#include "report/format.h"
#include "report/grid.h"
#include "report/style.h"

#include <stdbool.h>

typedef enum document_block { BLOCK_NONE, BLOCK_PARAGRAPH, BLOCK_FACTS, BLOCK_ITEMS } document_block;

typedef struct document {
    text *to;
    report_format format; /* FORMAT_TEXT, FORMAT_MD or FORMAT_HTML */
    style style;
    document_block block; /* what the document so far ends in */
    int level;            /* of the open list items in HTML */
    bool begun;
} document;

/* What stands between two dtypes for their join: as style_join() says in text, else "v". */
const char *doc_join(const document *of);

/* `intro`, or NULL, is a sentence beneath the title. */
void doc_begin(document *to, const char *title, const char *intro);
void doc_heading(document *to, const char *heading);
void doc_paragraph(document *to, paint colour, const char *sentence);
__attribute__((format(printf, 3, 4))) void doc_fact(document *to, const char *name, const char *format, ...);
void doc_item(document *to, int level, paint colour, const char *sentence); /* level 1, or 2 for one beneath it */
void doc_grid(document *to, const grid *of);
void doc_end(document *to);

#endif
