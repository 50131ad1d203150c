#include "platform/pathname.h"

#include "platform/wide_windows.h"

#include <stdlib.h>
#include <string.h>
#include <windows.h>

bool path_is_separator(char c) {
    return c == '/' || c == '\\';
}

static bool has_drive(const char *path) {
    return ((path[0] >= 'A' && path[0] <= 'Z') || (path[0] >= 'a' && path[0] <= 'z')) && path[1] == ':';
}

const char *path_name(const char *path) {
    const char *name = has_drive(path) ? path + 2 : path;
    for (const char *at = name; *at; at++)
        if (path_is_separator(*at)) name = at + 1;
    return name;
}

/* Behind the part of a path that begins here, and the separator that ends it. */
static size_t behind_part(const char *path, size_t at) {
    while (path[at] && !path_is_separator(path[at]))
        at++;
    return path[at] ? at + 1 : at;
}

size_t path_root(const char *path) {
    if (has_drive(path)) return path_is_separator(path[2]) ? 3 : 2;
    if (!path_is_separator(path[0])) return 0;
    if (!path_is_separator(path[1])) return 1;
    return behind_part(path, behind_part(path, 2));
}

bool path_same_name(const char *name, const char *other) {
    wchar_t *a = wide_text(name), *b = wide_text(other);
    const bool same = a && b ? CompareStringOrdinal(a, -1, b, -1, TRUE) == CSTR_EQUAL : strcmp(name, other) == 0;
    free(a);
    free(b);
    return same;
}
