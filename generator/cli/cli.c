#include "cli/cli.h"

#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/help.h"

#include <unistd.h>

static int run_command(cli *run) {
    static int (*const commands[])(cli *) = {
#define CLI_COMMAND_POINTER(ENUM, name) cmd_##name,
        CLI_FOR_EACH_COMMAND(CLI_COMMAND_POINTER)
#undef CLI_COMMAND_POINTER
    };
    const cli_command_id id = run->arguments.command;
    if (run->arguments.option[OPT_VERSION].is) {
        text_add(&run->report, "joinery " JOINERY_VERSION "\n");
        return EXIT_YES;
    }
    if (run->arguments.option[OPT_HELP].is) {
        if (id == CMD_COUNT)
            help_program(&run->report, run->style);
        else
            help_command(&run->report, run->style, id);
        return EXIT_YES;
    }
    const cli_given *format = &run->arguments.option[OPT_FORMAT];
    run->format = format->is                 ? (report_format)format->set
                  : cli_commands[id].formats ? cli_default_format(id)
                                             : FORMAT_TEXT;
    if (run->arguments.option[OPT_FRAGMENT].is && run->format != FORMAT_HTML && run->format != FORMAT_MD)
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
        if (run.remark.length) cli_remark(&run, "%s", text_string(&run.remark));
    } else {
        cli_error(&run, "%s", text_string(&error));
    }
    text_free(&error);
    text_free(&run.report);
    text_free(&run.remark);
    emit_op_list_free(&run.ops);
    mem_free(run.op_names);
    cli_arguments_free(&run.arguments);
    return status;
}
