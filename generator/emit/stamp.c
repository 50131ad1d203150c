#include "emit/stamp.h"

#include "base/memory.h"
#include "base/sha256.h"
#include "embedded/embedded.h"

#include <lauxlib.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define KEY       "\"stamp\": \"" /* what no string of JSON holds */
#define TEMPLATES "templates/"

enum { LENGTH = sizeof STAMP_BLANK - 1 };

/* ---- What output is made from ---- */

/* The same eight bytes on every machine, whatever its size_t and the order of its bytes. */
static void add_count(sha256 *hash, size_t count) {
    unsigned char bytes[8];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (unsigned char)((uint64_t)count >> 8 * i);
    sha256_add(hash, bytes, sizeof bytes);
}

/* With its length, so that what follows is not taken for a part of it. */
static void add_bytes(sha256 *hash, const char *bytes, size_t length) {
    add_count(hash, length);
    sha256_add(hash, bytes, length);
}

static bool begins(const char *path, const char *prefix) {
    return strncmp(path, prefix, strlen(prefix)) == 0;
}

/* Whether generated code may depend on it: not on documents and what pages are made of, which lie beside templates. */
static bool is_template(const char *path) {
    static const char *const pages[] = {TEMPLATES "explorer/", TEMPLATES "atlas/", TEMPLATES "report/"};
    const char *end = strrchr(path, '.');
    if (end && strcmp(end, ".md") == 0) return false;
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
        if (begins(path, pages[i])) return false;
    return begins(path, TEMPLATES);
}

static void add_templates(sha256 *hash) {
    for (size_t i = 0; i < embedded_count; i++) {
        const embedded_file *file = &embedded_files[i];
        if (!is_template(file->path)) continue;
        add_bytes(hash, file->path, strlen(file->path));
        add_bytes(hash, file->text, file->length);
    }
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The keys of the table on top that are strings, sorted; they live as long as the table. */
static const char **sorted_keys(lua_State *L, size_t *count) {
    const char **keys = NULL;
    size_t capacity = 0;
    *count = 0;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING) VEC_PUSH(keys, *count, capacity) = lua_tostring(L, -2);
    }
    if (*count) qsort(keys, *count, sizeof *keys, by_name);
    return keys;
}

static void add_value(lua_State *L, sha256 *hash);

/* The table on top: its list, then its fields by name. */
static void add_table(lua_State *L, sha256 *hash) {
    const size_t length = (size_t)lua_rawlen(L, -1);
    luaL_checkstack(L, 4, "the model is too deep");
    add_count(hash, length);
    for (size_t i = 1; i <= length; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i);
        add_value(L, hash);
        lua_pop(L, 1);
    }
    size_t count;
    const char **keys = sorted_keys(L, &count);
    add_count(hash, count);
    for (size_t i = 0; i < count; i++) {
        add_bytes(hash, keys[i], strlen(keys[i]));
        lua_getfield(L, -1, keys[i]);
        add_value(L, hash);
        lua_pop(L, 1);
    }
    mem_free(keys);
}

/* The value on top. */
static void add_value(lua_State *L, sha256 *hash) {
    const char type = (char)lua_type(L, -1);
    sha256_add(hash, &type, 1);
    if (type == LUA_TTABLE) {
        add_table(L, hash);
    } else if (type == LUA_TBOOLEAN) {
        const char is = (char)lua_toboolean(L, -1);
        sha256_add(hash, &is, 1);
    } else if (type == LUA_TSTRING || type == LUA_TNUMBER) {
        size_t length;
        lua_pushvalue(L, -1); /* a number becomes a string where it stands */
        const char *bytes = lua_tolstring(L, -1, &length);
        add_bytes(hash, bytes, length);
        lua_pop(L, 1);
    }
}

static void add_rows(lua_State *L, size_t dtype_count, sha256 *hash) {
    static const char *const functions[] = {"row", "above", "loss"};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        for (size_t id = 0; id < dtype_count; id++) {
            lua_getfield(L, -1, functions[i]);
            lua_pushinteger(L, (lua_Integer)id);
            lua_call(L, 1, 1);
            add_value(L, hash);
            lua_pop(L, 1);
        }
    }
}

void stamp_inputs(lua_State *L, size_t dtype_count, char hex[65]) {
    sha256 hash;
    sha256_begin(&hash);
    add_bytes(&hash, JOINERY_VERSION, strlen(JOINERY_VERSION));
    add_templates(&hash);
    add_value(L, &hash);
    add_rows(L, dtype_count, &hash);
    sha256_end(&hash, hex);
}

/* ---- The stamp ---- */

/* Where the stamp of a manifest is, or NULL. */
static const char *place_of(const text *manifest) {
    const char *key = strstr(text_string(manifest), KEY);
    const char *place = key ? key + strlen(KEY) : NULL;
    return place && strspn(place, "0123456789abcdef") == LENGTH ? place : NULL;
}

/* Over the inputs, and the manifest with a blank stamp. */
static void stamp_of(const text *manifest, const char *place, const char inputs[65], char hex[65]) {
    const size_t before = (size_t)(place - manifest->data), after = before + LENGTH;
    sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, inputs, LENGTH);
    sha256_add(&hash, manifest->data, before);
    sha256_add(&hash, STAMP_BLANK, LENGTH);
    sha256_add(&hash, manifest->data + after, manifest->length - after);
    sha256_end(&hash, hex);
}

bool stamp_put(text *manifest, const char inputs[65]) {
    const char *place = place_of(manifest);
    if (!place) return false;
    char hex[65];
    stamp_of(manifest, place, inputs, hex);
    memcpy(manifest->data + (place - manifest->data), hex, LENGTH);
    return true;
}

bool stamp_is_right(const text *manifest, const char inputs[65]) {
    const char *place = place_of(manifest);
    if (!place) return false;
    char hex[65];
    stamp_of(manifest, place, inputs, hex);
    return memcmp(place, hex, LENGTH) == 0;
}
