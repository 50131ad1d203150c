/*
 * Build tool: writes files as a C source that defines embedded_files (embedded.h).
 * Usage: embed OUTPUT.c ROOT PATH... with the paths relative to ROOT; of one that is absolute, the program knows the
 * last part.
 */
#include "base/file.h"
#include "platform/pathname.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the program calls a file. */
static const char *name_of(const char *path) {
    return path_root(path) > 0 ? path_name(path) : path;
}

static int by_name(const void *a, const void *b) {
    return strcmp(name_of(*(char *const *)a), name_of(*(char *const *)b));
}

/* One string literal a line of the file; a byte outside printable ASCII as three octal digits. */
static void add_literals(text *out, const text *content) {
    bool open = false;
    for (size_t i = 0; i < content->length; i++) {
        const char c = content->data[i];
        if (!open) text_add(out, "\n    \"");
        open = c != '\n';
        if (c == '"' || c == '\\' || c == '?')
            text_printf(out, "\\%c", c);
        else if (c >= ' ' && c < 127)
            text_add_char(out, c);
        else
            text_printf(out, "\\%03o", (unsigned char)c);
        if (!open) text_add_char(out, '"');
    }
    if (open) text_add_char(out, '"');
    if (content->length == 0) text_add(out, " \"\"");
}

static int fail(const char *path) {
    fprintf(stderr, "embed: %s: %s\n", path, strerror(errno));
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "usage: embed OUTPUT.c ROOT PATH...\n"), 2;
    char **paths = argv + 3;
    const size_t count = (size_t)argc - 3;
    text source = {0}, table = {0};
    qsort(paths, count, sizeof *paths, by_name);
    text_add(&source, "/* Made by embed from the files named below. */\n#include \"embedded/embedded.h\"\n");
    for (size_t i = 0; i < count; i++) {
        text path = {0}, content = {0};
        if (path_root(paths[i]) == 0) text_printf(&path, "%s/", argv[2]);
        text_add(&path, paths[i]);
        if (!file_read(path.data, FILE_NO_LIMIT, &content, NULL)) return fail(path.data);
        text_printf(&source, "\nstatic const char file_%zu[] =", i);
        add_literals(&source, &content);
        text_add(&source, ";\n");
        text_printf(&table, "    {\"%s\", file_%zu, %zu},\n", name_of(paths[i]), i, content.length);
        text_free(&path);
        text_free(&content);
    }
    text_printf(&source, "\nconst embedded_file embedded_files[] = {\n%s", text_string(&table));
    text_printf(&source, "    {0, 0, 0}\n};\nconst size_t embedded_count = %zu;\n", count);
    if (!file_replace(argv[1], source.data, source.length)) return fail(argv[1]);
    text_free(&source);
    text_free(&table);
    return 0;
}
