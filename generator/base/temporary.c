#include "base/temporary.h"

#include "base/memory.h"
#include "base/sha256.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/ending.h"
#include "platform/pathname.h"
#include "platform/process.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define MARK ".joinery-"

/* ---- Those there are, for whoever ends the program to remove ---- */

static temporary *first; /* changed only while that waits */

/* Async-signal-safe. */
static void remove_all(void) {
    for (const temporary *one = first; one; one = one->next)
        disk_remove(one->path);
}

static void catch_end(void) {
    ending_catch(remove_all);
    mem_on_exhausted(remove_all);
}

static void uncatch_end(void) {
    ending_uncatch();
    mem_on_exhausted(NULL);
}

/* Called while the end waits. */
static void add(temporary *one) {
    if (!first) catch_end();
    one->next = first;
    first = one;
}

/* Called while the end waits, and when the file is gone. */
static void drop(temporary *one) {
    temporary **temporary = &first;
    while (*temporary != one)
        temporary = &(*temporary)->next;
    *temporary = one->next;
    if (!first) uncatch_end();
    mem_free(one->path);
    mem_free(one);
}

/* ---- One of them ---- */

temporary *temporary_create(const char *target, int *descriptor) {
    temporary *made = mem_alloc(sizeof *made);
    made->path = temporary_name(target, "");
    ending_hold();
    *descriptor = disk_create(made->path);
    if (*descriptor < 0 && errno == EEXIST && disk_remove(made->path)) /* of an earlier process with our number */
        *descriptor = disk_create(made->path);
    if (*descriptor >= 0) add(made);
    ending_release();
    if (*descriptor >= 0) return made;
    const int error = errno;
    mem_free(made->path);
    mem_free(made);
    errno = error;
    return NULL;
}

bool temporary_rename(temporary *temporary, const char *target) {
    ending_hold();
    const bool renamed = disk_rename(temporary->path, target);
    if (renamed) drop(temporary);
    ending_release();
    return renamed;
}

void temporary_remove(temporary *temporary) {
    const int error = errno;
    ending_hold();
    disk_remove(temporary->path);
    drop(temporary);
    errno = error;
    ending_release();
}

/* ---- Names ---- */

enum { LONGEST_NAME = 255, AROUND_STEM = sizeof "." MARK "4294967295.old" - 1, HASH_DIGITS = 16 };

/*
 * What stands for a name in hidden ones: the name itself, or where those would be too long for a file system, its
 * beginning, which ends between two characters, and a hash of the whole.
 */
static void add_stem(text *out, const char *name) {
    const size_t length = strlen(name), most = LONGEST_NAME - AROUND_STEM;
    if (length <= most) {
        text_add(out, name);
        return;
    }
    size_t kept = most - HASH_DIGITS - 1;
    while (kept > 0 && ((unsigned char)name[kept] & 0xC0) == 0x80)
        kept--;
    char hex[65];
    sha256_hex(name, length, hex);
    text_add_n(out, name, kept);
    text_printf(out, "~%.*s", HASH_DIGITS, hex);
}

char *temporary_name(const char *target, const char *suffix) {
    const char *name = path_name(target);
    text path = {0};
    text_add_n(&path, target, (size_t)(name - target));
    text_add_char(&path, '.');
    add_stem(&path, name);
    text_printf(&path, MARK "%ld%s", process_number(), suffix);
    return path.data;
}

/* The process that a hidden name speaks of, 0 if it is none of ours, or not of `stem` if not NULL. */
static long process_of(const char *hidden, const char *stem) {
    if (hidden[0] != '.') return 0;
    const char *mark = NULL;
    for (const char *at = hidden; (at = strstr(at, MARK)) != NULL; at++)
        mark = at;
    if (!mark || mark == hidden) return 0;
    if (stem && (strlen(stem) != (size_t)(mark - hidden - 1) || strncmp(hidden + 1, stem, strlen(stem)) != 0)) return 0;
    char *end;
    errno = 0;
    const long process = strtol(mark + strlen(MARK), &end, 10);
    return errno == 0 && process > 0 && (*end == '\0' || strcmp(end, ".old") == 0) ? process : 0;
}

/* What is being looked for, and what is done with it. */
typedef struct search {
    const char *directory, *stem, *kept_stem; /* of all, but of that one; or NULL */
    temporary_visit *visit;
    void *context;
} search;

static bool look_at(void *context, const char *entry) {
    const search *search = context;
    const long process = process_of(entry, search->stem);
    if (process == 0 || (process != process_number() && process_is_there(process))) return true;
    if (search->kept_stem && process_of(entry, search->kept_stem)) return true;
    text path = {0};
    text_printf(&path, "%s/%s", search->directory, entry);
    disk_facts about;
    if (disk_look(path.data, false, &about) && about.kind == DISK_REGULAR) search->visit(search->context, path.data);
    text_free(&path);
    return true;
}

static void remove_left(void *context, const char *path) {
    (void)context;
    disk_remove(path);
}

void temporary_each_left(const char *directory, const char *name, temporary_visit *visit, void *context) {
    text stem = {0};
    add_stem(&stem, name);
    disk_list(directory, look_at,
              &(search){.directory = directory, .stem = text_string(&stem), .visit = visit, .context = context});
    text_free(&stem);
}

void temporary_sweep(const char *directory, const char *name) {
    if (name)
        temporary_each_left(directory, name, remove_left, NULL);
    else
        disk_list(directory, look_at, &(search){.directory = directory, .visit = remove_left});
}

void temporary_sweep_but(const char *directory, const char *kept_name) {
    text stem = {0};
    add_stem(&stem, kept_name);
    disk_list(directory, look_at,
              &(search){.directory = directory, .kept_stem = text_string(&stem), .visit = remove_left});
    text_free(&stem);
}
