#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/ops_option.h"
#include "cli/progress.h"
#include "emit/emit.h"
#include "platform/pathname.h"
#include "report/check/laws_document.h"
#include "spec/names/c_names.h"

#include <string.h>

/* A list option against the names there are. NULL where it is not given (*ok true) or wrong (*ok false, printed). */
static const char **read_list(cli *run, cli_option_id option, char *const *known, size_t known_count, size_t *count,
                              bool *ok) {
    const char *at = run->arguments.option[option].text, *word;
    size_t length, capacity = 0;
    const char **list = NULL;
    *count = 0;
    *ok = true;
    while (at && cli_next_word(&at, &word, &length)) {
        const char *found = NULL;
        for (size_t i = 0; i < known_count && !found; i++) {
            if (strlen(known[i]) == length && !memcmp(known[i], word, length)) found = known[i];
        }
        if (found) {
            VEC_PUSH(list, *count, capacity) = found;
            continue;
        }
        char *unknown = mem_copy_n(word, length);
        const char *nearest = text_nearest(unknown, (const char *const *)known, known_count);
        text names = {0};
        for (size_t i = 0; i < known_count; i++)
            text_printf(&names, "%s%s", i ? ", " : "", known[i]);
        cli_error(run, "unknown word '%s' in --%s (%s%s%sthere are: %s)", unknown, cli_options[option].name,
                  nearest ? "did you mean " : "", nearest ? nearest : "", nearest ? "? " : "",
                  known_count ? text_string(&names) : "none");
        text_free(&names);
        mem_free(unknown);
        mem_free(list);
        *ok = false;
        return NULL;
    }
    return list;
}

/* ", 3 fallbacks"; nothing where there is none. */
static void add_count(text *line, size_t count, const char *what) {
    if (count) text_printf(line, ", %zu %s%s", count, what, count == 1 ? "" : "s");
}

static void report_files(cli *run, const char *directory, const emit_result *result) {
    static const char *const actions[] = {
        [OUTPUT_WRITTEN] = "written", [OUTPUT_UNCHANGED] = "unchanged", [OUTPUT_REMOVED] = "removed"};
    const size_t length = strlen(directory);
    const char *separator = length && path_is_separator(directory[length - 1]) ? "" : "/";
    text shown = {0};
    text_add_shown(&shown, directory, length);
    for (size_t i = 0; i < result->files.count; i++)
        text_printf(&run->report, "%-9s  %s%s%s\n", actions[result->files.items[i].action], text_string(&shown),
                    separator, result->files.items[i].path);
    text_free(&shown);
    for (size_t i = 0; i < result->isa_count; i++) {
        const emit_isa *isa = &result->isas[i];
        text_printf(&run->report, "%-9s  %s: %zu", "kernels", isa->name, isa->kernels);
        add_count(&run->report, isa->fallbacks, "fallback");
        add_count(&run->report, isa->override_points, "override point");
        text_add_char(&run->report, '\n');
    }
}

/* The report on standard error, for a spec that must not be generated. */
static void print_refusal(cli *run, const analysis *of) {
    text report = {0};
    laws_document(&(document){.to = &report, .format = FORMAT_TEXT}, of);
    cli_error(run, "%s: a required law %s; nothing was written", of->spec->name,
              analysis_verdict(of) == LAT_FAILS ? "fails" : "could not be decided in a few seconds (try --exhaustive)");
    fwrite(text_string(&report), 1, report.length, run->err);
    text_free(&report);
}

