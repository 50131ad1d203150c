#include "spec/read/read.h"
#include "base/file.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/pathname.h"
#include "spec/operation.h"
#include "spec/promote.h"
#include "spec/read/canonical.h"
#include "spec/read/extends.h"
#include "spec/read/hints.h"
#include "spec/read/import.h"
#include "spec/read/modules.h"
#include "spec/read/source.h"
#include "spec/sandbox/sandbox.h"
#include "spec/sandbox/sandbox_time.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BELOW = 1000 }; /* specs that are extended, one by the other */

/* A spec that is being read: the first, what it extends, what that extends. */
typedef struct level {
    source source;
    size_t before; /* diagnostics that were found before it */
    int reading;   /* of spec/lua/read.lua, in the registry; LUA_NOREF where the text is no spec */
    char *extends; /* what that field names; NULL: nothing, or nothing that can be read */
    spec_place extends_at;
} level;

/* One call of spec_read: what its specs have in common. */
typedef struct reading {
    const spec_options *options;
    spec_diagnostics *diagnostics;
    sha256 hash;
    sandbox *box;
    spec_report report;
    level *levels;
    size_t count, capacity;
    spec_file *files;
    size_t file_count, file_capacity;
} reading;

size_t spec_largest_file(const spec_options *options) {
    const size_t memory = options ? options->limits.memory : 0;
    return memory && memory < FILE_TEXT_LIMIT ? memory : FILE_TEXT_LIMIT;
}

/*
 * Whether a path leads to what does not call itself a spec, through links too. A spec that somebody else wrote can name
 * any file of the one who reads it, and a message would show its lines.
 */
static bool leads_elsewhere(const char *path) {
    char *real = disk_real_path(path);
    const size_t length = real ? strlen(real) : 0;
    const bool elsewhere = length < 4 || strcmp(real + length - 4, ".lua") != 0;
    free(real);
    return elsewhere;
}

static bool same_source(const source *a, const source *b) {
    if (a->index || b->index) return a->index == b->index && a->device == b->device;
    return strcmp(a->file, b->file) == 0;
}

/* `name` beside the file that the spec is in. */
static char *beside(const char *file, const char *name, const char *suffix) {
    text path = {0};
    while (name[0] == '.' && path_is_separator(name[1]) && !path_is_separator(name[2]) && name[2] != '\0')
        name += 2;
    if (!path_root(name)) text_add_n(&path, file, (size_t)(path_name(file) - file));
    text_printf(&path, "%s%s", name, suffix);
    return path.data;
}

/* Adds the diagnostic about an `extends` that names nothing that can be read. */
static void report_no_base(reading *reading, const level *level, const char *sibling, int error) {
    const char *file = level->source.file, *name = level->extends;
    const spec_place place = level->extends_at;
    const bool is_file = (extends_is_path(name) || error != ENOENT) && error;
    char *nearby = nearby_spec(name, level->source.installed ? NULL : file, true, reading->options);
    text hint = {0};
    if (nearby)
        text_printf(&hint, "did you mean \"%s\"?", nearby);
    else
        text_add(&hint,
                 is_file ? "correct the path, which is relative to this file" : "correct the name, or give a path");
    if (is_file)
        spec_diagnostics_add(reading->diagnostics, file, place, "extends-not-found",
                             "extends \"%s\", but %s cannot be read: %s|%s", name, sibling, disk_why(error), hint.data);
    else
        spec_diagnostics_add(reading->diagnostics, file, place, "extends-not-found",
                             "extends \"%s\", but there is neither %s nor an installed spec of that name|%s", name,
                             sibling, hint.data);
    text_free(&hint);
    mem_free(nearby);
}

/*
 * Reads what `extends` names: a path, a sibling that is not this same file, or an installed spec. False after a
 * diagnostic.
 */
