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

static void skip_space(json_reader *in) {
    while (in->at < in->end && (*in->at == ' ' || *in->at == '\n' || *in->at == '\r' || *in->at == '\t'))
        in->at++;
}

/* The next character after white space, if it is this one. */
static bool take(json_reader *in, char c) {
    skip_space(in);
    if (in->at == in->end || *in->at != c) return false;
    in->at++;
    return true;
}

static bool read_hex4(json_reader *in, unsigned *value) {
    if (in->end - in->at < 4) return false;
    *value = 0;
    for (int i = 0; i < 4; i++) {
        static const char digits[] = "0123456789abcdef0123456789ABCDEF";
        const char *digit = *in->at ? strchr(digits, *in->at) : NULL;
        if (!digit) return false;
        *value = *value << 4 | (unsigned)((digit - digits) % 16);
        in->at++;
    }
    return true;
}

static void add_utf8(text *to, unsigned point) {
    if (point < 0x80) {
        text_add_char(to, (char)point);
    } else if (point < 0x800) {
        text_add_char(to, (char)(0xC0 | point >> 6));
        text_add_char(to, (char)(0x80 | (point & 0x3F)));
    } else {
        text_add_char(to, (char)(0xE0 | point >> 12));
        text_add_char(to, (char)(0x80 | (point >> 6 & 0x3F)));
        text_add_char(to, (char)(0x80 | (point & 0x3F)));
    }
}

/* A string; its text to `to` if not NULL. Surrogates and NUL, which no manifest of ours has, are refused. */
static bool read_string(json_reader *in, text *to) {
    if (!take(in, '"')) return false;
    while (in->at < in->end) {
        const char *from = in->at;
        while (in->at < in->end && *in->at != '"' && *in->at != '\\' && (unsigned char)*in->at >= ' ')
            in->at++;
        if (to) text_add_n(to, from, (size_t)(in->at - from));
        if (in->at == in->end) return false;
        const char c = *in->at++;
        if (c == '"') return true;
        if (c != '\\' || in->at == in->end) return false;
        static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
        const char escape = *in->at++;
        unsigned point;
        if (escape == 'u') {
            if (!read_hex4(in, &point) || point == 0 || (point >= 0xD800 && point < 0xE000)) return false;
            if (to) add_utf8(to, point);
            continue;
        }
        const char *found = escape ? strchr(escapes, escape) : NULL;
        if (!found) return false;
        if (to) text_add_char(to, meant[found - escapes]);
    }
    return false;
}

static bool skip_digits(json_reader *in) {
    const char *from = in->at;
    while (in->at < in->end && *in->at >= '0' && *in->at <= '9')
        in->at++;
    return in->at > from;
}

static bool skip_number(json_reader *in) {
    if (in->at < in->end && *in->at == '-') in->at++;
    const char *from = in->at;
    if (!skip_digits(in) || (*from == '0' && in->at - from > 1)) return false;
    if (in->at < in->end && *in->at == '.') {
        in->at++;
        if (!skip_digits(in)) return false;
    }
    if (in->at < in->end && (*in->at == 'e' || *in->at == 'E')) {
        in->at++;
        if (in->at < in->end && (*in->at == '+' || *in->at == '-')) in->at++;
        if (!skip_digits(in)) return false;
    }
    return true;
}

static bool skip_word(json_reader *in, const char *word) {
    const size_t length = strlen(word);
    if ((size_t)(in->end - in->at) < length || memcmp(in->at, word, length) != 0) return false;
    in->at += length;
    return true;
}

/* Calls each() at every member's value of an object, or element of a list; it must read exactly that value. */
typedef bool each_value(json_reader *in, const char *key, void *context);

static bool read_members(json_reader *in, char open, each_value *each, void *context) {
    const char close = open == '{' ? '}' : ']';
    if (!take(in, open) || ++in->depth > DEPTH_MAX) return false;
    bool ok = true;
    if (!take(in, close)) {
        text key = {0};
        do {
            text_free(&key);
            ok = open == '[' || (read_string(in, &key) && take(in, ':'));
            ok = ok && each(in, text_string(&key), context);
        } while (ok && take(in, ','));
        text_free(&key);
        ok = ok && take(in, close);
    }
    in->depth--;
    return ok;
}

