#include "report/write/document.h"
#include "base/memory.h"
#include "base/text.h"
#include "embedded/embedded.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char head[] = "<!DOCTYPE html>\n"
                           "<html lang=\"en\">\n"
                           "<head>\n"
                           "<meta charset=\"utf-8\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                           "<title>";

/* What only a page of its own needs: the fonts and margins that a fragment takes from where it stands. */
static const char page_style[] =
    "body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }\n"
    "main > .joinery { box-sizing: border-box; min-height: 100vh; padding: 2.5rem max(1rem, 50vw - 46rem); }\n"
    "@media print { main > .joinery { min-height: 0; padding: 0; } }\n";

static void add_style(text *out) {
    const embedded_file *rules = embedded_find("templates/report/document.css");
    palette_css_of_class(out, "joinery");
    for (const char *at = rules->text; *at;) {
        const size_t length = strcspn(at, "\n");
        if (length) text_add_n(out, at, length + 1);
        at += length + (at[length] == '\n');
    }
}

/*
 * Begins it: everything that follows is in one element of class `joinery`, by which all style rules are scoped. A
 * fragment is that element alone, behind a style element. It has no empty lines, so that Markdown takes it as one
 * block.
 */
static void html_page_begin(text *out, const char *title, bool fragment) {
    if (!fragment) {
        text_add(out, head);
        escape_html(out, title);
        text_add(out, "</title>\n");
    }
    text_add(out, "<style>\n");
    if (!fragment) text_add(out, page_style);
    add_style(out);
    text_add(out, "</style>\n");
    if (!fragment) text_add(out, "</head>\n<body>\n<main>\n");
    text_add(out, "<div class=\"joinery\">\n");
}

static void html_page_end(text *out, bool fragment) {
    text_add(out, fragment ? "</div>\n" : "</div>\n</main>\n</body>\n</html>\n");
}

enum {
    FACT_WIDTH = 14,
    LEAST_WIDTH = 20 /* of a column of text: a terminal with less room folds lines itself */
};

static bool in_html(const document *document) {
    return document->format == FORMAT_HTML;
}

/* A part of somebody else's page has that page's title. */
static bool is_part(const document *document) {
    return document->fragment && document->format != FORMAT_TEXT;
}

static void add_escaped(document *document, const char *utf8) {
    switch (document->format) {
    case FORMAT_TEXT:
        escape_text(document->out, utf8);
        return;
    case FORMAT_MD:
        escape_markdown(document->out, utf8);
        return;
    case FORMAT_HTML:
        escape_html(document->out, utf8);
        return;
    case FORMAT_JSON:
    case FORMAT_CSV:
    case FORMAT_DOT:
    case FORMAT_SVG:
    case FORMAT_GITHUB:
    case FORMAT_COUNT:
        abort(); /* no document has that format: the command that lists it must write it otherwise */
    }
}

/* Plain text in a colour. On a terminal lines are folded: the first is at `column`, the others at `indent`. */
static void add_folded(document *document, paint colour, const char *utf8, size_t column, size_t indent) {
    const size_t width = document->style.columns > indent + LEAST_WIDTH ? document->style.columns : SIZE_MAX;
    text escaped = {0}, shown = {0};
    escape_text(&escaped, utf8);
    text_add_folded(&shown, text_string(&escaped), column, indent, document->style.columns ? width : SIZE_MAX);
    style_add(document->out, document->style, colour, text_string(&shown));
    text_free(&escaped);
    text_free(&shown);
}

/* Text in a colour: escape sequences, a class, or nothing. It stands at `column`, and further lines at `indent`. */
static void add_painted(document *document, paint colour, const char *utf8, size_t column, size_t indent) {
    if (in_html(document) && colour != PAINT_PLAIN) {
        text_printf(document->out, "<span class=\"%s\">", style_class(colour));
        add_escaped(document, utf8);
        text_add(document->out, "</span>");
    } else if (document->format == FORMAT_TEXT) {
        add_folded(document, colour, utf8, column, indent);
    } else {
        add_escaped(document, utf8);
    }
}

/* Closes the element before and opens the next: a blank line in text and Markdown, elements in HTML. */
static void enter(document *document, document_element element) {
    static const char *const opening[] = {"", "", "<dl>\n", ""};
    static const char *const closing[] = {"", "", "</dl>\n", ""};
    if (document->element == element && element != ELEMENT_NONE && element != ELEMENT_PARAGRAPH) return;
    if (in_html(document)) {
        for (; document->level > 0; document->level--)
            text_add(document->out, "</li>\n</ul>\n");
        text_add(document->out, closing[document->element]);
        text_add(document->out, opening[element]);
    } else if (document->begun) {
        text_add_char(document->out, '\n');
    }
    document->begun = true;
    document->element = element;
}

const char *doc_join(const document *document) {
    return document->format == FORMAT_TEXT ? style_join(document->style) : "v";
}

void doc_begin(document *document, const char *title, const char *intro) {
    if (in_html(document)) html_page_begin(document->out, title, document->fragment);
    if (!is_part(document)) {
        text_add(document->out, in_html(document) ? "<h1>" : document->format == FORMAT_MD ? "# " : "");
        add_painted(document, in_html(document) ? PAINT_PLAIN : PAINT_BOLD, title, 0, 0);
        text_add(document->out, in_html(document) ? "</h1>\n" : "\n");
    }
    document->begun = !is_part(document);
    document->element = ELEMENT_NONE;
    if (!intro) return;
    if (document->format != FORMAT_TEXT) {
        doc_paragraph(document, PAINT_PLAIN, intro);
        return;
    }
    add_painted(document, PAINT_PLAIN, intro, 0, 0);
    text_add_char(document->out, '\n');
}

