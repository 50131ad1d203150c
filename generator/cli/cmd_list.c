#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "embedded/embedded.h"
#include "report/list_report.h"

#include <string.h>

/* The name in "specs/NAME.lua", or NULL for another path; the caller frees. */
static char *name_in(const char *path) {
    static const char folder[] = "specs/", suffix[] = ".lua";
    const size_t length = strlen(path), around = sizeof folder + sizeof suffix - 2;
    if (length <= around || strncmp(path, folder, sizeof folder - 1) != 0) return NULL;
    if (strcmp(path + length - (sizeof suffix - 1), suffix) != 0) return NULL;
    return mem_copy_n(path + sizeof folder - 1, length - around);
}

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
    for (size_t i = 0; i < embedded_count && good; i++) {
        char *name = name_in(embedded_files[i].path);
        if (name) good = add_spec(run, name, &all);
        mem_free(name);
    }
    if (good) list_report_write(&run->report, &all, run->format, run->style);
    list_report_free(&all);
    return good ? EXIT_YES : EXIT_ERROR;
}