/* Whether the names of the spec can be names in C, or a message. */
static bool has_c_names(cli *run, const analysis *from, const char *prefix) {
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    const bool good = c_names_check(from->spec, prefix, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    return good;
}

static int generate(cli *run, const analysis *from, emit_options *options) {
    emit_result result = {0};
    text error = {0};
    progress shown;
    progress_begin(&shown, run);
    options->progress = progress_show;
    options->progress_context = &shown;
    const bool done = emit_generate(from, options, &result, &error);
    progress_end(&shown);
    if (done)
        report_files(run, options->directory, &result);
    else
        cli_error(run, "%s", text_string(&error));
    emit_result_free(&result);
    text_free(&error);
    return done ? EXIT_YES : EXIT_ERROR;
}

/* The names that the templates know for a list option. */
typedef struct known_names {
    char **names;
    size_t count;
} known_names;

static void free_names(known_names *of) {
    for (size_t i = 0; of->names && i < of->count; i++)
        mem_free(of->names[i]);
    mem_free(of->names);
}

/* A list option that is given, against the names that the templates have for it. False after a message. */
static bool read_known(cli *run, cli_option_id option, char **read(const char *, size_t *, text *), known_names *known,
                       const char ***list, size_t *count) {
    bool ok = true;
    if (!run->arguments.option[option].is) return true;
    text error = {0};
    known->names = read(run->arguments.option[OPT_TEMPLATES].text, &known->count, &error);
    if (!known->names && error.length) ok = false, cli_error(run, "%s", text_string(&error));
    text_free(&error);
    if (ok) *list = read_list(run, option, known->names, known->count, count, &ok);
    return ok;
}

/* What --emit names: groups of files, whose bits are set, then languages, which stay in the list. */
static void take_parts(emit_options *options, const char **parts, size_t count) {
#define WORD_AND_BIT(ENUM, bit, word) {word, bit},
    static const cli_word groups[] = {EMIT_FOR_EACH_GROUP(WORD_AND_BIT){NULL, 0}};
#undef WORD_AND_BIT
    options->what = 0;
    for (size_t i = 0; i < count; i++) {
        const cli_word *group = groups;
        while (group->word && strcmp(group->word, parts[i]) != 0)
            group++;
        if (group->word)
            options->what |= group->bit;
        else
            parts[options->language_count++] = parts[i];
    }
    options->languages = parts;
}

/* The lists that only generate has, against what the templates have. False after a message. */
static bool read_lists(cli *run, emit_options *options, ops_option *ops, known_names *isas, known_names *parts) {
    const cli_given *given = run->arguments.option;
    if (given[OPT_TEMPLATES].is && !load_ops(run)) return false;
    if (!ops_option_read(run, ops)) return false;
    const char **list = NULL;
    size_t count = 0;
    if (!read_known(run, OPT_EMIT, emit_part_names, parts, &list, &count)) return false;
    if (given[OPT_EMIT].is) take_parts(options, list, count);
    if (!read_known(run, OPT_ISA, emit_isa_names, isas, &list, &options->isa_count)) return false;
    if (given[OPT_ISA].is) options->isas = list;
    return true;
}

int cmd_generate(cli *run) {
    const cli_given *given = run->arguments.option;
    emit_options options = {
        .directory = given[OPT_DIRECTORY].text,
        .what = EMIT_ALL,
        .prefix = given[OPT_PREFIX].text,
        .depfile = given[OPT_DEPFILE].text,
        .deptarget = given[OPT_DEPTARGET].text,
        .templates = given[OPT_TEMPLATES].text,
    };
    known_names isas = {0}, parts = {0};
    ops_option ops = {0};
    analysis from;
    int status = EXIT_ERROR;
    if (read_lists(run, &options, &ops, &isas, &parts) && load_verified(run, run->arguments.operands[0], &from)) {
        const lat_verdict verdict = analysis_verdict(&from);
        options.staged = given[OPT_KERNELS].is ? given[OPT_KERNELS].set == EMIT_STAGED : from.spec->hot != NULL;
        if (verdict != LAT_HOLDS)
            print_refusal(run, &from);
        else if (has_c_names(run, &from, options.prefix) && ops_option_expand(run, &ops, &from, &options))
            status = generate(run, &from, &options);
        if (verdict == LAT_FAILS) status = EXIT_NO;
        analysis_free(&from);
    }
    mem_free((void *)options.ops);
    mem_free((void *)options.isas);
    mem_free((void *)options.languages);
    ops_option_free(&ops);
    free_names(&isas);
    free_names(&parts);
    return status;
}
