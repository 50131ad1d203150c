#include "report/write/finding.h"
#include "base/memory.h"
#include "report/write/escape.h"

#include <string.h>

finding *findings_add(findings *list, finding_rule rule, const char *subject, finding_severity severity,
                      spec_place place) {
    VEC_PUSH(list->items, list->count, list->capacity) =
        (finding){.rule = rule, .subject = subject, .severity = severity, .place = place};
    return &list->items[list->count - 1];
}

void findings_free(findings *list) {
    for (size_t i = 0; i < list->count; i++)
        text_free(&list->items[i].sentence);
    mem_free(list->items);
    *list = (findings){0};
}

bool findings_have(const findings *list, finding_rule rule) {
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].rule == rule) return true;
    return false;
}

bool findings_fail(const findings *list) {
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].severity == FINDING_ERROR) return true;
    return false;
}

void findings_sums(text *out, const findings *list, finding_rule rule) {
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].rule == rule && list->items[i].is_sum)
            text_printf(out, "; %s", list->items[i].sentence.data);
}

void findings_items(document *page, const findings *list, finding_rule rule) {
    for (size_t i = 0; i < list->count; i++) {
        const finding *found = &list->items[i];
        if (found->rule == rule && !found->is_sum)
            doc_item(page, 1, found->severity == FINDING_ERROR ? PAINT_BAD : PAINT_PLAIN, found->sentence.data);
    }
}

/* The path as GitHub knows it, from the root of the repository, if joinery runs there. */
static const char *path_of(const char *path) {
    while (strncmp(path, "./", 2) == 0)
        path += 2;
    return path;
}

static void annotate(text *out, finding_severity severity, const char *file, spec_place place, const char *title,
                     const char *message) {
    static const char *const levels[] = {
        [FINDING_ERROR] = "error", [FINDING_WARNING] = "warning", [FINDING_NOTICE] = "notice"};
    text_printf(out, "::%s ", levels[severity]);
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

void findings_annotate(text *out, const findings *list) {
    static const struct {
        const char *before, *after;
    } titles[] = {
        [FINDING_LAW] = {"", " must hold"}, [FINDING_DENIAL] = {"", ""}, [FINDING_CHANGE] = {"compared with ", ""}};
    const char *file = list->spec->file_count ? list->spec->file : NULL;
    for (size_t i = 0; i < list->count; i++) {
        const finding *found = &list->items[i];
        text title = {0};
        if (found->is_sum && found->severity != FINDING_ERROR) continue;
        text_printf(&title, "joinery: %s%s%s", titles[found->rule].before, found->subject, titles[found->rule].after);
        annotate(out, found->severity, file, found->place, text_string(&title), found->sentence.data);
        text_free(&title);
    }
}

void annotate_diagnostics(text *out, const spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < diagnostics->count; i++) {
        const spec_diagnostic *diagnostic = &diagnostics->entries[i];
        text title = {0}, message = {0};
        text_printf(&title, "joinery: %s", diagnostic->name);
        text_printf(&message, "%s (%s)", diagnostic->what, diagnostic->hint);
        annotate(out, diagnostic->severity == SPEC_WARNING ? FINDING_WARNING : FINDING_ERROR,
                 diagnostic->file[0] == '<' ? NULL : diagnostic->file, diagnostic->place, text_string(&title),
                 text_string(&message));
        text_free(&title);
        text_free(&message);
    }
}
