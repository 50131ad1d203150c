#include "templates/templates.h"
#include "base/arena.h"
#include "base/file.h"
#include "base/memory.h"
#include "base/name_list.h"
#include "base/sha256.h"
#include "embedded/embedded.h"
#include "platform/disk.h"

#include <errno.h>
#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BUILT_IN "templates"
#define SECONDS  300.0

enum {
    UNCOLLECTED_KB = 128 * 1024,
    STEPS = 1 << 20 /* instructions of Lua between two looks at the clock */
};

static templates *templates_of(lua_State *L) {
    return lua_touserdata(L, lua_upvalueindex(1));
}

char *templates_path(const templates *templates, const char *path) {
    text whole = {0};
    text_printf(&whole, "%s/%s", templates->directory ? templates->directory : BUILT_IN, path);
    return whole.data;
}

static void remember(templates *templates, const char *path) {
    for (size_t i = 0; i < templates->read_count; i++)
        if (strcmp(templates->read[i], path) == 0) return;
    VEC_PUSH(templates->read, templates->read_count, templates->read_capacity) = mem_copy(path);
}

/* Pushes the whole file, or raises an error that names it. */
static void push_file(lua_State *L, const char *path) {
    text content = {0};
    const bool read = file_read(path, FILE_TEXT_LIMIT, &content, NULL);
    const int why = errno;
    lua_pushlstring(L, text_string(&content), content.length); /* where it raises an error, memory is out: the end */
    text_free(&content);
    if (!read) luaL_error(L, "%s: %s", path, disk_why(why));
}

