#include "emit/manifest.h"

#include "base/memory.h"
#include "base/text.h"
#include "platform/pathname.h"

#include <string.h>

enum { DEPTH_MAX = 64 };

typedef struct json_reader {
    const char *at, *end;
    int depth;
} json_reader;

static void skip_space(json_reader *reader) {
    while (reader->at < reader->end &&
           (*reader->at == ' ' || *reader->at == '\n' || *reader->at == '\r' || *reader->at == '\t'))
        reader->at++;
}

/* The next character after white space, if it is this one. */
static bool take(json_reader *reader, char c) {
    skip_space(reader);
    if (reader->at == reader->end || *reader->at != c) return false;
    reader->at++;
    return true;
}

static bool read_hex4(json_reader *reader, unsigned *value) {
    if (reader->end - reader->at < 4) return false;
    *value = 0;
    for (int i = 0; i < 4; i++) {
        static const char digits[] = "0123456789abcdef0123456789ABCDEF";
        const char *digit = *reader->at ? strchr(digits, *reader->at) : NULL;
        if (!digit) return false;
        *value = *value << 4 | (unsigned)((digit - digits) % 16);
        reader->at++;
    }
    return true;
}

static void add_utf8(text *out, unsigned point) {
    if (point < 0x80) {
        text_add_char(out, (char)point);
    } else if (point < 0x800) {
        text_add_char(out, (char)(0xC0 | point >> 6));
        text_add_char(out, (char)(0x80 | (point & 0x3F)));
    } else {
        text_add_char(out, (char)(0xE0 | point >> 12));
        text_add_char(out, (char)(0x80 | (point >> 6 & 0x3F)));
        text_add_char(out, (char)(0x80 | (point & 0x3F)));
    }
}

/* A string; its text to `out` if not NULL. Surrogates and NUL, which no manifest of ours has, are refused. */
static bool read_string(json_reader *reader, text *out) {
    if (!take(reader, '"')) return false;
    while (reader->at < reader->end) {
        const char *from = reader->at;
        while (reader->at < reader->end && *reader->at != '"' && *reader->at != '\\' &&
               (unsigned char)*reader->at >= ' ')
            reader->at++;
        if (out) text_add_n(out, from, (size_t)(reader->at - from));
        if (reader->at == reader->end) return false;
        const char c = *reader->at++;
        if (c == '"') return true;
        if (c != '\\' || reader->at == reader->end) return false;
        static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
        const char escape = *reader->at++;
        unsigned point;
        if (escape == 'u') {
            if (!read_hex4(reader, &point) || point == 0 || (point >= 0xD800 && point < 0xE000)) return false;
            if (out) add_utf8(out, point);
            continue;
        }
        const char *found = escape ? strchr(escapes, escape) : NULL;
        if (!found) return false;
        if (out) text_add_char(out, meant[found - escapes]);
    }
    return false;
}

static bool skip_digits(json_reader *reader) {
    const char *from = reader->at;
    while (reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9')
        reader->at++;
    return reader->at > from;
}

static bool skip_number(json_reader *reader) {
    if (reader->at < reader->end && *reader->at == '-') reader->at++;
    const char *from = reader->at;
    if (!skip_digits(reader) || (*from == '0' && reader->at - from > 1)) return false;
    if (reader->at < reader->end && *reader->at == '.') {
        reader->at++;
        if (!skip_digits(reader)) return false;
    }
    if (reader->at < reader->end && (*reader->at == 'e' || *reader->at == 'E')) {
        reader->at++;
        if (reader->at < reader->end && (*reader->at == '+' || *reader->at == '-')) reader->at++;
        if (!skip_digits(reader)) return false;
    }
    return true;
}

static bool skip_word(json_reader *reader, const char *word) {
    const size_t length = strlen(word);
    if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, word, length) != 0) return false;
    reader->at += length;
    return true;
}

/* Calls each() at every member's value of an object, or element of a list; it must read exactly that value. */
typedef bool each_value(json_reader *reader, const char *key, void *context);

static bool read_members(json_reader *reader, char open, each_value *each, void *context) {
    const char close = open == '{' ? '}' : ']';
    if (!take(reader, open) || ++reader->depth > DEPTH_MAX) return false;
    bool ok = true;
    if (!take(reader, close)) {
        text key = {0};
        do {
            text_free(&key);
            ok = open == '[' || (read_string(reader, &key) && take(reader, ':'));
            ok = ok && each(reader, text_string(&key), context);
        } while (ok && take(reader, ','));
        text_free(&key);
        ok = ok && take(reader, close);
    }
    reader->depth--;
    return ok;
}

