#include "emit/output.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "emit/manifest.h"
#include "platform/disk.h"
#include "platform/lock.h"
#include "platform/pathname.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Directories made by this run, outermost first, to be unmade if it fails. */
typedef struct directory_list {
    char **paths;
    size_t count, capacity;
} directory_list;

static char *path_in(const char *directory, const char *path) {
    text whole = {0};
    text_add(&whole, directory);
    const bool goes_on = whole.length == path_root(directory) || path_is_separator(whole.data[whole.length - 1]);
    if (!goes_on) text_add_char(&whole, '/');
    text_add(&whole, path);
    return whole.data;
}

static bool is_directory(const char *path) {
    disk_facts about;
    return disk_look(path, true, &about) && about.kind == DISK_FOLDER;
}

/* mkdir -p of the first `length` bytes of a path. */
static bool make_directories(const char *path, size_t length, directory_list *made, text *error) {
    for (size_t end = path_root(path); end < length;) {
        while (end < length && path_is_separator(path[end]))
            end++;
        while (end < length && !path_is_separator(path[end]))
            end++;
        char *part = mem_copy_n(path, end);
        if (disk_make_folder(part)) {
            VEC_PUSH(made->paths, made->count, made->capacity) = part;
            continue;
        }
        const int why = errno;
        const bool there = is_directory(part);
        if (!there)
            text_printf(error, "cannot make the directory %s: %s", part,
                        why == EEXIST ? "there is a file of that name" : disk_why(why));
        mem_free(part);
        if (!there) return false;
    }
    return true;
}

static void free_directories(directory_list *made, bool remove) {
    while (made->count > 0) {
        char *path = made->paths[--made->count];
        if (remove) disk_remove_folder(path);
        mem_free(path);
    }
    mem_free(made->paths);
}

/* Where no part of the path below the directory is a symbolic link, and it ends at a regular file; else errno is set.
 */
static bool is_plain_file(const char *directory, const char *path) {
    disk_facts about;
    for (const char *end = path;; end++) {
        end += strcspn(end, "/");
        char *part = mem_copy_n(path, (size_t)(end - path)), *whole = path_in(directory, part);
        const bool there = disk_look(whole, false, &about);
        const int error = there ? EINVAL : errno;
        mem_free(part);
        mem_free(whole);
        errno = error;
        if (!there) return false;
        if (*end == '\0') return about.kind == DISK_REGULAR;
        if (about.kind != DISK_FOLDER) return false;
    }
}

static bool read_plain(const char *directory, const char *path, text *content) {
    if (!is_plain_file(directory, path)) return false;
    char *whole = path_in(directory, path);
    const bool read = file_read_regular(whole, content);
    const int error = errno;
    mem_free(whole);
    errno = error;
    return read;
}

static bool holds(const char *directory, const char *path, const char hash[65]) {
    text content = {0};
    char hex[65] = "";
    const bool read = read_plain(directory, path, &content);
    const int error = read ? 0 : errno;
    if (read) sha256_hex(text_string(&content), content.length, hex);
    text_free(&content);
    errno = error;
    return strcmp(hex, hash) == 0;
}

static void report(output_changes *made, const char *path, output_action action) {
    VEC_PUSH(made->items, made->count, made->capacity) = (output_change){.path = mem_copy(path), .action = action};
}

static int by_path(const void *a, const void *b) {
    return strcmp(((const output_change *)a)->path, ((const output_change *)b)->path);
}

/* Whether two paths are of one name in one folder, which is there. */
static bool is_same_place(const char *path, const char *other) {
    if (!path_same_name(path_name(path), path_name(other))) return false;
    char *folder = file_directory(path), *other_folder = file_directory(other);
    disk_facts one, two;
    const bool same = disk_look(folder, true, &one) && disk_look(other_folder, true, &two) &&
                      one.device == two.device && one.index == two.index;
    mem_free(folder);
    mem_free(other_folder);
    return same;
}

/* Whether the depfile is that file below the directory. */
static bool is_depfile(const output *output, const char *path) {
    char *whole = path_in(output->directory, path);
    const bool is = output->depfile && is_same_place(output->depfile, whole);
    mem_free(whole);
    return is;
}

static bool is_written(const output *output, const char *path) {
    for (size_t i = 0; i < output->count; i++)
        if (path_same_name(output->files[i].path, path)) return true;
    return is_depfile(output, path);
}

/* Whether an error of reading says what the file is, so that another attempt would tell nothing else. */
static bool tells_of_file(int error) {
    return error == ENOENT || error == ENOTDIR || error == EINVAL || error == ELOOP || error == ENXIO ||
           error == EISDIR || error == ENAMETOOLONG;
}

