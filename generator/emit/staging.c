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
    bool existed, has_backup;
} staged_change;

static staged_change *changes;
static size_t change_count, change_capacity;

/* ---- Adding ---- */

static bool fail(text *error, const char *doing, const char *path) {
    text_printf(error, "cannot %s %s: %s", doing, path, disk_why(errno));
    return false;
}

/* STAGING_UNCHANGED where the target has these bytes, STAGING_CHANGED where it has not and can be replaced. */
static staging_status compare(const char *target, const char *bytes, size_t length, text *error) {
    disk_facts about;
    if (!disk_look(target, false, &about)) {
        if (errno == ENOENT) return STAGING_CHANGED;
        fail(error, "look at", target);
        return STAGING_FAILED;
    }
    if (about.kind == DISK_LINK) return STAGING_CHANGED; /* a file takes its place, what it points to is not ours */
    if (about.kind != DISK_REGULAR) {
        text_printf(error, "cannot write %s: %s", target,
                    about.kind == DISK_FOLDER ? "it is a directory" : "it is no regular file");
        return STAGING_FAILED;
    }
    /* one that cannot be read may be replaceable all the same */
    const bool same = about.length == length && file_holds(target, bytes, length);
    return same ? STAGING_UNCHANGED : STAGING_CHANGED;
}

/* Everything is allocated here, so that a commit cannot run out of memory half-way. */
static staged_change *add_change(const char *target) {
    VEC_PUSH(changes, change_count, change_capacity) = (staged_change){
        .target = mem_copy(target), .backup = temporary_name(target, ".old"), .directory = file_directory(target)};
    return &changes[change_count - 1];
}

staging_status staging_replace(const char *target, const char *bytes, size_t length, text *error) {
    const staging_status status = compare(target, bytes, length, error);
    if (status != STAGING_CHANGED) return status;

    int file;
    temporary *fresh = temporary_create(target, &file);
    if (!fresh) {
        fail(error, "write", target);
        return STAGING_FAILED;
    }
    add_change(target)->fresh = fresh;
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
    one->existed = one->has_backup || errno != ENOENT;
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

static void undo_change(staged_change *one) {
    if (one->has_backup)
        disk_rename(one->backup, one->target);
    else if (!one->existed)
        disk_remove(one->target);
    one->has_backup = false;
}

static void sync_directories(void) {
    for (size_t i = 0; i < change_count; i++)
        if (i == 0 || strcmp(changes[i].directory, changes[i - 1].directory) != 0)
            file_sync(changes[i].directory, true);
}

bool staging_commit(text *error) {
    for (size_t i = 0; i < change_count; i++)
        if (!changes[i].removes && !file_sync(changes[i].fresh->path, false))
            return fail(error, "write", changes[i].target);

    ending_hold();
    size_t done = 0;
    while (done < change_count && make_change(&changes[done]))
        done++;
    const int why = errno;
    const size_t failed = done;
    const bool ok = done == change_count;
    while (!ok && done > 0)
        undo_change(&changes[--done]);
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].has_backup) disk_remove(changes[i].backup);
    if (ok) sync_directories();
    ending_release();
    if (ok) return true;
    errno = why;
    return fail(error, changes[failed].removes ? "remove" : "replace", changes[failed].target);
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