static int host_read(lua_State *L) {
    templates *templates = templates_of(L);
    const char *path = luaL_checkstring(L, 1);
    const char *name = lua_pushfstring(L, "%s/%s", templates->directory ? templates->directory : BUILT_IN, path);
    if (templates->directory) {
        push_file(L, name);
    } else {
        const embedded_file *file = embedded_find(name);
        if (!file) return luaL_error(L, "%s: no such template in the program", name);
        lua_pushlstring(L, file->text, file->length);
    }
    remember(templates, path);
    return 1;
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void push_sorted(lua_State *L, name_list *list) {
    if (list->count) qsort(list->names, list->count, sizeof *list->names, by_name);
    lua_createtable(L, (int)list->count, 0);
    for (size_t i = 0; i < list->count; i++) {
        lua_pushstring(L, list->names[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    name_list_free(list);
}

/* exists(path): whether there is such a file */
static int host_exists(lua_State *L) {
    const templates *templates = templates_of(L);
    const char *path = luaL_checkstring(L, 1);
    const char *name = lua_pushfstring(L, "%s/%s", templates->directory ? templates->directory : BUILT_IN, path);
    lua_pushboolean(L, templates->directory ? disk_can_read(name) : embedded_find(name) != NULL);
    return 1;
}

static bool add_name(void *context, const char *name) {
    if (name[0] != '.') name_list_add(context, name, strlen(name));
    return true;
}

/* list(folder): the names of the files and folders in it, sorted */
static int host_list(lua_State *L) {
    const templates *templates = templates_of(L);
    const char *folder = luaL_checkstring(L, 1);
    const char *path = lua_pushfstring(L, "%s/%s", templates->directory ? templates->directory : BUILT_IN, folder);
    name_list listed = {0};
    if (templates->directory) {
        if (!disk_list(path, add_name, &listed) && errno != ENOENT)
            return luaL_error(L, "%s: %s", path, disk_why(errno));
    } else {
        const size_t length = strlen(path);
        for (size_t i = 0; i < embedded_count; i++) { /* sorted, so that the files of a folder follow each other */
            const char *file = embedded_files[i].path;
            if (strncmp(file, path, length) != 0 || file[length] != '/') continue;
            const char *name = file + length + 1;
            const size_t name_length = strcspn(name, "/");
            const char *last = listed.count ? listed.names[listed.count - 1] : "";
            if (strncmp(last, name, name_length) == 0 && !last[name_length]) continue;
            name_list_add(&listed, name, name_length);
        }
    }
    push_sorted(L, &listed);
    return 1;
}

static int host_sha256(lua_State *L) {
    size_t length;
    const char *bytes = luaL_checklstring(L, 1, &length);
    char hex[65];
    sha256_hex(bytes, length, hex);
    lua_pushstring(L, hex);
    return 1;
}

/* nearest(word, list): the member of the list that the word may have been meant to be, or nil */
static int host_nearest(lua_State *L) {
    const char *word = luaL_checkstring(L, 1);
    luaL_checktype(L, 2, LUA_TTABLE);
    const size_t count = (size_t)lua_rawlen(L, 2);
    const char **list = lua_newuserdatauv(L, (count + 1) * sizeof *list, 0);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, 2, (lua_Integer)i + 1);
        list[i] = luaL_checkstring(L, -1);
        lua_pop(L, 1); /* the list holds it */
    }
    lua_pushstring(L, text_nearest(word, list, count));
    return 1;
}

/* Most runs end before it would be worth while to look for what nobody uses any more. */
static void collect_where_worth_it(lua_State *L) {
    if (lua_gc(L, LUA_GCCOUNT) >= UNCOLLECTED_KB) lua_gc(L, LUA_GCRESTART);
}

/* progress(what): what is being done; whenever that changes there is also a chance to collect garbage */
static int host_progress(lua_State *L) {
    const templates *templates = templates_of(L);
    const char *label = luaL_checkstring(L, 1);
    if (templates->progress) templates->progress(templates->progress_context, label);
    collect_where_worth_it(L);
    return 0;
}

/* import(name): upvalue 1 is the templates, 2 the table of what was imported before. */
static int import(lua_State *L) {
    luaL_checkstring(L, 1);
    lua_settop(L, 1);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) return 1;
    lua_pop(L, 1);

    const char *path = lua_pushfstring(L, "%s.lua", lua_tostring(L, 1)), *chunk = lua_pushfstring(L, "@%s", path);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushcclosure(L, host_read, 1);
    lua_pushstring(L, path);
    lua_call(L, 1, 1);
    size_t length;
    const char *source = lua_tolstring(L, -1, &length);
    const char *mode = templates_of(L)->directory ? "t" : NULL; /* what is built in may have been compiled */
    if (luaL_loadbufferx(L, source, length, chunk, mode) != LUA_OK) return lua_error(L);
    lua_call(L, 0, 1);

    lua_pushvalue(L, 1);
    lua_pushvalue(L, -2);
    lua_rawset(L, lua_upvalueindex(2));
    return 1;
}

void templates_import(lua_State *L, const char *name) {
    lua_getglobal(L, "import");
    lua_pushstring(L, name);
    lua_call(L, 1, 1);
}

static void open_libraries(lua_State *L) {
    static const luaL_Reg libraries[] = {
        {LUA_GNAME, luaopen_base},       {LUA_STRLIBNAME, luaopen_string}, {LUA_TABLIBNAME, luaopen_table},
        {LUA_MATHLIBNAME, luaopen_math}, {LUA_UTF8LIBNAME, luaopen_utf8},
    };
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
        lua_pop(L, 1);
    }
    static const char *const removed[] = {"pairs", "next", "dofile", "loadfile", "print", "collectgarbage"};
    for (size_t i = 0; i < sizeof removed / sizeof *removed; i++) {
        lua_pushnil(L);
        lua_setglobal(L, removed[i]);
    }
    lua_getglobal(L, LUA_MATHLIBNAME);
    lua_pushnil(L), lua_setfield(L, -2, "random");
    lua_pushnil(L), lua_setfield(L, -2, "randomseed");
    lua_pop(L, 1);
}

static void open_host(lua_State *L, void *context) {
    open_libraries(L);
    static const luaL_Reg host[] = {
        {"read", host_read},       {"exists", host_exists},     {"list", host_list}, {"sha256", host_sha256},
        {"nearest", host_nearest}, {"progress", host_progress}, {NULL, NULL}};
    luaL_newlibtable(L, host);
    lua_pushlightuserdata(L, context);
    luaL_setfuncs(L, host, 1);
    lua_pushstring(L, JOINERY_VERSION);
    lua_setfield(L, -2, "version");
    lua_setglobal(L, "host");

    lua_pushlightuserdata(L, context);
    lua_newtable(L);
    lua_pushcclosure(L, import, 2);
    lua_setglobal(L, "import");
}

