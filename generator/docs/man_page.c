#include "docs/man_page.h"

#include "cli/help.h"

#include <ctype.h>
#include <string.h>

/* Text as roff shows it: no line begins with a control character, and hyphens can be copied. */
static void add_roff(text *out, const char *utf8) {
    if (*utf8 == '.' || *utf8 == '\'') text_add(out, "\\&");
    for (; *utf8; utf8++) {
        if (*utf8 == '\\')
            text_add(out, "\\e");
        else if (*utf8 == '-')
            text_add(out, "\\-");
        else if (*utf8 == '`') /* quoted commands are set in bold */
            text_add(out, "\\fB");
        else
            text_add_char(out, *utf8);
        if (*utf8 == '`') {
            for (utf8++; *utf8 && *utf8 != '`'; utf8++) {
                if (*utf8 == '-') text_add_char(out, '\\');
                text_add_char(out, *utf8);
            }
            text_add(out, "\\fP");
            if (!*utf8) return;
        }
    }
}

static void add_line(text *out, const char *macro, const char *utf8) {
    text_add(out, macro);
    add_roff(out, utf8);
    text_add_char(out, '\n');
}

static void add_section(text *out, const char *title) {
    text_printf(out, ".SH %s\n", title);
}

static void add_option(text *out, const cli_option *option, cli_command_id command) {
    text synopsis = {0}, label = {0};
    cli_option_synopsis(&synopsis, option);
    help_option_text(&label, option, command);
    text_add(out, ".TP\n");
    add_line(out, ".B ", text_string(&synopsis));
    add_line(out, "", text_string(&label));
    text_free(&synopsis);
    text_free(&label);
}

/* Options that most commands take are told of once. */
static bool most_take(const cli_option *option) {
    int commands = 0;
    for (cli_command_id id = 0; id < CMD_COUNT; id++)
        commands += cli_takes(id, option);
    return 2 * commands > CMD_COUNT;
}

static void add_formats(text *out, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    if (!command->formats) return;
    text_add(out, ".PP\nFormats: ");
    cli_format_list(out, command->formats);
    text_printf(out, ". Default: what the suffix of FILE says, else %s.\n", report_format_name(cli_default_format(id)));
}

/* The commands that take a common option, where not all do. */
static void add_takers(text *out, const cli_option *option) {
    if (cli_is_common(option)) return;
    const char *separator = "For ";
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        if (!cli_takes(id, option)) continue;
        text_printf(out, "%s%s", separator, cli_command_name(id));
        separator = ", ";
    }
    text_add(out, ".\n");
}

static void add_examples(text *out, const cli_example *examples) {
    for (int i = 0; i < CLI_EXAMPLES && examples[i].command; i++) {
        text_add(out, ".TP\n");
        add_line(out, ".B ", examples[i].command);
        add_line(out, "", examples[i].does);
    }
}

static void add_command(text *out, cli_command_id id) {
    const cli_command *command = &cli_commands[id];
    text_add(out, ".SS \"");
    text usage = {0}, summary = {0};
    cli_usage(&usage, id);
    text_printf(out, "joinery %s%s%s\"\n", cli_command_name(id), usage.length ? " " : "", text_string(&usage));
    text_free(&usage);
    text_add(&summary, command->summary);
    summary.data[0] = (char)toupper((unsigned char)summary.data[0]);
    text_add_char(&summary, '.');
    add_line(out, "", text_string(&summary));
    add_line(out, "", command->description);
    text_free(&summary);
    add_formats(out, id);
    for (cli_option_id option = 0; option < OPT_COUNT; option++) {
        if (cli_takes(id, &cli_options[option]) && !most_take(&cli_options[option]))
            add_option(out, &cli_options[option], id);
    }
    if (command->no) {
        text no = {0};
        text_printf(&no, "Exit status %d: %s.", EXIT_NO, command->no);
        text_add(out, ".PP\n");
        add_line(out, "", text_string(&no));
        text_free(&no);
    }
    text_add(out, ".PP\nExamples:\n");
    add_examples(out, command->examples);
}

void man_page_write(text *out) {
    text_printf(out, ".TH JOINERY 1 \"\" \"joinery %s\" \"User Commands\"\n", JOINERY_VERSION);
    add_section(out, "NAME");
    text_add(out, "joinery \\- ");
    text purpose = {0};
    text_add(&purpose, JOINERY_PURPOSE);
    purpose.data[0] = (char)tolower((unsigned char)purpose.data[0]);
    add_line(out, "", text_string(&purpose));
    text_free(&purpose);
    add_section(out, "SYNOPSIS");
    text_add(out, ".B joinery\n.I COMMAND\n.RI [ SPEC ]\n.RI [ options ]\n");
    add_section(out, "DESCRIPTION");
    text_add(out, "joinery reads a spec, a Lua file that says which dtype promotes to "
                  "which. It verifies that the spec is a lattice, or shows where it is "
                  "not, and writes it as tables and kernels for C and C++ and as tables "
                  "for other languages.\n.PP\n");
    add_line(out, "", help_spec);
    add_section(out, "COMMANDS");
    for (cli_command_id id = 0; id < CMD_COUNT; id++)
        add_command(out, id);
    add_section(out, "COMMON OPTIONS");
    for (cli_option_id option = 0; option < OPT_COUNT; option++) {
        if (!most_take(&cli_options[option])) continue;
        add_option(out, &cli_options[option], CMD_COUNT);
        add_takers(out, &cli_options[option]);
    }
    add_section(out, "EXIT STATUS");
    for (int status = 0; status < EXIT_STATUSES; status++) {
        text_printf(out, ".TP\n.B %d\n", status);
        add_line(out, "", help_exits[status]);
    }
    add_section(out, "ENVIRONMENT");
    text_add(out, ".TP\n.B NO_COLOR\nIf set and not empty, output to a terminal has no "
                  "colour. Other output never has.\n.TP\n.BR LC_ALL \", \" LC_CTYPE \", "
                  "\" LANG\nOn a terminal with a UTF\\-8 locale, the join of two dtypes "
                  "is written with its usual sign, U+2228; otherwise with v.\n");
    add_section(out, "EXAMPLES");
    add_examples(out, help_examples);
}
