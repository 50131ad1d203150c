#include "report/write/document.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/html_page.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACT_WIDTH = 14 };

static bool in_html(const document *to) {
    return to->format == FORMAT_HTML;
}

/* A part of somebody else's page has that page's title. */
static bool is_part(const document *of) {
    return of->fragment && of->format != FORMAT_TEXT;
}

static void add_escaped(document *to, const char *utf8) {
    switch (to->format) {
    case FORMAT_TEXT:
        escape_text(to->to, utf8);
        return;
    case FORMAT_MD:
        escape_markdown(to->to, utf8);
        return;
    case FORMAT_HTML:
        escape_html(to->to, utf8);
        return;
    case FORMAT_JSON:
    case FORMAT_CSV:
    case FORMAT_DOT:
    case FORMAT_SVG:
    case FORMAT_MERMAID:
    case FORMAT_GITHUB:
    case FORMAT_COUNT:
        abort(); /* no document has that format: the command that lists it must write it otherwise */
    }
}

/* Text in a colour: escape sequences, a class, or nothing. */
static void add_painted(document *to, paint colour, const char *utf8) {
    if (in_html(to) && colour != PAINT_PLAIN) {
        text_printf(to->to, "<span class=\"%s\">", style_class(colour));
        add_escaped(to, utf8);
        text_add(to->to, "</span>");
    } else if (to->format == FORMAT_TEXT) {
        text shown = {0};
        escape_text(&shown, utf8);
        style_add(to->to, to->style, colour, text_string(&shown));
        text_free(&shown);
    } else {
        add_escaped(to, utf8);
    }
}

/* Closes the element before and opens the next: a blank line in text and Markdown, elements in HTML. */
static void enter(document *to, document_element element) {
    static const char *const opening[] = {"", "", "<dl>\n", ""};
    static const char *const closing[] = {"", "", "</dl>\n", ""};
    if (to->element == element && element != ELEMENT_NONE && element != ELEMENT_PARAGRAPH) return;
    if (in_html(to)) {
        for (; to->level > 0; to->level--)
            text_add(to->to, "</li>\n</ul>\n");
        text_add(to->to, closing[to->element]);
        text_add(to->to, opening[element]);
    } else if (to->begun) {
        text_add_char(to->to, '\n');
    }
    to->begun = true;
    to->element = element;
}

const char *doc_join(const document *of) {
    return of->format == FORMAT_TEXT ? style_join(of->style) : "v";
}

void doc_begin(document *to, const char *title, const char *intro) {
    if (in_html(to)) html_page_begin(to->to, title, to->fragment);
    if (!is_part(to)) {
        text_add(to->to, in_html(to) ? "<h1>" : to->format == FORMAT_MD ? "# " : "");
        add_painted(to, in_html(to) ? PAINT_PLAIN : PAINT_BOLD, title);
        text_add(to->to, in_html(to) ? "</h1>\n" : "\n");
    }
    to->begun = !is_part(to);
    to->element = ELEMENT_NONE;
    if (!intro) return;
    if (to->format != FORMAT_TEXT) {
        doc_paragraph(to, PAINT_PLAIN, intro);
        return;
    }
    add_escaped(to, intro);
    text_add_char(to->to, '\n');
}

void doc_heading(document *to, const char *heading) {
    enter(to, ELEMENT_NONE);
    const char *const level = is_part(to) ? "h3" : "h2";
    if (in_html(to)) text_printf(to->to, "<%s>", level);
    if (to->format == FORMAT_MD) text_add(to->to, is_part(to) ? "### " : "## ");
    add_painted(to, in_html(to) ? PAINT_PLAIN : PAINT_BOLD, heading);
    if (in_html(to)) text_printf(to->to, "</%s>", level);
    text_add_char(to->to, '\n');
    to->begun = to->format != FORMAT_TEXT; /* what comes next stands right beneath it in text */
}

