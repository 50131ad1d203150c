#include "emit/depfile.h"

#include "base/memory.h"
#include "report/write/escape.h"

#include <stdlib.h>
#include <string.h>

/* Whether the colon at `at` is that of a drive, as in C:/x, which make and ninja know. */
static bool is_of_drive(const char *path, const char *at) {
    return at == path + 1 && (at[1] == '/' || at[1] == '\\');
}

static bool is_escaped(const char *path, const char *at) {
    return *at == ' ' || *at == '#' || *at == '$' || (*at == ':' && !is_of_drive(path, at));
}

/* Make expands a ~ at the beginning, for which it does not count "./". */
static const char *skip_here(const char *path) {
    while (path[0] == '.' && path[1] == '/')
        path += 2 + strspn(path + 2, "/");
    return path;
}

/*
 * What make or ninja would read as something else, whatever stands before it; NULL where there is nothing. Ninja ends a
 * path at any sign that its lexer does not list. Make reads = and ; as other rules, [x], ~ and x(y) as patterns, homes
 * and members of archives, and halves backslashes before some signs where ninja does not.
 */
static const char *find_misread(const char *path) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+,/_:.~(){}%@[]!-\\ #$";
    const size_t length = strlen(path);
    for (const char *at = path; *at; at++) {
        const bool known = (unsigned char)*at >= 0x80 || strchr(plain, *at);
        const bool halved = *at == '\\' && (!at[1] || (at[1] != ' ' && is_escaped(path, at + 1)));
        if (!known || halved || (*at == '[' && strchr(at, ']'))) return at;
    }
    if (*skip_here(path) == '~') return skip_here(path);
    const char *last = length ? path + length - 1 : path;
    return *last == ':' || (*last == ')' && strchr(path, '(')) ? last : NULL;
}

static bool refuse(const char *path, const char *misread, text *error) {
    if ((unsigned char)*misread < ' ' || *misread == '\x7f')
        text_add(error, "cannot write the depfile: make and ninja cannot read a control character");
    else
        text_printf(error, "cannot write the depfile: make or ninja would misread the '%c'", *misread);
    text_add(error, " in ");
    escape_text(error, path);
    text_add(error, " (--deptarget '' writes a plain list of paths)");
    return false;
}

/* A backslash is itself, but those before a blank are doubled, because the blank's own backslash follows them. */
static bool add_escaped(text *depfile, const char *path, text *error) {
    const char *misread = find_misread(path);
    if (misread) return refuse(path, misread, error);
    for (const char *at = path; *at; at++) {
        if (*at == ' ') {
            for (const char *back = at; back > path && back[-1] == '\\'; back--)
                text_add_char(depfile, '\\');
        }
        if (is_escaped(path, at)) text_add_char(depfile, *at == '$' ? '$' : '\\');
        text_add_char(depfile, *at);
    }
    return true;
}

/* In the name of a target, % makes a rule of a pattern. */
static bool add_target(text *depfile, const char *target, text *error) {
    const char *pattern = strchr(target, '%');
    return pattern ? refuse(target, pattern, error) : add_escaped(depfile, target, error);
}

static bool add_line(text *list, const char *path, text *error) {
    text_printf(list, "%s\n", path);
    if (!strpbrk(path, "\r\n")) return true;
    text_add(error, "cannot write the depfile: a line cannot hold the name of a file with a line feed");
    return false;
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool depfile_write(const char *target, const char *const *paths, size_t count, text *depfile, text *error) {
    const char **sorted = mem_alloc(count * sizeof *sorted);
    if (count) memcpy(sorted, paths, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, by_name);
    const bool plain = !*target;
    bool ok = plain || add_target(depfile, target, error);
    if (!plain) text_add_char(depfile, ':');
    for (size_t i = 0; i < count && ok; i++) {
        if (i > 0 && strcmp(sorted[i], sorted[i - 1]) == 0) continue;
        if (!plain) text_add(depfile, " \\\n  ");
        ok = plain ? add_line(depfile, sorted[i], error) : add_escaped(depfile, sorted[i], error);
    }
    if (!plain) text_add_char(depfile, '\n');
    mem_free(sorted);
    return ok;
}
