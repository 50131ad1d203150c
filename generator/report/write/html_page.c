#include "report/write/html_page.h"
#include "embedded/embedded.h"
#include "report/write/escape.h"
#include "report/write/palette.h"

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

void html_page_begin(text *out, const char *title, bool fragment) {
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

void html_page_end(text *out, bool fragment) {
    text_add(out, fragment ? "</div>\n" : "</div>\n</main>\n</body>\n</html>\n");
}
