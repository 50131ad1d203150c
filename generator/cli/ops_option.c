#include "cli/ops_option.h"

#include "base/memory.h"
#include "cli/load.h"
#include "spec/operation.h"
#include "spec/set.h"

#include <string.h>

/* What the option says of an operation or a conversion. */
typedef struct op_choice {
    bool named, asked; /* by its name, by a group */
    bool left_out;     /* by NAME=false */
    bool whole;        /* for all dtypes */
    spec_set served;   /* else for these */
} op_choice;

typedef struct ops_option {
    cli *run;
    const analysis *analysis;
    const op_catalogue *all; /* that joinery has kernels of */
    const char **groups;     /* that there are */
    size_t group_count;
    bool *used;         /* by group: it has an operation, or none is wanted */
    const char **names; /* of what may be chosen: those of `all`, conversions, operations that the spec adds */
    size_t name_count;
    op_choice *choices; /* by name */
    bool chooses;       /* it has more than NAME=false */
    bool needs_kernels; /* files are asked for that have kernels, or call them */
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

/* Sets option->names. The caller frees the array, not the names. */
static void find_names(ops_option *option) {
    const spec *spec = option->analysis->spec;
    const size_t known = option->all->count + OP_CONVERSION_COUNT;
    option->names = mem_alloc_zeroed(known + spec->operation_count, sizeof *option->names);
    memcpy(option->names, option->all->names, known * sizeof *option->names);
    option->name_count = known;
    for (size_t i = 0; i < spec->operation_count; i++)
        if (!op_catalogue_find(option->all, spec->operations[i].name))
            option->names[option->name_count++] = spec->operations[i].name;
}

/* The message about a word that is neither the name of an operation nor of a group. */
static void report_unknown(const ops_option *option, const char *word, size_t length) {
    const size_t count = option->name_count + option->group_count;
    const char **known = mem_alloc_zeroed(count, sizeof *known);
    char *unknown = mem_copy_n(word, length);
    for (size_t i = 0; i < count; i++)
        known[i] = i < option->name_count ? option->names[i] : option->groups[i - option->name_count];
    const char *nearest = text_nearest(unknown, known, count);
    text there = {0};
    if (nearest) text_printf(&there, "did you mean %s? ", nearest);
    text_add(&there, "there are the groups ");
    add_words(&there, option->groups, option->group_count);
    if (!nearest) {
        text_add(&there, ", and the operations ");
        add_words(&there, option->names, option->name_count);
    }
    cli_error(option->run, "unknown word '%s' in --%s (%s)", unknown, cli_options[OPT_OPS].name, text_string(&there));
    text_free(&there);
    mem_free(unknown);
    mem_free(known);
}

/* Adds the words of a set of the spec's, separated by blanks. False after a message. */
static bool add_set(const ops_option *option, const char *words, size_t length, op_choice *choice) {
    const spec *spec = option->analysis->spec;
    bool ok = true, any = false;
    char *copy = mem_copy_n(words, length);
    if (!choice->served.members) choice->served = set_new(spec);
    for (char *word = strtok(copy, " \t\n"); word && ok; word = strtok(NULL, " \t\n")) {
        any = true;
        ok = set_add_word(spec, word, &choice->served);
        if (ok) continue;
        cli_error(option->run, "--%s: %s has no dtype, set or kind '%s' (write NAME=false, or NAME='f32 f64')",
                  cli_options[OPT_OPS].name, spec->name, word);
    }
    if (!any)
        cli_error(option->run, "--%s: there is nothing after an = (write NAME=false, or NAME='f32 f64')",
                  cli_options[OPT_OPS].name);
    mem_free(copy);
    return ok && any;
}

/* Takes NAME, NAME=false or NAME=SET for an operation; NULL: there is no =. False after a message. */
static bool choose(ops_option *option, op_choice *choice, const char *value, size_t length) {
    static const char out[] = "false";
    if (value && length == sizeof out - 1 && memcmp(value, out, length) == 0) {
        choice->left_out = true;
        return true;
    }
    option->chooses = true;
    choice->whole = choice->whole || !value;
    return !value || add_set(option, value, length, choice);
}

static bool read_word(ops_option *option, const char *word, size_t length) {
    const char *equals = memchr(word, '=', length);
    const char *value = equals ? equals + 1 : NULL;
    const size_t name_length = equals ? (size_t)(equals - word) : length;
    const size_t value_length = equals ? length - name_length - 1 : 0;
    const size_t op = index_of(word, name_length, option->names, option->name_count);
    const size_t group = index_of(word, name_length, option->groups, option->group_count);
    bool ok = true;
    if (op < option->name_count) {
        op_choice *choice = &option->choices[op];
        ok = choose(option, choice, value, value_length);
        choice->named = !choice->left_out;
        return ok;
    }
    if (group == option->group_count) {
        report_unknown(option, word, name_length);
        return false;
    }
    for (size_t i = 0; i < option->all->count && ok; i++) {
        if (!catalogue_op_is_in(&option->all->items[i], option->groups[group])) continue;
        ok = choose(option, &option->choices[i], value, value_length);
        option->choices[i].asked = true;
        if (!option->choices[i].left_out) option->used[group] = false;
    }
    return ok;
}

static bool read_words(ops_option *option) {
    const char *at = option->run->arguments.option[OPT_OPS].text, *word;
    size_t length;
    bool ok = true;
    while (ok && cli_next_word(&at, &word, &length))
        ok = read_word(option, word, length);
    return ok;
}

/*
 * Whether the spec has kernels for an operation that it has, or where none are asked for, results; one that is named
 * and has none gets a message. Of what the spec lacks emission tells.
 */
static bool is_of_use(const ops_option *option, const char *op, bool named) {
    const analysis *analysis = option->analysis;
    const spec_operation *operation = spec_operation_find(analysis->spec, op);
    if (!operation) return named;
    text why = {0};
    const char *hint;
    const bool is = (!option->needs_kernels && spec_operation_has_results(&analysis->promotion, operation)) ||
                    spec_operation_has_kernels(analysis->spec, &analysis->promotion, operation, &why, &hint);
    if (!is && named)
        cli_error(option->run, "--%s: %s: %s (%s)", cli_options[OPT_OPS].name, analysis->spec->name, text_string(&why),
                  hint);
    text_free(&why);
    return is;
}

/* What a choice has kernels for, which options own from here on; NULL: all that the spec says. */
static bool *taken_set(op_choice *choice) {
    bool *members = choice->whole ? NULL : choice->served.members;
    if (members) choice->served.members = NULL;
    return members;
}

/* Whether a group that is asked for has an operation; marks such groups as used. */
static bool is_asked(ops_option *option, const catalogue_op *op, const op_choice *choice) {
    if (!choice->asked || !is_of_use(option, op->name, false)) return false;
    for (size_t k = 0; k < option->group_count; k++)
        option->used[k] = option->used[k] || catalogue_op_is_in(op, option->groups[k]);
    return true;
}

/* False after a message: a group that is asked for has no operation. */
static bool check_groups(const ops_option *option) {
    bool ok = true;
    for (size_t k = 0; k < option->group_count; k++) {
        if (option->used[k]) continue;
        ok = false;
        cli_error(option->run, "--%s: %s has no kernels for any operation of the group '%s'", cli_options[OPT_OPS].name,
                  option->analysis->spec->name, option->groups[k]);
    }
    return ok;
}

/* Lets options->ops be what the words stand for. False after a message. */
static bool expand(ops_option *option, emit_options *options) {
    bool ok = true;
    const size_t known = option->all->count;
    const char **ops = mem_alloc_zeroed(option->name_count + 1, sizeof *ops);
    bool **served = mem_alloc_zeroed(option->name_count + 1, sizeof *served);
    options->ops = ops;
    options->served = served;
    for (size_t i = 0; i < option->name_count; i++) {
        const char *name = option->names[i];
        op_choice *choice = &option->choices[i];
        const bool is_conversion = i >= known && i < known + OP_CONVERSION_COUNT;
        if (choice->left_out || is_conversion) continue;
        bool wanted = choice->named || (!option->chooses && spec_operation_find(option->analysis->spec, name));
        if (choice->named) ok = is_of_use(option, name, true) && ok;
        if (i < known) wanted = is_asked(option, &option->all->items[i], choice) || wanted;
        if (!wanted) continue;
        served[options->op_count] = taken_set(choice);
        ops[options->op_count++] = name;
    }
    return check_groups(option) && ok;
}

/* The same for conversions: those that are named or, where the option leaves out some alone, those of the spec. */
static bool expand_conversions(ops_option *option, emit_options *options) {
    op_choice *choices = option->choices + option->all->count;
    bool named = false, ok = true;
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++)
        named = named || choices[i].named;
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++) {
        const bool *unread;
        const bool has = spec_has_conversion(option->analysis->spec, i, &unread);
        bool wanted = !named && !option->chooses && has;
        for (op_conversion k = i; k < OP_CONVERSION_COUNT; k++)
            wanted = wanted || choices[k].named; /* the later ones need it */
        for (op_conversion k = 0; k <= i; k++)
            wanted = wanted && !choices[k].left_out;
        if (choices[i].named && !has) {
            ok = false;
            cli_error(option->run, "--%s: %s leaves out '%s'", cli_options[OPT_OPS].name, option->analysis->spec->name,
                      op_conversion_name(i));
        }
        options->converts[i] = wanted;
        options->converted[i] = taken_set(&choices[i]);
    }
    return ok;
}

