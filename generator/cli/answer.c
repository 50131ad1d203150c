#include "cli/answer.h"

#include "base/file.h"
#include "platform/opener.h"
#include "platform/process.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Prints a message behind its head. Arguments and names of files may hold anything, so it is shown as text is. */
static void print(cli *run, const char *head, const char *format, va_list arguments) {
    text message = {0}, shown = {0};
    text_vprintf(&message, format, arguments);
    text_add_message(&shown, text_string(&message), message.length);
    fprintf(run->err, "%s %s\n", head, text_string(&shown));
    text_free(&message);
    text_free(&shown);
}

int cli_error(cli *run, const char *format, ...) {
    va_list arguments;
    text head = {0};
    style_add(&head, run->error_style, PAINT_BOLD, "joinery:");
    text_add(&head, " ");
    style_add(&head, run->error_style, PAINT_BAD, "error:");
    va_start(arguments, format);
    print(run, text_string(&head), format, arguments);
    va_end(arguments);
    text_free(&head);
    return EXIT_ERROR;
}

void cli_remark(cli *run, const char *format, ...) {
    if (run->arguments.option[OPT_QUIET].given) return;
    va_list arguments;
    va_start(arguments, format);
    print(run, "joinery:", format, arguments);
    va_end(arguments);
}

document cli_document(cli *run) {
    return (document){.out = &run->report,
                      .format = run->format,
                      .style = run->style,
                      .fragment = run->arguments.option[OPT_FRAGMENT].given};
}

const char *cli_output_file(const cli *run) {
    const char *path = run->arguments.option[OPT_OUTPUT].text;
    if (!path) return run->page;
    return strcmp(path, "-") != 0 ? path : NULL;
}

bool cli_writes_spec(const cli *run) {
    const cli_command_id id = run->arguments.command;
    return cli_takes(id, &cli_options[OPT_FORCE]) &&
           (!cli_takes(id, &cli_options[OPT_CHOOSE]) || run->arguments.option[OPT_CHOOSE].given);
}

/* Whether the file may be replaced, or a message. */
static bool may_replace(cli *run, const char *path) {
    const cli_given *force = &run->arguments.option[OPT_FORCE];
    disk_facts there;
    if (inputs_have(path))
        cli_error(run, "cannot write %s: " INPUTS_WHY, path);
    else if (cli_writes_spec(run) && !force->given && disk_look(path, true, &there) && there.kind == DISK_REGULAR)
        cli_error(run, "%s exists already (--force replaces it)", path);
    else
        return true;
    return false;
}

bool cli_write_report(cli *run, int status) {
    const char *path = cli_output_file(run);
    /* what is done and has nothing to tell is told by an empty file: an old one would say what is true no more */
    if (run->report.length == 0 && (!path || status != EXIT_YES)) return true;
    if (path) {
        if (!may_replace(run, path)) return false;
        if (file_replace(path, text_string(&run->report), run->report.length)) return true;
        cli_error(run, "cannot write %s: %s", path, disk_why(errno));
        return false;
    }
    const cli_given *options = run->arguments.option;
    if (options[OPT_QUIET].given && !options[OPT_HELP].given && !options[OPT_VERSION].given &&
        run->arguments.command != CMD_HELP)
        return true;
    errno = 0;
    const bool written = fwrite(run->report.data, 1, run->report.length, run->out) == run->report.length;
    if (fflush(run->out) == 0 && written) return true;
    if (!process_lost_reader()) cli_error(run, "cannot write to standard output: %s", disk_why(errno ? errno : EIO));
    return false;
}

int cli_show_page(cli *run) {
    char *page = disk_real_path(cli_output_file(run));
    const bool shown = page && opener_show(page);
    if (!shown) cli_error(run, "no browser can be started; open %s yourself", page ? page : cli_output_file(run));
    free(page);
    return shown ? EXIT_YES : EXIT_ERROR;
}
