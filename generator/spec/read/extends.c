#include "spec/read/extends.h"

#include "base/file.h"
#include "base/memory.h"
#include "platform/disk.h"
#include "platform/pathname.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool extends_is_path(const char *name) {
    return path_name(name) != name || text_ends_in(name, ".lua");
}

bool extends_can_name(const spec *base, const char *argument) {
    return strcmp(argument, "-") != 0 && !base->notes->csv;
}

/* The folder of a path, absolute and without links, with "/" between its parts; NULL, with errno set, on failure. The
 * caller frees it. */
static char *real_folder(const char *path) {
    char *folder = file_directory(path);
    char *real = disk_real_path(folder);
    mem_free(folder);
    return real;
}

/* Appends the way from one of two real folders to the other, with a "/" behind it. */
static void add_way_between(text *way, const char *here, const char *there) {
    const char *up = here, *down = there; /* what is left of both after the folders that they share */
    for (size_t i = 0;; i++) {
        const bool here_ends = here[i] == '\0' || here[i] == '/', there_ends = there[i] == '\0' || there[i] == '/';
        if (here_ends && there_ends) {
            up = here + i;
            down = there + i;
        }
        if (here[i] != there[i] || here[i] == '\0') break;
    }
    if (*up != '\0' && strcmp(up, "/") != 0) {
        for (; *up; up++)
            if (*up == '/' && up[1]) text_add(way, "../");
    }
    while (*down == '/')
        down++;
    if (way->length == 0) text_add(way, "./");
    text_printf(way, "%s%s", down, *down ? "/" : "");
}

/* Appends the way from the folder of `output` to `path`. False, with errno set, where there is none. */
static bool relative_path(text *way, const char *path, const char *output) {
    const char *base = path_name(path);
    if (!output) { /* from the working directory */
        text_printf(way, "%s%s", base == path ? "./" : "", path);
        return true;
    }
    char *there = real_folder(path), *here = real_folder(output);
    if (!there || !here) {
        free(there);
        free(here);
        return false;
    }
    const size_t root = path_root(there);
    if (strncmp(here, there, root) == 0)
        add_way_between(way, here, there);
    else
        text_printf(way, "%s%s", there, there[root] ? "/" : ""); /* no way leads to another drive */
    text_add(way, base);
    free(there);
    free(here);
    return true;
}

bool extends_write(const spec *base, const char *argument, const char *output, text *name, text *error) {
    if (base->file_count == 0) { /* installed: any spec finds it by its name */
        text_add(name, argument);
    } else if (!relative_path(name, argument, output)) {
        text_printf(error, "cannot write %s: %s", output, disk_why(errno));
        return false;
    }
    return true;
}