static void ops_option_free(ops_option *option) {
    for (size_t i = 0; i < option->name_count; i++)
        spec_set_free(&option->choices[i].served);
    mem_free(option->names);
    mem_free(option->groups);
    mem_free(option->used);
    mem_free(option->choices);
}

bool ops_option_read(cli *run, const analysis *analysis, emit_options *options) {
    if (!run->arguments.option[OPT_OPS].given) return true;
    ops_option option = {.run = run, .analysis = analysis, .all = load_ops(run)};
    if (!option.all) return false;
    options->ops_text = run->arguments.option[OPT_OPS].text;
    option.groups = op_catalogue_groups(option.all, &option.group_count);
    option.used = mem_alloc(option.group_count + 1);
    memset(option.used, true, option.group_count + 1);
    option.needs_kernels = (options->groups & (EMIT_DISPATCH | EMIT_KERNELS)) != 0;
    find_names(&option);
    option.choices = mem_alloc_zeroed(option.name_count, sizeof *option.choices);
    bool ok = read_words(&option);
    options->all_but_some = !option.chooses && *options->ops_text;
    ok = ok && expand(&option, options) && expand_conversions(&option, options);
    ops_option_free(&option);
    return ok;
}

void ops_option_clear(emit_options *options) {
    for (size_t i = 0; i < options->op_count; i++)
        mem_free((void *)options->served[i]);
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++)
        mem_free((void *)options->converted[i]);
    mem_free((void *)options->served);
    mem_free((void *)options->ops);
}
