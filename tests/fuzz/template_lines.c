/*
 * Shows libFuzzer which Lua lines of templates and specs run. Linked with -Wl,--wrap=lua_newstate, so that every new
 * state counts them.
 */
#include <lua.h>
#include <stdint.h>

enum { LINES = 1 << 14 };

/* libFuzzer looks for counters of other languages in this section. */
__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t counters[LINES];

lua_State *__real_lua_newstate(lua_Alloc allocate, void *context);
lua_State *__wrap_lua_newstate(lua_Alloc allocate, void *context);

/* A line by the text that it is in: the first bytes of its name are as good as any. */
static void on_line(lua_State *lua, lua_Debug *event) {
    lua_getinfo(lua, "S", event);
    uint32_t hash = 2166136261u;
    for (const char *at = event->source; *at && at < event->source + 64; at++)
        hash = (hash ^ (uint8_t)*at) * 16777619u;
    uint8_t *counter = &counters[(hash + (uint32_t)event->currentline * 2654435761u) >> 18];
    if (*counter < UINT8_MAX) ++*counter;
}

lua_State *__wrap_lua_newstate(lua_Alloc allocate, void *context) {
    lua_State *lua = __real_lua_newstate(allocate, context);
    if (lua) lua_sethook(lua, on_line, LUA_MASKLINE, 0);
    return lua;
}
