#include "report/document.h"
#include "base/memory.h"
#include "report/escape.h"

#include <stdarg.h>
#include <stdio.h>

enum { FACT_WIDTH = 14 };

static const char page_head[] = "<!DOCTYPE html>\n"
                                "<html lang=\"en\">\n"
                                "<head>\n"
                                "<meta charset=\"utf-8\">\n"
                                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                                "<title>";
static const char page_style[] =
    "</title>\n"
    "<style>\n"
    ":root { color-scheme: light dark; --line: #8884; --head: #8882; --good: #1a7f37; --bad: #cf222e; }\n"
    "@media (prefers-color-scheme: dark) { :root { --good: #3fb950; --bad: #ff7b72; } }\n"
    "body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }\n"
    "table { border-collapse: collapse; font: 14px/1.4 ui-monospace, monospace; display: block; overflow-x: auto; }\n"
    "th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: left; }\n"
    "th { background: var(--head); }\n"
    "dl { display: grid; grid-template-columns: max-content auto; gap: .1rem 1.5rem; }\n"
    "dt { font-weight: 600; } dd { margin: 0; }\n"
    ".good { color: var(--good); } .bad { color: var(--bad); } .dim { opacity: .7; } .bold { font-weight: 600; }\n"
    "</style>\n"
    "</head>\n"
    "<body>\n"
    "<h1>";

static bool in_html(const document *to) {
    return to->format == FORMAT_HTML;
}

static void add_escaped(document *to, const char *utf8) {
    if (to->format == FORMAT_HTML)
        escape_html(to->to, utf8);
    else if (to->format == FORMAT_MD)
        escape_markdown(to->to, utf8);
    else
        text_add(to->to, utf8);
}

/* Text in a colour: escape sequences, a class, or nothing. */
static void add_painted(document *to, paint colour, const char *utf8) {
    static const char *const classes[] = {
        [PAINT_BOLD] = "bold", [PAINT_DIM] = "dim", [PAINT_GOOD] = "good", [PAINT_BAD] = "bad"};
    if (in_html(to) && colour != PAINT_PLAIN) {
        text_printf(to->to, "<span class=\"%s\">", classes[colour]);
        escape_html(to->to, utf8);
        text_add(to->to, "</span>");
    } else if (to->format == FORMAT_TEXT) {
        style_add(to->to, to->style, colour, utf8);
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
    if (in_html(to)) {
        text_add(to->to, page_head);
        add_escaped(to, title);
        text_add(to->to, page_style);
        add_escaped(to, title);
        text_add(to->to, "</h1>\n");
    } else {
        if (to->format == FORMAT_MD) text_add(to->to, "# ");
        add_painted(to, PAINT_BOLD, title);
        text_add_char(to->to, '\n');
    }
    to->begun = true;
    to->element = ELEMENT_NONE;
    if (!intro) return;
    if (to->format != FORMAT_TEXT) {
        doc_paragraph(to, PAINT_PLAIN, intro);
        return;
    }
    text_add(to->to, intro);
    text_add_char(to->to, '\n');
}

void doc_heading(document *to, const char *heading) {
    enter(to, ELEMENT_NONE);
    if (in_html(to)) text_add(to->to, "<h2>");
    if (to->format == FORMAT_MD) text_add(to->to, "## ");
    add_painted(to, in_html(to) ? PAINT_PLAIN : PAINT_BOLD, heading);
    text_add(to->to, in_html(to) ? "</h2>\n" : "\n");
    to->begun = to->format != FORMAT_TEXT; /* what comes next stands right beneath it in text */
}

void doc_paragraph(document *to, paint colour, const char *sentence) {
    enter(to, ELEMENT_PARAGRAPH);
    if (in_html(to)) text_add(to->to, "<p>");
    add_painted(to, colour, sentence);
    text_add(to->to, in_html(to) ? "</p>\n" : "\n");
}

static void add_fact(document *to, const char *name, const char *value) {
    if (in_html(to)) {
        text_add(to->to, "<dt>");
        add_escaped(to, name);
        text_add(to->to, "</dt><dd>");
        add_escaped(to, value);
        text_add(to->to, "</dd>\n");
    } else if (to->format == FORMAT_MD) {
        text_add(to->to, "- **");
        add_escaped(to, name);
        text_add(to->to, "**: ");
        add_escaped(to, value);
        text_add_char(to->to, '\n');
    } else {
        const size_t width = text_width(name);
        text_add(to->to, name);
        text_add_repeated(to->to, ' ', width + 2 < FACT_WIDTH ? FACT_WIDTH - width : 2);
        for (; *value; value++) {
            text_add_char(to->to, *value);
            if (*value == '\n') text_add_repeated(to->to, ' ', FACT_WIDTH);
        }
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
        text_add(to->to, "<li>");
        add_painted(to, colour, sentence);
        return;
    }
    text_add_repeated(to->to, ' ', (size_t)(to->format == FORMAT_MD ? 2 * (level - 1) : 2 * level));
    if (to->format == FORMAT_MD) text_add(to->to, "- ");
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
    text_add(to->to, "</body>\n</html>\n");
}
