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

/* ---- Names ---- */

enum { LONGEST_NAME = 255, AROUND_STEM = sizeof "." MARK "4294967295" - 1, HASH_DIGITS = 16 };

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

static char *temporary_name(const char *target) {
    const char *name = path_name(target);
    text path = {0};
    text_add_n(&path, target, (size_t)(name - target));
    text_add_char(&path, '.');
    add_stem(&path, name);
    text_printf(&path, MARK "%ld", process_number());
    return path.data;
}

/* ---- One of them ---- */

temporary *temporary_create(const char *target, int *descriptor) {
    temporary *made = mem_alloc(sizeof *made);
    made->path = temporary_name(target);
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

/* ---- What killed processes leave ---- */

/* The process that a hidden name of `stem` speaks of, 0 if it is none of ours. */
static long process_of(const char *hidden, const char *stem) {
    const size_t length = strlen(stem);
    if (hidden[0] != '.' || strncmp(hidden + 1, stem, length) != 0) return 0;
    const char *mark = hidden + 1 + length;
    if (strncmp(mark, MARK, strlen(MARK)) != 0) return 0;
    char *end;
    errno = 0;
    const long process = strtol(mark + strlen(MARK), &end, 10);
    return errno == 0 && process > 0 && *end == '\0' ? process : 0;
}

/* What a sweep looks for, and where. */
typedef struct sweep {
    const char *directory, *stem;
} sweep;

static bool sweep_entry(void *context, const char *entry) {
    const sweep *sweep = context;
    const long process = process_of(entry, sweep->stem);
    if (process == 0 || (process != process_number() && process_is_there(process))) return true;
    text path = {0};
    text_printf(&path, "%s/%s", sweep->directory, entry);
    disk_facts about;
    if (disk_look(path.data, false, &about) && about.kind == DISK_REGULAR) disk_remove(path.data);
    text_free(&path);
    return true;
}

void temporary_sweep(const char *directory, const char *name) {
    text stem = {0};
    add_stem(&stem, name);
    disk_list(directory, sweep_entry, &(sweep){directory, text_string(&stem)});
    text_free(&stem);
}