static bool skip_value(json_reader *in, const char *key, void *context) {
    (void)key;
    skip_space(in);
    if (in->at == in->end) return false;
    switch (*in->at) {
    case '{':
    case '[':
        return read_members(in, *in->at, skip_value, context);
    case '"':
        return read_string(in, NULL);
    case 't':
        return skip_word(in, "true");
    case 'f':
        return skip_word(in, "false");
    case 'n':
        return skip_word(in, "null");
    default:
        return skip_number(in);
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

static bool entry_member(json_reader *in, const char *key, void *context) {
    entry *of = context;
    text *to = strcmp(key, "path") == 0 ? &of->path : strcmp(key, "sha256") == 0 ? &of->sha256 : NULL;
    if (!to) return skip_value(in, key, NULL);
    return to->length == 0 && read_string(in, to);
}

static bool file_entry(json_reader *in, const char *key, void *context) {
    (void)key;
    manifest *read = context;
    entry of = {0};
    const bool ok = read_members(in, '{', entry_member, &of) && of.sha256.length == 64 &&
                    strspn(of.sha256.data, "0123456789abcdef") == 64 && manifest_path_is_below(text_string(&of.path));
    if (ok) {
        manifest_file *file = &VEC_PUSH(read->files, read->count, read->capacity);
        file->path = mem_copy(of.path.data);
        memcpy(file->sha256, of.sha256.data, 65);
    }
    text_free(&of.path);
    text_free(&of.sha256);
    return ok;
}

static bool read_count(json_reader *in, size_t *count) {
    skip_space(in);
    const char *from = in->at;
    if (!skip_number(in) || in->at - from > 9 || strspn(from, "0123456789") < (size_t)(in->at - from)) return false;
    for (*count = 0; from < in->at; from++)
        *count = 10 * *count + (size_t)(*from - '0');
    return true;
}

static bool isa_member(json_reader *in, const char *key, void *context) {
    manifest_isa *of = context;
    if (strcmp(key, "kernels") == 0) return read_count(in, &of->kernels);
    if (strcmp(key, "stubs") == 0) return read_count(in, &of->stubs);
    if (strcmp(key, "override_points") == 0) return read_count(in, &of->override_points);
    return skip_value(in, key, NULL);
}

static bool isa_entry(json_reader *in, const char *key, void *context) {
    manifest *read = context;
    manifest_isa *isa = &VEC_PUSH(read->isas, read->isa_count, read->isa_capacity);
    *isa = (manifest_isa){.name = mem_copy(key)};
    return read_members(in, '{', isa_member, isa);
}

typedef struct top_level {
    manifest *read;
    bool has_files;
} top_level;

static bool top_member(json_reader *in, const char *key, void *context) {
    top_level *of = context;
    if (strcmp(key, "kernel_counts") == 0) return read_members(in, '{', isa_entry, of->read);
    if (strcmp(key, "files") != 0) return skip_value(in, key, NULL);
    if (of->has_files) return false;
    of->has_files = true;
    return read_members(in, '[', file_entry, of->read);
}

bool manifest_parse(manifest *read, const char *json, size_t length) {
    *read = (manifest){0};
    json_reader in = {.at = json, .end = json + length};
    top_level of = {.read = read};
    bool ok = read_members(&in, '{', top_member, &of) && of.has_files;
    skip_space(&in);
    ok = ok && in.at == in.end;
    if (!ok) manifest_free(read);
    return ok;
}

void manifest_free(manifest *of) {
    for (size_t i = 0; i < of->count; i++)
        mem_free(of->files[i].path);
    mem_free(of->files);
    for (size_t i = 0; i < of->isa_count; i++)
        mem_free(of->isas[i].name);
    mem_free(of->isas);
    *of = (manifest){0};
}