void doc_heading(document *document, const char *heading) {
    enter(document, ELEMENT_NONE);
    const char *const level = is_part(document) ? "h3" : "h2";
    if (in_html(document)) text_printf(document->out, "<%s>", level);
    if (document->format == FORMAT_MD) text_add(document->out, is_part(document) ? "### " : "## ");
    add_painted(document, in_html(document) ? PAINT_PLAIN : PAINT_BOLD, heading, 0, 0);
    if (in_html(document)) text_printf(document->out, "</%s>", level);
    text_add_char(document->out, '\n');
    document->begun = document->format != FORMAT_TEXT; /* what comes next stands right beneath it in text */
}

void doc_paragraph(document *document, paint colour, const char *sentence) {
    enter(document, ELEMENT_PARAGRAPH);
    if (in_html(document)) text_add(document->out, "<p>");
    add_painted(document, colour, sentence, 0, 0);
    text_add(document->out, in_html(document) ? "</p>\n" : "\n");
}

/* The lines of a fact, beneath each other: with that between them. */
static void add_lines(document *document, const char *value, const char *between) {
    for (size_t length; *value; value += length) {
        length = strcspn(value, "\n");
        char *line = mem_copy_n(value, length);
        add_painted(document, PAINT_PLAIN, line, FACT_WIDTH, FACT_WIDTH);
        mem_free(line);
        if (!value[length]) break;
        text_add(document->out, between);
        length++;
    }
}

static void add_fact(document *document, const char *name, const char *value) {
    if (in_html(document)) {
        text_add(document->out, "<dt>");
        add_escaped(document, name);
        text_add(document->out, "</dt><dd>");
        add_lines(document, value, "<br>");
        text_add(document->out, "</dd>\n");
    } else if (document->format == FORMAT_MD) {
        text_add(document->out, "- **");
        add_escaped(document, name);
        text_add(document->out, "**: ");
        add_escaped(document, value);
        text_add_char(document->out, '\n');
    } else {
        static const char newline[] = "\n              "; /* FACT_WIDTH spaces */
        const size_t width = text_width(name);
        add_escaped(document, name);
        text_add_repeated(document->out, ' ', width + 2 < FACT_WIDTH ? FACT_WIDTH - width : 2);
        add_lines(document, value, newline);
        text_add_char(document->out, '\n');
    }
}

void doc_fact(document *document, const char *name, const char *format, ...) {
    va_list arguments;
    text value = {0};
    va_start(arguments, format);
    text_vprintf(&value, format, arguments);
    va_end(arguments);
    enter(document, ELEMENT_FACTS);
    add_fact(document, name, text_string(&value));
    text_free(&value);
}

/* What shows without colour that an item is as it should be, or is not: in Markdown and HTML, of the first level. */
static const char *sign_of(const document *document, int level, paint colour) {
    if (document->format == FORMAT_TEXT || level > 1) return "";
    return colour == PAINT_GOOD ? DOC_GOOD " " : colour == PAINT_BAD ? DOC_BAD " " : "";
}

static void add_html_item(document *document, paint colour, const char *sentence) {
    const char *sign = sign_of(document, document->level, colour);
    if (*sign) {
        const bool good = colour == PAINT_GOOD;
        text_printf(document->out,
                    "<li class=\"j-marked\"><span class=\"j-sign %s\" role=\"img\" aria-label=\"%s\">%s</span> ",
                    good ? "j-good" : "j-bad", good ? "fine" : "problem", good ? DOC_GOOD : DOC_BAD);
        colour = PAINT_PLAIN;
    } else {
        text_add(document->out, "<li>");
    }
    add_painted(document, colour, sentence, 0, 0);
}

void doc_item(document *document, int level, paint colour, const char *sentence) {
    enter(document, ELEMENT_ITEMS);
    if (in_html(document)) {
        while (document->level > level) {
            text_add(document->out, "</li>\n</ul>\n");
            document->level--;
        }
        if (document->level == level) text_add(document->out, "</li>\n");
        while (document->level < level) {
            text_add(document->out, document->level ? "\n<ul>\n" : "<ul>\n");
            document->level++;
        }
        add_html_item(document, colour, sentence);
        return;
    }
    const size_t indent = (size_t)(document->format == FORMAT_MD ? 2 * (level - 1) : 2 * level);
    text_add_repeated(document->out, ' ', indent);
    if (document->format == FORMAT_MD) text_printf(document->out, "- %s", sign_of(document, level, colour));
    add_painted(document, colour, sentence, indent, indent + 2);
    text_add_char(document->out, '\n');
}

void doc_item_text(document *document, int level, paint colour, text *sentence) {
    doc_item(document, level, colour, text_string(sentence));
    text_free(sentence);
}

void doc_grid(document *document, const grid *grid) {
    enter(document, ELEMENT_NONE);
    grid_write(grid, document->format, document->style, document->out);
}

void doc_end(document *document) {
    if (!in_html(document)) return;
    enter(document, ELEMENT_NONE);
    html_page_end(document->out, document->fragment);
}
