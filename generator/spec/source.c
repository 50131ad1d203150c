#include "spec/source.h"
#include "base/memory.h"
#include "base/text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static bool read_all(source *of, FILE *file, size_t limit) {
    text bytes = {0};
    char piece[16384];
    size_t count;
    while ((count = fread(piece, 1, sizeof piece, file)) > 0 && bytes.length <= limit)
        text_add_n(&bytes, piece, count);
    const bool failed = ferror(file);
    if (failed || bytes.length > limit) {
        text_free(&bytes);
        if (!failed) errno = EFBIG;
        return false;
    }
    text_add(&bytes, "");
    of->bytes = bytes.data;
    of->length = bytes.length;
    return true;
}

bool source_from_file(source *of, const char *path, size_t limit) {
    const bool standard = strcmp(path, "-") == 0;
    *of = (source){0};
    FILE *file = standard ? stdin : fopen(path, "rb");
    if (!file) return false;
    struct stat known;
    if (fstat(fileno(file), &known) == 0) {
        of->device = known.st_dev;
        of->inode = known.st_ino;
    }
    const bool read = read_all(of, file, limit);
    const int error = errno;
    if (!standard) fclose(file);
    errno = error;
    if (!read) return false;
    of->file = mem_copy(standard ? "<stdin>" : path);
    of->on_disk = !standard;
    return true;
}

bool source_from_installed(source *of, const char *name, const spec_options *options) {
    *of = (source){0};
    const char *installed = options && options->installed ? options->installed(name, &of->length) : NULL;
    if (!installed) return false;
    of->bytes = mem_copy_n(installed, of->length);
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    of->file = path.data;
    of->installed = true;
    return true;
}

void source_free(source *of) {
    mem_free(of->file);
    mem_free(of->bytes);
    *of = (source){0};
}
