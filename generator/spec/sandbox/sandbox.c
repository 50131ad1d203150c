#include "spec/sandbox/sandbox.h"
#include "base/arena.h"
#include "base/memory.h"
#include "spec/sandbox/sandbox_library.h"
#include "spec/sandbox/sandbox_time.h"
#include "spec/sandbox/syntax.h"

#include <lauxlib.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    HOOK_EVERY = 1000,    /* instructions */
    LEVELS_SEARCHED = 16, /* of the call stack, for a line */
};

#define CHUNK        "spec" /* what Lua calls the text; short, because Lua cuts long names in its messages */
#define INSTRUCTIONS 200000000ull
#define MEMORY       ((size_t)1 << 30)

struct sandbox {
    lua_State *lua;
    arena arena;
    syntax_text source;
    spec_limits limits;
    unsigned long long instructions; /* run so far, counted by the hook */
    int hook_every;
    size_t memory; /* bytes in use */
    size_t most;   /* of them while a spec runs */
    size_t used;   /* by the specs that have run */
    bool running;  /* the limits hold */
    bool too_many_instructions, no_memory;
    int line; /* the last one known, 0 before there is one */
};

static sandbox *sandbox_of(lua_State *lua) {
    return *(sandbox **)lua_getextraspace(lua);
}

/* Remembers the line of the spec's innermost function that runs. Allocates nothing. */
static void remember_line(sandbox *box) {
    lua_Debug frame;
    for (int level = 0; level < LEVELS_SEARCHED && lua_getstack(box->lua, level, &frame); level++) {
        lua_getinfo(box->lua, "Sl", &frame);
        if (frame.currentline <= 0 || strcmp(frame.short_src, CHUNK) != 0) continue;
        box->line = frame.currentline;
        sandbox_time_line(frame.currentline);
        return;
    }
}

/* Lua's allocator. Where `old` is NULL, `old_size` is the tag of a type and not a size. */
static void *allocate(void *user, void *old, size_t old_size, size_t size) {
    sandbox *box = user;
    const size_t held = old ? old_size : 0;
    if (box->running && size > held && size - held > box->most - box->memory) {
        box->no_memory = false;
        remember_line(box);
        return NULL;
    }
    void *memory = arena_allocate(&box->arena, old, old_size, size);
    if (!memory && size && box->running) box->no_memory = true;
    if (!memory && size && !box->running) mem_exhausted();
    if (memory || !size) box->memory += size - held;
    return memory;
}

static void on_hook(lua_State *lua, lua_Debug *event) {
    sandbox *box = sandbox_of(lua);
    remember_line(box);
    if (event->event != LUA_HOOKCOUNT) return;
    box->instructions += (unsigned long long)box->hook_every;
    if (box->instructions < box->limits.instructions) return;
    box->too_many_instructions = true;
    luaL_error(lua, "too many instructions");
}

/* The message handler: runs inside the failing call, while the stack still shows where that is. */
static int on_error(lua_State *lua) {
    sandbox *box = sandbox_of(lua);
    remember_line(box);
    if (lua_type(lua, 1) != LUA_TSTRING && lua_type(lua, 1) != LUA_TNUMBER)
        lua_pushfstring(lua, "an error without a message, but with a value of type %s", luaL_typename(lua, 1));
    return 1;
}

static int open_library(lua_State *lua) {
    sandbox_open_library(lua);
    return 0;
}

/* Takes the place that Lua puts before a message, "spec:12: ", off the message, and remembers its line in the spec. */
static const char *without_place(sandbox *box, const char *message) {
    static const char *const chunks[] = {CHUNK ":", SANDBOX_PRELUDE ":"};
    for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++) {
        const size_t length = strlen(chunks[i]);
        if (strncmp(message, chunks[i], length) != 0) continue;
        char *end;
        const long line = strtol(message + length, &end, 10);
        if (line <= 0 || line > INT32_MAX || strncmp(end, ": ", 2) != 0) return message;
        if (i == 0) box->line = (int)line;
        return end + 2;
    }
    return message;
}

/* The hint for a runtime error: another one where the spec used something that the sandbox leaves out. */
static const char *runtime_hint(const char *message) {
    static const char *const missing[] = {
        "io",       "os",     "debug", "coroutine", "package",      "require",      "load",           "loadstring",
        "loadfile", "dofile", "print", "pcall",     "xpcall",       "rawget",       "rawset",         "rawequal",
        "rawlen",   "warn",   "_G",    "_VERSION",  "setmetatable", "getmetatable", "collectgarbage", "math.random",
    };
    const char *global = strstr(message, "(global '");
    for (size_t i = 0; global && i < sizeof missing / sizeof *missing; i++) {
        const size_t length = strlen(missing[i]);
        if (strncmp(global + 9, missing[i], length) == 0 && global[9 + length] == '\'')
            return "a spec runs in a sandbox: it has only string, table, math, utf8 and a few basic functions";
    }
    const char *quote = global ? strchr(global + 9, '\'') : NULL;
    static const char *const keyword[] = {"return"};
    char *name = quote ? mem_copy_n(global + 9, (size_t)(quote - global - 9)) : NULL;
    const bool misspelled = name && text_nearest(name, keyword, 1);
    mem_free(name);
    if (misspelled) return "did you mean \"return\"?";
    return "correct the spec's own code";
}

