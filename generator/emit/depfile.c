#include "emit/depfile.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Whether the colon at `at` is that of a drive, as in C:/x, which make and ninja know. */
static bool is_of_drive(const char *path, const char *at) {
    return at == path + 1 && (at[1] == '/' || at[1] == '\\');
}

/* A backslash is itself, but those before a blank are doubled, because the blank's own backslash follows them. */
static bool add_escaped(text *depfile, const char *path, text *error) {
    if (strpbrk(path, "\r\n")) {
        text_add(error, "cannot write the depfile: make cannot read the name of a file with a line feed");
        return false;
    }
    if (strpbrk(path, ";|")) {
        text_printf(error, "cannot write the depfile: make would misread the name of a file with a '%c'",
                    *strpbrk(path, ";|"));
        return false;
    }
    for (const char *at = path; *at; at++) {
        if (*at == ' ' || *at == '\t') {
            for (const char *back = at; back > path && back[-1] == '\\'; back--)
                text_add_char(depfile, '\\');
            text_add_char(depfile, '\\');
        } else if (*at == '#' || (*at == ':' && !is_of_drive(path, at))) {
            text_add_char(depfile, '\\');
        } else if (*at == '$') {
            text_add_char(depfile, '$');
        }
        text_add_char(depfile, *at);
    }
    return true;
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool depfile_write(const char *target, const char *const *paths, size_t count, text *depfile, text *error) {
    const char **sorted = mem_alloc(count * sizeof *sorted);
    if (count) memcpy(sorted, paths, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, by_name);
    bool ok = add_escaped(depfile, target, error);
    text_add_char(depfile, ':');
    for (size_t i = 0; i < count && ok; i++) {
        if (i > 0 && strcmp(sorted[i], sorted[i - 1]) == 0) continue;
        text_add(depfile, " \\\n  ");
        ok = add_escaped(depfile, sorted[i], error);
    }
    text_add_char(depfile, '\n');
    mem_free(sorted);
    return ok;
}
