#include "docs/completion.h"

#include "base/memory.h"
#include "cli/load.h"
#include "emit/emit.h"
#include "spec/dtype.h"
#include "templates/op_catalogue.h"

#include <string.h>

static void add_words(text *out, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? " " : "", words[i]);
}

static void add_commands(text *out) {
    for (cli_command_id i = 0; i < CMD_COUNT; i++)
        text_printf(out, "%s%s", i ? " " : "", cli_command_name(i));
}

static void add_specs(text *out) {
    size_t count;
    char **names = load_installed_names(&count);
    add_words(out, (const char *const *)names, count);
    while (count > 0)
        mem_free(names[--count]);
    mem_free(names);
}

static void add_known(text *out) {
    const char **names = dtype_known_names();
    add_words(out, names, dtype_known_count);
    mem_free(names);
}

/* The names of entries of a list of the templates. */
static void add_list(text *out, const char *file) {
    name_list names = {0};
    templates_add_names(file, &names);
    add_words(out, (const char *const *)names.names, names.count);
    name_list_free(&names);
}

/* The groups of operations, the operations, and the conversions. */
static void add_ops(text *out) {
    add_list(out, "engine/op_groups");
    text_add_char(out, ' ');
    add_list(out, "kernels/ops");
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++)
        text_printf(out, " %s", op_conversion_name(i));
}

/* What --emit can name. */
static void add_parts(text *out) {
    name_list parts = {0};
    emit_part_names(&parts);
    add_words(out, (const char *const *)parts.names, parts.count);
    name_list_free(&parts);
}

static const char *value_kind(const cli_option *option) {
    if (option == &cli_options[OPT_OPS] || option == &cli_options[OPT_EMIT]) return "words";
    switch (option->value) {
    case VALUE_FILE:
        return "file";
    case VALUE_DIRECTORY:
        return "directory";
    case VALUE_FORMAT:
        return "format";
    case VALUE_SPEC:
    case VALUE_EACH_SPEC:
        return "spec";
    case VALUE_EACH_KNOWN:
        return "known";
    case VALUE_WORD:
        return "word";
    case VALUE_WORDS:
        return "words";
    case VALUE_NONE:
    case VALUE_TEXT:
    case VALUE_EACH:
    case VALUE_NAME:
    case VALUE_LIST:
    case VALUE_COUNT:
    case VALUE_SIZE:
    case VALUE_SECONDS:
        break;
    }
    return "other";
}

/* "check:-o|check:--output": the option after the command, as a pattern of case. */
static void add_pattern(text *out, const char *command, const cli_option *option, const char *separator) {
    text_add(out, separator);
    if (option->letter) text_printf(out, "%s:-%c|", command, option->letter);
    text_printf(out, "%s:--%s", command, option->name);
}

/* True if another command has an option of the same name that is not this one. */
static bool is_shared(const cli_option *option) {
    for (int i = 0; i < OPT_COUNT; i++) {
        if (&cli_options[i] != option && !strcmp(cli_options[i].name, option->name)) return true;
    }
    return false;
}

static void add_formats(text *out, unsigned formats) {
    const char *separator = "";
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        if (!(formats >> format & 1)) continue;
        text_printf(out, "%s%s", separator, report_format_name(format));
        separator = " ";
    }
}

/* The words that an option of a command with these formats may be given. */
static void add_value_words(text *out, const cli_option *option, unsigned formats) {
    for (const cli_word *word = option->words; word && word->word; word++)
        text_printf(out, "%s%s", word == option->words ? "" : " ", word->word);
    if (option == &cli_options[OPT_OPS]) add_ops(out);
    if (option == &cli_options[OPT_EMIT]) add_parts(out);
    if (option->value == VALUE_FORMAT) add_formats(out, formats);
}

static void add_values(text *out) {
    for (int i = 0; i < OPT_COUNT; i++) {
        const cli_option *option = &cli_options[i];
        if (!option->argument) continue;
        const char *separator = "    ";
        for (cli_command_id command = 0; command < CMD_COUNT && is_shared(option); command++) {
            if (!cli_takes(command, option)) continue;
            add_pattern(out, cli_command_name(command), option, separator);
            separator = "|";
        }
        if (!is_shared(option)) add_pattern(out, "*", option, separator);
        text_printf(out, ") value=%s", value_kind(option));
        const bool listed = !strcmp(value_kind(option), "word") || !strcmp(value_kind(option), "words");
        if (listed) text_add(out, " words='"); /* in the quotes of the shell */
        if (listed) add_value_words(out, option, 0);
        text_add(out, listed ? "' ;;\n" : " ;;\n");
    }
}

static const char *operand_kind(cli_operand kind) {
    static const char *const kinds[] = {
        [OPERAND_NONE] = "",       [OPERAND_SPEC] = "spec",   [OPERAND_CSV] = "csv",
        [OPERAND_DTYPE] = "dtype", [OPERAND_KNOWN] = "known", [OPERAND_COMMAND] = "command"};
    return kinds[kind];
}

/* The options that every command takes. */
static void add_common(text *out) {
    const char *separator = "";
    for (int option = 0; option < OPT_COUNT; option++) {
        if (!cli_is_common(&cli_options[option])) continue;
        text_printf(out, "%s--%s", separator, cli_options[option].name);
        separator = " ";
    }
}

