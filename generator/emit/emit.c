#include "emit/emit.h"

#include "base/memory.h"
#include "emit/depfile.h"
#include "emit/model.h"
#include "spec/names/names.h"
#include "templates/templates.h"

#include <lauxlib.h>
#include <string.h>

void emit_part_names(name_list *names) {
#define EMIT_WORD(ENUM, bit, word) word,
    static const char *const groups[] = {EMIT_FOR_EACH_GROUP(EMIT_WORD)};
#undef EMIT_WORD
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        name_list_add(names, groups[i], strlen(groups[i]));
    templates_add_names("languages/languages", names);
}

/* Adds a diagnostic by the finding on top of the stack (templates/promotion/c_names.lua). */
static void add_finding(lua_State *L, const spec *spec, spec_diagnostics *diagnostics) {
    static const char *const rules[] = {"reserved-name", "missing-ident", "name-collision", NULL};
    const int finding = lua_gettop(L);
    lua_getfield(L, finding, "rule");
    lua_getfield(L, finding, "list");
    lua_getfield(L, finding, "at");
    lua_getfield(L, finding, "what");
    lua_getfield(L, finding, "hint");
    const char *rule = rules[luaL_checkoption(L, finding + 1, NULL, rules)];
    const char *list = luaL_optstring(L, finding + 2, "");
    const size_t at = (size_t)luaL_optinteger(L, finding + 3, 1) - 1;
    const spec_place place = strcmp(list, "dtypes") == 0 ? spec->dtypes[at].place
                             : strcmp(list, "sets") == 0 ? spec->sets[at].place
                             : strcmp(list, "ops") == 0  ? spec->operations[at].own->place
                             : spec->notes               ? spec->notes->name_place
                                                         : spec_place_unknown();
    spec_diagnostics_add(diagnostics, spec->file, place, rule, "%s|%s", luaL_checkstring(L, finding + 4),
                         luaL_checkstring(L, finding + 5));
    lua_settop(L, finding);
}

/* What templates/emit.lua is given, and where what it gives goes. */
typedef struct making {
    const analysis *analysis;
    const emit_options *options;
    emission *made;
    spec_diagnostics *diagnostics;
    bool stopped; /* by diagnostics */
} making;

/* The field on top is a list of findings, or nil. */
static void add_findings(lua_State *L, making *making) {
    const spec *spec = making->analysis->spec;
    for (lua_Integer i = 1; lua_istable(L, -1) && lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
        add_finding(L, spec, making->diagnostics);
        making->stopped = true;
        lua_pop(L, 1);
    }
    if (making->stopped) spec_show_lines(spec, making->diagnostics);
}

/* Takes the texts of the list on top, which may be nil. */
static void take_lines(lua_State *L, name_list *lines) {
    for (lua_Integer i = 1; lua_istable(L, -1) && lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
        size_t length;
        const char *line = luaL_checklstring(L, -1, &length);
        name_list_add(lines, line, length);
        lua_pop(L, 1);
    }
}

static void make_files(lua_State *L, void *context) {
    making *making = context;
    emission *made = making->made;
    templates_import(L, "emit");
    model_push(L, making->analysis, making->options);
    lua_call(L, 1, 1);
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_getfield(L, 1, "findings");
    add_findings(L, making);
    lua_getfield(L, 1, "refusals");
    take_lines(L, &made->refusals);
    if (making->stopped || made->refusals.count) return;
    lua_getfield(L, 1, "kernels");
    take_lines(L, &made->kernels);
    lua_getfield(L, 1, "remarks");
    take_lines(L, &made->remarks);
    lua_getfield(L, 1, "files");
    given_files_take(L, "emit.lua", &made->files);
    if (made->files.count == 0) luaL_error(L, "emit.lua: there is no file to write");
}

static bool make_depfile(const emission *made, const spec *source, const emit_options *options, text *depfile,
                         text *error) {
    const templates *used = &made->templates;
    text target = {0};
    if (options->deptarget)
        text_add(&target, options->deptarget);
    else
        text_printf(&target, "%s/%s", options->directory, made->files.items[made->files.count - 1].path);
    const size_t read = used->directory ? used->read_count : 0, count = source->file_count + read;
    char **paths = mem_alloc(count * sizeof *paths);
    for (size_t i = 0; i < count; i++)
        paths[i] = i < read ? templates_path(used, used->read[i]) : source->files[i - read].path;
    const bool ok = depfile_write(text_string(&target), (const char *const *)paths, count, depfile, error);
    for (size_t i = 0; i < read; i++)
        mem_free(paths[i]);
    mem_free(paths);
    text_free(&target);
    return ok;
}

bool emit_check_prefix(const char *prefix, bool has_c, text *error) {
    bool good = true;
    for (const char *at = prefix; at && good;) {
        const char *end = strstr(at, "::");
        char *part = end ? mem_copy_n(at, (size_t)(end - at)) : mem_copy(at);
        good = name_is_spec_name(part + (!has_c && at == prefix && *part == '_'));
        mem_free(part);
        at = end ? end + 2 : NULL;
    }
    if (!good)
        text_printf(error, "--prefix '%s' is not a lower-case C identifier ([a-z][a-z0-9_]*), nor several joined by ::",
                    prefix);
    return good;
}

bool emit_make(const analysis *analysis, const emit_options *options, emission *made, spec_diagnostics *diagnostics,
               text *error) {
    *made = (emission){0};
    if (!emit_check_prefix(options->prefix, options->groups != 0, error)) return false;
    making making = {.analysis = analysis, .options = options, .made = made, .diagnostics = diagnostics};
    templates_open(&made->templates, options->templates);
    made->templates.seconds = options->seconds;
    made->templates.progress = options->progress;
    made->templates.progress_context = options->progress_context;
    return templates_run(&made->templates, make_files, &making, error) && made->files.count > 0;
}

bool emit_publish(const emission *made, const spec *spec, const emit_options *options, output_changes *changes,
                  text *error) {
    text depfile = {0};
    *changes = (output_changes){0};
    bool ok = !options->depfile || make_depfile(made, spec, options, &depfile, error);
    if (ok) {
        if (options->progress) options->progress(options->progress_context, "writing");
        const output out = {.directory = options->directory,
                            .files = made->files.items,
                            .count = made->files.count,
                            .depfile = options->depfile,
                            .depfile_bytes = text_string(&depfile),
                            .depfile_length = depfile.length};
        ok = output_write(&out, changes, error);
    }
    text_free(&depfile);
    return ok;
}

void emission_free(emission *freed) {
    mem_free(freed->files.items);
    name_list_free(&freed->kernels);
    name_list_free(&freed->remarks);
    name_list_free(&freed->refusals);
    templates_close(&freed->templates);
    *freed = (emission){0};
}
