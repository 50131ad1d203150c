#include "analysis/analysis.h"
#include "base/memory.h"
#include "cli/answer.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/ops_option.h"
#include "cli/progress.h"
#include "emit/emit.h"
#include "platform/pathname.h"
#include "report/check/laws_document.h"
#include "spec/names/collisions.h"

#include <string.h>

/* The words of an option, separated by commas; NULL where it is not given. Freed in one piece. */
static const char **words_of(const cli *run, cli_option_id option, size_t *count) {
    const char *at = run->arguments.option[option].text, *word;
    const size_t size = at ? strlen(at) + 1 : 0;
    size_t length;
    *count = 0;
    if (!at) return NULL;
    const char **words = mem_alloc(size * sizeof *words + size); /* there are no more words than bytes */
    char *copy = memcpy(words + size, at, size);
    while (cli_next_word(&at, &word, &length)) {
        words[(*count)++] = copy;
        copy[length] = '\0';
        copy += length + 1;
    }
    return words;
}

/* ", 3 fallbacks"; nothing where there is none. */
static void add_count(text *line, size_t count, const char *label) {
    if (count) text_printf(line, ", %zu %s%s", count, label, count == 1 ? "" : "s");
}

static void report_files(cli *run, const char *directory, const emit_result *result) {
    static const char *const actions[] = {[OUTPUT_WRITTEN] = "written",
                                          [OUTPUT_UNCHANGED] = "unchanged",
                                          [OUTPUT_KEPT] = "kept",
                                          [OUTPUT_REMOVED] = "removed"};
    const size_t length = strlen(directory);
    const char *separator = length && path_is_separator(directory[length - 1]) ? "" : "/";
    text shown = {0};
    text_add_shown(&shown, directory, length);
    for (size_t i = 0; i < result->files.count; i++)
        text_printf(&run->report, "%-9s  %s%s%s\n", actions[result->files.items[i].action], text_string(&shown),
                    separator, result->files.items[i].path);
    text_free(&shown);
    for (size_t i = 0; i < result->manifest.isa_count; i++) {
        const manifest_isa *isa = &result->manifest.isas[i];
        text_printf(&run->report, "%-9s  %s: %zu", "kernels", isa->name, isa->kernels);
        add_count(&run->report, isa->stubs - isa->override_points, "fallback");
        add_count(&run->report, isa->override_points, "override point");
        text_add_char(&run->report, '\n');
    }
}

/* The report on standard error, for a spec that must not be generated. */
static void print_refusal(cli *run, const analysis *analysis) {
    text report = {0};
    laws_document(&(document){.out = &report, .format = FORMAT_TEXT}, analysis);
    cli_error(run, "%s: a required law %s; nothing was written", analysis->spec->name,
              analysis_outcome(analysis) == LAT_FAILS ? "fails"
                                                      : "could not be decided in a few seconds (try --exhaustive)");
    fwrite(text_string(&report), 1, report.length, run->err);
    text_free(&report);
}

/* Whether any file has names of C that joinery makes. */
static bool writes_c(const emit_options *options, const spec *spec) {
    const bool has_enum = !spec->host.words[HOST_C * HOST_WORD_COUNT + HOST_WORD_DTYPE]; /* of joinery's own */
    bool found = options->groups != 0;
    for (size_t i = 0; i < options->language_count && !found; i++) {
        const char *name = options->languages[i];
        const bool is_table = strcmp(name, "table.h") == 0;
        found = strcmp(name, "numpy") == 0 || (is_table ? has_enum : text_ends_in(name, ".h"));
    }
    return found;
}

/* Whether the names of the spec can be names in the files, or a message. */
static bool has_names(cli *run, const analysis *analysis, const emit_options *emit) {
    const char *prefix = emit->prefix;
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    char *own = prefix ? emit_file_prefix(prefix) : NULL;
    const bool good = c_names_check(analysis->spec, own, writes_c(emit, analysis->spec), &options, &diagnostics);
    mem_free(own);
    load_print_diagnostics(run, &diagnostics);
    return good;
}

static int generate(cli *run, const analysis *analysis, emit_options *options) {
    emit_result result = {0};
    text error = {0};
    progress shown;
    progress_begin(&shown, run);
    options->progress = progress_show;
    options->progress_context = &shown;
    const bool done = emit_generate(analysis, options, &result, &error);
    progress_end(&shown);
    if (done)
        report_files(run, options->directory, &result);
    else
        cli_error(run, "%s", text_string(&error));
    emit_result_free(&result);
    text_free(&error);
    return done ? EXIT_YES : EXIT_ERROR;
}

/* What --emit names: groups of files, whose bits are set; the rest are languages, which the templates know. */
static void read_parts(const cli *run, emit_options *options) {
#define WORD_AND_BIT(ENUM, bit, word) {word, bit},
    static const cli_word groups[] = {EMIT_FOR_EACH_GROUP(WORD_AND_BIT){NULL, 0}};
#undef WORD_AND_BIT
    size_t count;
    const char **parts = words_of(run, OPT_EMIT, &count);
    if (parts) options->groups = 0;
    for (size_t i = 0; i < count; i++) {
        const cli_word *group = groups;
        while (group->word && strcmp(group->word, parts[i]) != 0)
            group++;
        if (group->word)
            options->groups |= group->bit;
        else
            parts[options->language_count++] = parts[i];
    }
    options->languages = parts;
}

int cmd_generate(cli *run) {
    const cli_given *option = run->arguments.option;
    emit_options options = {
        .directory = option[OPT_DIRECTORY].text,
        .groups = EMIT_ALL,
        .prefix = option[OPT_PREFIX].text,
        .depfile = option[OPT_DEPFILE].text,
        .deptarget = option[OPT_DEPTARGET].text,
        .templates = option[OPT_TEMPLATES].text,
        .driver = option[OPT_DRIVER].given ? option[OPT_DRIVER].set : EMIT_DRIVER_ND,
    };
    analysis analysis;
    int status = EXIT_ERROR;
    read_parts(run, &options);
    options.isas = words_of(run, OPT_ISA, &options.isa_count);
    if (load_ops(run) && load_verified(run, run->arguments.operands[0], &analysis)) {
        const lat_outcome outcome = analysis_outcome(&analysis);
        options.staged =
            option[OPT_KERNELS].given ? option[OPT_KERNELS].set == EMIT_STAGED : analysis.spec->hot != NULL;
        if (outcome != LAT_HOLDS)
            print_refusal(run, &analysis);
        else if (has_names(run, &analysis, &options) && ops_option_read(run, &analysis, &options))
            status = generate(run, &analysis, &options);
        if (outcome == LAT_FAILS) status = EXIT_NO;
        analysis_free(&analysis);
    }
    ops_option_clear(&options);
    mem_free((void *)options.isas);
    mem_free((void *)options.languages);
    return status;
}
