#include "cli/load.h"
#include "base/memory.h"
#include "embedded/embedded.h"
#include "report/write/finding.h"
#include "spec/names/name_company.h"
#include "spec/read/hints.h"
#include "spec/read/read.h"

#include <stdlib.h>
#include <string.h>

enum { SUGGESTED = 12 /* names in one hint */ };

static const char *find_installed(const char *name, size_t *length) {
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    const embedded_file *file = embedded_find(text_string(&path));
    text_free(&path);
    if (!file) return NULL;
    *length = file->length;
    return file->text;
}

char **load_installed_names(size_t *count) {
    static const char folder[] = "specs/", suffix[] = ".lua";
    char **names = mem_alloc(embedded_count * sizeof *names);
    *count = 0;
    for (size_t i = 0; i < embedded_count; i++) {
        const char *path = embedded_files[i].path;
        const size_t length = strlen(path), around = sizeof folder + sizeof suffix - 2;
        if (length <= around || strncmp(path, folder, sizeof folder - 1) != 0) continue;
        if (strcmp(path + length - (sizeof suffix - 1), suffix) != 0) continue;
        names[(*count)++] = mem_copy_n(path + sizeof folder - 1, length - around);
    }
    return names;
}

spec_diagnostics load_diagnostics(const cli *run) {
    return (spec_diagnostics){.coloured = run->error_style.colour};
}

void load_print_diagnostics(cli *run, spec_diagnostics *diagnostics) {
    text lines = {0};
    spec_diagnostics_print(diagnostics, &lines);
    if (run->format == FORMAT_GITHUB) annotate_diagnostics(&run->report, diagnostics);
    fwrite(text_string(&lines), 1, lines.length, run->err);
    text_free(&lines);
    for (size_t i = 0; i < diagnostics->note_count; i++)
        cli_remark(run, "note: %s", diagnostics->notes[i]);
    spec_diagnostics_free(diagnostics);
}

/* The operations there are templates for, read once; they last as long as `run`. NULL after a message. */
static const op_catalogue *read_ops(cli *run) {
    text error = {0};
    if (!run->ops.names && !op_catalogue_read(run->arguments.option[OPT_TEMPLATES].text, &run->ops, &error))
        cli_error(run, "%s", text_string(&error));
    text_free(&error);
    return run->ops.names ? &run->ops : NULL;
}

spec_options load_options(cli *run) {
    const cli_given *option = run->arguments.option;
    return (spec_options){
        .limits = {.instructions = option[OPT_MAX_INSTRUCTIONS].number,
                   .memory = (size_t)option[OPT_MAX_MEMORY].number,
                   .seconds = option[OPT_MAX_TIME].seconds},
        .names = (name_system)option[OPT_NAMES].set,
        .ops = read_ops(run),
        .installed = find_installed,
        .installed_names = load_installed_names,
    };
}

void load_remark_names(cli *run, const spec *spec) {
    const char *rest = spec->remarks;
    for (size_t length; rest && *rest; rest += length + (rest[length] == '\n')) {
        length = strcspn(rest, "\n");
        cli_remark(run, "note: %s: %.*s", spec->file, (int)length, rest);
    }
}

/* What follows from a spec that has been read, if it has. */
static bool analyse(cli *run, spec *spec, const char *argument, spec_diagnostics *diagnostics, analysis *analysis) {
    if (spec && run->arguments.option[OPT_NAMES].given) spec->names = (name_system)run->arguments.option[OPT_NAMES].set;
    const bool made = analysis_make(spec, argument, analysis, diagnostics);
    load_print_diagnostics(run, diagnostics);
    if (made) load_remark_names(run, spec);
    return made;
}

bool load(cli *run, const char *argument, analysis *analysis) {
    const spec_options options = load_options(run);
    if (!options.ops) return false;
    spec_diagnostics diagnostics = load_diagnostics(run);
    return analyse(run, spec_read(argument, &options, &diagnostics), argument, &diagnostics, analysis);
}

bool load_verified(cli *run, const char *argument, analysis *analysis) {
    if (!load(run, argument, analysis)) return false;
    analysis_verify(analysis);
    return true;
}

bool load_verified_text(cli *run, const char *file, const text *input, analysis *analysis) {
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    spec *spec = spec_read_text(file, input->data, input->length, &options, &diagnostics);
    if (!analyse(run, spec, file, &diagnostics, analysis)) return false;
    analysis_verify(analysis);
    return true;
}

static bool add_to_list(cli *run, const char *name, list_report *report) {
    analysis analysis;
    if (!load_verified(run, name, &analysis)) return false;
    list_report_add(report, &analysis);
    analysis_free(&analysis);
    return true;
}

bool load_installed(cli *run, list_report *report) {
    size_t count;
    bool good = true;
    char **names = load_installed_names(&count);
    for (size_t i = 0; i < count; i++) {
        good = good && add_to_list(run, names[i], report);
        mem_free(names[i]);
    }
    mem_free(names);
    return good;
}

/* "-", or "-#PART" */
static bool is_standard(const char *argument) {
    return argument[0] == '-' && (argument[1] == '\0' || argument[1] == '#');
}

bool load_can_read(cli *run, const char *one, const char *other) {
    if (!is_standard(one) || !is_standard(other)) return true;
    cli_error(run, "%s can read one of the two specs from standard input, not both",
              cli_command_name(run->arguments.command));
    return false;
}

bool load_again(cli *run, analysis *edited) {
    spec_diagnostics diagnostics = load_diagnostics(run);
    spec *spec = edited->owned;
    const char *argument = edited->argument;
    edited->owned = NULL;
    analysis_free(edited);
    return analyse(run, spec, argument, &diagnostics, edited);
}

/* The question which dtype was meant, or where to see them all. */
static void add_suggestions(text *out, const analysis *analysis, const char *name, const char **found, size_t count) {
    if (count == 0) {
        size_t known;
        const char **names = spec_dtype_words(analysis->spec, &known);
        count = hint_similar(name, names, known, found, SUGGESTED);
        mem_free(names);
    }
    text nearest = {0};
    if (count)
        hint_add_question(out, found, count < SUGGESTED ? count : SUGGESTED, "");
    else if (known_name_nearest(analysis->spec, name, &nearest))
        text_printf(out, "did you mean %s?", nearest.data);
    else
        text_printf(out, "`joinery table %s` shows those it has", analysis->argument);
    text_free(&nearest);
}

void load_remark_reading(cli *run, const spec *spec, const char *name) {
    text remark = {0};
    name_company_tell_one(known_name_system(spec), name, &remark);
    if (remark.length) cli_remark(run, "note: %s", remark.data);
    text_free(&remark);
}

bool load_dtype(cli *run, const analysis *analysis, const char *name, lat_id *dtype) {
    *dtype = spec_find_dtype(analysis->spec, name);
    if (*dtype != LAT_NONE) return true;
    lat_id meant[SUGGESTED] = {LAT_NONE};
    const char *found[SUGGESTED];
    const size_t count = known_name_dtypes(analysis->spec, name, meant, SUGGESTED);
    *dtype = meant[0];
    if (count == 1) load_remark_reading(run, analysis->spec, name);
    if (count == 1) return true;
    for (size_t i = 0; i < count && i < SUGGESTED; i++)
        found[i] = analysis->spec->dtypes[meant[i]].name;
    text hint = {0};
    add_suggestions(&hint, analysis, name, found, count);
    cli_error(run, "%s has %s dtype '%s' (%s)", analysis->spec->name, count ? "more than one" : "no", name, hint.data);
    text_free(&hint);
    return false;
}
