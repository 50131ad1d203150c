#include "spec/load.h"
#include "base/memory.h"
#include "base/text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static bool read_all(FILE *from, source *to, size_t limit) {
    text bytes = {0};
    char piece[16384];
    size_t count;
    while ((count = fread(piece, 1, sizeof piece, from)) > 0 && bytes.length <= limit)
        text_add_n(&bytes, piece, count);
    const bool failed = ferror(from);
    if (failed || bytes.length > limit) {
        text_free(&bytes);
        if (!failed) errno = EFBIG;
        return false;
    }
    text_add(&bytes, "");
    to->bytes = bytes.data;
    to->length = bytes.length;
    return true;
}

bool source_from_file(source *to, const char *path, size_t limit) {
    const bool standard = strcmp(path, "-") == 0;
    *to = (source){0};
    FILE *from = standard ? stdin : fopen(path, "rb");
    if (!from) return false;
    struct stat known;
    if (fstat(fileno(from), &known) == 0) {
        to->device = known.st_dev;
        to->inode = known.st_ino;
    }
    const bool read = read_all(from, to, limit);
    const int error = errno;
    if (!standard) fclose(from);
    errno = error;
    if (!read) return false;
    to->file = mem_copy(standard ? "<stdin>" : path);
    to->on_disk = !standard;
    return true;
}

bool source_from_installed(source *to, const char *name, const spec_options *options) {
    *to = (source){0};
    const char *installed = options && options->installed ? options->installed(name, &to->length) : NULL;
    if (!installed) return false;
    to->bytes = mem_copy_n(installed, to->length);
    text file = {0};
    text_printf(&file, "specs/%s.lua", name);
    to->file = file.data;
    to->installed = true;
    return true;
}

void source_free(source *of) {
    mem_free(of->file);
    mem_free(of->bytes);
    *of = (source){0};
}