static bool find_base(reading *reading, const level *level, source *base) {
    const source *own = &level->source;
    const bool path = extends_is_path(level->extends);
    char *sibling = beside(own->file, level->extends, path ? "" : ".lua");
    errno = ENOENT; /* an installed spec has none but installed siblings */
    bool found = !own->installed && source_from_file(base, sibling, spec_largest_file(reading->options));
    const int error = errno;
    if (found) base->secret = leads_elsewhere(sibling);
    if (found && !path && same_source(base, own)) {
        source_free(base);
        found = false;
    }
    if (!found && !path) found = source_from_installed(base, level->extends, reading->options);
    if (!found) report_no_base(reading, level, sibling, error);
    mem_free(sibling);
    return found;
}

/* Adds a diagnostic, with the path of files, if `base` is being read already: a spec would extend itself. */
static bool is_circular(reading *reading, const source *base) {
    enum { MOST_SHOWN = 64 };
    const level *last = &reading->levels[reading->count - 1];
    size_t first = 0;
    while (first < reading->count && !same_source(&reading->levels[first].source, base))
        first++;
    if (first == reading->count) return false;
    if (reading->count - first > MOST_SHOWN) first = reading->count - MOST_SHOWN;
    text path = {0};
    for (size_t i = first; i < reading->count; i++)
        text_printf(&path, "%s -> ", reading->levels[i].source.file);
    spec_diagnostics_add(reading->diagnostics, last->source.file, last->extends_at, "circular-extends",
                         "`extends` forms a cycle: %s%s|let one of them stand on its own", path.data, base->file);
    text_free(&path);
    return true;
}

/* Adds a diagnostic if no further spec may be extended. */
static bool is_too_deep(reading *reading) {
    if (reading->count <= MOST_BELOW) return false;
    const level *last = &reading->levels[reading->count - 1];
    spec_diagnostics_add(reading->diagnostics, last->source.file, last->extends_at, "extends-too-deep",
                         "more than %d specs extend one another|extend a spec that needs fewer", MOST_BELOW + 1);
    return true;
}

/* The text of a source, but for a byte order mark. */
static const char *text_of(const source *source, size_t *length) {
    const bool marked = source->length >= 3 && memcmp(source->bytes, "\xEF\xBB\xBF", 3) == 0;
    *length = source->length - (marked ? 3 : 0);
    return source->bytes + (marked ? 3 : 0);
}

/* Runs the text of a spec. False after a diagnostic, which is left to the caller where it would show a secret. */
static bool run(reading *reading, const source *source) {
    size_t length;
    const char *lua_text = text_of(source, &length);
    spec_diagnostics unseen = {0};
    spec_diagnostics *diagnostics = source->secret ? &unseen : reading->diagnostics;
    reading->report = (spec_report){diagnostics, source->file};
    const bool good = sandbox_run(reading->box, source->file, lua_text, length, diagnostics);
    if (!good && !source->secret) spec_diagnostics_show(reading->diagnostics, source->file, lua_text, length, false);
    spec_diagnostics_free(&unseen);
    reading->report.diagnostics = reading->diagnostics;
    return good;
}

/* Begins to read a spec, which is added to the levels. */
static void begin(reading *reading, source source) {
    lua_State *lua = sandbox_state(reading->box);
    sandbox_time_begin(source.file, reading->options ? &reading->options->limits : NULL,
                       reading->diagnostics->coloured);
    level made = {.source = source, .before = spec_diagnostics_found(reading->diagnostics), .reading = LUA_NOREF};
    size_t length;
    const char *lua_text = text_of(&source, &length);
    sha256_add(&reading->hash, source.bytes, source.length);
    if (source.on_disk)
        VEC_PUSH(reading->files, reading->file_count, reading->file_capacity) =
            (spec_file){mem_copy(source.file), mem_copy_n(lua_text, length), length};
    if (run(reading, &source)) {
        modules_push(lua, "read", "begin");
        lua_rotate(lua, -2, 1);
        lua_pushlstring(lua, lua_text, length);
        lua_call(lua, 2, 3);
        made.extends_at = modules_place(lua);
        made.extends = lua_isstring(lua, -2) ? mem_copy(lua_tostring(lua, -2)) : NULL;
        lua_pop(lua, 2);
        made.reading = luaL_ref(lua, LUA_REGISTRYINDEX);
    }
    VEC_PUSH(reading->levels, reading->count, reading->capacity) = made;
}

