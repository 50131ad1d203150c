#include "emit/manifest.h"

#include "base/memory.h"
#include "base/text.h"
#include "platform/pathname.h"

#include <string.h>

/* Past this character, which comes next but for white space; NULL where another one comes, or `at` is NULL. */
static const char *past(const char *at, char c) {
    if (at) at += strspn(at, " \t\r\n");
    return at && *at == c ? at + 1 : NULL;
}

/* A string without characters that JSON escapes. */
typedef struct plain_string {
    const char *at;
    size_t length;
} plain_string;

/* Past a plain string, or NULL. */
static const char *past_string(const char *at, plain_string *string) {
    at = past(at, '"');
    if (!at) return NULL;
    *string = (plain_string){.at = at};
    while ((unsigned char)*at >= ' ' && *at != '"' && *at != '\\')
        at++;
    string->length = (size_t)(at - string->at);
    return past(at, '"');
}

static bool is_key(plain_string key, const char *name) {
    return key.length == strlen(name) && memcmp(key.at, name, key.length) == 0;
}

/* Past `"path": "a.h"` or another member whose value is a string or a whole number, or NULL. */
static const char *past_member(const char *at, plain_string *path, plain_string *hash) {
    plain_string key, value;
    at = past(past_string(at, &key), ':');
    if (!at) return NULL;
    at += strspn(at, " \t\r\n");
    const size_t digits = strspn(at, "0123456789");
    if (digits) return at + digits;
    plain_string *member = is_key(key, "path") ? path : is_key(key, "sha256") ? hash : &value;
    return past_string(at, member);
}

/* Adds a file; false where its path or hash cannot be one. */
static bool add_file(manifest *read, plain_string path, plain_string hash) {
    if (hash.length != 64 || strspn(hash.at, "0123456789abcdef") != 64) return false;
    char *copy = mem_copy_n(path.at, path.length);
    manifest_file *file = &VEC_PUSH(read->files, read->count, read->capacity);
    *file = (manifest_file){.path = copy};
    memcpy(file->sha256, hash.at, 64);
    return manifest_path_is_good(copy);
}

/* Past `{ "path": ..., "sha256": ... }`, which is added, or NULL. */
static const char *past_file(const char *at, manifest *read) {
    plain_string path = {"", 0}, hash = {"", 0};
    const char *next = past(at, '{');
    while (next) {
        at = past_member(next, &path, &hash);
        next = past(at, ',');
    }
    at = past(at, '}');
    return at && add_file(read, path, hash) ? at : NULL;
}

/* Past `"files": [`; NULL where there is no such list. No string holds this text, since JSON escapes quotes in it. */
static const char *find_list(const char *json) {
    static const char key[] = "\"files\"";
    for (const char *at = json; (at = strstr(at, key)) != NULL; at++) {
        const char *list = past(past(at + sizeof key - 1, ':'), '[');
        if (list) return list;
    }
    return NULL;
}

bool manifest_parse(manifest *read, const char *json) {
    *read = (manifest){0};
    const char *at = find_list(json);
    const char *next = past(at, ']') ? NULL : at;
    while (next) {
        at = past_file(next, read);
        next = past(at, ',');
    }
    const bool whole = past(at, ']') != NULL;
    if (!whole) manifest_free(read);
    return whole;
}

/* Whether JSON has all characters of a path as they are. */
static bool is_plain(const char *path) {
    const char *at = path, *const end = path + strlen(path);
    for (size_t length; at < end && *at != '"' && *at != '\\'; at += length) {
        length = text_printable(at, (size_t)(end - at));
        if (length == 0) return false;
    }
    return at == end;
}

bool manifest_path_is_good(const char *path) {
    if (path_root(path) || !is_plain(path)) return false;
    for (const char *part = path;; part++) {
        size_t length = 0;
        while (part[length] && !path_is_separator(part[length]))
            length++;
        if (length == 0 || (length == 1 && part[0] == '.') || (length == 2 && part[0] == '.' && part[1] == '.'))
            return false;
        part += length;
        if (*part == '\0') return true;
    }
}

void manifest_free(manifest *freed) {
    for (size_t i = 0; i < freed->count; i++)
        mem_free(freed->files[i].path);
    mem_free(freed->files);
    *freed = (manifest){0};
}
