#include "report/explorer/explorer_page.h"
#include "base/memory.h"
#include "base/text.h"
#include "embedded/embedded.h"
#include "report/diagram/svg.h"
#include "report/explorer/explorer_data.h"
#include "report/explorer/page_module.h"
#include "report/table/table_report.h"
#include "report/write/palette.h"

#include <stdbool.h>
#include <string.h>

typedef struct script {
    text *out, *error;
    const embedded_file **written; /* or being written */
    size_t count, capacity;
} script;

static bool begins(const char *at, const char *prefix) {
    return strncmp(at, prefix, strlen(prefix)) == 0;
}

/* Behind the end of the line, or the end of the text. */
static const char *next_line(const char *at) {
    const char *end = strchr(at, '\n');
    return end ? end + 1 : at + strlen(at);
}

/* Behind the statement that imports: it may have several lines. */
static const char *end_of_import(const char *at) {
    const char *end = strstr(at, "\";");
    return end ? next_line(end) : at + strlen(at);
}

/* The file that an import from "./NAME" names. */
static const embedded_file *imported(const char *at, const char *end) {
    static const char from[] = "from \"./";
    const char *name = strstr(at, from);
    if (!name || name > end) return NULL;
    name += sizeof from - 1;
    text path = {0};
    text_printf(&path, "%s%.*s", EXPLORER_FOLDER, (int)strcspn(name, "\""), name);
    const embedded_file *file = embedded_find(text_string(&path));
    text_free(&path);
    return file;
}

/* Code without the comments that lines begin with, and without indentation: what is left is for browsers. */
static void add_code(text *out, const char *code) {
    static const char export[] = "export ";
    for (const char *at = code, *end; *at; at = end) {
        end = begins(at, "import ") ? end_of_import(at) : next_line(at);
        if (begins(at, "import ")) continue;
        if (begins(at, export)) at += sizeof export - 1;
        at += strspn(at, " \n");
        if (begins(at, "/*")) {
            at = strstr(at, "*/") + 2;
            at += strspn(at, " ");
            end = next_line(at);
        }
        if (at < end && *at != '\n' && !begins(at, "//")) text_add_n(out, at, (size_t)(end - at));
    }
}

static bool add_script_module(script *script, const embedded_file *file) {
    for (size_t i = 0; i < script->count; i++)
        if (script->written[i] == file) return true;
    VEC_PUSH(script->written, script->count, script->capacity) = file;
    for (const char *at = file->text, *end; *at; at = end) {
        end = begins(at, "import ") ? end_of_import(at) : next_line(at);
        if (!begins(at, "import ")) continue;
        const embedded_file *other = imported(at, end);
        if (!other) {
            text_printf(script->error, "%s imports what is not in the program: %.*s", file->path,
                        (int)strcspn(at, "\n"), at);
            return false;
        }
        if (!add_script_module(script, other)) return false;
    }
    if (script->count > 1 || script->out->length) text_add_char(script->out, '\n');
    add_code(script->out, file->text);
    return true;
}

/*
 * Appends a module behind all that it imports, each once, without the lines that import and the word `export`. False
 * with a message where the program lacks one.
 */
static bool explorer_script(text *out, const char *main_module, text *error) {
    script script = {.out = out, .error = error};
    const embedded_file *file = embedded_find(main_module);
    if (!file) text_printf(error, "%s is not in the program", main_module);
    const bool whole = file && add_script_module(&script, file);
    mem_free(script.written);
    return whole;
}

/* A `link` that names a stylesheet, which it becomes. */
#define LINK "<link rel=\"stylesheet\" href=\""

static bool add_style(text *out, const char *name, size_t length, text *error) {
    text path = {0};
    text_printf(&path, "%s%.*s", EXPLORER_FOLDER, (int)length, name);
    text_add(out, "<style>\n");
    const embedded_file *file = embedded_find(text_string(&path));
    if (file)
        add_code(out, file->text);
    else
        text_printf(error, "%s is not in the program", text_string(&path));
    text_add(out, "</style>");
    text_free(&path);
    return file != NULL;
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

/* The drawing as in an SVG file, without the styles, which the page has. */
static void add_drawing(text *out, const analysis *shown) {
    text svg = {0};
    drawing_svg(&svg, shown);
    const char *drawing = text_string(&svg), *style = strstr(drawing, "<style>"), *end = strstr(drawing, "</style>");
    if (style && end) text_add_n(out, drawing, (size_t)(style - drawing));
    text_add(out, style && end ? end + strlen("</style>") : drawing);
    text_free(&svg);
}

/* What is to be seen where no script runs: the diagram and the table, unless that would be long. */
static bool add_plain(text *out, const explorer *explorer, text *error) {
    enum { MOST_PLAIN = 64 /* dtypes */ };
    const analysis *shown = &explorer->systems[0];
    (void)error;
    text_add(out, "<noscript>\n<p class=\"message\">Without JavaScript, this page is a picture and a table.</p>\n");
    if (shown->spec->dtype_count <= MOST_PLAIN) {
        document page = {.out = out, .format = FORMAT_HTML, .fragment = true};
        if (shown->promotion.order.transitive) add_drawing(out, shown);
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
