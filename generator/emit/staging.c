#include "emit/staging.h"

#include "base/memory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MARK ".joinery-"

typedef struct change {
    char *target;
    char *fresh;     /* the new content, beside the target; NULL to remove the target */
    char *backup;    /* what the old content is called while others are renamed */
    char *directory; /* of the target */
    bool existed, has_backup, done;
} change;

static change *changes;
static size_t change_count, change_capacity;

/* ---- Signals ---- */

static const int fatal_signals[] = {SIGHUP, SIGINT, SIGTERM};
enum { FATAL = sizeof fatal_signals / sizeof *fatal_signals };
static struct sigaction old_actions[FATAL], old_xfsz;

static void hold_signals(sigset_t *before) {
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < FATAL; i++)
        sigaddset(&set, fatal_signals[i]);
    sigprocmask(SIG_BLOCK, &set, before);
}

static void release_signals(const sigset_t *before) {
    sigprocmask(SIG_SETMASK, before, NULL);
}

/* Async-signal-safe. */
static void remove_fresh_files(void) {
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].fresh && !changes[i].done) unlink(changes[i].fresh);
}

static void on_fatal_signal(int number) {
    remove_fresh_files();
    signal(number, SIG_DFL);
    raise(number);
}

void staging_begin(void) {
    struct sigaction action = {.sa_handler = on_fatal_signal}, ignore = {.sa_handler = SIG_IGN};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < FATAL; i++)
        sigaddset(&action.sa_mask, fatal_signals[i]);
    for (size_t i = 0; i < FATAL; i++) {
        sigaction(fatal_signals[i], NULL, &old_actions[i]);
        if (old_actions[i].sa_handler != SIG_IGN) sigaction(fatal_signals[i], &action, NULL);
    }
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGXFSZ, &ignore, &old_xfsz);
    mem_on_exhausted(remove_fresh_files);
}

void staging_end(void) {
    sigset_t before;
    hold_signals(&before);
    remove_fresh_files();
    for (size_t i = 0; i < change_count; i++) {
        mem_free(changes[i].target);
        mem_free(changes[i].fresh);
        mem_free(changes[i].backup);
        mem_free(changes[i].directory);
    }
    mem_free(changes);
    changes = NULL;
    change_count = change_capacity = 0;
    release_signals(&before);
    mem_on_exhausted(NULL);
    for (size_t i = 0; i < FATAL; i++)
        sigaction(fatal_signals[i], &old_actions[i], NULL);
    sigaction(SIGXFSZ, &old_xfsz, NULL);
}

/* ---- Names ---- */

/* "dir/.NAME.joinery-PID" + suffix for "dir/NAME" */
static char *hidden_name(const char *target, const char *suffix) {
    const char *slash = strrchr(target, '/');
    const char *name = slash ? slash + 1 : target;
    text path = {0};
    text_add_n(&path, target, (size_t)(name - target));
    text_printf(&path, ".%s" MARK "%ld%s", name, (long)getpid(), suffix);
    return path.data;
}

/* The process that a hidden name speaks of, 0 if it is none of ours. */
static long process_of(const char *hidden, const char *file) {
    if (hidden[0] != '.') return 0;
    const char *mark = NULL;
    for (const char *at = hidden; (at = strstr(at, MARK)) != NULL; at++)
        mark = at;
    if (!mark || mark == hidden) return 0;
    if (file && (strlen(file) != (size_t)(mark - hidden - 1) || strncmp(hidden + 1, file, strlen(file)) != 0)) return 0;
    char *end;
    errno = 0;
    const long process = strtol(mark + strlen(MARK), &end, 10);
    return errno == 0 && process > 0 && (*end == '\0' || strcmp(end, ".old") == 0) ? process : 0;
}

void staging_sweep(const char *directory, const char *file) {
    DIR *listing = opendir(directory);
    if (!listing) return;
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        const long process = process_of(entry->d_name, file);
        if (process == 0 || (process != (long)getpid() && (kill((pid_t)process, 0) == 0 || errno != ESRCH))) continue;
        text path = {0};
        text_printf(&path, "%s/%s", directory, entry->d_name);
        struct stat about;
        if (lstat(path.data, &about) == 0 && S_ISREG(about.st_mode)) unlink(path.data);
        text_free(&path);
    }
    closedir(listing);
}

/* ---- Adding ---- */

static bool fail(text *error, const char *doing, const char *path) {
    text_printf(error, "cannot %s %s: %s", doing, path, strerror(errno));
    return false;
}

