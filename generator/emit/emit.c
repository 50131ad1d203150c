#include "emit/emit.h"

#include "base/memory.h"
#include "emit/depfile.h"
#include "emit/given_files.h"
#include "emit/manifest.h"
#include "emit/model.h"
#include "emit/stamp.h"
#include "spec/names/names.h"
#include "spec/names/reserved_names.h"
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

/*
 * What templates/emit.lua is given, and the files that it gives. Their paths and bytes belong to the Lua state, those
 * of the manifest to the emission; or where an earlier run has left them all, the paths to its manifest.
 */
typedef struct emission {
    const analysis *analysis;
    const emit_options *options;
    char inputs[65]; /* of the stamp; "" where templates are the user's */
    manifest listed; /* what the manifest says */
    given_files files;
    text manifest;
} emission;

#define MODEL "joinery.model"

static void model_body(lua_State *L, void *context) {
    emission *emission = context;
    model_push(L, emission->analysis, emission->options);
    if (!emission->options->templates) stamp_inputs(L, emission->analysis->spec->dtype_count, emission->inputs);
    lua_setfield(L, LUA_REGISTRYINDEX, MODEL);
}

/* Whether some file is not for the manifest, so that it cannot tell whether all is there. */
static bool has_kept(const given_files *files) {
    bool found = false;
    for (size_t i = 0; i < files->count; i++)
        found = found || files->items[i].keep;
    return found;
}

/* Reads the manifest, which is the last file, and gives it its stamp. */
static void stamp_manifest(lua_State *L, emission *emission) {
    output_file *file = &emission->files.items[emission->files.count - 1];
    manifest_parse(&emission->listed, file->bytes, file->length); /* templates of the user's may have another one */
    if (!*emission->inputs || has_kept(&emission->files)) return;
    text_add_n(&emission->manifest, file->bytes, file->length);
    if (!stamp_put(&emission->manifest, emission->inputs))
        luaL_error(L, "emit.lua: the manifest has no place for its stamp");
    file->bytes = emission->manifest.data;
}

static void emit_body(lua_State *L, void *context) {
    emission *emission = context;
    templates_import(L, "emit");
    lua_getfield(L, LUA_REGISTRYINDEX, MODEL);
    lua_call(L, 1, 1);
    given_files_take(L, "emit.lua", &emission->files);
    if (emission->files.count == 0) luaL_error(L, "emit.lua: there is no file to write");
    stamp_manifest(L, emission);
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
    else if (name_reserved(part))
        text_printf(error, "--prefix '%s' is %s, so C++ cannot have a namespace of that name", part,
                    name_reserved(part));
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

char *emit_file_prefix(const char *prefix) {
    text made = {0};
    for (const char *at = prefix; *at; at++) {
        if (at[0] == ':' && at[1] == ':') at++;
        text_add_char(&made, *at == ':' ? '_' : *at);
    }
    return made.data;
}

/* The files that an earlier run has left; `manifest_path` is of those. */
static void take_kept(emission *emission, const char *manifest_path) {
    for (size_t i = 0; i < emission->listed.count; i++)
        VEC_PUSH(emission->files.items, emission->files.count, emission->files.capacity) =
            (output_file){.path = emission->listed.files[i].path};
    VEC_PUSH(emission->files.items, emission->files.count, emission->files.capacity) =
        (output_file){.path = manifest_path};
}

/*
 * Whether the directory holds everything that would be made from these inputs under that name of the manifest, and
 * nothing has touched it since: then it is in *kept, which the caller frees.
 */
static bool find_kept(const char *directory, const char *manifest_path, const char inputs[65], manifest *kept) {
    text json = {0};
    *kept = (manifest){0};
    bool found = output_read(directory, manifest_path, &json) && stamp_is_right(&json, inputs) &&
                 manifest_parse(kept, text_string(&json), json.length);
    text_free(&json);
    for (size_t i = 0; i < kept->count && found; i++)
        found = output_holds(directory, kept->files[i].path, kept->files[i].sha256);
    if (!found) manifest_free(kept);
    return found;
}

/* The files, made or found to be there. */
static bool emit_files(templates *templates, emission *emission, const char *manifest_path, text *error) {
    if (!templates_run(templates, model_body, emission, error)) return false;
    if (!*emission->inputs ||
        !find_kept(emission->options->directory, manifest_path, emission->inputs, &emission->listed))
        return templates_run(templates, emit_body, emission, error);
    take_kept(emission, manifest_path);
    return true;
}

bool emit_generate(const analysis *analysis, const emit_options *options, emit_result *result, text *error) {
    *result = (emit_result){0};
    if (!emit_check_prefix(options->prefix, options->groups != 0, error)) return false;
    templates templates;
    templates_open(&templates, options->templates);
    templates.progress = options->progress;
    templates.progress_context = options->progress_context;
    emission emission = {.analysis = analysis, .options = options};
    text depfile = {0}, manifest_path = {0};
    char *prefix = emit_file_prefix(options->prefix ? options->prefix : analysis->spec->name);
    text_printf(&manifest_path, "%s.json", prefix);
    mem_free(prefix);
    bool ok = emit_files(&templates, &emission, text_string(&manifest_path), error);
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
    text_free(&manifest_path);
    text_free(&emission.manifest);
    mem_free(emission.files.items);
    templates_close(&templates);
    result->manifest = emission.listed;
    return ok;
}

void emit_result_free(emit_result *result) {
    output_changes_free(&result->files);
    manifest_free(&result->manifest);
    *result = (emit_result){0};
}
