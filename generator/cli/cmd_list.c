#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "report/list_report.h"

static bool add_spec(cli *run, const char *name, list_report *to) {
    analysis from;
    if (!load_verified(run, name, &from)) return false;
    list_report_add(to, &from);
    analysis_free(&from);
    return true;
}

int cmd_list(cli *run) {
    list_report all = {0};
    bool good = true;
    size_t count;
    char **names = load_installed_names(&count);
    for (size_t i = 0; i < count; i++) {
        if (good) good = add_spec(run, names[i], &all);
        mem_free(names[i]);
    }
    mem_free(names);
    document page = cli_document(run);
    if (good) list_report_write(&page, &all);
    list_report_free(&all);
    return good ? EXIT_YES : EXIT_ERROR;
}