/* Ends templates that take too long, by an error that comes again at once where they catch it. */
static void look_at_clock(lua_State *L, lua_Debug *place) {
    const templates *templates = *(struct templates **)lua_getextraspace(L);
    const double taken = (double)(clock() - templates->began) / CLOCKS_PER_SEC;
    const double most = templates->seconds > 0 ? templates->seconds : SECONDS;
    if (taken <= most) return;
    char limit[32];
    snprintf(limit, sizeof limit, "%g", most);
    lua_sethook(L, look_at_clock, LUA_MASKCOUNT, 1);
    lua_getinfo(L, "Sl", place);
    luaL_error(L, "%s:%d: the templates took more than %s s of processor time; --max-time gives them more",
               place->short_src, place->currentline, limit);
}

void templates_open(templates *opened, const char *directory) {
    *opened = (templates){.directory = directory};
    opened->memory = mem_alloc_zeroed(1, sizeof *opened->memory);
    opened->lua = lua_newstate(arena_allocate, opened->memory);
    if (!opened->lua) mem_exhausted();
    lua_gc(opened->lua, LUA_GCSTOP);
    *(templates **)lua_getextraspace(opened->lua) = opened;
    if (directory) lua_sethook(opened->lua, look_at_clock, LUA_MASKCOUNT, STEPS);
    text ignored = {0};
    templates_run(opened, open_host, opened,
                  &ignored); /* can fail for want of memory alone, which does not come back */
    text_free(&ignored);
}

void templates_close(templates *opened) {
    if (opened->memory) arena_free(opened->memory);
    mem_free(opened->memory);
    for (size_t i = 0; i < opened->read_count; i++)
        mem_free(opened->read[i]);
    mem_free(opened->read);
    *opened = (templates){0};
}

typedef struct protected_call {
    templates_body *body;
    void *context;
} protected_call;

static int protected_body(lua_State *L) {
    const protected_call *call = lua_touserdata(L, 1);
    lua_settop(L, 0);
    call->body(L, call->context);
    return 0;
}

bool templates_run(templates *templates, templates_body *body, void *context, text *error) {
    lua_State *L = templates->lua;
    protected_call call = {body, context};
    templates->began = clock();
    lua_pushcfunction(L, protected_body);
    lua_pushlightuserdata(L, &call);
    const int status = lua_pcall(L, 1, 0, 0);
    if (status == LUA_OK) return true;
    if (status == LUA_ERRMEM) mem_exhausted();
    const char *message = lua_tostring(L, -1);
    if (!message) message = "a template raised an error that is not a string";
    for (size_t i = 0; i < templates->read_count; i++) {
        const size_t length = strlen(templates->read[i]);
        if (strncmp(message, templates->read[i], length) == 0 && message[length] == ':') {
            text_printf(error, "%s/", templates->directory ? templates->directory : BUILT_IN);
            break;
        }
    }
    text_add(error, message);
    lua_pop(L, 1);
    return false;
}

bool templates_run_once(const char *directory, templates_body *body, void *context, text *error) {
    templates once;
    templates_open(&once, directory);
    const bool done = templates_run(&once, body, context, error);
    templates_close(&once);
    return done;
}

typedef struct listing {
    const char *file;
    name_list *names;
} listing;

static void add_names(lua_State *L, void *context) {
    const listing *listing = context;
    templates_import(L, listing->file);
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; i++) {
        size_t length;
        lua_getfield(L, -1, "name");
        const char *name = luaL_checklstring(L, -1, &length);
        name_list_add(listing->names, name, length);
        lua_pop(L, 2);
    }
}

void templates_add_names(const char *file, name_list *names) {
    text ignored = {0};
    templates_run_once(NULL, add_names, &(listing){file, names}, &ignored); /* built-in files can be read */
    text_free(&ignored);
}