void doc_paragraph(document *to, paint colour, const char *sentence) {
    enter(to, ELEMENT_PARAGRAPH);
    if (in_html(to)) text_add(to->to, "<p>");
    add_painted(to, colour, sentence);
    text_add(to->to, in_html(to) ? "</p>\n" : "\n");
}

/* The lines of a fact, beneath each other: with that between them. */
static void add_lines(document *to, const char *value, const char *between) {
    for (size_t length; *value; value += length) {
        length = strcspn(value, "\n");
        char *line = mem_copy_n(value, length);
        add_escaped(to, line);
        mem_free(line);
        if (!value[length]) break;
        text_add(to->to, between);
        length++;
    }
}

static void add_fact(document *to, const char *name, const char *value) {
    if (in_html(to)) {
        text_add(to->to, "<dt>");
        add_escaped(to, name);
        text_add(to->to, "</dt><dd>");
        add_lines(to, value, "<br>");
        text_add(to->to, "</dd>\n");
    } else if (to->format == FORMAT_MD) {
        text_add(to->to, "- **");
        add_escaped(to, name);
        text_add(to->to, "**: ");
        add_escaped(to, value);
        text_add_char(to->to, '\n');
    } else {
        static const char newline[] = "\n              "; /* FACT_WIDTH spaces */
        const size_t width = text_width(name);
        add_escaped(to, name);
        text_add_repeated(to->to, ' ', width + 2 < FACT_WIDTH ? FACT_WIDTH - width : 2);
        add_lines(to, value, newline);
        text_add_char(to->to, '\n');
    }
}

void doc_fact(document *to, const char *name, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    char *value = mem_alloc((size_t)(length < 0 ? 0 : length) + 1);
    *value = '\0';
    if (length > 0) vsnprintf(value, (size_t)length + 1, format, again);
    va_end(again);
    va_end(arguments);
    enter(to, ELEMENT_FACTS);
    add_fact(to, name, value);
    mem_free(value);
}

/* What shows without colour that an item is as it should be, or is not: in Markdown and HTML, of the first level. */
static const char *sign_of(const document *of, int level, paint colour) {
    if (of->format == FORMAT_TEXT || level > 1) return "";
    return colour == PAINT_GOOD ? DOC_GOOD " " : colour == PAINT_BAD ? DOC_BAD " " : "";
}

static void add_html_item(document *to, paint colour, const char *sentence) {
    const char *sign = sign_of(to, to->level, colour);
    if (*sign) {
        const bool good = colour == PAINT_GOOD;
        text_printf(to->to,
                    "<li class=\"j-marked\"><span class=\"j-sign %s\" role=\"img\" aria-label=\"%s\">%s</span> ",
                    good ? "j-good" : "j-bad", good ? "fine" : "problem", good ? DOC_GOOD : DOC_BAD);
        colour = PAINT_PLAIN;
    } else {
        text_add(to->to, "<li>");
    }
    add_painted(to, colour, sentence);
}

void doc_item(document *to, int level, paint colour, const char *sentence) {
    enter(to, ELEMENT_ITEMS);
    if (in_html(to)) {
        while (to->level > level) {
            text_add(to->to, "</li>\n</ul>\n");
            to->level--;
        }
        if (to->level == level) text_add(to->to, "</li>\n");
        while (to->level < level) {
            text_add(to->to, to->level ? "\n<ul>\n" : "<ul>\n");
            to->level++;
        }
        add_html_item(to, colour, sentence);
        return;
    }
    text_add_repeated(to->to, ' ', (size_t)(to->format == FORMAT_MD ? 2 * (level - 1) : 2 * level));
    if (to->format == FORMAT_MD) text_printf(to->to, "- %s", sign_of(to, level, colour));
    add_painted(to, colour, sentence);
    text_add_char(to->to, '\n');
}

void doc_grid(document *to, const grid *of) {
    enter(to, ELEMENT_NONE);
    grid_write(of, to->format, to->style, to->to);
}

void doc_end(document *to) {
    if (!in_html(to)) return;
    enter(to, ELEMENT_NONE);
    html_page_end(to->to, to->fragment);
}
