/*
 * Build tool: writes files as a C source that defines embedded_files (embedded.h); Lua that is a part of the program
 * compiled, because that takes longer than to run it, or as text without comments, which compresses better.
 * Usage: embed compiled|text OUTPUT.c ROOT PATH... with the paths relative to ROOT; of one that is absolute, the program
 * knows the last part.
 */
#include "base/file.h"
#include "base/memory.h"
#include "platform/pathname.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct embedding {
    const char *path, *name; /* name: what the program calls it */
    size_t begin, length;    /* of its text among all */
} embedding;

static int by_name(const void *a, const void *b) {
    return strcmp(((const embedding *)a)->name, ((const embedding *)b)->name);
}

/* Side by side, files that are alike compress better: those of one name in one folder (isa/NAME/floats.c.tmpl). */
static int by_likeness(const void *a, const void *b) {
    const char *left = ((const embedding *)a)->name, *right = ((const embedding *)b)->name;
    const char *folder = strchr(left, '/');
    const size_t length = folder ? strcspn(folder + 1, "/") + 1 + (size_t)(folder + 1 - left) : 0;
    int order = strncmp(left, right, length);
    if (order == 0) order = strcmp(path_name(left), path_name(right));
    return order ? order : by_name(a, b);
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
}

static int add_compiled(lua_State *lua, const void *bytes, size_t length, void *target) {
    (void)lua;
    text_add_n(target, bytes, length);
    return 0;
}

/* Whether it is Lua, and no spec. */
static bool is_part_of_program(const char *path) {
    static const char specs[] = "specs/";
    return text_ends_in(path, ".lua") && strncmp(path, specs, strlen(specs)) != 0;
}

/*
 * Replaces Lua that is a part of the program by what Lua compiles it to. What errors call it: the path that
 * templates import it by, "kernels/ops.lua", or else its name, "prelude". False after a message.
 */
static bool compile(const char *path, text *content) {
    static const char templates[] = "templates/";
    if (!is_part_of_program(path)) return true;
    const bool imported = strncmp(path, templates, strlen(templates)) == 0;
    text chunk = {0}, compiled = {0};
    text_printf(&chunk, "%c%s", imported ? '@' : '=', imported ? path + strlen(templates) : path_name(path));
    if (!imported) chunk.data[chunk.length - strlen(".lua")] = '\0';
    lua_State *lua = luaL_newstate();
    const bool good = luaL_loadbufferx(lua, content->data, content->length, chunk.data, "t") == LUA_OK;
    if (good)
        lua_dump(lua, add_compiled, &compiled, 0);
    else
        fprintf(stderr, "embed: %s\n", lua_tostring(lua, -1));
    lua_close(lua);
    text_free(&chunk);
    text_free(content);
    *content = compiled;
    return good;
}

/* Empties the lines of that Lua that are comments, but for long ones. Lines keep their numbers. */
static void drop_comments(const char *path, text *content) {
    if (!is_part_of_program(path)) return;
    text rest = {0};
    for (const char *line = content->data, *next; *line; line = next) {
        const char *word = line + strspn(line, " ");
        next = line + strcspn(line, "\n");
        if (strncmp(word, "--", 2) != 0 || word[2] == '[') text_add_n(&rest, line, (size_t)(next - line));
        if (*next) text_add_char(&rest, *next++);
    }
    text_free(content);
    *content = rest;
}

static int fail(const char *path) {
    fprintf(stderr, "embed: %s: %s\n", path, strerror(errno));
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 4) return fprintf(stderr, "usage: embed compiled|text OUTPUT.c ROOT PATH...\n"), 2;
    const bool as_text = strcmp(argv[1], "text") == 0;
    const size_t count = (size_t)argc - 4;
    embedding *files = mem_alloc_zeroed(count, sizeof *files);
    for (size_t i = 0; i < count; i++)
        files[i].path = argv[4 + i], files[i].name = path_root(argv[4 + i]) > 0 ? path_name(argv[4 + i]) : argv[4 + i];
    text source = {0};
    text_add(&source, "/* Made by embed from the files named below. */\n#include \"embedded/embedded.h\"\n");
    text_add(&source, "\nstatic const char texts[] =");
    qsort(files, count, sizeof *files, by_likeness);
    for (size_t i = 0, begin = 0; i < count; begin += files[i++].length + 1) {
        text path = {0}, content = {0};
        if (path_root(files[i].path) == 0) text_printf(&path, "%s/", argv[3]);
        text_add(&path, files[i].path);
        if (!file_read(path.data, FILE_NO_LIMIT, &content, NULL)) return fail(path.data);
        if (as_text) drop_comments(files[i].name, &content);
        if (!as_text && !compile(files[i].name, &content)) return 1;
        files[i].begin = begin, files[i].length = content.length;
        add_literals(&source, &content);
        text_add(&source, " \"\\0\"");
        text_free(&path);
        text_free(&content);
    }
    text_add(&source, ";\n\nconst embedded_file embedded_files[] = {\n");
    qsort(files, count, sizeof *files, by_name);
    for (size_t i = 0; i < count; i++)
        text_printf(&source, "    {\"%s\", texts + %zu, %zu},\n", files[i].name, files[i].begin, files[i].length);
    text_printf(&source, "    {0, 0, 0}\n};\nconst size_t embedded_count = %zu;\n", count);
    if (!file_replace(argv[2], source.data, source.length)) return fail(argv[2]);
    text_free(&source);
    mem_free(files);
    return 0;
}
