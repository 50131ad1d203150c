#include "report/write/annotation.h"
#include "report/write/escape.h"

#include <string.h>

/* The path as GitHub knows it, from the root of the repository, if joinery runs there. */
static const char *path_of(const char *path) {
    while (strncmp(path, "./", 2) == 0)
        path += 2;
    return path;
}

void annotate(text *out, annotation_level level, const char *file, spec_place place, const char *title,
              const char *message) {
    static const char *const levels[] = {
        [ANNOTATION_ERROR] = "error", [ANNOTATION_WARNING] = "warning", [ANNOTATION_NOTICE] = "notice"};
    text_printf(out, "::%s ", levels[level]);
    if (file) {
        text_add(out, "file=");
        escape_github_property(out, path_of(file));
        text_printf(out, ",line=%d,", place.line ? place.line : 1);
        if (place.line && place.column) text_printf(out, "col=%d,", place.column);
    }
    text_add(out, "title=");
    escape_github_property(out, title);
    text_add(out, "::");
    escape_github_message(out, message);
    text_add_char(out, '\n');
}

void annotate_spec(text *out, annotation_level level, const spec *spec, spec_place place, const char *title,
                   const char *message) {
    /* a spec that is part of the program, or standard input, is no file */
    annotate(out, level, spec->file_count ? spec->file : NULL, place, title, message);
}

void annotate_diagnostics(text *out, const spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < diagnostics->count; i++) {
        const spec_diagnostic *diagnostic = &diagnostics->entries[i];
        text title = {0}, message = {0};
        text_printf(&title, "joinery: %s", diagnostic->name);
        text_printf(&message, "%s (%s)", diagnostic->what, diagnostic->hint);
        annotate(out, diagnostic->severity == SPEC_WARNING ? ANNOTATION_WARNING : ANNOTATION_ERROR,
                 diagnostic->file[0] == '<' ? NULL : diagnostic->file, diagnostic->place, text_string(&title),
                 text_string(&message));
        text_free(&title);
        text_free(&message);
    }
}
