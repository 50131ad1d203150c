#include "cli/help_text.h"

#include "base/memory.h"
#include "emit/emit.h"

const char *const help_exits[EXIT_STATUSES] = {
    [EXIT_YES] = "success, and the answer is yes",
    [EXIT_NO] = "success, and the answer is no: a required law fails, the specs "
                "differ, or there is no join",
    [EXIT_ERROR] = ("failure: an error on the command line or in the spec, or a file that "
                    "cannot be read or written; a message is on standard error"),
};
const char help_spec[] = "SPEC is a Lua file, a promotion table in CSV or Markdown, the name of "
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
