#include "cli/ops_option.h"

#include "base/memory.h"
#include "cli/load.h"

#include <string.h>

static size_t index_of(const char *word, size_t length, const char *const *known, size_t count) {
    size_t i = 0;
    while (i < count && (strlen(known[i]) != length || memcmp(known[i], word, length) != 0))
        i++;
    return i;
}

static void add_words(text *to, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(to, "%s%s", i ? ", " : "", words[i]);
}

/* The message about a word that is neither the name of an operation nor of a group. */
static void report_unknown(cli *run, const ops_option *of, const char *word, size_t length) {
    const char *const *names = run->op_names;
    const size_t count = of->all->count + of->group_count;
    const char **known = mem_alloc_zeroed(count, sizeof *known);
    char *unknown = mem_copy_n(word, length);
    for (size_t i = 0; i < count; i++)
        known[i] = i < of->all->count ? names[i] : of->groups[i - of->all->count];
    const char *nearest = text_nearest(unknown, known, count);
    text there = {0};
    if (nearest) text_printf(&there, "did you mean %s? ", nearest);
    text_add(&there, "there are the groups ");
    add_words(&there, of->groups, of->group_count);
    if (!nearest) {
        text_add(&there, ", and the operations ");
        add_words(&there, names, of->all->count);
    }
    cli_error(run, "unknown word '%s' in --%s (%s)", unknown, cli_options[OPT_OPS].name, text_string(&there));
    text_free(&there);
    mem_free(unknown);
    mem_free(known);
}

static bool read_words(cli *run, ops_option *found) {
    const char *at = run->arguments.option[OPT_OPS].text, *word;
    const char *const *names = run->op_names;
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

bool ops_option_read(cli *run, ops_option *found) {
    *found = (ops_option){0};
    if (!run->arguments.option[OPT_OPS].is) return true;
    if (!load_ops(run)) return false;
    found->all = &run->ops;
    found->groups = emit_op_groups(found->all, &found->group_count);
    found->named = mem_alloc_zeroed(found->all->count + 1, sizeof *found->named);
    found->asked = mem_alloc_zeroed(found->group_count + 1, sizeof *found->asked);
    return read_words(run, found);
}

void ops_option_free(ops_option *of) {
    mem_free(of->groups);
    mem_free(of->named);
    mem_free(of->asked);
    *of = (ops_option){0};
}

/* Whether it is in a group that the option has. */
static bool is_asked(const ops_option *of, const emit_op *op) {
    bool asked = false;
    for (size_t k = 0; k < of->group_count && !asked; k++)
        asked = of->asked[k] && emit_op_is_in(op, of->groups[k]);
    return asked;
}

/* Whether the spec has the operation, and kernels for it. */
static bool is_usable(const analysis *from, const char *op) {
    const spec_operation *of = spec_operation_find(from->spec, op);
    text unread = {0};
    const bool usable = of && spec_operation_has_kernels(from->spec, &from->promotion, of, &unread);
    text_free(&unread);
    return usable;
}

bool ops_option_expand(cli *run, const ops_option *of, const analysis *from, emit_options *options) {
    if (!run->arguments.option[OPT_OPS].is) return true;
    bool ok = true;
    const char **ops = mem_alloc_zeroed(of->all->count + 1, sizeof *ops);
    bool *used = mem_alloc_zeroed(of->group_count + 1, sizeof *used);
    options->ops = ops;
    options->ops_text = run->arguments.option[OPT_OPS].text;
    for (size_t i = 0; i < of->all->count; i++) {
        const emit_op *op = &of->all->items[i];
        bool wanted = of->named[i];
        if (wanted) ok = load_check_op(run, from, op->name, cli_options[OPT_OPS].name) && ok;
        if (is_asked(of, op) && is_usable(from, op->name)) {
            wanted = true;
            for (size_t k = 0; k < of->group_count; k++)
                used[k] = used[k] || emit_op_is_in(op, of->groups[k]);
        }
        if (wanted) ops[options->op_count++] = op->name;
    }
    for (size_t k = 0; k < of->group_count; k++) {
        if (!of->asked[k] || used[k]) continue;
        ok = false;
        cli_error(run, "--%s: %s has no kernels for any operation of the group '%s'", cli_options[OPT_OPS].name,
                  from->spec->name, of->groups[k]);
    }
    mem_free(used);
    return ok;
}
