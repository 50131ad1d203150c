#include "analysis/analysis.h"
#include "base/memory.h"
#include "cli/answer.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/progress.h"
#include "emit/emit.h"
#include "platform/pathname.h"
#include "report/check/check_repairs.h"
#include "report/check/laws_document.h"
#include "spec/operation.h"

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

static void report_files(cli *run, const char *directory, const emission *made, const output_changes *changes) {
    static const char *const actions[] = {[OUTPUT_WRITTEN] = "written",
                                          [OUTPUT_UNCHANGED] = "unchanged",
                                          [OUTPUT_KEPT] = "kept",
                                          [OUTPUT_REMOVED] = "removed"};
    const size_t length = strlen(directory);
    const char *separator = length && path_is_separator(directory[length - 1]) ? "" : "/";
    text shown = {0};
    text_add_shown(&shown, directory, length);
    for (size_t i = 0; i < changes->count; i++)
        text_printf(&run->report, "%-9s  %s%s%s\n", actions[changes->items[i].action], text_string(&shown), separator,
                    changes->items[i].path);
    text_free(&shown);
    for (size_t i = 0; i < made->kernels.count; i++)
        text_printf(&run->report, "%-9s  %s\n", "kernels", made->kernels.names[i]);
}

/* The report on standard error, for a spec that must not be generated: which laws fail, and what mends them. */
static void print_refusal(cli *run, const analysis *analysis) {
    text words = {0};
    document page = {.out = &words, .format = FORMAT_TEXT};
    check_report report = {.analysis = analysis, .join = doc_join(&page)};
    check_report_find(&report);
    laws_document(&page, analysis);
    check_repairs_document(&report, &page);
    check_report_free(&report);
    cli_error(run, "%s: a required law fails; nothing was written", analysis->spec->name);
    fwrite(text_string(&words), 1, words.length, run->err);
    text_free(&words);
}

/* Rules of the spec by which nothing can be computed. Operations that --ops names are refused then. */
static void remark_on_rules(cli *run, const analysis *analysis, const emit_options *options) {
    const spec *spec = analysis->spec;
    for (size_t i = 0; i < spec->operation_count && !options->ops && (options->groups & EMIT_KERNELS); i++) {
        const spec_operation *op = &spec->operations[i];
        const bool has_rule = op->known && op->own && (op->own->form != SPEC_OP_DEFAULT || op->own->cell_count);
        text why = {0};
        const char *hint;
        if (has_rule && spec_operation_has_results(&analysis->promotion, op) &&
            !spec_operation_has_kernels(spec, &analysis->promotion, op, &why, &hint))
            cli_remark(run, "note: %s", text_string(&why));
        text_free(&why);
    }
}

static int generate(cli *run, const analysis *analysis, emit_options *options) {
    emission made;
    output_changes changes = {0};
    spec_diagnostics diagnostics = load_diagnostics(run);
    text error = {0};
    progress shown;
    progress_begin(&shown, run);
    options->progress = progress_show;
    options->progress_context = &shown;
    const bool done = emit_make(analysis, options, &made, &diagnostics, &error) &&
                      emit_publish(&made, analysis->spec, options, &changes, &error);
    progress_end(&shown);
    if (done) {
        report_files(run, options->directory, &made, &changes);
        remark_on_rules(run, analysis, options);
    } else if (error.length)
        cli_error(run, "%s", text_string(&error));
    for (size_t i = 0; done && i < made.remarks.count; i++)
        cli_remark(run, "%s", made.remarks.names[i]);
    for (size_t i = 0; i < made.refusals.count; i++)
        cli_error(run, "%s", made.refusals.names[i]);
    load_print_diagnostics(run, &diagnostics);
    output_changes_free(&changes);
    emission_free(&made);
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
        .ops = option[OPT_OPS].text,
        .prefix = option[OPT_PREFIX].text,
        .depfile = option[OPT_DEPFILE].text,
        .deptarget = option[OPT_DEPTARGET].text,
        .templates = option[OPT_TEMPLATES].text,
        .seconds = option[OPT_MAX_TIME].seconds,
        .driver = option[OPT_DRIVER].given ? option[OPT_DRIVER].set : EMIT_DRIVER_ND,
    };
    analysis analysis;
    int status = EXIT_ERROR;
    read_parts(run, &options);
    options.isas = words_of(run, OPT_ISA, &options.isa_count);
    if (load_verified(run, run->arguments.operands[0], &analysis)) {
        const lat_outcome outcome = analysis_outcome(&analysis);
        options.staged =
            option[OPT_KERNELS].given ? option[OPT_KERNELS].set == EMIT_STAGED : analysis.spec->hot != NULL;
        if (outcome != LAT_HOLDS)
            print_refusal(run, &analysis);
        else
            status = generate(run, &analysis, &options);
        if (outcome == LAT_FAILS) status = EXIT_NO;
        analysis_free(&analysis);
    }
    mem_free((void *)options.isas);
    mem_free((void *)options.languages);
    return status;
}
