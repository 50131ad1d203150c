#include "spec/read/reader.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/read/hints.h"

#include <stdlib.h>
#include <string.h>

const char *reader_words(spec_reader *reader, const char *format, ...) {
    text words = {0};
    va_list arguments;
    va_start(arguments, format);
    text_vprintf(&words, format, arguments);
    va_end(arguments);
    VEC_PUSH(reader->words.names, reader->words.count, reader->words.capacity) = words.data;
    return words.data;
}

static void push_field(spec_reader *reader, const char *name) {
    lua_pushstring(reader->lua, name);
    lua_rawget(reader->lua, 1);
}

static bool has_type(lua_State *lua, field_type type) {
    const int found = lua_type(lua, -1);
    switch (type) {
    case FIELD_STRING:
        return found == LUA_TSTRING;
    case FIELD_INTEGER:
        return found == LUA_TNUMBER;
    case FIELD_BOOLEAN:
        return found == LUA_TBOOLEAN;
    case FIELD_LIST:
    case FIELD_MAP:
        return found == LUA_TTABLE;
    case FIELD_STRING_OR_MAP:
        return found == LUA_TSTRING || found == LUA_TTABLE;
    }
    return false;
}

source_node *reader_field_node(const spec_reader *reader, spec_field field) {
    return source_node_field(reader->root, spec_field_table[field].name);
}

spec_place reader_field_place(const spec_reader *reader, spec_field field) {
    return source_node_place(reader_field_node(reader, field), source_node_place(reader->root, spec_place_line(1)));
}

spec_place reader_value_place(const spec_reader *reader, spec_field field) {
    return source_node_value_place(reader_field_node(reader, field),
                                   source_node_place(reader->root, spec_place_line(1)));
}

bool reader_has_field(spec_reader *reader, spec_field field) {
    push_field(reader, spec_field_table[field].name);
    const bool has = !lua_isnil(reader->lua, -1);
    lua_pop(reader->lua, 1);
    return has;
}

bool reader_field(spec_reader *reader, spec_field field) {
    const field_entry *entry = &spec_field_table[field];
    push_field(reader, entry->name);
    if (!lua_isnil(reader->lua, -1) && has_type(reader->lua, entry->type)) return true;
    if (!lua_isnil(reader->lua, -1))
        DIAGNOSE(reader, reader_value_place(reader, field), "wrong-type", "field \"%s\" is a %s|make it %s: %s",
                 entry->name, lua_typename(reader->lua, lua_type(reader->lua, -1)), field_type_name(entry->type),
                 entry->doc);
    lua_pop(reader->lua, 1);
    return false;
}

const char *reader_plain_string(const spec_reader *reader, int index) {
    if (lua_type(reader->lua, index) != LUA_TSTRING) return NULL;
    size_t length;
    const char *string = lua_tolstring(reader->lua, index, &length);
    return strlen(string) == length && text_is_utf8(string, length) ? string : NULL;
}

const char *reader_string(spec_reader *reader, int index, spec_place place, const char *subject) {
    if (lua_type(reader->lua, index) != LUA_TSTRING) {
        DIAGNOSE(reader, place, "wrong-type", "%s is a %s|make it a string", subject,
                 lua_typename(reader->lua, lua_type(reader->lua, index)));
        return NULL;
    }
    size_t length;
    const char *string = lua_tolstring(reader->lua, index, &length);
    if (strlen(string) != length) {
        DIAGNOSE(reader, place, "bad-text", "%s holds a NUL character|take it out", subject);
        return NULL;
    }
    if (!text_is_utf8(string, length)) {
        DIAGNOSE(reader, place, "bad-text", "%s is not well-formed UTF-8|save the file in UTF-8", subject);
        return NULL;
    }
    return string;
}

char *reader_text_field(spec_reader *reader, spec_field field) {
    if (!reader_field(reader, field)) return NULL;
    const char *label = reader_words(reader, "field \"%s\"", spec_field_table[field].name);
    const spec_place place = reader_value_place(reader, field);
    const char *string = reader_string(reader, -1, place, label);
    for (const char *at = string; string && *at; at++) {
        if ((unsigned char)*at >= ' ' ? *at != 0x7F : *at == '\n' || *at == '\t' || *at == '\r') continue;
        DIAGNOSE(reader, place, "bad-text", "%s holds a control character|take it out", label);
        string = NULL;
    }
    char *copy = string ? mem_copy(string) : NULL;
    lua_pop(reader->lua, 1);
    return copy;
}

size_t reader_list_hole(const spec_reader *reader, size_t *count) {
    lua_State *lua = reader->lua;
    *count = 0;
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1))
        ++*count;
    for (size_t i = 1; i <= *count; i++) {
        const bool there = lua_rawgeti(lua, -1, (lua_Integer)i) != LUA_TNIL;
        lua_pop(lua, 1);
        if (!there) return i;
    }
    return 0;
}

