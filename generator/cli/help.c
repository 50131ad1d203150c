#include "cli/help.h"

#include "cli/help_text.h"

#include <string.h>

enum { LINE_WIDTH = 80, HELP_COLUMN = 30 };

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

static void add_options(text *to, style with, cli_command_id command) {
    add_heading(to, with, "Options");
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (command < CMD_COUNT ? !cli_takes(command, option) : !cli_is_common(option)) continue;
        text synopsis = {0}, what = {0};
        if (!option->letter) text_add(&synopsis, "    ");
        cli_option_synopsis(&synopsis, option);
        help_option_text(&what, option, command);
        add_row(to, HELP_COLUMN, text_string(&synopsis), text_string(&what));
        text_free(&synopsis);
        text_free(&what);
    }
}

/* What statuses mean, by number; NULL for one that there is not. */
static void add_exit_statuses(text *to, style with, const char *const meanings[EXIT_STATUSES]) {
    add_heading(to, with, "Exit status");
    for (int status = 0; status < EXIT_STATUSES; status++) {
        const char digit[] = {(char)('0' + status), '\0'};
        if (meanings[status]) add_row(to, 6, digit, meanings[status]);
    }
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
    for (cli_command_id i = 0; i < CMD_COUNT; i++)
        add_row(to, 14, cli_command_name(i), cli_commands[i].summary);
    add_options(to, with, CMD_COUNT);
    add_examples(to, with, help_examples);
    add_exit_statuses(to, with, help_exits);
    text_add(to, "\n`joinery COMMAND --help` explains a command.\n");
}

void help_command(text *to, style with, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    style_add(to, with, PAINT_BOLD, "joinery ");
    style_add(to, with, PAINT_BOLD, cli_command_name(id));
    text usage = {0};
    cli_usage(&usage, id);
    text_printf(to, ": %s\n\nUsage: joinery %s%s%s [options]\n\n", command->summary, cli_command_name(id),
                usage.length ? " " : "", text_string(&usage));
    text_free(&usage);
    add_wrapped(to, 0, 0, command->description);
    if (command->operands[0] == OPERAND_SPEC) {
        text_add_char(to, '\n');
        add_wrapped(to, 0, 0, help_spec);
    }
    add_options(to, with, id);
    add_examples(to, with, command->examples);
    const char *const exits[EXIT_STATUSES] = {
        [EXIT_YES] = command->yes, [EXIT_NO] = command->no, [EXIT_ERROR] = help_exits[EXIT_ERROR]};
    add_exit_statuses(to, with, exits);
}
