#include "report/annotation.h"
#include "report/escape.h"

#include <string.h>

/* The path as GitHub knows it, from the root of the repository, if joinery runs there. */
static const char *path_of(const spec *of) {
    const char *path = of->file;
    while (strncmp(path, "./", 2) == 0)
        path += 2;
    return path;
}

void annotate(text *out, annotation_level level, const spec *of, spec_place place, const char *title,
              const char *message) {
    static const char *const levels[] = {
        [ANNOTATION_ERROR] = "error", [ANNOTATION_WARNING] = "warning", [ANNOTATION_NOTICE] = "notice"};
    text_printf(out, "::%s ", levels[level]);
    if (of->file_count) { /* a spec that is part of the program, or standard input, is no file */
        text_add(out, "file=");
        escape_github_property(out, path_of(of));
        text_printf(out, ",line=%d,", place.line ? place.line : 1);
        if (place.line && place.column) text_printf(out, "col=%d,", place.column);
    }
    text_add(out, "title=");
    escape_github_property(out, title);
    text_add(out, "::");
    escape_github_message(out, message);
    text_add_char(out, '\n');
}
