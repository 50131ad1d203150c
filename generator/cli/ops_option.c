#include "cli/ops_option.h"

#include "base/memory.h"
#include "cli/load.h"
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

/* Whether the spec has the operation, and kernels for it. */
static bool is_usable(const analysis *analysis, const char *op) {
    const spec_operation *operation = spec_operation_find(analysis->spec, op);
    text unread = {0};
    const char *hint;
    const bool usable =
        operation && spec_operation_has_kernels(analysis->spec, &analysis->promotion, operation, &unread, &hint);
    text_free(&unread);
    return usable;
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
        if (wanted) ok = load_check_op(run, analysis, op->name, cli_options[OPT_OPS].name) && ok;
        if (is_asked(option, op) && is_usable(analysis, op->name)) {
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

bool ops_option_read(cli *run, const analysis *analysis, emit_options *options) {
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