static void report(sandbox *box, int status, spec_diagnostics *diagnostics) {
    if (status == LUA_ERRMEM && box->no_memory) mem_exhausted();
    size_t length = 0;
    const char *raw = lua_tolstring(box->lua, -1, &length);
    const char *message = without_place(box, raw ? raw : "error without a message");
    if (box->too_many_instructions)
        spec_diagnostics_add(
            diagnostics, box->source.file, spec_place_line(box->line), "instruction-limit",
            "the spec ran more than %llu instructions|end its endless loop, or give it more with --max-instructions",
            box->limits.instructions);
    else if (status == LUA_ERRMEM)
        spec_diagnostics_add(
            diagnostics, box->source.file, spec_place_line(box->line), "memory-limit",
            "the spec needs more than %zu bytes of memory|make it do less, or give it more with --max-memory",
            box->limits.memory);
    else if (status == LUA_ERRSYNTAX)
        spec_diagnostics_add(diagnostics, box->source.file,
                             syntax_place_of_refused(box->lua, &box->source, box->line, message), "syntax-error",
                             "%s|correct the spec's Lua syntax", message);
    else
        spec_diagnostics_add(diagnostics, box->source.file,
                             syntax_place_of_runtime_error(box->lua, &box->source, box->line, message), "runtime-error",
                             "%s|%s", message, runtime_hint(message));
}

/* The spec has returned what is on top, which is no table. */
static void report_no_table(sandbox *box, spec_diagnostics *diagnostics) {
    const bool nothing = lua_isnil(box->lua, -1);
    spec_diagnostics_add(diagnostics, box->source.file, spec_place_unknown(), "no-table",
                         "the spec returns %s%s, not a table|%send it with return { ... }", nothing ? "nothing" : "a ",
                         nothing ? "" : luaL_typename(box->lua, -1), nothing ? "`return` is missing: " : "");
}

/* Runs the text in protected mode. Leaves the result or the error message on top of the stack. */
static int run(sandbox *box) {
    lua_State *lua = box->lua;
    lua_pushcfunction(lua, on_error);
    const int handler = lua_gettop(lua);
    lua_pushcfunction(lua, open_library);
    int status = lua_pcall(lua, 0, 0, handler);
    if (status == LUA_OK) status = lua_load(lua, syntax_read, &box->source, "=" CHUNK, "t");
    if (status != LUA_OK) return status;
    lua_sethook(lua, on_hook, LUA_MASKCOUNT | LUA_MASKCALL, box->hook_every);
    status = lua_pcall(lua, 0, 1, handler);
    lua_sethook(lua, NULL, 0, 0);
    return status;
}

sandbox *sandbox_open(const spec_options *options, spec_report *report) {
    const spec_limits limits = options ? options->limits : (spec_limits){0};
    sandbox *box = mem_alloc_zeroed(1, sizeof *box);
    box->limits.instructions = limits.instructions ? limits.instructions : INSTRUCTIONS;
    box->hook_every = box->limits.instructions < HOOK_EVERY ? (int)box->limits.instructions : HOOK_EVERY;
    box->limits.memory = limits.memory ? limits.memory : MEMORY;
    box->lua = lua_newstate(allocate, box);
    if (!box->lua) mem_exhausted();
    *(sandbox **)lua_getextraspace(box->lua) = box;
    if (box->limits.memory < box->memory) box->limits.memory = box->memory; /* what the state itself needs */
    box->used = box->memory;
    modules_open(box->lua, options, report);
    return box;
}

bool sandbox_run(sandbox *box, const char *file, const char *lua_text, size_t length, spec_diagnostics *diagnostics) {
    if (length && lua_text[0] == LUA_SIGNATURE[0]) {
        spec_diagnostics_add(diagnostics, file, spec_place_unknown(), "bytecode",
                             "the spec is bytecode|a spec is the text of a Lua program");
        return false;
    }
    const int top = lua_gettop(box->lua);
    const size_t before = box->memory;
    box->source = (syntax_text){.file = file, .bytes = lua_text, .length = length};
    box->instructions = 0;
    box->line = 0;
    box->most = before + (box->limits.memory > box->used ? box->limits.memory - box->used : 0);
    box->running = true;
    const int status = run(box);
    box->running = false;
    box->used += box->memory > before ? box->memory - before : 0;
    const bool good = status == LUA_OK && lua_istable(box->lua, -1);
    if (status != LUA_OK)
        report(box, status, diagnostics);
    else if (!good)
        report_no_table(box, diagnostics);
    if (good) lua_replace(box->lua, top + 1);
    lua_settop(box->lua, top + good);
    return good;
}

lua_State *sandbox_state(sandbox *sandbox) {
    return sandbox->lua;
}

void sandbox_close(sandbox *sandbox) {
    if (!sandbox) return;
    arena_free(&sandbox->arena);
    mem_free(sandbox);
}
