#include "site/atlas.h"

#include "base/memory.h"
#include "emit/manifest.h"
#include "emit/templates.h"
#include "site/atlas_model.h"

#include <lauxlib.h>

/* The files that templates/atlas/site.lua gives, whose paths and bytes belong to the Lua state. */
typedef struct site {
    const atlas *of;
    output_file *files;
    size_t count, capacity;
} site;

static const char *field(lua_State *L, const char *key, size_t *length) {
    if (lua_getfield(L, -1, key) != LUA_TSTRING) luaL_error(L, "atlas/site.lua: a file without a %s", key);
    const char *bytes = lua_tolstring(L, -1, length);
    lua_pop(L, 1);
    return bytes;
}

static void make_files(lua_State *L, void *context) {
    site *to = context;
    templates_import(L, "atlas/site");
    atlas_model_push(L, to->of);
    lua_call(L, 1, 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_pushvalue(L, -1);
    lua_setfield(L, LUA_REGISTRYINDEX, "joinery.site"); /* keeps the texts alive */
    const lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        luaL_checktype(L, -1, LUA_TTABLE);
        output_file file = {.path = field(L, "path", NULL)};
        file.bytes = field(L, "text", &file.length);
        if (!manifest_path_is_below(file.path)) luaL_error(L, "'%s' is no path below a directory", file.path);
        VEC_PUSH(to->files, to->count, to->capacity) = file;
        lua_pop(L, 1);
    }
}

bool atlas_write(const atlas *of, output_changes *made, text *error) {
    templates from;
    templates_open(&from, NULL);
    from.progress = of->progress;
    from.progress_context = of->progress_context;
    site what = {.of = of};
    bool ok = templates_run(&from, make_files, &what, error);
    if (ok) {
        const output out = {.directory = of->directory, .files = what.files, .count = what.count};
        if (of->progress) of->progress(of->progress_context, "writing");
        ok = output_write(&out, made, error);
    }
    mem_free(what.files);
    templates_close(&from);
    return ok;
}