bool reader_list(spec_reader *reader, const char *subject, spec_place place, size_t *count) {
    const size_t hole = reader_list_hole(reader, count);
    if (!hole) return true;
    DIAGNOSE(reader, place, "bad-list",
             "%s is not a plain list: it has %zu %s, but none at position %zu|write { \"a\", \"b\" }", subject, *count,
             *count == 1 ? "entry" : "entries", hole);
    *count = 0;
    return false;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Adds a diagnostic about one key that is no string: the smallest integer, because Lua has no fixed order of keys. */
static void report_odd_key(spec_reader *reader, const char *subject, spec_place place, bool integer,
                           lua_Integer smallest) {
    if (integer)
        DIAGNOSE(reader, place, "bad-key", "%s has an unnamed entry, number %lld|give it as name = value", subject,
                 (long long)smallest);
    else
        DIAGNOSE(reader, place, "bad-key", "%s has a key that is not a string|give it as name = value", subject);
}

key_list reader_keys(spec_reader *reader, const char *subject, source_node *node, spec_place place, lua_Integer items) {
    lua_State *lua = reader->lua;
    key_list keys = {0};
    size_t capacity = 0;
    bool integer = false, other = false;
    lua_Integer smallest = 0;
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
        if (lua_type(lua, -2) == LUA_TSTRING) {
            const char *key = reader_string(reader, -2, source_node_place(node, place), "a key");
            if (key) VEC_PUSH(keys.names, keys.count, capacity) = key;
        } else if (lua_isinteger(lua, -2)) {
            const lua_Integer number = lua_tointeger(lua, -2);
            if (number >= 1 && number <= items) continue;
            if (!integer || number < smallest) smallest = number;
            integer = true;
        } else {
            other = true;
        }
    }
    if (integer || other) {
        source_node *item = source_node_first_item(node);
        for (lua_Integer i = 0; i < items; i++)
            item = source_node_next_item(item);
        report_odd_key(reader, subject, source_node_place(item, place), integer, smallest);
    }
    if (keys.count) qsort(keys.names, keys.count, sizeof *keys.names, by_bytes);
    return keys;
}

void reader_check_fields(spec_reader *reader, const char *subject, source_node *node, spec_place place,
                         const field_entry *fields, size_t count, bool first_item) {
    const char **known = mem_alloc_zeroed(count, sizeof *known);
    for (size_t i = 0; i < count; i++)
        known[i] = fields[i].name;
    const key_list keys = reader_keys(reader, subject, node, place, first_item ? 1 : 0);
    for (size_t i = 0; i < keys.count; i++) {
        bool found = false;
        for (size_t k = 0; k < count && !found; k++)
            found = strcmp(keys.names[i], known[k]) == 0;
        if (found) continue;
        char *hint = spec_did_you_mean(reader->diagnostics, keys.names[i], known, count, "take it out");
        DIAGNOSE(reader, source_node_place(source_node_field(node, keys.names[i]), place), "unknown-field",
                 "%s has no field \"%s\"|%s", subject, keys.names[i], hint);
        mem_free(hint);
    }
    mem_free(keys.names);
    mem_free(known);
}

lat_id reader_find(const spec_reader *reader, const char *name) {
    return spec_find_dtype(reader->spec, name);
}

void reader_unknown_dtype(spec_reader *reader, spec_place place, const char *subject, const char *name) {
    if (!reader->names) reader->names = spec_dtype_words(reader->spec, &reader->name_count);
    char *hint = hint_for_dtype(reader->diagnostics, name, reader->names, reader->name_count, "declare it in `dtypes`");
    DIAGNOSE(reader, place, "unknown-dtype", "%s \"%s\", which is not a dtype of this spec|%s", subject, name, hint);
    mem_free(hint);
}

void reader_unknown_word(spec_reader *reader, spec_place place, const char *diagnostic, const char *subject,
                         const char *word, const char *const *known, size_t count) {
    text otherwise = {0};
    text_add(&otherwise, "choose from ");
    for (size_t i = 0; i < count; i++)
        text_printf(&otherwise, "%s%s", i ? ", " : "", known[i]);
    char *hint = spec_did_you_mean(reader->diagnostics, word, known, count, otherwise.data);
    DIAGNOSE(reader, place, diagnostic, "\"%s\" is not a known %s|%s", word, subject, hint);
    mem_free(hint);
    text_free(&otherwise);
}

bool reader_is_pair(const char *string) {
    const char *comma = strchr(string, ',');
    return comma && !strchr(comma + 1, ',');
}
