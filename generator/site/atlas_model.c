#include "site/atlas_model.h"

#include "base/memory.h"
#include "embedded/embedded.h"
#include "report/diff_document.h"
#include "report/explorer_page.h"
#include "report/palette.h"
#include "report/svg.h"
#include "site/atlas_system.h"
#include "spec/known_names.h"

#include <lauxlib.h>

static const atlas *atlas_of(lua_State *L) {
    return lua_touserdata(L, lua_upvalueindex(1));
}

static const analysis *system_at(lua_State *L, int argument) {
    const atlas *of = atlas_of(L);
    const lua_Integer number = luaL_checkinteger(L, argument);
    luaL_argcheck(L, number >= 1 && (size_t)number <= of->count, argument, "no system has this number");
    return &of->systems[number - 1];
}

static void set_integer(lua_State *L, const char *key, size_t value) {
    lua_pushinteger(L, (lua_Integer)value);
    lua_setfield(L, -2, key);
}

/* Where pushing it raises an error, memory is out, which ends the run. */
static void push_text(lua_State *L, text *from) {
    lua_pushlstring(L, text_string(from), from->length);
    text_free(from);
}

static int difference(lua_State *L) {
    const analysis *left = system_at(L, 1), *right = system_at(L, 2);
    diff_report found;
    text markdown = {0};
    diff_report_find(left, right, &found);
    diff_document(&(document){.to = &markdown, .format = FORMAT_MD}, &found);
    lua_createtable(L, 0, 3);
    set_integer(L, "shared", found.matching.count);
    set_integer(L, "cells", found.count);
    diff_report_free(&found);
    push_text(L, &markdown);
    lua_setfield(L, -2, "markdown");
    return 1;
}

/* The systems with one of them first. They belong to the atlas; the caller frees the array. */
static analysis *systems_with_first(const atlas *of, size_t first) {
    analysis *systems = mem_alloc_zeroed(of->count, sizeof *systems);
    size_t count = 0;
    systems[count++] = of->systems[first];
    for (size_t i = 0; i < of->count; i++)
        if (i != first) systems[count++] = of->systems[i];
    return systems;
}

static int system_page(lua_State *L) {
    const atlas *of = atlas_of(L);
    const analysis *first = system_at(L, 1);
    analysis *systems = systems_with_first(of, (size_t)(first - of->systems));
    const explorer shown = {.systems = systems, .count = of->count, .version = JOINERY_VERSION};
    text page = {0}, error = {0};
    const bool made = explorer_page(&page, &shown, &error);
    mem_free(systems);
    if (made) {
        push_text(L, &page);
    } else {
        text_free(&page);
        push_text(L, &error);
        return lua_error(L);
    }
    return 1;
}

/* nil where there is no diagram to draw. */
static int picture(lua_State *L) {
    const analysis *of = system_at(L, 1);
    if (!of->promotion.order.transitive) return 0;
    text svg = {0};
    drawing_svg(&svg, of);
    push_text(L, &svg);
    return 1;
}

static int document_text(lua_State *L) {
    const embedded_file *file = embedded_find(luaL_checkstring(L, 1));
    if (!file) return 0;
    lua_pushlstring(L, file->text, file->length);
    return 1;
}

static void add_known(lua_State *L, const char *format, const char *names) {
    lua_createtable(L, 0, 2);
    lua_pushstring(L, format), lua_setfield(L, -2, "format");
    lua_pushstring(L, names), lua_setfield(L, -2, "names");
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

static void set_known(lua_State *L) {
    lua_newtable(L);
    for (size_t i = 0; i < dtype_known_count; i++)
        add_known(L, dtype_known_table[i].name, dtype_known_table[i].name);
    for (size_t i = 0; i < known_names_count; i++)
        add_known(L, known_names_table[i].format, known_names_table[i].names);
    lua_setfield(L, -2, "known");
}

static void set_functions(lua_State *L, const atlas *of) {
    static const luaL_Reg functions[] = {{"difference", difference},
                                         {"page", system_page},
                                         {"picture", picture},
                                         {"document", document_text},
                                         {NULL, NULL}};
    lua_pushlightuserdata(L, (void *)of);
    luaL_setfuncs(L, functions, 1);
}

void atlas_model_push(lua_State *L, const atlas *of) {
    lua_newtable(L);
    lua_createtable(L, (int)of->count, 0);
    for (size_t i = 0; i < of->count; i++) {
        atlas_system_push(L, &of->systems[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "systems");
    set_known(L);
    text colours = {0};
    palette_css(&colours);
    push_text(L, &colours);
    lua_setfield(L, -2, "palette");
    set_functions(L, of);
}
