#include "cli/cli.h"

#include "base/file.h"
#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/help.h"
#include "platform/pathname.h"

#include <string.h>
#include <unistd.h>

/* What --format says, else the suffix of the file of -o, else the default. False after a message. */
static bool choose_format(cli *run) {
    const cli_command_id id = run->arguments.command;
    const cli_given *asked = &run->arguments.option[OPT_FORMAT];
    const unsigned formats = cli_writes_spec(run) ? 0 : cli_commands[id].formats;
    const char *file = cli_output_file(run), *name = file ? path_name(file) : "";
    const char *suffix = *name ? strrchr(name + 1, '.') : NULL;
    run->format = asked->given ? (report_format)asked->set : formats ? cli_default_format(id) : FORMAT_TEXT;
    if (asked->given || !formats || !suffix || !suffix[1]) return true;
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        const char *known = formats >> format & 1 ? report_format_suffix(format) : NULL;
        if (!known || strcmp(suffix, known) != 0) continue;
        run->format = format;
        return true;
    }
    text suffixes = {0};
    cli_suffix_list(&suffixes, formats);
    cli_error(run, "%s cannot tell the format from the name %s: end it in %s, or give --format", cli_command_name(id),
              file, text_string(&suffixes));
    text_free(&suffixes);
    return false;
}

static int run_command(cli *run) {
    static int (*const commands[])(cli *) = {
#define CLI_COMMAND_POINTER(ENUM, name) cmd_##name,
        CLI_FOR_EACH_COMMAND(CLI_COMMAND_POINTER)
#undef CLI_COMMAND_POINTER
    };
    const cli_command_id id = run->arguments.command;
    if (run->arguments.option[OPT_VERSION].given) {
        text_add(&run->report, "joinery " JOINERY_VERSION "\n");
        return EXIT_YES;
    }
    if (run->arguments.option[OPT_HELP].given) {
        if (id == CMD_COUNT)
            help_program(&run->report, run->style);
        else
            help_command(&run->report, run->style, id);
        return EXIT_YES;
    }
    if (!choose_format(run)) return EXIT_ERROR;
    if (run->arguments.option[OPT_FRAGMENT].given && run->format != FORMAT_HTML && run->format != FORMAT_MD)
        return cli_error(run, "--fragment is for --format html and md");
    return commands[id](run);
}

int cli_run(int argc, char **argv, FILE *out, FILE *err) {
    cli run = {.out = out, .err = err};
    text error = {0};
    int status = EXIT_ERROR;
    if (fileno(err) >= 0) run.error_style = style_for(fileno(err));
    if (cli_parse(argc, argv, &run.arguments, &error)) {
        const int descriptor = fileno(out);
        if (descriptor >= 0 && !cli_output_file(&run)) run.style = style_for(descriptor);
        status = run_command(&run);
        if (!cli_write_report(&run, status)) status = EXIT_ERROR;
        if (run.remark.length && status != EXIT_ERROR) cli_remark(&run, "%s", text_string(&run.remark));
        if (run.arguments.option[OPT_OPEN].given && status == EXIT_YES) status = cli_show_page(&run);
    } else {
        cli_error(&run, "%s", text_string(&error));
        if (argc < 2) help_program(&run.report, run.error_style);
        fputs(text_string(&run.report), err);
    }
    text_free(&error);
    text_free(&run.report);
    mem_free(run.page);
    text_free(&run.remark);
    inputs_forget();
    op_catalogue_free(&run.ops);
    cli_arguments_free(&run.arguments);
    return status;
}