/* Begins to read what the last level extends. False where there is nothing. */
static bool begin_base(reading *reading) {
    const level *last = &reading->levels[reading->count - 1];
    source base = {0};
    if (!last->extends || is_too_deep(reading) || !find_base(reading, last, &base)) return false;
    const bool circular = is_circular(reading, &base);
    if (circular)
        source_free(&base);
    else
        begin(reading, base);
    return !circular;
}

/* The canonical form of a level, which takes the place of that of its base on top of the stack, as a struct too. */
static spec *copy_level(reading *reading, const level *level) {
    lua_State *lua = sandbox_state(reading->box);
    size_t length;
    const char *lua_text = text_of(&level->source, &length);
    spec *made = mem_alloc_zeroed(1, sizeof *made);
    made->file = mem_copy(level->source.file);
    made->notes = mem_alloc_zeroed(1, sizeof *made->notes);
    made->notes->text = mem_copy_n(lua_text, length);
    made->notes->text_length = length;
    spec_reader reader = {.spec = made, .diagnostics = reading->diagnostics};
    modules_push(lua, "read", "finish");
    lua_rawgeti(lua, LUA_REGISTRYINDEX, level->reading);
    lua_rotate(lua, -3, -1);
    lua_call(lua, 2, 1);
    canonical_copy(lua, &reader);
    if (reader.linked) {
        check_host(&reader);
        spec_operations_make(made, reading->options);
        if (reader.has_form) check_ops(&reader);
    }
    mem_free(reader.op_places);
    return made;
}

/* Reads the rest of a level; that of its base is on top of the stack, nil where there is none. NULL after diagnostics. */
static spec *finish(reading *reading, const level *level) {
    lua_State *lua = sandbox_state(reading->box);
    reading->report.file = level->source.file;
    spec *made = level->reading == LUA_NOREF ? NULL : copy_level(reading, level);
    if (made && spec_diagnostics_found(reading->diagnostics) != level->before) {
        spec_check_cycle(made, reading->diagnostics);
        spec_show_lines(made, reading->diagnostics);
        spec_free(made);
        made = NULL;
    }
    if (!made) {
        lua_pop(lua, 1);
        lua_pushnil(lua);
    }
    sandbox_time_end();
    return made;
}

static spec *read_first(source *first, const spec_options *options, spec_diagnostics *diagnostics) {
    reading reading = {.options = options, .diagnostics = diagnostics};
    reading.box = sandbox_open(options, &reading.report);
    sha256_begin(&reading.hash);
    begin(&reading, *first);
    *first = (source){0};
    while (begin_base(&reading))
        ;
    lua_pushnil(sandbox_state(reading.box));
    spec *made = NULL;
    for (size_t i = reading.count; i-- > 0;) {
        level *level = &reading.levels[i];
        spec_free(made);
        if (i + 1 < reading.count && !made && spec_diagnostics_found(diagnostics) == level[1].before)
            spec_diagnostics_add(
                diagnostics, level->source.file, level->extends_at, "extends-no-spec",
                "extends \"%s\", which is not a spec|a spec is a Lua program that ends in return { ... }",
                level->extends);
        made = finish(&reading, level);
    }
    for (size_t i = 0; i < reading.count; i++) {
        source_free(&reading.levels[i].source);
        mem_free(reading.levels[i].extends);
    }
    mem_free(reading.levels);
    sandbox_close(reading.box);
    if (made) {
        sha256_end(&reading.hash, made->hash);
        made->files = reading.files;
        made->file_count = reading.file_count;
    } else {
        spec_files_free(reading.files, reading.file_count);
    }
    return made;
}

