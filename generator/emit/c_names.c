#include "emit/c_names.h"
#include "emit/model.h"
#include "spec/names/names.h"
#include "templates/templates.h"

#include <lauxlib.h>
#include <string.h>

static void check_words(const spec *spec, const char *prefix, spec_diagnostics *diagnostics) {
    if (!prefix && name_is_keyword(spec->name))
        spec_diagnostics_add(diagnostics, spec->file, spec->notes ? spec->notes->name_place : spec_place_unknown(),
                             "reserved-name",
                             "the spec's name \"%s\" is a word of C or C++, so C++ cannot have a namespace of that "
                             "name|take another, or generate with --prefix",
                             spec->name);
    for (size_t i = 0; i < spec->operation_count; i++) {
        const spec_operation *op = &spec->operations[i];
        if (op->is_stub && name_is_keyword(op->name))
            spec_diagnostics_add(diagnostics, spec->file, op->own->place, "reserved-name",
                                 "the operation \"%s\" is a word of C or C++, so C++ cannot have a function of that "
                                 "name|give the operation another name",
                                 op->name);
    }
}

static void check_idents(const spec *spec, spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (!dtype->ident[0])
            spec_diagnostics_add(
                diagnostics, spec->file, dtype->place, "missing-ident",
                "dtype \"%s\" cannot be written in C|give it an ident: { \"%s\", ident = \"...\", ... }", dtype->name,
                dtype->name);
    }
}

void c_names_report(lua_State *L, const spec *spec, spec_diagnostics *diagnostics) {
    const int finding = lua_gettop(L);
    lua_getfield(L, finding, "list");
    lua_getfield(L, finding, "at");
    lua_getfield(L, finding, "what");
    lua_getfield(L, finding, "hint");
    const char *list = luaL_checkstring(L, finding + 1);
    const size_t at = (size_t)luaL_checkinteger(L, finding + 2) - 1;
    const spec_place place = strcmp(list, "dtypes") == 0 ? spec->dtypes[at].place
                             : strcmp(list, "sets") == 0 ? spec->sets[at].place
                                                         : spec->operations[at].own->place;
    spec_diagnostics_add(diagnostics, spec->file, place, "name-collision", "%s|%s", luaL_checkstring(L, finding + 3),
                         luaL_checkstring(L, finding + 4));
    lua_settop(L, finding);
}

typedef struct collision_check {
    const analysis *analysis;
    const emit_options *options;
    spec_diagnostics *diagnostics;
} collision_check;

static void check_collisions(lua_State *L, void *context) {
    const collision_check *check = context;
    templates_import(L, "promotion/collisions");
    model_push(L, check->analysis, check->options);
    lua_call(L, 1, 1);
    const lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        c_names_report(L, check->analysis->spec, check->diagnostics);
        lua_pop(L, 1);
    }
}

bool c_names_check(const analysis *analysis, const emit_options *options, bool has_c, spec_diagnostics *diagnostics,
                   text *error) {
    const spec *spec = analysis->spec;
    const size_t before = spec_diagnostics_found(diagnostics);
    const collision_check check = {analysis, options, diagnostics};
    bool good = true;
    if (has_c) check_words(spec, options->prefix, diagnostics);
    check_idents(spec, diagnostics);
    if (has_c) {
        templates templates;
        templates_open(&templates, options->templates);
        good = templates_run(&templates, check_collisions, (void *)&check, error);
        templates_close(&templates);
    }
    if (good && spec_diagnostics_found(diagnostics) == before) return true;
    spec_show_lines(spec, diagnostics);
    return false;
}
