#include "base/temporary.h"

#include "base/memory.h"
#include "base/text.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MARK ".joinery-"

/* ---- Those there are, for signals to remove ---- */

static temporary *first; /* changed only while signals are held */

static const int fatal_signals[] = {SIGHUP, SIGINT, SIGTERM};
enum { FATAL = sizeof fatal_signals / sizeof *fatal_signals };
static struct sigaction old_actions[FATAL], old_xfsz;

static void fill_fatal_set(sigset_t *set) {
    sigemptyset(set);
    for (size_t i = 0; i < FATAL; i++)
        sigaddset(set, fatal_signals[i]);
}

void temporary_hold_signals(sigset_t *before) {
    sigset_t set;
    fill_fatal_set(&set);
    sigprocmask(SIG_BLOCK, &set, before);
}

void temporary_release_signals(const sigset_t *before) {
    const int error = errno;
    sigprocmask(SIG_SETMASK, before, NULL);
    errno = error;
}

/* Async-signal-safe. */
static void remove_all(void) {
    for (const temporary *one = first; one; one = one->next)
        unlink(one->path);
}

static void on_fatal_signal(int number) {
    remove_all();
    signal(number, SIG_DFL);
    raise(number); /* comes when this function is left */
}

static void catch_signals(void) {
    struct sigaction action = {.sa_handler = on_fatal_signal}, ignore = {.sa_handler = SIG_IGN};
    fill_fatal_set(&action.sa_mask);
    for (size_t i = 0; i < FATAL; i++) {
        sigaction(fatal_signals[i], NULL, &old_actions[i]);
        if (old_actions[i].sa_handler != SIG_IGN) sigaction(fatal_signals[i], &action, NULL);
    }
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGXFSZ, &ignore, &old_xfsz);
    mem_on_exhausted(remove_all);
}

static void uncatch_signals(void) {
    for (size_t i = 0; i < FATAL; i++)
        sigaction(fatal_signals[i], &old_actions[i], NULL);
    sigaction(SIGXFSZ, &old_xfsz, NULL);
    mem_on_exhausted(NULL);
}

/* Called with signals held. */
static void add(temporary *one) {
    if (!first) catch_signals();
    one->next = first;
    first = one;
}

/* Called with signals held, and when the file is gone. */
static void drop(temporary *one) {
    temporary **at = &first;
    while (*at != one)
        at = &(*at)->next;
    *at = one->next;
    if (!first) uncatch_signals();
    mem_free(one->path);
    mem_free(one);
}

/* ---- One of them ---- */

temporary *temporary_create(const char *target, int *descriptor) {
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    temporary *made = mem_alloc(sizeof *made);
    made->path = temporary_name(target, "");
    sigset_t before;
    temporary_hold_signals(&before);
    *descriptor = open(made->path, flags, 0666);
    if (*descriptor < 0 && errno == EEXIST && unlink(made->path) == 0) /* of an earlier process with our number */
        *descriptor = open(made->path, flags, 0666);
    if (*descriptor >= 0) add(made);
    temporary_release_signals(&before);
    if (*descriptor >= 0) return made;
    const int error = errno;
    mem_free(made->path);
    mem_free(made);
    errno = error;
    return NULL;
}

bool temporary_rename(temporary *of, const char *target) {
    sigset_t before;
    temporary_hold_signals(&before);
    const bool renamed = rename(of->path, target) == 0;
    if (renamed) drop(of);
    temporary_release_signals(&before);
    return renamed;
}

void temporary_remove(temporary *of) {
    const int error = errno;
    sigset_t before;
    temporary_hold_signals(&before);
    unlink(of->path);
    drop(of);
    errno = error;
    temporary_release_signals(&before);
}

/* ---- Names ---- */

char *temporary_name(const char *target, const char *suffix) {
    const char *slash = strrchr(target, '/');
    const char *name = slash ? slash + 1 : target;
    text path = {0};
    text_add_n(&path, target, (size_t)(name - target));
    text_printf(&path, ".%s" MARK "%ld%s", name, (long)getpid(), suffix);
    return path.data;
}

/* The process that a hidden name speaks of, 0 if it is none of ours. */
static long process_of(const char *hidden, const char *name) {
    if (hidden[0] != '.') return 0;
    const char *mark = NULL;
    for (const char *at = hidden; (at = strstr(at, MARK)) != NULL; at++)
        mark = at;
    if (!mark || mark == hidden) return 0;
    if (name && (strlen(name) != (size_t)(mark - hidden - 1) || strncmp(hidden + 1, name, strlen(name)) != 0)) return 0;
    char *end;
    errno = 0;
    const long process = strtol(mark + strlen(MARK), &end, 10);
    return errno == 0 && process > 0 && (*end == '\0' || strcmp(end, ".old") == 0) ? process : 0;
}

void temporary_sweep(const char *directory, const char *name) {
    DIR *listing = opendir(directory);
    if (!listing) return;
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        const long process = process_of(entry->d_name, name);
        if (process == 0 || (process != (long)getpid() && (kill((pid_t)process, 0) == 0 || errno != ESRCH))) continue;
        text path = {0};
        text_printf(&path, "%s/%s", directory, entry->d_name);
        struct stat about;
        if (lstat(path.data, &about) == 0 && S_ISREG(about.st_mode)) unlink(path.data);
        text_free(&path);
    }
    closedir(listing);
}
