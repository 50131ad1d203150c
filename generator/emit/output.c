#include "emit/output.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "base/temporary.h"
#include "emit/manifest.h"
#include "emit/staging.h"
#include "platform/disk.h"
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

/* True if no part of the path below the directory is a symbolic link, and it ends at a regular file. */
static bool is_plain_file(const char *directory, const char *path) {
    disk_facts about;
    for (const char *end = path;; end++) {
        end += strcspn(end, "/");
        char *part = mem_copy_n(path, (size_t)(end - path)), *whole = path_in(directory, part);
        const bool there = disk_look(whole, false, &about);
        mem_free(part);
        mem_free(whole);
        if (!there) return false;
        if (*end == '\0') return about.kind == DISK_REGULAR;
        if (about.kind != DISK_FOLDER) return false;
    }
}

bool output_read(const char *directory, const char *path, text *content) {
    char *whole = path_in(directory, path);
    const bool read = is_plain_file(directory, path) && file_read_regular(whole, content);
    mem_free(whole);
    return read;
}

bool output_holds(const char *directory, const char *path, const char hash[65]) {
    text content = {0};
    char hex[65] = "";
    if (output_read(directory, path, &content)) sha256_hex(text_string(&content), content.length, hex);
    text_free(&content);
    return strcmp(hex, hash) == 0;
}

static void report(output_changes *made, const char *path, output_action action) {
    VEC_PUSH(made->items, made->count, made->capacity) = (output_change){.path = mem_copy(path), .action = action};
}

static int by_path(const void *a, const void *b) {
    return strcmp(((const output_change *)a)->path, ((const output_change *)b)->path);
}

static bool is_written(const output *of, const char *path) {
    for (size_t i = 0; i < of->count; i++)
        if (path_same_name(of->files[i].path, path)) return true;
    return false;
}

static void read_old_manifest(const output *of, manifest *old) {
    const output_file *fresh = &of->files[of->count - 1];
    if (!fresh->bytes) return; /* it lists what the fresh one does */
    char *path = path_in(of->directory, fresh->path);
    text json = {0};
    if (!file_read_regular(path, &json) || !manifest_parse(old, text_string(&json), json.length)) *old = (manifest){0};
    text_free(&json);
    mem_free(path);
}

/* Folders of the directory that files of this run or the last one are in. */
static void sweep(const output *of, const manifest *old) {
    temporary_sweep(of->directory, NULL);
    const char *last = "";
    for (size_t i = 0; i < of->count + old->count; i++) {
        const char *path = i < of->count ? of->files[i].path : old->files[i - of->count].path;
        const char *slash = strrchr(path, '/');
        if (!slash) continue;
        const size_t length = (size_t)(slash - path) + 1;
        if (strncmp(last, path, length) == 0) continue;
        last = path;
        char *folder = mem_copy_n(path, length - 1), *whole = path_in(of->directory, folder);
        temporary_sweep(whole, NULL);
        mem_free(folder);
        mem_free(whole);
    }
}

static bool replace(const output *of, const output_file *file, directory_list *directories, output_changes *made,
                    text *error) {
    if (!file->bytes) {
        report(made, file->path, OUTPUT_UNCHANGED);
        return true;
    }
    char *target = path_in(of->directory, file->path);
    bool ok = make_directories(target, (size_t)(path_name(target) - target), directories, error);
    if (ok) {
        const staging_status status = staging_replace(target, file->bytes, file->length, error);
        ok = status != STAGING_FAILED;
        if (ok) report(made, file->path, status == STAGING_CHANGED ? OUTPUT_WRITTEN : OUTPUT_UNCHANGED);
    }
    mem_free(target);
    return ok;
}

static void remove_stale(const output *of, const manifest *old, output_changes *made) {
    for (size_t i = 0; i < old->count; i++) {
        const manifest_file *file = &old->files[i];
        if (is_written(of, file->path)) continue;
        char *target = path_in(of->directory, file->path);
        disk_facts about;
        if (disk_look(target, false, &about)) {
            const bool ours = output_holds(of->directory, file->path, file->sha256);
            if (ours) staging_remove(target);
            report(made, file->path, ours ? OUTPUT_REMOVED : OUTPUT_UNCHANGED);
        }
        mem_free(target);
    }
}

/* Folders that are empty now that stale files are gone. */
static void remove_emptied(const output *of, const output_changes *made) {
    for (size_t i = 0; i < made->count; i++) {
        if (made->items[i].action != OUTPUT_REMOVED) continue;
        char *path = path_in(of->directory, made->items[i].path);
        for (char *slash; (slash = strrchr(path, '/')) != NULL && (size_t)(slash - path) > strlen(of->directory);) {
            *slash = '\0';
            if (!disk_remove_folder(path)) break;
        }
        mem_free(path);
    }
}

static bool write_depfile(const output *of, text *error) {
    if (!of->depfile) return true;
    char *directory = file_directory(of->depfile);
    temporary_sweep(directory, path_name(of->depfile));
    mem_free(directory);
    return staging_replace(of->depfile, of->depfile_bytes, of->depfile_length, error) != STAGING_FAILED;
}

bool output_write(const output *of, output_changes *made, text *error) {
    directory_list directories = {0};
    *made = (output_changes){0};
    manifest old = {0};
    bool ok = make_directories(of->directory, strlen(of->directory), &directories, error);
    if (ok) {
        read_old_manifest(of, &old);
        sweep(of, &old);
    }
    for (size_t i = 0; i + 1 < of->count && ok; i++)
        ok = replace(of, &of->files[i], &directories, made, error);
    ok = ok && write_depfile(of, error);
    if (ok) remove_stale(of, &old, made);
    /* Last, so that a run that is killed between the renames still has the old list to tidy up by. */
    ok = ok && replace(of, &of->files[of->count - 1], &directories, made, error) && staging_commit(error);
    staging_end();
    if (ok) {
        remove_emptied(of, made);
        qsort(made->items, made->count, sizeof *made->items, by_path);
    } else {
        output_changes_free(made);
    }
    free_directories(&directories, !ok);
    manifest_free(&old);
    return ok;
}

void output_changes_free(output_changes *of) {
    for (size_t i = 0; i < of->count; i++)
        mem_free(of->items[i].path);
    mem_free(of->items);
    *of = (output_changes){0};
}
