#include "emit/emit.h"

#include "base/memory.h"
#include "emit/c_names.h"
#include "emit/depfile.h"
#include "emit/given_files.h"
#include "emit/manifest.h"
#include "emit/model.h"
#include "spec/names/names.h"
#include "templates/templates.h"

#include <lauxlib.h>
#include <string.h>

static void add_languages(lua_State *L, void *context) {
    name_list *list = context;
    templates_import(L, "languages/languages");
    const lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        lua_getfield(L, -1, "name");
        const char *name = lua_tostring(L, -1);
        name_list_add(list, name, strlen(name));
        lua_pop(L, 2);
    }
}

void emit_part_names(name_list *names) {
#define EMIT_WORD(ENUM, bit, word) word,
    static const char *const groups[] = {EMIT_FOR_EACH_GROUP(EMIT_WORD)};
#undef EMIT_WORD
    templates templates;
    text ignored = {0};
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        name_list_add(names, groups[i], strlen(groups[i]));
    templates_open(&templates, NULL);
    templates_run(&templates, add_languages, names, &ignored); /* the program's own templates can be read */
    templates_close(&templates);
    text_free(&ignored);
}

/* What templates/emit.lua is given, and the files that it gives, whose paths and bytes belong to the Lua state. */
typedef struct emission {
    const analysis *analysis;
    const emit_options *options;
    manifest listed; /* what the manifest says */
    given_files files;
    spec_diagnostics *diagnostics; /* two things of one name in C */
} emission;

static void emit_body(lua_State *L, void *context) {
    emission *emission = context;
    templates_import(L, "emit");
    model_push(L, emission->analysis, emission->options);
    lua_call(L, 1, 2);
    if (!lua_isnil(L, -1)) {
        c_names_report(L, emission->analysis->spec, emission->diagnostics);
        spec_show_lines(emission->analysis->spec, emission->diagnostics);
        return;
    }
    lua_pop(L, 1);
    given_files_take(L, "emit.lua", &emission->files);
    if (emission->files.count == 0) luaL_error(L, "emit.lua: there is no file to write");
    const output_file *last = &emission->files.items[emission->files.count - 1];
    manifest_parse(&emission->listed, last->bytes, last->length); /* templates of the user's may have another one */
}

static bool make_depfile(const templates *used, const emission *made, text *depfile, text *error) {
    const spec *source = made->analysis->spec;
    const emit_options *options = made->options;
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

/* Checks one of the names between `::`. */
static bool check_part(const char *prefix, const char *part, bool may_be_private, text *error) {
    if (!name_is_spec_name(part + (may_be_private && *part == '_')))
        text_printf(error, "--prefix '%s' is not a lower-case C identifier ([a-z][a-z0-9_]*), nor several joined by ::",
                    prefix);
    else if (name_is_keyword(part))
        text_printf(error, "--prefix '%s' is a word of C or C++, so C++ cannot have a namespace of that name", part);
    else
        return true;
    return false;
}

bool emit_check_prefix(const char *prefix, bool has_c, text *error) {
    bool good = true;
    for (const char *at = prefix; at && good;) {
        const char *end = strstr(at, "::");
        char *part = end ? mem_copy_n(at, (size_t)(end - at)) : mem_copy(at);
        good = check_part(prefix, part, !has_c && at == prefix, error);
        mem_free(part);
        at = end ? end + 2 : NULL;
    }
    return good;
}

bool emit_generate(const analysis *analysis, const emit_options *options, emit_result *result, text *error) {
    *result = (emit_result){0};
    if (!emit_check_prefix(options->prefix, options->groups != 0, error)) return false;
    templates templates;
    templates_open(&templates, options->templates);
    templates.progress = options->progress;
    templates.progress_context = options->progress_context;
    emission emission = {.analysis = analysis, .options = options, .diagnostics = &result->diagnostics};
    text depfile = {0};
    bool ok = templates_run(&templates, emit_body, &emission, error) && emission.diagnostics->count == 0;
    if (ok && options->depfile) ok = make_depfile(&templates, &emission, &depfile, error);
    if (ok) {
        if (options->progress) options->progress(options->progress_context, "writing");
        const output out = {.directory = options->directory,
                            .files = emission.files.items,
                            .count = emission.files.count,
                            .depfile = options->depfile,
                            .depfile_bytes = text_string(&depfile),
                            .depfile_length = depfile.length};
        ok = output_write(&out, &result->files, error);
    }
    text_free(&depfile);
    mem_free(emission.files.items);
    templates_close(&templates);
    result->manifest = emission.listed;
    return ok;
}

void emit_result_free(emit_result *result) {
    output_changes_free(&result->files);
    manifest_free(&result->manifest);
    spec_diagnostics_free(&result->diagnostics);
    *result = (emit_result){0};
}
