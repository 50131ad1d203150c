#include "cli/help.h"
#include "cli/help_text.h"

#include <string.h>

enum { LINE_WIDTH = 80, HELP_COLUMN = 30 };

const char help_exit_error[] = "it could not be done: an error on the command line or in the spec, or a file that "
                               "cannot be read or written; a message is on standard error";
const char help_exit_yes[] = "done, and the answer is yes";
const char help_exit_no[] =
    "done, and the answer is no: a law that must hold fails, the specs differ, there is no join";
const char help_spec[] =
    "SPEC is a Lua file, a promotion table in CSV (.csv), the name of an installed spec such as jax (`joinery list` "
    "lists them), or - for standard input. Options may stand anywhere; -- ends them.";
const cli_example help_examples[CLI_EXAMPLES] = {
    {"joinery generate jax -o generated", "JAX's promotion as C and C++ headers"},
    {"joinery check my.lua", "is my spec a lattice? where not, and why?"},
    {"joinery explain numpy i8 u8 f16", "a promotion, step by step"},
};

/* Appends words of `sentence`, wrapped, with `indent` spaces before each line but the first, which is at `column`. */
static void add_wrapped(text *to, size_t column, size_t indent, const char *sentence) {
    while (*sentence) {
        const size_t length = strcspn(sentence, " ");
        if (column > indent && column + 1 + length > LINE_WIDTH) {
            text_add_char(to, '\n');
            text_add_repeated(to, ' ', indent);
            column = indent;
        } else if (column > indent) {
            text_add_char(to, ' ');
            column++;
        }
        text_add_n(to, sentence, length);
        column += length;
        sentence += length;
        while (*sentence == ' ')
            sentence++;
    }
    text_add_char(to, '\n');
}

static void add_heading(text *to, style with, const char *heading) {
    text_add_char(to, '\n');
    style_add(to, with, PAINT_BOLD, heading);
    text_add_char(to, '\n');
}

/* "  name      what it is, wrapped beneath itself" */
static void add_row(text *to, size_t column, const char *name, const char *what) {
    text_add(to, "  ");
    text_add(to, name);
    size_t width = 2 + text_width(name);
    if (width + 2 > column) {
        text_add_char(to, '\n');
        width = 0;
    }
    text_add_repeated(to, ' ', column - width);
    add_wrapped(to, column, column, what);
}

void help_option_text(text *to, const cli_option *option, cli_command_id command) {
    text_add(to, option->help);
    if (option->value == VALUE_FORMAT && command < CMD_COUNT) {
        const unsigned formats = cli_commands[command].formats;
        text_add(to, " One of ");
        cli_format_list(to, formats);
        text_printf(to, ". Default: %s.", report_format_name(cli_default_format(formats)));
    }
    if (!option->words) return;
    text_add(to, option->value == VALUE_WORD ? " One of: " : " Any of: ");
    const char *words = option->words, *word;
    size_t length;
    for (bool first = true; cli_next_word(&words, &word, &length); first = false)
        text_printf(to, "%s%.*s", first ? "" : ", ", (int)length, word);
    text_add_char(to, '.');
}

static void add_options(text *to, style with, cli_command_id command) {
    add_heading(to, with, "Options");
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (command < CMD_COUNT ? !(option->commands >> command & 1) : option->commands != (1u << CMD_COUNT) - 1)
            continue;
        text synopsis = {0}, what = {0};
        if (!option->letter) text_add(&synopsis, "    ");
        cli_option_synopsis(&synopsis, option);
        help_option_text(&what, option, command);
        add_row(to, HELP_COLUMN, text_string(&synopsis), text_string(&what));
        text_free(&synopsis);
        text_free(&what);
    }
}

static void add_exit_statuses(text *to, style with, const char *yes, const char *no) {
    add_heading(to, with, "Exit status");
    add_row(to, 6, "0", yes);
    if (no) add_row(to, 6, "1", no);
    add_row(to, 6, "2", help_exit_error);
}

static void add_examples(text *to, style with, const cli_example *examples) {
    add_heading(to, with, "Examples");
    for (int i = 0; i < CLI_EXAMPLES && examples[i].command; i++) {
        text_printf(to, "  %s\n      %s\n", examples[i].command, examples[i].does);
    }
}

void help_program(text *to, style with) {
    style_add(to, with, PAINT_BOLD, "joinery");
    text_add(to, ": " JOINERY_PURPOSE "\n\nUsage: joinery COMMAND [SPEC] [options]\n\n");
    add_wrapped(to, 0, 0, help_spec);
    add_heading(to, with, "Commands");
    for (int i = 0; i < CMD_COUNT; i++)
        add_row(to, 14, cli_commands[i].name, cli_commands[i].summary);
    add_options(to, with, CMD_COUNT);
    add_examples(to, with, help_examples);
    add_exit_statuses(to, with, help_exit_yes, help_exit_no);
    text_add(to, "\n`joinery COMMAND --help` tells more about a command.\n");
}

void help_command(text *to, style with, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    style_add(to, with, PAINT_BOLD, "joinery ");
    style_add(to, with, PAINT_BOLD, command->name);
    text_printf(to, ": %s\n\nUsage: joinery %s%s%s [options]\n\n", command->summary, command->name,
                *command->usage ? " " : "", command->usage);
    add_wrapped(to, 0, 0, command->description);
    if (command->operands[0] == OPERAND_SPEC) {
        text_add_char(to, '\n');
        add_wrapped(to, 0, 0, help_spec);
    }
    add_options(to, with, id);
    add_examples(to, with, command->examples);
    add_exit_statuses(to, with, command->yes, command->no);
}