static const output_file *manifest_of(const output *output) {
    return &output->files[output->count - 1];
}

/* False where it is there and cannot be read: without it, what is stale would stay for ever. */
static bool read_old_manifest(const output *output, manifest *old, text *error) {
    const output_file *fresh = manifest_of(output);
    char *path = path_in(output->directory, fresh->path);
    text json = {0};
    const bool read = file_read_regular(path, &json), good = read || tells_of_file(errno);
    if (!good) text_printf(error, "cannot read %s: %s", path, disk_why(errno));
    if (!read || !manifest_parse(old, text_string(&json))) *old = (manifest){0};
    text_free(&json);
    mem_free(path);
    return good;
}

/* Adds the files that a manifest lists to those of the manifest `context`. */
static void add_manifest(void *context, const char *path) {
    manifest *all = context, added;
    text json = {0};
    if (file_read_regular(path, &json) && manifest_parse(&added, text_string(&json))) {
        for (size_t i = 0; i < added.count; i++) {
            manifest_file *file = &VEC_PUSH(all->files, all->count, all->capacity);
            *file = added.files[i];
            added.files[i].path = NULL;
        }
        manifest_free(&added);
    }
    text_free(&json);
}

static bool fail(text *error, const char *doing, const char *path) {
    text_printf(error, "cannot %s %s: %s", doing, path, disk_why(errno));
    return false;
}

/* Makes a file, whose folder is there, hold these bytes; *written tells whether it held others. False where it cannot. */
static bool put(const char *target, const char *bytes, size_t length, bool *written, text *error) {
    disk_facts old = {.kind = DISK_OTHER};
    *written = false;
    const bool there = disk_look(target, false, &old);
    if (!there && errno != ENOENT) return fail(error, "look at", target);
    if (there && old.kind != DISK_REGULAR && old.kind != DISK_LINK) {
        text_printf(error, "cannot write %s: %s", target,
                    old.kind == DISK_FOLDER ? "it is a directory" : "it is not a regular file");
        return false;
    }
    const bool regular = there && old.kind == DISK_REGULAR;
    /* one that cannot be read may be replaceable all the same */
    if (regular && old.length == length && file_holds(target, bytes, length)) return true;
    *written = true;
    return file_put(target, bytes, length, regular ? &old : NULL) || fail(error, "write", target);
}

static bool replace(const output *output, const output_file *file, directory_list *directories, output_changes *made,
                    text *error) {
    char *target = path_in(output->directory, file->path);
    disk_facts about;
    bool written = false, ok = true;
    const bool kept = file->keep && disk_look(target, false, &about);
    if (!kept)
        ok = make_directories(target, (size_t)(path_name(target) - target), directories, error) &&
             put(target, file->bytes, file->length, &written, error);
    if (ok) report(made, file->path, kept ? OUTPUT_KEPT : written ? OUTPUT_WRITTEN : OUTPUT_UNCHANGED);
    mem_free(target);
    return ok;
}

/* Whether a file is as one of the entries from `i` on says that has its path; else errno tells why not, or is 0. */
static bool is_as_listed(const output *output, const manifest *old, size_t i) {
    const char *path = old->files[i].path;
    bool same = false;
    errno = 0;
    for (; i < old->count && !same && errno == 0; i++)
        if (strcmp(old->files[i].path, path) == 0) same = holds(output->directory, path, old->files[i].sha256);
    return same;
}

/* A file of an earlier run that this one does not make. False where it cannot go, or nobody can tell whether it has been
 * edited. */
static bool remove_stale_file(const output *output, const manifest *old, size_t i, output_changes *made, text *error) {
    const char *path = old->files[i].path;
    char *target = path_in(output->directory, path);
    const bool ours = is_as_listed(output, old, i);
    const int why = ours ? 0 : errno;
    bool good = why == 0 || tells_of_file(why);
    disk_facts about;
    if (!good) text_printf(error, "cannot read %s: %s", target, disk_why(why));
    if (good && disk_look(target, false, &about)) report(made, path, ours ? OUTPUT_REMOVED : OUTPUT_UNCHANGED);
    if (ours && !disk_remove(target)) good = fail(error, "remove", target);
    mem_free(target);
    return good;
}

static bool is_repeated(const manifest *old, size_t i) {
    for (size_t before = 0; before < i; before++)
        if (strcmp(old->files[before].path, old->files[i].path) == 0) return true;
    return false;
}

/* What the manifests of other specs in the directory list. */
typedef struct neighbours {
    const output *output;
    manifest files;
    bool known;
} neighbours;

