#include "emit/staging.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/temporary.h"
#include "platform/disk.h"
#include "platform/ending.h"

#include <errno.h>
#include <string.h>

typedef struct staged_change {
    char *target;
    bool removes;     /* the target; otherwise it gets a new content */
    temporary *fresh; /* which is here until it is the target's */
    char *backup;     /* what the old content is called while others are renamed */
    char *directory;  /* of the target */
    disk_facts old;   /* what is replaced: a regular file, a link, or where there was nothing, DISK_OTHER */
    bool has_backup;
} staged_change;

static staged_change *changes;
static size_t change_count, change_capacity;

/* ---- Adding ---- */

static bool fail(text *error, const char *doing, const char *path) {
    text_printf(error, "cannot %s %s: %s", doing, path, disk_why(errno));
    return false;
}

/*
 * STAGING_UNCHANGED where the target has these bytes, STAGING_CHANGED where it has not and can be replaced. *about is
 * what is known of what is there, DISK_OTHER where that is nothing.
 */
static staging_status compare(const char *target, const char *bytes, size_t length, disk_facts *about, text *error) {
    about->kind = DISK_OTHER;
    if (!disk_look(target, false, about)) {
        if (errno == ENOENT) return STAGING_CHANGED;
        fail(error, "look at", target);
        return STAGING_FAILED;
    }
    if (about->kind == DISK_LINK) return STAGING_CHANGED; /* a file takes its place, what it points to is not ours */
    if (about->kind != DISK_REGULAR) {
        text_printf(error, "cannot write %s: %s", target,
                    about->kind == DISK_FOLDER ? "it is a directory" : "it is not a regular file");
        return STAGING_FAILED;
    }
    /* one that cannot be read may be replaceable all the same */
    const bool same = about->length == length && file_holds(target, bytes, length);
    return same ? STAGING_UNCHANGED : STAGING_CHANGED;
}

/* Everything is allocated here, so that a commit cannot run out of memory half-way. */
static staged_change *add_change(const char *target) {
    VEC_PUSH(changes, change_count, change_capacity) = (staged_change){
        .target = mem_copy(target), .backup = temporary_name(target, ".old"), .directory = file_directory(target)};
    return &changes[change_count - 1];
}

staging_status staging_replace(const char *target, const char *bytes, size_t length, text *error) {
    disk_facts old;
    const staging_status status = compare(target, bytes, length, &old, error);
    if (status != STAGING_CHANGED) return status;

    int file;
    temporary *fresh = temporary_create(target, &file);
    if (!fresh) {
        fail(error, "write", target);
        return STAGING_FAILED;
    }
    staged_change *added = add_change(target);
    added->fresh = fresh;
    added->old = old;
    bool ok = file_write(file, bytes, length);
    if (!ok) fail(error, "write", target);
    if (!disk_close(file) && ok) ok = fail(error, "write", target);
    return ok ? STAGING_CHANGED : STAGING_FAILED;
}

void staging_remove(const char *target) {
    add_change(target)->removes = true;
}

/* ---- Committing ---- */

static bool make_change(staged_change *one) {
    if (one->removes) return one->has_backup = disk_rename(one->target, one->backup);
    /* where no second name can be given to the old file, there is no way back: that is no reason not to go on */
    one->has_backup = disk_link(one->target, one->backup);
    if (temporary_rename(one->fresh, one->target)) {
        one->fresh = NULL;
        return true;
    }
    if (one->has_backup) {
        const int why = errno;
        disk_remove(one->backup);
        one->has_backup = false;
        errno = why;
    }
    return false;
}

/* False where the old file cannot come back. */
static bool undo_change(staged_change *one) {
    const bool had = one->has_backup;
    one->has_backup = false; /* what cannot be put back is for the next run to sweep */
    if (had) return disk_rename(one->backup, one->target);
    return one->old.kind == DISK_OTHER && disk_remove(one->target);
}

static bool sync_directories(void) {
    bool good = true;
    for (size_t i = 0; i < change_count && good; i++)
        if (i == 0 || strcmp(changes[i].directory, changes[i - 1].directory) != 0)
            good = disk_sync_folder(changes[i].directory);
    return good;
}

static void remove_backups(void) {
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].has_backup) disk_remove(changes[i].backup);
}

/* Makes all changes or none. What goes wrong is told of the change that it goes wrong at. */
static bool make_changes(text *error) {
    size_t done = 0, lost = 0;
    while (done < change_count && make_change(&changes[done]))
        done++;
    if (done < change_count)
        fail(error, changes[done].removes ? "remove" : "replace", changes[done].target);
    else if (sync_directories())
        return true;
    else
        fail(error, "write", changes[done - 1].directory);
    while (done > 0)
        lost += !undo_change(&changes[--done]);
    if (lost)
        text_printf(error, " (and %zu %s new: not everything could be put back)", lost,
                    lost == 1 ? "file is" : "files are");
    return false;
}

bool staging_commit(text *error) {
    for (size_t i = 0; i < change_count; i++) {
        const staged_change *one = &changes[i];
        if (!one->removes && !file_finish(one->fresh->path, one->old.kind == DISK_REGULAR ? &one->old : NULL))
            return fail(error, "write", one->target);
    }
    if (change_count == 0) return true;
    ending_hold();
    const bool made = make_changes(error);
    remove_backups();
    ending_release();
    return made;
}

void staging_end(void) {
    for (size_t i = 0; i < change_count; i++) {
        if (changes[i].fresh) temporary_remove(changes[i].fresh);
        mem_free(changes[i].target);
        mem_free(changes[i].backup);
        mem_free(changes[i].directory);
    }
    mem_free(changes);
    changes = NULL;
    change_count = change_capacity = 0;
}
