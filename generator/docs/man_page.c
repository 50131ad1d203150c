#include "docs/man_page.h"

#include "cli/help_text.h"

#include <ctype.h>
#include <string.h>

/* Text as roff shows it: no line begins with a control character, and hyphens can be copied. */
static void add_roff(text *to, const char *utf8) {
    if (*utf8 == '.' || *utf8 == '\'') text_add(to, "\\&");
    for (; *utf8; utf8++) {
        if (*utf8 == '\\')
            text_add(to, "\\e");
        else if (*utf8 == '-')
            text_add(to, "\\-");
        else if (*utf8 == '`') /* quoted commands are set in bold */
            text_add(to, "\\fB");
        else
            text_add_char(to, *utf8);
        if (*utf8 == '`') {
            for (utf8++; *utf8 && *utf8 != '`'; utf8++) {
                if (*utf8 == '-') text_add_char(to, '\\');
                text_add_char(to, *utf8);
            }
            text_add(to, "\\fP");
            if (!*utf8) return;
        }
    }
}

static void add_line(text *to, const char *macro, const char *utf8) {
    text_add(to, macro);
    add_roff(to, utf8);
    text_add_char(to, '\n');
}

static void add_section(text *to, const char *title) {
    text_printf(to, ".SH %s\n", title);
}

static void add_option(text *to, const cli_option *option, cli_command_id command) {
    text synopsis = {0}, what = {0};
    cli_option_synopsis(&synopsis, option);
    help_option_text(&what, option, command);
    text_add(to, ".TP\n");
    add_line(to, ".B ", text_string(&synopsis));
    add_line(to, "", text_string(&what));
    text_free(&synopsis);
    text_free(&what);
}

/* Options that most commands take are told of once. */
static bool most_take(const cli_option *option) {
    int commands = 0;
    for (cli_command_id id = 0; id < CMD_COUNT; id++)
        commands += cli_takes(id, option);
    return 2 * commands > CMD_COUNT;
}

static void add_formats(text *to, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    if (!command->formats) return;
    text_add(to, ".PP\nFormats: ");
    cli_format_list(to, command->formats);
    text_printf(to, ". Default: what the suffix of FILE says, else %s.\n", report_format_name(cli_default_format(id)));
}

/* The commands that take a common option, where not all do. */
static void add_takers(text *to, const cli_option *option) {
    if (cli_is_common(option)) return;
    const char *separator = "For ";
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        if (!cli_takes(id, option)) continue;
        text_printf(to, "%s%s", separator, cli_command_name(id));
        separator = ", ";
    }
    text_add(to, ".\n");
}

static void add_examples(text *to, const cli_example *examples) {
    for (int i = 0; i < CLI_EXAMPLES && examples[i].command; i++) {
        text_add(to, ".TP\n");
        add_line(to, ".B ", examples[i].command);
        add_line(to, "", examples[i].does);
    }
}

static void add_command(text *to, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    text_add(to, ".SS \"");
    text usage = {0}, summary = {0};
    cli_usage(&usage, id);
    text_printf(to, "joinery %s%s%s\"\n", cli_command_name(id), usage.length ? " " : "", text_string(&usage));
    text_free(&usage);
    text_add(&summary, command->summary);
    summary.data[0] = (char)toupper((unsigned char)summary.data[0]);
    text_add_char(&summary, '.');
    add_line(to, "", text_string(&summary));
    add_line(to, "", command->description);
    text_free(&summary);
    add_formats(to, id);
    for (cli_option_id option = 0; option < OPT_COUNT; option++) {
        if (cli_takes(id, &cli_options[option]) && !most_take(&cli_options[option]))
            add_option(to, &cli_options[option], id);
    }
    if (command->no) {
        text no = {0};
        text_printf(&no, "Exit status %d: %s.", EXIT_NO, command->no);
        text_add(to, ".PP\n");
        add_line(to, "", text_string(&no));
        text_free(&no);
    }
    text_add(to, ".PP\nExamples:\n");
    add_examples(to, command->examples);
}

void man_page_write(text *to) {
    text_printf(to, ".TH JOINERY 1 \"\" \"joinery %s\" \"User Commands\"\n", JOINERY_VERSION);
    add_section(to, "NAME");
    text_add(to, "joinery \\- ");
    text purpose = {0};
    text_add(&purpose, JOINERY_PURPOSE);
    purpose.data[0] = (char)tolower((unsigned char)purpose.data[0]);
    add_line(to, "", text_string(&purpose));
    text_free(&purpose);
    add_section(to, "SYNOPSIS");
    text_add(to, ".B joinery\n.I COMMAND\n.RI [ SPEC ]\n.RI [ options ]\n");
    add_section(to, "DESCRIPTION");
    text_add(to, "joinery reads a spec, a Lua file that says which dtype promotes to "
                 "which. It verifies that the spec is a lattice, or shows where it is "
                 "not, and writes it as tables and kernels for C and C++ and as tables "
                 "for other languages.\n.PP\n");
    add_line(to, "", help_spec);
    add_section(to, "COMMANDS");
    for (cli_command_id id = 0; id < CMD_COUNT; id++)
        add_command(to, id);
    add_section(to, "COMMON OPTIONS");
    for (cli_option_id option = 0; option < OPT_COUNT; option++) {
        if (!most_take(&cli_options[option])) continue;
        add_option(to, &cli_options[option], CMD_COUNT);
        add_takers(to, &cli_options[option]);
    }
    add_section(to, "EXIT STATUS");
    for (int status = 0; status < EXIT_STATUSES; status++) {
        text_printf(to, ".TP\n.B %d\n", status);
        add_line(to, "", help_exits[status]);
    }
    add_section(to, "ENVIRONMENT");
    text_add(to, ".TP\n.B NO_COLOR\nIf set and not empty, output to a terminal has no "
                 "colour. Other output never has.\n.TP\n.BR LC_ALL \", \" LC_CTYPE \", "
                 "\" LANG\nOn a terminal with a UTF\\-8 locale, the join of two dtypes "
                 "is written with its usual sign, U+2228; otherwise with v.\n");
    add_section(to, "EXAMPLES");
    add_examples(to, help_examples);
}
