/*
 * A report for people, said once and written as text, Markdown or an HTML page: a title, then headings, paragraphs,
 * facts (a name and a value each), list items and grids in any order.
 */
#ifndef JOINERY_REPORT_WRITE_DOCUMENT_H
#define JOINERY_REPORT_WRITE_DOCUMENT_H

#include "base/text.h"
#include "report/write/format.h"
#include "report/write/grid.h"
#include "report/write/style.h"

#include <stdbool.h>

typedef enum document_element { ELEMENT_NONE, ELEMENT_PARAGRAPH, ELEMENT_FACTS, ELEMENT_ITEMS } document_element;

/* What shows without colour that something is as it should be, or is not. */
#define DOC_GOOD "\u2713"
#define DOC_BAD  "\u2717"

/* A document in the making. Set the first three fields, the fourth where it is so, and leave the others 0. */
typedef struct document {
    text *out;            /* it is appended to this */
    report_format format; /* FORMAT_TEXT, FORMAT_MD or FORMAT_HTML; writing in another one aborts */
    style style;          /* for FORMAT_TEXT */
    bool fragment;        /* in Markdown and HTML: a part of another page, without the title and what is around it */
    document_element element; /* the kind of element that the document so far ends with */
    int level;                /* of the open list items in HTML */
    bool begun;               /* a blank line is due before the next element, in text and Markdown */
} document;

/* What stands between two dtypes for their join: as style_join() says in text, else "v". */
const char *doc_join(const document *document);

/* Begins the document with its title and, unless it is NULL, a sentence beneath it. Texts are UTF-8, here and below. */
void doc_begin(document *document, const char *title, const char *intro);

/* Begins a section. */
void doc_heading(document *document, const char *heading);

/* Adds a paragraph, in a colour where the document has colours. */
void doc_paragraph(document *document, paint colour, const char *sentence);

/* Adds a fact: its name, and its value as printf formats it. */
PRINTF_LIKE(3, 4) void doc_fact(document *document, const char *name, const char *format, ...);

/* Adds an item to a list: of level 1, or of level 2 beneath the last one of level 1. */
void doc_item(document *document, int level, paint colour, const char *sentence);

/* The same, and frees the sentence. */
void doc_item_text(document *document, int level, paint colour, text *sentence);

/* Adds a table. */
void doc_grid(document *document, const grid *grid);

/* Ends the document: nothing is added after this. */
void doc_end(document *document);

#endif
