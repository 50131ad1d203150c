#include "cli/cmd.h"
#include "cli/load.h"

int cmd_list(cli *run) {
    list_report all = {0};
    document page = cli_document(run);
    const bool good = load_installed(run, &all);
    if (good) list_report_write(&page, &all);
    list_report_free(&all);
    return good ? EXIT_YES : EXIT_ERROR;
}
