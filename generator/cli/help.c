#include "cli/help.h"
#include "base/memory.h"
#include "emit/emit.h"

#include <string.h>

const char *const help_exits[EXIT_STATUSES] = {
    [EXIT_YES] = "success, and the answer is yes",
    [EXIT_NO] = "success, and the answer is no: a required law fails, the specs "
                "differ, or there is no join",
    [EXIT_ERROR] = ("failure: an error on the command line or in the spec, or a file that "
                    "cannot be read or written; a message is on standard error"),
};
const char help_spec[] = "SPEC is a Lua file, a promotion table in CSV, Markdown or JSON, the name of "
                         "an installed spec such as jax (see `joinery list`), or - for standard "
                         "input. Options can be anywhere; -- ends them.";
const cli_example help_examples[CLI_EXAMPLES] = {
    {"joinery generate jax -o generated", "JAX's promotion tables and kernels in C"},
    {"joinery check my.lua", "is my spec a lattice, and if not, why?"},
    {"joinery explain numpy i8 u8 f16", "a promotion, step by step"},
};

/* The parts that --emit can name, which the templates know. */
static void add_parts(text *out) {
    name_list parts = {0};
    emit_part_names(&parts);
    text_add(out, " Any of: ");
    for (size_t i = 0; i < parts.count; i++)
        text_printf(out, "%s%s", i ? ", " : "", parts.names[i]);
    text_add_char(out, '.');
    name_list_free(&parts);
}

void help_option_text(text *out, const cli_option *option, cli_command_id command) {
    text_add(out, option->help);
    if (option->value == VALUE_FORMAT && command < CMD_COUNT) {
        const unsigned formats = cli_commands[command].formats;
        text_add(out, " One of ");
        cli_format_list(out, formats);
        text_printf(out, ". Default: what the suffix of FILE says, else %s.",
                    report_format_name(cli_default_format(command)));
    }
    if (option->required) text_add(out, " Required.");
    if (option == &cli_options[OPT_EMIT]) add_parts(out);
    if (!option->words) return;
    text_add(out, option->value == VALUE_WORD ? " One of: " : " Any of: ");
    for (const cli_word *word = option->words; word->word; word++)
        text_printf(out, "%s%s", word == option->words ? "" : ", ", word->word);
    text_add_char(out, '.');
}

enum { LEAST_WIDTH = 50, MOST_WIDTH = 80, HELP_COLUMN = 30 };

/* Appends words of `sentence`, folded, with `column` spaces before each line but the first. */
static void add_lines(text *out, style style, size_t column, const char *sentence) {
    const size_t width = style.columns && style.columns < MOST_WIDTH ? style.columns : MOST_WIDTH;
    text_add_folded(out, sentence, column, column, width < LEAST_WIDTH ? LEAST_WIDTH : width);
    text_add_char(out, '\n');
}

static void add_heading(text *out, style style, const char *heading) {
    text_add_char(out, '\n');
    style_add(out, style, PAINT_BOLD, heading);
    text_add_char(out, '\n');
}

/* "  name      what it is, wrapped beneath itself" */
static void add_row(text *out, style style, size_t column, const char *name, const char *label) {
    text_add(out, "  ");
    text_add(out, name);
    size_t width = 2 + text_width(name);
    if (width + 2 > column) {
        text_add_char(out, '\n');
        width = 0;
    }
    text_add_repeated(out, ' ', column - width);
    add_lines(out, style, column, label);
}

static void add_options(text *out, style style, cli_command_id command) {
    add_heading(out, style, "Options");
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (command < CMD_COUNT ? !cli_takes(command, option) : !cli_is_common(option)) continue;
        text synopsis = {0}, label = {0};
        if (!option->letter) text_add(&synopsis, "    ");
        cli_option_synopsis(&synopsis, option);
        help_option_text(&label, option, command);
        add_row(out, style, HELP_COLUMN, text_string(&synopsis), text_string(&label));
        text_free(&synopsis);
        text_free(&label);
    }
}

/* What statuses mean, by number; NULL for one that there is not. */
static void add_exit_statuses(text *out, style style, const char *const meanings[EXIT_STATUSES]) {
    add_heading(out, style, "Exit status");
    for (int status = 0; status < EXIT_STATUSES; status++) {
        const char digit[] = {(char)('0' + status), '\0'};
        if (meanings[status]) add_row(out, style, 6, digit, meanings[status]);
    }
}

static void add_examples(text *out, style style, const cli_example *examples) {
    add_heading(out, style, "Examples");
    for (int i = 0; i < CLI_EXAMPLES && examples[i].command; i++) {
        text_printf(out, "  %s\n      %s\n", examples[i].command, examples[i].does);
    }
}

void help_program(text *out, style style) {
    style_add(out, style, PAINT_BOLD, "joinery");
    text_add(out, ": " JOINERY_PURPOSE "\n\nUsage: joinery COMMAND [SPEC] [options]\n\n");
    add_lines(out, style, 0, help_spec);
    add_heading(out, style, "Commands");
    for (cli_command_id i = 0; i < CMD_COUNT; i++)
        add_row(out, style, 14, cli_command_name(i), cli_commands[i].summary);
    add_options(out, style, CMD_COUNT);
    add_examples(out, style, help_examples);
    add_exit_statuses(out, style, help_exits);
    text_add(out, "\n`joinery COMMAND --help` explains a command.\n");
}

void help_command(text *out, style style, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    style_add(out, style, PAINT_BOLD, "joinery ");
    style_add(out, style, PAINT_BOLD, cli_command_name(id));
    text usage = {0};
    cli_usage(&usage, id);
    text_printf(out, ": %s\n\nUsage: joinery %s%s%s [options]\n\n", command->summary, cli_command_name(id),
                usage.length ? " " : "", text_string(&usage));
    text_free(&usage);
    add_lines(out, style, 0, command->description);
    if (command->operands[0] == OPERAND_SPEC) {
        text_add_char(out, '\n');
        add_lines(out, style, 0, help_spec);
    }
    add_options(out, style, id);
    add_examples(out, style, command->examples);
    const char *const exits[EXIT_STATUSES] = {
        [EXIT_YES] = command->yes, [EXIT_NO] = command->no, [EXIT_ERROR] = help_exits[EXIT_ERROR]};
    add_exit_statuses(out, style, exits);
}
