#include "spec/read/reader.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/read/hints.h"

#include <stdlib.h>
#include <string.h>

static void push_field(spec_reader *of, const char *name) {
    lua_pushstring(of->lua, name);
    lua_rawget(of->lua, 1);
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

source_node *reader_field_node(const spec_reader *of, spec_field field) {
    return source_node_field(of->root, spec_field_table[field].name);
}

spec_place reader_field_place(const spec_reader *of, spec_field field) {
    return source_node_place(reader_field_node(of, field), source_node_place(of->root, spec_place_line(1)));
}

spec_place reader_value_place(const spec_reader *of, spec_field field) {
    return source_node_value_place(reader_field_node(of, field), source_node_place(of->root, spec_place_line(1)));
}

bool reader_has_field(spec_reader *of, spec_field field) {
    push_field(of, spec_field_table[field].name);
    const bool has = !lua_isnil(of->lua, -1);
    lua_pop(of->lua, 1);
    return has;
}

bool reader_field(spec_reader *of, spec_field field) {
    const field_entry *entry = &spec_field_table[field];
    push_field(of, entry->name);
    if (!lua_isnil(of->lua, -1) && has_type(of->lua, entry->type)) return true;
    if (!lua_isnil(of->lua, -1))
        DIAGNOSE(of, reader_value_place(of, field), "wrong-type", "field \"%s\" is a %s|make it %s: %s", entry->name,
                 lua_typename(of->lua, lua_type(of->lua, -1)), field_type_name(entry->type), entry->doc);
    lua_pop(of->lua, 1);
    return false;
}

const char *reader_plain_string(const spec_reader *of, int index) {
    if (lua_type(of->lua, index) != LUA_TSTRING) return NULL;
    size_t length;
    const char *string = lua_tolstring(of->lua, index, &length);
    return strlen(string) == length && text_is_utf8(string, length) ? string : NULL;
}

const char *reader_string(spec_reader *of, int index, spec_place place, const char *what) {
    if (lua_type(of->lua, index) != LUA_TSTRING) {
        DIAGNOSE(of, place, "wrong-type", "%s is a %s|make it a string", what,
                 lua_typename(of->lua, lua_type(of->lua, index)));
        return NULL;
    }
    size_t length;
    const char *string = lua_tolstring(of->lua, index, &length);
    if (strlen(string) != length) {
        DIAGNOSE(of, place, "bad-text", "%s holds a NUL character|take it out", what);
        return NULL;
    }
    if (!text_is_utf8(string, length)) {
        DIAGNOSE(of, place, "bad-text", "%s is not well-formed UTF-8|save the file in UTF-8", what);
        return NULL;
    }
    return string;
}

char *reader_text_field(spec_reader *of, spec_field field) {
    if (!reader_field(of, field)) return NULL;
    text what = {0};
    text_printf(&what, "field \"%s\"", spec_field_table[field].name);
    const spec_place place = reader_value_place(of, field);
    const char *string = reader_string(of, -1, place, what.data);
    for (const char *at = string; string && *at; at++) {
        if ((unsigned char)*at >= ' ' ? *at != 0x7F : *at == '\n' || *at == '\t' || *at == '\r') continue;
        DIAGNOSE(of, place, "bad-text", "%s holds a control character|take it out", what.data);
        string = NULL;
    }
    char *copy = string ? mem_copy(string) : NULL;
    text_free(&what);
    lua_pop(of->lua, 1);
    return copy;
}

size_t reader_list_hole(const spec_reader *of, size_t *count) {
    lua_State *lua = of->lua;
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

bool reader_list(spec_reader *of, const char *what, spec_place place, size_t *count) {
    const size_t hole = reader_list_hole(of, count);
    if (!hole) return true;
    DIAGNOSE(of, place, "bad-list",
             "%s is not a plain list: it has %zu %s, but none at position %zu|write { \"a\", \"b\" }", what, *count,
             *count == 1 ? "entry" : "entries", hole);
    *count = 0;
    return false;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Adds a diagnostic about one key that is no string: the smallest integer, because Lua has no fixed order of keys. */
static void report_odd_key(spec_reader *of, const char *what, spec_place place, bool integer, lua_Integer smallest) {
    if (integer)
        DIAGNOSE(of, place, "bad-key", "%s has an unnamed entry, number %lld|give it as name = value", what,
                 (long long)smallest);
    else
        DIAGNOSE(of, place, "bad-key", "%s has a key that is not a string|give it as name = value", what);
}

key_list reader_keys(spec_reader *of, const char *what, source_node *node, spec_place place, lua_Integer items) {
    lua_State *lua = of->lua;
    key_list keys = {0};
    size_t capacity = 0;
    bool integer = false, other = false;
    lua_Integer smallest = 0;
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
        if (lua_type(lua, -2) == LUA_TSTRING) {
            const char *key = reader_string(of, -2, source_node_place(node, place), "a key");
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
        report_odd_key(of, what, source_node_place(item, place), integer, smallest);
    }
    if (keys.count) qsort(keys.names, keys.count, sizeof *keys.names, by_bytes);
    return keys;
}

void reader_check_fields(spec_reader *of, const char *what, source_node *node, spec_place place,
                         const field_entry *fields, size_t count, bool first_item) {
    const char **known = mem_alloc_zeroed(count, sizeof *known);
    for (size_t i = 0; i < count; i++)
        known[i] = fields[i].name;
    const key_list keys = reader_keys(of, what, node, place, first_item ? 1 : 0);
    for (size_t i = 0; i < keys.count; i++) {
        bool found = false;
        for (size_t k = 0; k < count && !found; k++)
            found = strcmp(keys.names[i], known[k]) == 0;
        if (found) continue;
        char *hint = spec_did_you_mean(of->diagnostics, keys.names[i], known, count, "take it out");
        DIAGNOSE(of, source_node_place(source_node_field(node, keys.names[i]), place), "unknown-field",
                 "%s has no field \"%s\"|%s", what, keys.names[i], hint);
        mem_free(hint);
    }
    mem_free(keys.names);
    mem_free(known);
}

lat_id reader_find(const spec_reader *of, const char *name) {
    return spec_find_dtype(of->spec, name);
}

void reader_unknown_dtype(spec_reader *of, spec_place place, const char *subject, const char *name) {
    if (!of->names) of->names = spec_dtype_words(of->spec, &of->name_count);
    char *hint = hint_for_dtype(of->diagnostics, name, of->names, of->name_count, "declare it in `dtypes`");
    DIAGNOSE(of, place, "unknown-dtype", "%s \"%s\", which is not a dtype of this spec|%s", subject, name, hint);
    mem_free(hint);
}

void reader_unknown_word(spec_reader *of, spec_place place, const char *diagnostic, const char *what, const char *word,
                         const char *const *known, size_t count) {
    text otherwise = {0};
    text_add(&otherwise, "choose from ");
    for (size_t i = 0; i < count; i++)
        text_printf(&otherwise, "%s%s", i ? ", " : "", known[i]);
    char *hint = spec_did_you_mean(of->diagnostics, word, known, count, otherwise.data);
    DIAGNOSE(of, place, diagnostic, "\"%s\" is not a known %s|%s", word, what, hint);
    mem_free(hint);
    text_free(&otherwise);
}

bool reader_is_pair(const char *string) {
    const char *comma = strchr(string, ',');
    return comma && !strchr(comma + 1, ',');
}
