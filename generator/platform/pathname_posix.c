#include "platform/pathname.h"

#include <string.h>

bool path_is_separator(char c) {
    return c == '/';
}

const char *path_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

size_t path_root(const char *path) {
    return path[0] == '/';
}

bool path_same_name(const char *name, const char *other) {
    return strcmp(name, other) == 0;
}
