#include "spec/source/source.h"

#include "base/file.h"
#include "base/memory.h"

#include <errno.h>
#include <string.h>

bool source_from_file(source *file, const char *path, size_t limit) {
    const bool standard = strcmp(path, "-") == 0;
    text bytes = {0};
    disk_facts known;
    *file = (source){0};
    if (!file_read(path, limit, &bytes, &known)) {
        const int error = errno;
        text_free(&bytes);
        errno = error;
        return false;
    }
    text_add(&bytes, ""); /* an empty file has bytes too */
    *file = (source){.file = mem_copy(standard ? "<stdin>" : path),
                     .bytes = bytes.data,
                     .length = bytes.length,
                     .on_disk = !standard,
                     .device = known.device,
                     .index = known.index};
    return true;
}

bool source_from_installed(source *file, const char *name, const spec_options *options) {
    *file = (source){0};
    const char *installed = options && options->installed ? options->installed(name, &file->length) : NULL;
    if (!installed) return false;
    file->bytes = mem_copy_n(installed, file->length);
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    file->file = path.data;
    file->installed = true;
    return true;
}

void source_free(source *file) {
    mem_free(file->file);
    mem_free(file->bytes);
    *file = (source){0};
}