static bool skip_value(json_reader *reader, const char *key, void *context) {
    (void)key;
    skip_space(reader);
    if (reader->at == reader->end) return false;
    switch (*reader->at) {
    case '{':
    case '[':
        return read_members(reader, *reader->at, skip_value, context);
    case '"':
        return read_string(reader, NULL);
    case 't':
        return skip_word(reader, "true");
    case 'f':
        return skip_word(reader, "false");
    case 'n':
        return skip_word(reader, "null");
    default:
        return skip_number(reader);
    }
}

bool manifest_path_is_below(const char *path) {
    if (path_root(path)) return false;
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

typedef struct entry {
    text path, sha256;
} entry;

static bool entry_member(json_reader *reader, const char *key, void *context) {
    entry *entry = context;
    text *out = strcmp(key, "path") == 0 ? &entry->path : strcmp(key, "sha256") == 0 ? &entry->sha256 : NULL;
    if (!out) return skip_value(reader, key, NULL);
    return out->length == 0 && read_string(reader, out);
}

static bool file_entry(json_reader *reader, const char *key, void *context) {
    (void)key;
    manifest *read = context;
    entry entry = {0};
    const bool ok = read_members(reader, '{', entry_member, &entry) && entry.sha256.length == 64 &&
                    strspn(entry.sha256.data, "0123456789abcdef") == 64 &&
                    manifest_path_is_below(text_string(&entry.path));
    if (ok) {
        manifest_file *file = &VEC_PUSH(read->files, read->count, read->capacity);
        file->path = mem_copy(entry.path.data);
        memcpy(file->sha256, entry.sha256.data, 65);
    }
    text_free(&entry.path);
    text_free(&entry.sha256);
    return ok;
}

static bool read_count(json_reader *reader, size_t *count) {
    skip_space(reader);
    const char *from = reader->at;
    if (!skip_number(reader) || reader->at - from > 9 || strspn(from, "0123456789") < (size_t)(reader->at - from))
        return false;
    for (*count = 0; from < reader->at; from++)
        *count = 10 * *count + (size_t)(*from - '0');
    return true;
}

static bool isa_member(json_reader *reader, const char *key, void *context) {
    manifest_isa *isa = context;
    if (strcmp(key, "kernels") == 0) return read_count(reader, &isa->kernels);
    if (strcmp(key, "stubs") == 0) return read_count(reader, &isa->stubs);
    if (strcmp(key, "override_points") == 0) return read_count(reader, &isa->override_points);
    return skip_value(reader, key, NULL);
}

static bool isa_entry(json_reader *reader, const char *key, void *context) {
    manifest *read = context;
    manifest_isa *isa = &VEC_PUSH(read->isas, read->isa_count, read->isa_capacity);
    *isa = (manifest_isa){.name = mem_copy(key)};
    return read_members(reader, '{', isa_member, isa);
}

typedef struct top_level {
    manifest *read;
    bool has_files;
} top_level;

static bool top_member(json_reader *reader, const char *key, void *context) {
    top_level *top = context;
    if (strcmp(key, "kernel_counts") == 0) return read_members(reader, '{', isa_entry, top->read);
    if (strcmp(key, "files") != 0) return skip_value(reader, key, NULL);
    if (top->has_files) return false;
    top->has_files = true;
    return read_members(reader, '[', file_entry, top->read);
}

bool manifest_parse(manifest *read, const char *json, size_t length) {
    *read = (manifest){0};
    json_reader reader = {.at = json, .end = json + length};
    top_level top = {.read = read};
    bool ok = read_members(&reader, '{', top_member, &top) && top.has_files;
    skip_space(&reader);
    ok = ok && reader.at == reader.end;
    if (!ok) manifest_free(read);
    return ok;
}

void manifest_free(manifest *freed) {
    for (size_t i = 0; i < freed->count; i++)
        mem_free(freed->files[i].path);
    mem_free(freed->files);
    for (size_t i = 0; i < freed->isa_count; i++)
        mem_free(freed->isas[i].name);
    mem_free(freed->isas);
    *freed = (manifest){0};
}
