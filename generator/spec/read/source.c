#include "spec/read/source.h"
#include "base/file.h"
#include "base/memory.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/pathname.h"

#include <errno.h>
#include <stdlib.h>
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

enum { UTF_16 = 2 /* in signatures */ };

/* What files begin with that are no text in UTF-8, and what to do about them; the longer before the shorter. */
static const struct {
    const char *bytes;
    size_t length;
    const char *what, *hint;
} signatures[] = {
    {"\xFF\xFE\0\0", 4, "the text is in UTF-32", "save the file in UTF-8"},
    {"\0\0\xFE\xFF", 4, "the text is in UTF-32", "save the file in UTF-8"},
    [UTF_16] = {"\xFF\xFE", 2, "the text is in UTF-16", "save the file in UTF-8"},
    {"\xFE\xFF", 2, "the text is in UTF-16", "save the file in UTF-8"},
    {"PK\3\4", 4, "the file is an archive, as those of spreadsheets are", "export the table as CSV in UTF-8"},
    {"\x1F\x8B", 2, "the file is compressed", "unpack it"},
};

/* Two characters of ASCII in UTF-16: every second byte is 0. */
static bool has_wide_characters(const char *bytes, size_t length) {
    if (length < 4) return false;
    const bool low_first = bytes[0] && bytes[2], high_first = bytes[1] && bytes[3];
    return low_first != high_first && !bytes[low_first] && !bytes[low_first + 2];
}

bool source_is_foreign(const char *file, const char *bytes, size_t length, spec_diagnostics *diagnostics) {
    const size_t count = sizeof signatures / sizeof *signatures;
    size_t i = 0;
    while (i < count &&
           (length < signatures[i].length || memcmp(bytes, signatures[i].bytes, signatures[i].length) != 0))
        i++;
    if (i == count && has_wide_characters(bytes, length)) i = UTF_16;
    if (i < count)
        spec_diagnostics_add(diagnostics, file, spec_place_unknown(), "bad-text", "%s|%s", signatures[i].what,
                             signatures[i].hint);
    return i < count;
}

enum { MOST_FILES = 10000 };

/* What could have been meant: how it is written, and the name that is compared. */
typedef struct candidate {
    char *written, *stem;
} candidate;

typedef struct candidates {
    candidate *entries;
    size_t count, capacity;
} candidates;

/* The length of a name of a file without .lua or .csv; 0 if it ends in neither. */
static size_t stem_length(const char *name) {
    const size_t length = strlen(name);
    if (length <= 4) return 0;
    const char *suffix = name + length - 4;
    return strcmp(suffix, ".lua") == 0 || strcmp(suffix, ".csv") == 0 ? length - 4 : 0;
}

/* The length of the part of a path that is its folder, with the last slash. */
static size_t folder_length(const char *path) {
    return path ? (size_t)(path_name(path) - path) : 0;
}

/* The files of a folder, as they are written where `name` is. */
typedef struct listing {
    candidates *candidates;
    const char *name;
    bool bare; /* without .lua */
} listing;

static bool add_file(void *context, const char *file) {
    const listing *listing = context;
    const size_t stem = stem_length(file), folder = folder_length(listing->name);
    if (stem) {
        text written = {0};
        text_add_n(&written, listing->name, folder);
        text_add_n(&written, file, listing->bare ? stem : strlen(file));
        VEC_PUSH(listing->candidates->entries, listing->candidates->count, listing->candidates->capacity) =
            (candidate){written.data, mem_copy_n(file, stem)};
    }
    return listing->candidates->count < MOST_FILES;
}

static void add_files(candidates *candidates, const char *name, const char *from, bool sibling) {
    text folder = {0};
    if (!path_root(name)) text_add_n(&folder, from ? from : "", folder_length(from));
    text_add_n(&folder, name, folder_length(name));
    const bool bare = sibling && !stem_length(name) && !folder_length(name);
    disk_list(folder.length ? folder.data : ".", add_file, &(listing){candidates, name, bare});
    text_free(&folder);
}

static void add_installed(candidates *candidates, const spec_options *options) {
    size_t count = 0;
    char **names = options && options->installed_names ? options->installed_names(&count) : NULL;
    for (size_t i = 0; i < count; i++)
        VEC_PUSH(candidates->entries, candidates->count, candidates->capacity) =
            (candidate){names[i], mem_copy(names[i])};
    mem_free(names);
}

/* A folder has no order of its own. */
static int by_name(const void *left, const void *right) {
    const candidate *a = left, *b = right;
    return strcmp(a->written, b->written);
}

char *nearby_spec(const char *name, const char *from, bool sibling, const spec_options *options) {
    candidates all = {0};
    add_files(&all, name, from, sibling);
    if (!folder_length(name)) add_installed(&all, options);
    if (all.count) qsort(all.entries, all.count, sizeof *all.entries, by_name);
    const char **stems = mem_alloc_zeroed(all.count, sizeof *stems);
    for (size_t i = 0; i < all.count; i++)
        stems[i] = all.entries[i].stem;
    const char *base = name + folder_length(name);
    char *word = mem_copy_n(base, stem_length(base) ? stem_length(base) : strlen(base));
    const char *nearest = text_nearest(word, stems, all.count);
    char *found = NULL;
    for (size_t i = 0; i < all.count; i++) {
        if (stems[i] == nearest) found = mem_copy(all.entries[i].written);
        mem_free(all.entries[i].written);
        mem_free(all.entries[i].stem);
    }
    mem_free(word);
    mem_free(stems);
    mem_free(all.entries);
    return found;
}