static void add_options(text *out) {
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        const cli_command *command = &cli_commands[id];
        text_printf(out, "    %s)\n      options='", cli_command_name(id));
        const char *separator = "";
        for (int option = 0; option < OPT_COUNT; option++) {
            if (!cli_takes(id, &cli_options[option])) continue;
            text_printf(out, "%s--%s", separator, cli_options[option].name);
            separator = " ";
        }
        text_add(out, "'\n      formats='");
        add_formats(out, command->formats);
        text_add(out, "' operands='");
        cli_operand kind = OPERAND_NONE;
        for (size_t i = 0; i < command->most && i < CLI_OPERANDS; i++) {
            if (command->operands[i] == OPERAND_NONE && command->most == CLI_ANY_NUMBER) break;
            if (command->operands[i] != OPERAND_NONE) kind = command->operands[i];
            text_printf(out, "%s%s", i ? " " : "", operand_kind(kind));
        }
        text_add(out, command->most == CLI_ANY_NUMBER ? " ...'\n      ;;\n" : "'\n      ;;\n");
    }
}

/* A text in single quotes of fish: the first sentence of it. */
static void add_quoted(text *out, const char *sentence) {
    const char *stop = strstr(sentence, ". ");
    text_add_char(out, '\'');
    for (const char *at = sentence; *at && at != stop; at++) {
        if (*at == '\'' || *at == '\\') text_add_char(out, '\\');
        if (*at != '.' || at[1]) text_add_char(out, *at);
    }
    text_add_char(out, '\'');
}

/* " -a '(__joinery_specs)'": what fish offers for a kind of value or operand; nothing for one that may be anything. */
static void add_fish_kind(text *out, const char *kind) {
    static const char *const kinds[][2] = {{"spec", " -a '(__joinery_specs)'"},
                                           {"csv", " -a '(__joinery_files csv)'"},
                                           {"dtype", " -a '(__joinery_dtypes)'"},
                                           {"known", " -a \"$__joinery_known\""},
                                           {"command", " -a '" /* and the names */},
                                           {"file", " -F"},
                                           {"directory", " -a '(__fish_complete_directories)'"}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (!strcmp(kinds[i][0], kind)) text_add(out, kinds[i][1]);
    if (strcmp(kind, "command") != 0) return;
    add_commands(out);
    text_add_char(out, '\'');
}

static void add_fish_option(text *out, cli_command_id command, const cli_option *option) {
    const char *kind = option->argument ? value_kind(option) : "";
    text_printf(out, "complete -c joinery -n '__fish_seen_subcommand_from %s' -l %s", cli_command_name(command),
                option->name);
    if (option->letter) text_printf(out, " -s %c", option->letter);
    if (option->argument) text_add(out, strcmp(kind, "file") ? " -x" : " -r");
    const bool is_list = !strcmp(kind, "words");
    if (is_list || !strcmp(kind, "word") || !strcmp(kind, "format")) {
        text_add(out, is_list ? " -a '(__joinery_list " : " -a '");
        add_value_words(out, option, cli_commands[command].formats);
        text_add(out, is_list ? ")'" : "'");
    }
    add_fish_kind(out, kind);
    text_add(out, " -d ");
    add_quoted(out, option->help);
    text_add_char(out, '\n');
}

static void add_fish(text *out) {
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        const cli_command *command = &cli_commands[id];
        text_printf(out, "complete -c joinery -n __fish_use_subcommand -a %s -d ", cli_command_name(id));
        add_quoted(out, command->summary);
        text_add_char(out, '\n');
        for (size_t i = 0; i < command->most && i < CLI_OPERANDS && command->operands[i] != OPERAND_NONE; i++) {
            const bool is_last = i + 1 == CLI_OPERANDS || command->operands[i + 1] == OPERAND_NONE;
            text_printf(out, "complete -c joinery -n '__fish_seen_subcommand_from %s", cli_command_name(id));
            if (!is_last || command->most == i + 1)
                text_printf(out, "; and __joinery_operands %zu", i);
            else if (i > 0)
                text_printf(out, "; and not __joinery_operands %zu", i - 1);
            text_add_char(out, '\'');
            add_fish_kind(out, operand_kind(command->operands[i]));
            text_add_char(out, '\n');
        }
        for (int option = 0; option < OPT_COUNT; option++)
            if (cli_takes(id, &cli_options[option])) add_fish_option(out, id, &cli_options[option]);
    }
}

bool completion_part(text *out, const char *name, size_t length) {
    static const struct {
        const char *name;
        void (*add)(text *out);
    } parts[] = {{"COMMANDS", add_commands}, {"SPECS", add_specs},     {"KNOWN", add_known}, {"VALUES", add_values},
                 {"COMMON", add_common},     {"OPTIONS", add_options}, {"FISH", add_fish}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strlen(parts[i].name) != length || memcmp(parts[i].name, name, length) != 0) continue;
        parts[i].add(out);
        if (out->length && out->data[out->length - 1] == '\n') out->data[--out->length] = '\0';
        return true;
    }
    return false;
}
