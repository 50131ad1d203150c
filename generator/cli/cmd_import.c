#include "base/file.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "spec/names/names.h"
#include "spec/read/import.h"
#include "spec/write/writer.h"

#include <errno.h>
#include <string.h>

/* Says in one line which names mean nothing to import, so that their dtypes became abstract. */
static void note_unknown(cli *run, const spec *made) {
    enum { SHOWN = 20 };
    text names = {0};
    size_t count = 0;
    for (size_t i = 0; i < made->dtype_count; i++) {
        const spec_dtype *dtype = &made->dtypes[i];
        if (dtype->values.kind != VAL_ABSTRACT || dtype->weak_of) continue;
        if (count++ < SHOWN) text_printf(&names, "%s%s", count > 1 ? ", " : "", dtype->name);
    }
    if (count > SHOWN) text_printf(&names, " and %zu more", count - SHOWN);
    if (count)
        cli_remark(run,
                   "note: %zu %s not known, and abstract in the spec: %s (say what they are: as = \"f32\", or a kind)",
                   count, count == 1 ? "name is" : "names are", names.data);
    text_free(&names);
}

int cmd_import(cli *run) {
    const char *path = run->arguments.operands[0], *name = run->arguments.option[OPT_NAME].text;
    const bool named = strcmp(path, "-") != 0;
    const spec_options options = load_options(run);
    text csv = {0};
    if (!file_read(path, FILE_NO_LIMIT, &csv, NULL)) {
        cli_error(run, "cannot read %s: %s", path, disk_why(errno));
        text_free(&csv);
        return EXIT_ERROR;
    }
    spec_diagnostics diagnostics = load_diagnostics(run);
    if (!name && !named) name = SPEC_UNNAMED_TABLE;
    spec *made = spec_import(named ? path : "<stdin>", name, text_string(&csv), csv.length, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&csv);
    if (!made) return EXIT_ERROR;
    note_unknown(run, made);
    spec_write(made, &run->report);
    spec_free(made);
    return EXIT_YES;
}