static bool add_neighbour(void *context, const char *name) {
    neighbours *others = context;
    const char *suffix = strrchr(name, '.');
    if (!suffix || strcmp(suffix, ".json") != 0 || path_same_name(name, manifest_of(others->output)->path)) return true;
    char *path = path_in(others->output->directory, name);
    add_manifest(&others->files, path);
    mem_free(path);
    return true;
}

/* Whether another spec has the file too, as all have those of the driver. */
static bool is_neighbours(neighbours *others, const char *path) {
    if (!others->known) disk_list(others->output->directory, add_neighbour, others);
    others->known = true;
    for (size_t i = 0; i < others->files.count; i++)
        if (strcmp(others->files.files[i].path, path) == 0) return true;
    return false;
}

static bool remove_stale(const output *output, const manifest *old, output_changes *made, text *error) {
    neighbours others = {.output = output};
    bool ok = true;
    for (size_t i = 0; i < old->count && ok; i++) {
        const char *path = old->files[i].path;
        if (is_written(output, path) || is_repeated(old, i) || is_neighbours(&others, path)) continue;
        ok = remove_stale_file(output, old, i, made, error);
    }
    manifest_free(&others.files);
    return ok;
}

/* Folders that are empty now that stale files are gone. */
static void remove_emptied(const output *output, const output_changes *made) {
    for (size_t i = 0; i < made->count; i++) {
        if (made->items[i].action != OUTPUT_REMOVED) continue;
        char *path = path_in(output->directory, made->items[i].path);
        for (char *slash; (slash = strrchr(path, '/')) != NULL && (size_t)(slash - path) > strlen(output->directory);) {
            *slash = '\0';
            if (!disk_remove_folder(path)) break;
        }
        mem_free(path);
    }
}

static bool is_no_input(const char *target, text *error) {
    const bool input = inputs_have(target);
    if (input) text_printf(error, "cannot write %s: " INPUTS_WHY, target);
    return !input;
}

/* Whether no file would replace an input, or the depfile another file. */
static bool check_targets(const output *output, text *error) {
    bool good = true;
    for (size_t i = 0; i < output->count && good; i++) {
        char *target = path_in(output->directory, output->files[i].path);
        good = is_no_input(target, error);
        mem_free(target);
        if (good && is_depfile(output, output->files[i].path)) {
            text_printf(error, "cannot write the depfile %s: it is one of the generated files", output->depfile);
            good = false;
        }
    }
    return good && (!output->depfile || is_no_input(output->depfile, error));
}

static bool write_depfile(const output *output, text *error) {
    return !output->depfile ||
           put(output->depfile, output->depfile_bytes, output->depfile_length, &(bool){false}, error);
}

/* The lock keeps other runs out: each works on what the one before has left. */
static bool enter(const output *output, directory_list *made, lock_status *status, lock *held, text *error) {
    do {
        if (!make_directories(output->directory, strlen(output->directory), made, error)) return false;
        *status = lock_folder(output->directory, held);
    } while (*status == LOCK_NONE && !is_directory(output->directory)); /* who made it too has failed, and removed it */
    if (*status != LOCK_BUSY) return true;
    text_printf(error, "cannot write to %s: another program has had it locked for a minute", output->directory);
    return false;
}

static bool write_files(const output *output, directory_list *directories, output_changes *made, text *error) {
    manifest old = {0};
    bool ok = check_targets(output, error) && read_old_manifest(output, &old, error);
    for (size_t i = 0; i + 1 < output->count && ok; i++)
        ok = replace(output, &output->files[i], directories, made, error);
    ok = ok && write_depfile(output, error) && remove_stale(output, &old, made, error);
    /* Last, so that after a run that was ended before, the next still has the old list to tidy up by. */
    ok = ok && replace(output, manifest_of(output), directories, made, error);
    manifest_free(&old);
    return ok;
}

bool output_write(const output *output, output_changes *made, text *error) {
    directory_list directories = {0};
    *made = (output_changes){0};
    lock held;
    lock_status status = LOCK_NONE;
    const bool ok =
        enter(output, &directories, &status, &held, error) && write_files(output, &directories, made, error);
    if (ok) {
        remove_emptied(output, made);
        qsort(made->items, made->count, sizeof *made->items, by_path);
    } else {
        output_changes_free(made);
    }
    free_directories(&directories, !ok);
    if (status == LOCK_HELD) lock_release(&held);
    return ok;
}

void output_changes_free(output_changes *changes) {
    for (size_t i = 0; i < changes->count; i++)
        mem_free(changes->items[i].path);
    mem_free(changes->items);
    *changes = (output_changes){0};
}
