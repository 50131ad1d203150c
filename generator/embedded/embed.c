/*
 * Build tool: writes files as a C source that defines embedded_files (embedded.h).
 * Usage: embed OUTPUT.c ROOT PATH... with the paths relative to ROOT.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_path(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* One string literal a line of the file; a byte outside printable ASCII as three octal digits. */
static size_t embed(FILE *to, FILE *from) {
    size_t length = 0;
    int c, open = 0;
    while ((c = getc(from)) != EOF) {
        if (!open) fputs("\n    \"", to);
        open = 1;
        length++;
        if (c == '"' || c == '\\' || c == '?')
            fprintf(to, "\\%c", c);
        else if (c >= ' ' && c < 127)
            putc(c, to);
        else
            fprintf(to, "\\%03o", (unsigned)c);
        if (c == '\n') {
            putc('"', to);
            open = 0;
        }
    }
    if (open) putc('"', to);
    if (length == 0) fputs(" \"\"", to);
    return length;
}

static int fail(const char *path) {
    fprintf(stderr, "embed: %s: %s\n", path, strerror(errno));
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "usage: embed OUTPUT.c ROOT PATH...\n"), 2;
    char **paths = argv + 3;
    const size_t count = (size_t)argc - 3;
    size_t *lengths = calloc(count + 1, sizeof *lengths);
    FILE *to = fopen(argv[1], "w");
    if (!lengths || !to) return fail(argv[1]);
    qsort(paths, count, sizeof *paths, by_path);
    fputs("/* Made by embed from the files named below. */\n#include \"embedded/embedded.h\"\n", to);
    for (size_t i = 0; i < count; i++) {
        char *path = malloc(strlen(argv[2]) + strlen(paths[i]) + 2);
        if (!path) return fail(paths[i]);
        sprintf(path, "%s/%s", argv[2], paths[i]);
        FILE *from = fopen(path, "rb");
        if (!from) return fail(path);
        fprintf(to, "\nstatic const char file_%zu[] =", i);
        lengths[i] = embed(to, from);
        fputs(";\n", to);
        fclose(from);
        free(path);
    }
    fputs("\nconst embedded_file embedded_files[] = {\n", to);
    for (size_t i = 0; i < count; i++)
        fprintf(to, "    {\"%s\", file_%zu, %zu},\n", paths[i], i, lengths[i]);
    fprintf(to, "    {0, 0, 0}\n};\nconst size_t embedded_count = %zu;\n", count);
    free(lengths);
    if (ferror(to) || fclose(to)) return fail(argv[1]);
    return 0;
}
