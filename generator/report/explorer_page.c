#include "report/explorer_page.h"
#include "embedded/embedded.h"
#include "report/explorer_data.h"
#include "report/explorer_script.h"

#include <string.h>

static bool add_file(text *to, const char *path, text *error) {
    const embedded_file *file = embedded_find(path);
    if (file)
        text_add_n(to, file->text, file->length);
    else
        text_printf(error, "%s is not in the program", path);
    return file != NULL;
}

static bool add_style(text *to, const explorer *of, text *error) {
    (void)of;
    text_add(to, "<style>\n");
    const bool added = add_file(to, EXPLORER_FOLDER "page.css", error);
    text_add(to, "</style>");
    return added;
}

static bool add_palette(text *to, const explorer *of, text *error) {
    (void)of, (void)error;
    text_add(to, "<style id=\"palette\">\n");
    text_add(to, "</style>");
    return true;
}

static bool add_data(text *to, const explorer *of, text *error) {
    (void)error;
    text_add(to, "<script type=\"application/json\" id=\"data\">\n");
    explorer_data(to, of, true);
    text_add(to, "</script>");
    return true;
}

static bool add_script(text *to, const explorer *of, text *error) {
    (void)of;
    text_add(to, "<script type=\"module\">\n");
    const bool added = explorer_script(to, EXPLORER_FOLDER "main.js", error);
    text_add(to, "</script>");
    return added;
}

/* What page.html has, in this order, and what stands there in a page that needs nothing else. */
static const struct {
    const char *mark;
    bool (*add)(text *to, const explorer *of, text *error);
} parts[] = {
    {"<link rel=\"stylesheet\" href=\"page.css\">", add_style},
    {"<style id=\"palette\"></style>", add_palette},
    {"<script type=\"application/json\" id=\"data\"></script>", add_data},
    {"<script type=\"module\" src=\"main.js\"></script>", add_script},
};

bool explorer_page(text *to, const explorer *of, text *error) {
    const embedded_file *page = embedded_find(EXPLORER_FOLDER "page.html");
    const char *at = page ? page->text : "";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *mark = strstr(at, parts[i].mark);
        if (!mark) {
            text_printf(error, "%spage.html has no %s, or not in its place", EXPLORER_FOLDER, parts[i].mark);
            return false;
        }
        text_add_n(to, at, (size_t)(mark - at));
        if (!parts[i].add(to, of, error)) return false;
        at = mark + strlen(parts[i].mark);
    }
    text_add(to, at);
    return true;
}
