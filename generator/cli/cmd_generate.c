#include "analysis/analysis.h"
#include "base/memory.h"
#include "cli/answer.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/progress.h"
#include "emit/emit.h"
#include "platform/pathname.h"
#include "report/check/laws_document.h"
#include "spec/names/collisions.h"
#include "spec/operation.h"

#include <string.h>

typedef struct ops_option {
    const op_catalogue *all; /* that there are */
    const char **groups;     /* that there are */
    size_t group_count;
    bool *named; /* by operation: the option names it */
    bool *asked; /* by group */
} ops_option;

static size_t index_of(const char *word, size_t length, const char *const *known, size_t count) {
    size_t i = 0;
    while (i < count && (strlen(known[i]) != length || memcmp(known[i], word, length) != 0))
        i++;
    return i;
}

static void add_words(text *out, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? ", " : "", words[i]);
}

/* The message about a word that is neither the name of an operation nor of a group. */
static void report_unknown(cli *run, const ops_option *option, const char *word, size_t length) {
    const char *const *names = option->all->names;
    const size_t count = option->all->count + option->group_count;
    const char **known = mem_alloc_zeroed(count, sizeof *known);
    char *unknown = mem_copy_n(word, length);
    for (size_t i = 0; i < count; i++)
        known[i] = i < option->all->count ? names[i] : option->groups[i - option->all->count];
    const char *nearest = text_nearest(unknown, known, count);
    text there = {0};
    if (nearest) text_printf(&there, "did you mean %s? ", nearest);
    text_add(&there, "there are the groups ");
    add_words(&there, option->groups, option->group_count);
    if (!nearest) {
        text_add(&there, ", and the operations ");
        add_words(&there, names, option->all->count);
    }
    cli_error(run, "unknown word '%s' in --%s (%s)", unknown, cli_options[OPT_OPS].name, text_string(&there));
    text_free(&there);
    mem_free(unknown);
    mem_free(known);
}

static bool read_words(cli *run, ops_option *found) {
    const char *at = run->arguments.option[OPT_OPS].text, *word;
    const char *const *names = found->all->names;
    size_t length;
    bool ok = true;
    while (ok && cli_next_word(&at, &word, &length)) {
        const size_t op = index_of(word, length, names, found->all->count);
        const size_t group = index_of(word, length, found->groups, found->group_count);
        ok = op < found->all->count || group < found->group_count;
        if (op < found->all->count)
            found->named[op] = true;
        else if (ok)
            found->asked[group] = true;
        else
            report_unknown(run, found, word, length);
    }
    return ok;
}

/* Whether it is in a group that the option has. */
static bool is_asked(const ops_option *option, const catalogue_op *op) {
    bool asked = false;
    for (size_t k = 0; k < option->group_count && !asked; k++)
        asked = option->asked[k] && catalogue_op_is_in(op, option->groups[k]);
    return asked;
}

/* Whether the spec has kernels for an operation that it has; one that is named and has none gets a message. Of what the
 * spec lacks emission tells. */
static bool has_kernels(cli *run, const analysis *analysis, const char *op, bool named) {
    const spec_operation *operation = spec_operation_find(analysis->spec, op);
    if (!operation) return named;
    text why = {0};
    const char *hint;
    const bool has = spec_operation_has_kernels(analysis->spec, &analysis->promotion, operation, &why, &hint);
    if (!has && named)
        cli_error(run, "--%s: %s: %s (%s)", cli_options[OPT_OPS].name, analysis->spec->name, text_string(&why), hint);
    text_free(&why);
    return has;
}

/* Lets options->ops be what the words stand for. False after a message. */
static bool expand(cli *run, const ops_option *option, const analysis *analysis, emit_options *options) {
    bool ok = true;
    const char **ops = mem_alloc_zeroed(option->all->count + 1, sizeof *ops);
    bool *used = mem_alloc_zeroed(option->group_count + 1, sizeof *used);
    options->ops = ops;
    options->ops_text = run->arguments.option[OPT_OPS].text;
    for (size_t i = 0; i < option->all->count; i++) {
        const catalogue_op *op = &option->all->items[i];
        bool wanted = option->named[i];
        if (wanted) ok = has_kernels(run, analysis, op->name, true) && ok;
        if (is_asked(option, op) && has_kernels(run, analysis, op->name, false)) {
            wanted = true;
            for (size_t k = 0; k < option->group_count; k++)
                used[k] = used[k] || catalogue_op_is_in(op, option->groups[k]);
        }
        if (wanted) ops[options->op_count++] = op->name;
    }
    for (size_t k = 0; k < option->group_count; k++) {
        if (!option->asked[k] || used[k]) continue;
        ok = false;
        cli_error(run, "--%s: %s has no kernels for any operation of the group '%s'", cli_options[OPT_OPS].name,
                  analysis->spec->name, option->groups[k]);
    }
    mem_free(used);
    return ok;
}

/*
 * Lets options->ops be the operations that the words of the option stand for: what is named, and of a group those of
 * the spec that have kernels. False after a message: a word is neither, what is named has no kernel, or nothing in a
 * group has one. The caller frees options->ops. Without the option there is nothing to do.
 */
static bool ops_option_read(cli *run, const analysis *analysis, emit_options *options) {
    if (!run->arguments.option[OPT_OPS].given) return true;
    ops_option found = {.all = load_ops(run)};
    if (!found.all) return false;
    found.groups = op_catalogue_groups(found.all, &found.group_count);
    found.named = mem_alloc_zeroed(found.all->count + 1, sizeof *found.named);
    found.asked = mem_alloc_zeroed(found.group_count + 1, sizeof *found.asked);
    const bool ok = read_words(run, &found) && expand(run, &found, analysis, options);
    mem_free(found.groups);
    mem_free(found.named);
    mem_free(found.asked);
    return ok;
}

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

/* Whether the names of the spec can be names in C, or a message. */
static bool has_c_names(cli *run, const analysis *analysis, const char *prefix) {
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    char *own = prefix ? emit_file_prefix(prefix) : NULL;
    const bool good = c_names_check(analysis->spec, own, &options, &diagnostics);
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
        else if (has_c_names(run, &analysis, options.prefix) && ops_option_read(run, &analysis, &options))
            status = generate(run, &analysis, &options);
        if (outcome == LAT_FAILS) status = EXIT_NO;
        analysis_free(&analysis);
    }
    mem_free((void *)options.ops);
    mem_free((void *)options.isas);
    mem_free((void *)options.languages);
    return status;
}
