#include "report/explorer/explorer_page.h"
#include "embedded/embedded.h"
#include "report/diagram/svg.h"
#include "report/explorer/explorer_data.h"
#include "report/explorer/explorer_script.h"
#include "report/explorer/page_module.h"
#include "report/table/table_report.h"
#include "report/write/palette.h"

#include <string.h>

static bool add_file(text *out, const char *path, text *error) {
    const embedded_file *file = embedded_find(path);
    if (file)
        text_add_n(out, file->text, file->length);
    else
        text_printf(error, "%s is not in the program", path);
    return file != NULL;
}

/* A `link` that names a stylesheet, which it becomes. */
#define LINK "<link rel=\"stylesheet\" href=\""

static bool add_style(text *out, const char *name, size_t length, text *error) {
    text path = {0};
    text_printf(&path, "%s%.*s", EXPLORER_FOLDER, (int)length, name);
    text_add(out, "<style>\n");
    const bool added = add_file(out, text_string(&path), error);
    text_add(out, "</style>");
    text_free(&path);
    return added;
}

/* A stretch of page.html, with its stylesheets. */
static bool add_markup(text *out, const char *at, const char *end, text *error) {
    static const char behind[] = "\">";
    for (const char *link; (link = strstr(at, LINK)) != NULL && link < end;) {
        const char *name = link + strlen(LINK);
        const size_t length = strcspn(name, "\"");
        text_add_n(out, at, (size_t)(link - at));
        if (!add_style(out, name, length, error)) return false;
        at = name + length + strlen(behind);
    }
    text_add_n(out, at, (size_t)(end - at));
    return true;
}

static bool add_palette(text *out, const explorer *explorer, text *error) {
    (void)explorer, (void)error;
    text_add(out, "<style id=\"palette\">\n");
    palette_css(out);
    text_add(out, "</style>");
    return true;
}

/* What is to be seen where no script runs: the diagram and the table, unless that would be long. */
static bool add_plain(text *out, const explorer *explorer, text *error) {
    enum { MOST_PLAIN = 64 /* dtypes */ };
    const analysis *shown = &explorer->systems[0];
    (void)error;
    text_add(out, "<noscript>\n<p class=\"message\">Without JavaScript, this page is a picture and a table.</p>\n");
    if (shown->spec->dtype_count <= MOST_PLAIN) {
        document page = {.out = out, .format = FORMAT_HTML, .fragment = true};
        if (shown->promotion.order.transitive) drawing_svg(out, shown);
        table_report(&page, &(table_view){.analysis = shown});
    }
    text_add(out, "</noscript>");
    return true;
}

static bool add_data(text *out, const explorer *explorer, text *error) {
    (void)error;
    text_add(out, "<script type=\"application/json\" id=\"data\">\n");
    explorer_data(out, explorer, true);
    text_add(out, "</script>");
    return true;
}

static bool add_module(text *out, const explorer *explorer, text *error) {
    (void)explorer;
    text_add(out, "<script type=\"text/plain\" id=\"module\">");
    const bool added = page_module(out, error);
    text_add(out, "</script>");
    return added;
}

static bool add_script(text *out, const explorer *explorer, text *error) {
    (void)explorer;
    text_add(out, "<script type=\"module\">\n");
    const bool added = explorer_script(out, EXPLORER_FOLDER "main.js", error);
    text_add(out, "</script>");
    return added;
}

/* What page.html has beside stylesheets, in this order, and what stands there in a page that needs nothing else. */
static const struct {
    const char *mark;
    bool (*add)(text *out, const explorer *explorer, text *error);
} parts[] = {
    {"<style id=\"palette\"></style>", add_palette},
    {"<noscript></noscript>", add_plain},
    {"<script type=\"application/json\" id=\"data\"></script>", add_data},
    {"<script type=\"text/plain\" id=\"module\"></script>", add_module},
    {"<script type=\"module\" src=\"main.js\"></script>", add_script},
};

bool explorer_page(text *out, const explorer *explorer, text *error) {
    const embedded_file *page = embedded_find(EXPLORER_FOLDER "page.html");
    const char *at = page ? page->text : "";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *mark = strstr(at, parts[i].mark);
        if (!mark) {
            text_printf(error, "%spage.html has no %s, or not in its place", EXPLORER_FOLDER, parts[i].mark);
            return false;
        }
        if (!add_markup(out, at, mark, error) || !parts[i].add(out, explorer, error)) return false;
        at = mark + strlen(parts[i].mark);
    }
    return add_markup(out, at, at + strlen(at), error);
}

bool explorer_is_page(const char *html) {
    return strstr(html, "<script type=\"application/json\" id=\"data\">") && strstr(html, "<style id=\"palette\">");
}
