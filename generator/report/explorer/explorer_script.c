#include "report/explorer/explorer_script.h"
#include "base/memory.h"
#include "embedded/embedded.h"
#include "report/explorer/explorer_page.h"

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

static bool add_module(script *script, const embedded_file *file) {
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
        if (!add_module(script, other)) return false;
    }
    if (script->count > 1 || script->out->length) text_add_char(script->out, '\n');
    add_code(script->out, file->text);
    return true;
}

bool explorer_script(text *out, const char *main_module, text *error) {
    script script = {.out = out, .error = error};
    const embedded_file *file = embedded_find(main_module);
    if (!file) text_printf(error, "%s is not in the program", main_module);
    const bool whole = file && add_module(&script, file);
    mem_free(script.written);
    return whole;
}
