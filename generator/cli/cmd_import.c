#include "base/file.h"
#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "spec/names/known_names.h"
#include "spec/names/names.h"
#include "spec/read/import.h"
#include "spec/read/read.h"
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
        known_name known;
        if (dtype->values.kind != VAL_ABSTRACT || dtype->weak_of) continue;
        if (known_name_find(dtype->name, made->names, &known)) continue; /* a number of any size */
        if (count++ < SHOWN) text_printf(&names, "%s%s", count > 1 ? ", " : "", dtype->name);
    }
    if (count > SHOWN) text_printf(&names, " and %zu more", count - SHOWN);
    if (count)
        cli_remark(run,
                   "note: %zu %s not known, and abstract in the spec: %s (say what they are: as = \"f32\", or a kind)",
                   count, count == 1 ? "name is" : "names are", names.data);
    text_free(&names);
}

/* Says which of the laws that the spec requires the table does not keep. */
static void note_broken(cli *run, const analysis *made) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(made, broken);
    for (size_t i = 0; i < count; i++)
        cli_remark(run, "note: %s fails, and the spec requires it: see `joinery check %s`", lat_law_name(broken[i]),
                   made->argument);
}

int cmd_import(cli *run) {
    const char *argument = run->arguments.operands[0], *name = run->arguments.option[OPT_NAME].text;
    spec_options options = load_options(run);
    char *path = spec_table_path(argument, &options.part);
    const bool named = strcmp(path, "-") != 0;
    text csv = {0};
    if (!file_read(path, spec_largest_file(&options), &csv, NULL)) {
        cli_error(run, "cannot read %s: %s", path, disk_why(errno));
        text_free(&csv);
        mem_free(path);
        return EXIT_ERROR;
    }
    spec_diagnostics diagnostics = load_diagnostics(run);
    if (!name && !named) name = SPEC_UNNAMED_TABLE;
    spec *made = spec_import(named ? path : "<stdin>", name, text_string(&csv), csv.length, &options, &diagnostics);
    analysis judged;
    const bool done = analysis_make(made, argument, &judged, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&csv);
    mem_free(path);
    if (!done) return EXIT_ERROR;
    analysis_verify(&judged);
    load_remark_names(run, made);
    note_unknown(run, made);
    note_broken(run, &judged);
    spec_write(made, &run->report);
    analysis_free(&judged);
    return EXIT_YES;
}
