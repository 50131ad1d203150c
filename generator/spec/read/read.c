#include "spec/read/read.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "base/text.h"
#include "platform/disk.h"
#include "platform/pathname.h"
#include "spec/names/names.h"
#include "spec/promote.h"
#include "spec/read/extends.h"
#include "spec/read/read_sets.h"
#include "spec/read/read_steps.h"
#include "spec/sandbox/sandbox.h"
#include "spec/sandbox/sandbox_time.h"
#include "spec/source/source.h"
#include "spec/table/import.h"
#include "spec/table/table_form.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BELOW = 1000 }; /* specs that are extended, one by the other */

/* The specs that are being read: the one below extends the one on top. */
typedef struct source_stack {
    const struct source_stack *below;
    const source *top;
    size_t depth; /* of those below */
} source_stack;

/* One call of spec_read: what its specs have in common. */
typedef struct reading {
    const spec_options *options;
    spec_diagnostics *diagnostics;
    sha256 hash;
    size_t memory; /* in the Lua states that are open */
    spec_file *files;
    size_t file_count, file_capacity;
} reading;

static spec *read_source(reading *reading, const source_stack *stack);

/* In bytes: a file that the Lua state could not hold is not read. */
static size_t largest_file(const spec_options *options) {
    return options && options->limits.memory ? options->limits.memory : (size_t)1 << 30;
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
static void report_no_base(reading *reading, const source_stack *stack, const char *name, spec_place place,
                           const char *sibling, int error) {
    const char *file = stack->top->file;
    const bool is_file = (extends_is_path(name) || error != ENOENT) && error;
    char *nearby = nearby_spec(name, stack->top->installed ? NULL : file, true, reading->options);
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
static bool find_base(reading *reading, const source_stack *stack, const char *name, spec_place place, source *base) {
    const char *file = stack->top->file;
    const bool path = extends_is_path(name);
    char *sibling = beside(file, name, path ? "" : ".lua");
    errno = ENOENT; /* an installed spec has none but installed siblings */
    bool found = !stack->top->installed && source_from_file(base, sibling, largest_file(reading->options));
    const int error = errno;
    if (found) base->secret = leads_elsewhere(sibling);
    if (found && !path && same_source(base, stack->top)) {
        source_free(base);
        found = false;
    }
    if (!found && !path) found = source_from_installed(base, name, reading->options);
    if (!found) report_no_base(reading, stack, name, place, sibling, error);
    mem_free(sibling);
    return found;
}

/* Adds a diagnostic, with the path of files, if `base` is being read already: a spec would extend itself. */
static bool is_circular(reading *reading, const source_stack *stack, const source *base, spec_place place) {
    const source_stack *first = stack;
    while (first && !same_source(first->top, base))
        first = first->below;
    if (!first) return false;
    const source_stack *order[64];
    size_t count = 0;
    for (const source_stack *member = stack; count < 64; member = member->below) {
        order[count++] = member;
        if (member == first) break;
    }
    text path = {0};
    for (size_t i = count; i > 0; i--)
        text_printf(&path, "%s -> ", order[i - 1]->top->file);
    spec_diagnostics_add(reading->diagnostics, stack->top->file, place, "circular-extends",
                         "`extends` forms a cycle: %s%s|let one of them stand on its own", path.data, base->file);
    text_free(&path);
    return true;
}

/* Adds a diagnostic if no further spec may be extended, because reading takes stack for each. */
static bool is_too_deep(reading *reading, const source_stack *stack, spec_place place) {
    if (stack->depth < MOST_BELOW) return false;
    spec_diagnostics_add(reading->diagnostics, stack->top->file, place, "extends-too-deep",
                         "more than %d specs extend one another|extend a spec that needs fewer", MOST_BELOW + 1);
    return true;
}

static void read_base(reading *reading, const source_stack *stack, spec_reader *reader) {
    if (!reader_has_field(reader, SPEC_FIELD_EXTENDS)) return;
    reader->extends = true;
    reader->extends_at = reader_value_place(reader, SPEC_FIELD_EXTENDS);
    char *name = reader_text_field(reader, SPEC_FIELD_EXTENDS);
    source base = {0};
    if (name && !is_too_deep(reading, stack, reader->extends_at) &&
        find_base(reading, stack, name, reader->extends_at, &base) &&
        !is_circular(reading, stack, &base, reader->extends_at)) {
        const source_stack with_base = {stack, &base, stack->depth + 1};
        const size_t before = spec_diagnostics_found(reading->diagnostics);
        reader->base = read_source(reading, &with_base);
        if (!reader->base && spec_diagnostics_found(reading->diagnostics) == before)
            spec_diagnostics_add(
                reading->diagnostics, stack->top->file, reader->extends_at, "extends-no-spec",
                "extends \"%s\", which is not a spec|a spec is a Lua program that ends in return { ... }", name);
    }
    source_free(&base);
    mem_free(name);
}

static void read_name(spec_reader *reader) {
    const spec_place place = reader_field_place(reader, SPEC_FIELD_NAME);
    char *name = reader->spec->name = reader_text_field(reader, SPEC_FIELD_NAME);
    if (!name && !reader_has_field(reader, SPEC_FIELD_NAME))
        DIAGNOSE(reader, place, "missing-field",
                 "the spec has no field \"name\"|name it: name = \"jax\", the prefix of every generated name");
    reader->spec->notes->name_place = reader_value_place(reader, SPEC_FIELD_NAME);
    if (name) name_check_spec(reader->spec, reader->spec->notes->name_place, reader->diagnostics);
}

/* The fields whose meaning depends on the base. */
static void read_contents(spec_reader *reader) {
    spec_dtype *own;
    size_t count;
    const bool listed = read_dtypes(reader, &own, &count);
    const bool has_form = read_form(reader);
    const bool usable = listed && (!reader->extends || reader->base);
    read_settings(reader);
    read_host(reader);
    if (usable && link_dtypes(reader, own, count)) {
        check_host(reader);
        read_sets(reader);
        if (has_form) read_rules(reader);
        read_inexact(reader);
        read_hot(reader);
        read_ops(reader);
        read_castings(reader);
        if (has_form) check_ops(reader);
        return;
    }
    for (size_t i = 0; i < count; i++)
        spec_dtype_clear(&own[i]);
    mem_free(own);
}

static void read_fields(spec_reader *reader) {
    reader_check_fields(reader, "a spec", reader->root, source_node_place(reader->root, spec_place_line(1)),
                        spec_field_table, SPEC_FIELD_COUNT, false);
    read_name(reader);
    reader->spec->title = reader_text_field(reader, SPEC_FIELD_TITLE);
    reader->spec->source = reader_text_field(reader, SPEC_FIELD_SOURCE);
    reader->spec->note = reader_text_field(reader, SPEC_FIELD_NOTE);
    reader->spec->license = reader_text_field(reader, SPEC_FIELD_LICENSE);
}

static void report_duplicate_key(void *context, const char *key, spec_place first, spec_place second) {
    const spec_reader *reader = context;
    DIAGNOSE(reader, second, "duplicate-key",
             "the key \"%s\" occurs twice in one table|the first is on line %d, and Lua keeps only the last: keep one",
             key, first.line);
}

/* Runs the text of a spec. NULL after a diagnostic, which is left to the caller where it would show a secret. */
static sandbox *run(reading *reading, const source *source, const char *lua_text, size_t length) {
    spec_limits limits = reading->options ? reading->options->limits : (spec_limits){0};
    const size_t memory = largest_file(reading->options);
    limits.memory = memory > reading->memory ? memory - reading->memory : 1;
    spec_diagnostics unseen = {0};
    sandbox *box =
        sandbox_run(source->file, lua_text, length, &limits, source->secret ? &unseen : reading->diagnostics);
    if (!box && !source->secret) spec_diagnostics_show(reading->diagnostics, source->file, lua_text, length, false);
    spec_diagnostics_free(&unseen);
    return box;
}

static spec *read_begun(reading *reading, const source_stack *stack) {
    const source *source = stack->top;
    const size_t before = spec_diagnostics_found(reading->diagnostics);
    sha256_add(&reading->hash, source->bytes, source->length);
    const bool marked = source->length >= 3 && memcmp(source->bytes, "\xEF\xBB\xBF", 3) == 0;
    const char *lua_text = source->bytes + (marked ? 3 : 0);
    const size_t length = source->length - (marked ? 3 : 0);
    if (source->on_disk)
        VEC_PUSH(reading->files, reading->file_count, reading->file_capacity) =
            (spec_file){mem_copy(source->file), mem_copy_n(lua_text, length), length};
    sandbox *box = run(reading, source, lua_text, length);
    if (!box) return NULL;

    spec *made = mem_alloc_zeroed(1, sizeof *made);
    made->file = mem_copy(source->file);
    made->notes = mem_alloc_zeroed(1, sizeof *made->notes);
    made->notes->text = mem_copy_n(lua_text, length);
    made->notes->text_length = length;
    spec_reader reader = {
        .spec = made, .options = reading->options, .diagnostics = reading->diagnostics, .lua = sandbox_state(box)};
    const size_t memory = sandbox_memory(box);
    reading->memory += memory;
    reader.lines = source_map_of(lua_text, length);
    reader.root = source_map_root(reader.lines);
    source_map_duplicates(reader.lines, report_duplicate_key, &reader);
    read_fields(&reader);
    read_base(reading, stack, &reader);
    read_contents(&reader);
    spec_free(reader.base);
    for (size_t i = 0; i < reader.old_name_count; i++)
        mem_free(reader.old_names[i]);
    mem_free(reader.old_names);
    mem_free(reader.from_base);
    mem_free(reader.names);
    name_list_free(&reader.words);
    source_map_free(reader.lines);
    sandbox_close(box);
    reading->memory -= memory;
    if (spec_diagnostics_found(reading->diagnostics) == before) return made;
    spec_check_cycle(made, reading->diagnostics);
    spec_show_lines(made, reading->diagnostics);
    spec_free(made);
    return NULL;
}

static spec *read_source(reading *reading, const source_stack *stack) {
    sandbox_time_begin(stack->top->file, reading->options ? &reading->options->limits : NULL,
                       reading->diagnostics->coloured);
    spec *spec = read_begun(reading, stack);
    sandbox_time_end();
    return spec;
}

static spec *read_first(source *source, const spec_options *options, spec_diagnostics *diagnostics) {
    reading reading = {.options = options, .diagnostics = diagnostics};
    const source_stack first = {NULL, source, 0};
    sha256_begin(&reading.hash);
    spec *spec = read_source(&reading, &first);
    if (spec) {
        sha256_end(&reading.hash, spec->hash);
        spec->files = reading.files;
        spec->file_count = reading.file_count;
    } else {
        spec_files_free(reading.files, reading.file_count);
    }
    return spec;
}

spec *spec_read_text(const char *file, const char *bytes, size_t length, const spec_options *options,
                     spec_diagnostics *diagnostics) {
    source source = {.file = mem_copy(file), .bytes = mem_copy_n(bytes, length), .length = length};
    spec *spec = read_first(&source, options, diagnostics);
    source_free(&source);
    return spec;
}

/* Whether the name of a file says that a table is in it. */
static bool is_named_table(const char *argument) {
    return text_ends_in(argument, ".csv") || text_ends_in(argument, ".tsv") || text_ends_in(argument, ".md");
}

/* Whether a table has been read; where the name does not tell, what is in it does. */
static bool is_table(const char *argument, const source *source) {
    if (is_named_table(argument)) return true;
    return !source->installed && !text_ends_in(argument, ".lua") && table_form_is_table(source->bytes, source->length);
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
        text_add(&hint, is_file ? "give the path of a spec" : "`joinery list` shows the installed ones");
    if (is_file)
        spec_diagnostics_add(diagnostics, argument, spec_place_unknown(), "unreadable", "cannot be read: %s|%s",
                             disk_why(error), hint.data);
    else
        spec_diagnostics_add(diagnostics, argument, spec_place_unknown(), "unknown-spec",
                             "there is no installed spec and no file \"%s\"|%s", argument, hint.data);
    text_free(&hint);
    mem_free(nearby);
}

spec *spec_read(const char *argument, const spec_options *options, spec_diagnostics *diagnostics) {
    source source;
    const bool installed = strcmp(argument, "-") != 0 && !extends_is_path(argument) && !is_named_table(argument) &&
                           source_from_installed(&source, argument, options);
    if (!installed && !source_from_file(&source, argument, largest_file(options))) {
        report_unreadable(argument, errno, options, diagnostics);
        return NULL;
    }
    spec *spec = NULL;
    if (!is_table(argument, &source)) {
        spec = read_first(&source, options, diagnostics);
    } else if ((spec = spec_import(source.file, source.on_disk ? NULL : SPEC_UNNAMED_TABLE, source.bytes, source.length,
                                   options, diagnostics)) != NULL &&
               source.on_disk) {
        spec->files = mem_alloc(sizeof *spec->files);
        spec->files[spec->file_count++] = (spec_file){
            mem_copy(argument), mem_copy_n(spec->notes->text, spec->notes->text_length), spec->notes->text_length};
    }
    source_free(&source);
    return spec;
}
