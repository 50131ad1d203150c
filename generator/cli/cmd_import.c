#include "base/file.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "spec/import.h"
#include "spec/writer.h"

#include <errno.h>
#include <string.h>

int cmd_import(cli *run) {
    const char *path = run->arguments.operands[0], *name = run->arguments.option[OPT_NAME].text;
    const bool named = strcmp(path, "-") != 0;
    const spec_options options = load_options(run);
    text csv = {0};
    if (!file_read(path, FILE_NO_LIMIT, &csv, NULL)) {
        cli_error(run, "cannot read %s: %s", path, strerror(errno));
        text_free(&csv);
        return EXIT_ERROR;
    }
    spec_diagnostics diagnostics = load_diagnostics(run);
    if (!name && !named) name = "table";
    spec *made = spec_import(named ? path : "<stdin>", name, text_string(&csv), csv.length, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&csv);
    if (!made) return EXIT_ERROR;
    spec_write(made, &run->report);
    spec_free(made);
    return EXIT_YES;
}