static bool holds(int file, const char *bytes, size_t length) {
    char buffer[16384];
    size_t at = 0;
    for (;;) {
        const ssize_t got = read(file, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return got == 0 && at == length;
        if ((size_t)got > length - at || memcmp(buffer, bytes + at, (size_t)got) != 0) return false;
        at += (size_t)got;
    }
}

/* STAGING_UNCHANGED where the target has these bytes, STAGING_CHANGED where it has not and can be replaced. */
static staging_status compare(const char *target, const char *bytes, size_t length, text *error) {
    struct stat about;
    if (lstat(target, &about) != 0) {
        if (errno == ENOENT) return STAGING_CHANGED;
        fail(error, "look at", target);
        return STAGING_FAILED;
    }
    if (S_ISLNK(about.st_mode)) return STAGING_CHANGED; /* a file takes its place, what it points to is not ours */
    if (!S_ISREG(about.st_mode)) {
        text_printf(error, "cannot write %s: %s", target,
                    S_ISDIR(about.st_mode) ? "it is a directory" : "it is no regular file");
        return STAGING_FAILED;
    }
    if ((unsigned long long)about.st_size != length) return STAGING_CHANGED;
    const int file = open(target, O_RDONLY | O_CLOEXEC);
    if (file < 0) return STAGING_CHANGED; /* unreadable, but it may be replaceable */
    const bool same = holds(file, bytes, length);
    close(file);
    return same ? STAGING_UNCHANGED : STAGING_CHANGED;
}

static char *directory_of(const char *path) {
    const char *slash = strrchr(path, '/');
    if (!slash) return mem_copy(".");
    return mem_copy_n(path, slash == path ? 1 : (size_t)(slash - path));
}

/* Everything is allocated here, so that a commit cannot run out of memory half-way. */
static change *add_change(const char *target) {
    sigset_t before;
    const change added = {
        .target = mem_copy(target), .backup = hidden_name(target, ".old"), .directory = directory_of(target)};
    hold_signals(&before);
    VEC_PUSH(changes, change_count, change_capacity) = added;
    release_signals(&before);
    return &changes[change_count - 1];
}

static bool write_all(int file, const char *bytes, size_t length) {
    while (length) {
        const ssize_t wrote = write(file, bytes, length);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote < 0) return false;
        bytes += wrote;
        length -= (size_t)wrote;
    }
    return true;
}

staging_status staging_replace(const char *target, const char *bytes, size_t length, text *error) {
    const staging_status status = compare(target, bytes, length, error);
    if (status != STAGING_CHANGED) return status;

    change *added = add_change(target);
    char *fresh = hidden_name(target, "");
    sigset_t before;
    hold_signals(&before);
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    int file = open(fresh, flags, 0666);
    if (file < 0 && errno == EEXIST && unlink(fresh) == 0) /* of an earlier process with our number */
        file = open(fresh, flags, 0666);
    if (file >= 0) added->fresh = fresh;
    const int why = errno;
    release_signals(&before);
    if (file < 0) {
        mem_free(fresh);
        errno = why;
        fail(error, "write", target);
        return STAGING_FAILED;
    }
    bool ok = write_all(file, bytes, length);
    if (!ok) fail(error, "write", target);
    if (close(file) != 0 && ok) ok = fail(error, "write", target);
    return ok ? STAGING_CHANGED : STAGING_FAILED;
}

void staging_remove(const char *target) {
    add_change(target);
}

/* ---- Committing ---- */

/* Some file systems cannot sync a directory, or anything, and say so with EINVAL. */
static bool sync_path(const char *path, int flags) {
    const int file = open(path, flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool ok = fsync(file) == 0 || errno == EINVAL;
    const int why = errno;
    close(file);
    errno = why;
    return ok;
}

static bool make_change(change *one) {
    if (!one->fresh) return one->has_backup = one->done = rename(one->target, one->backup) == 0;
    /* where no second name can be given to the old file, there is no way back: that is no reason not to go on */
    one->has_backup = link(one->target, one->backup) == 0;
    one->existed = one->has_backup || errno != ENOENT;
    one->done = rename(one->fresh, one->target) == 0;
    if (!one->done && one->has_backup) {
        const int why = errno;
        unlink(one->backup);
        one->has_backup = false;
        errno = why;
    }
    return one->done;
}

static void undo_change(change *one) {
    if (one->has_backup)
        rename(one->backup, one->target);
    else if (!one->existed)
        unlink(one->target);
    one->has_backup = false;
}

static void sync_directories(void) {
    for (size_t i = 0; i < change_count; i++)
        if (i == 0 || strcmp(changes[i].directory, changes[i - 1].directory) != 0)
            sync_path(changes[i].directory, O_RDONLY | O_DIRECTORY);
}

bool staging_commit(text *error) {
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].fresh && !sync_path(changes[i].fresh, O_WRONLY)) return fail(error, "write", changes[i].target);

    sigset_t before;
    hold_signals(&before);
    size_t done = 0;
    while (done < change_count && make_change(&changes[done]))
        done++;
    const int why = errno;
    const size_t failed = done;
    const bool ok = done == change_count;
    while (!ok && done > 0)
        undo_change(&changes[--done]);
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].has_backup) unlink(changes[i].backup);
    if (ok) sync_directories();
    release_signals(&before);
    if (ok) return true;
    errno = why;
    return fail(error, changes[failed].fresh ? "replace" : "remove", changes[failed].target);
}