spec *spec_read_text(const char *file, const char *bytes, size_t length, const spec_options *options,
                     spec_diagnostics *diagnostics) {
    source source = {.file = mem_copy(file), .bytes = mem_copy_n(bytes, length), .length = length};
    spec *spec = read_first(&source, options, diagnostics);
    source_free(&source);
    return spec;
}

/* Whether the name of a file says that a table is in it. */
static bool is_named_table(const char *path) {
    static const char *const endings[] = {".csv", ".tsv", ".md", ".rst", ".json"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (text_ends_in(path, endings[i])) return true;
    return false;
}

/* Whether a table has been read; where the name does not tell, what is in it does. */
static bool is_table(const char *path, const source *source) {
    if (is_named_table(path)) return true;
    return !source->installed && !text_ends_in(path, ".lua") && spec_is_table(source->bytes, source->length);
}

/* Adds the diagnostic about an argument that is no spec which can be read. */
static void report_unreadable(const char *argument, int error, const spec_options *options,
                              spec_diagnostics *diagnostics) {
    const bool is_file = extends_is_path(argument) || is_named_table(argument) || error != ENOENT;
    char *nearby = error == ENOENT ? nearby_spec(argument, NULL, false, options) : NULL;
    text hint = {0};
    if (nearby)
        text_printf(&hint, "did you mean \"%s\"?", nearby);
    else
        text_add(&hint, !is_file ? hint_well_known(argument) ? "it is a dtype: name a spec before it, such as numpy"
                                                             : "`joinery list` shows the installed ones"
                        : error == EISDIR ? "name a spec in this folder"
                        : error == EACCES ? "ask its owner to let you read it"
                        : error == EFBIG  ? "a spec has at most 64 MB, and no more than --max-memory"
                                          : "give the path of a spec");
    if (is_file)
        spec_diagnostics_add(diagnostics, argument, spec_place_unread(), "unreadable", "cannot be read: %s|%s",
                             disk_why(error), hint.data);
    else
        spec_diagnostics_add(diagnostics, argument, spec_place_unread(), "unknown-spec",
                             "there is no installed spec and no file \"%s\"|%s", argument, hint.data);
    text_free(&hint);
    mem_free(nearby);
}

/* The table of a file that has been read, which `part` names if there are several. */
static spec *read_table(const source *source, const char *part, const spec_options *options,
                        spec_diagnostics *diagnostics) {
    spec_options own = options ? *options : (spec_options){0};
    own.part = part;
    spec *made = spec_import(source->file, source->on_disk ? NULL : SPEC_UNNAMED_TABLE, source->bytes, source->length,
                             &own, diagnostics);
    if (made && source->on_disk) {
        made->files = mem_alloc(sizeof *made->files);
        made->files[made->file_count++] = (spec_file){
            mem_copy(source->file), mem_copy_n(made->notes->text, made->notes->text_length), made->notes->text_length};
    }
    return made;
}

spec *spec_read(const char *argument, const spec_options *options, spec_diagnostics *diagnostics) {
    source source;
    const char *part;
    char *path = spec_table_path(argument, &part);
    const bool installed = strcmp(path, "-") != 0 && !extends_is_path(path) && !is_named_table(path) && !part &&
                           source_from_installed(&source, path, options);
    spec *made = NULL;
    if (!installed && !source_from_file(&source, path, spec_largest_file(options))) {
        report_unreadable(argument, errno, options, diagnostics);
    } else {
        if (part || is_table(path, &source))
            made = read_table(&source, part, options, diagnostics);
        else if (!source_is_foreign(source.file, source.bytes, source.length, diagnostics))
            made = read_first(&source, options, diagnostics);
        source_free(&source);
    }
    mem_free(path);
    return made;
}
