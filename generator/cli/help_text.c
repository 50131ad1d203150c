#include "cli/help_text.h"

const char help_exit_error[] = "it could not be done: a mistake on the command line or in the spec, or a file that "
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
