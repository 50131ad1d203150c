#include "base/memory.h"
#include "cli/load.h"
#include "spec/import.h"
#include "spec/writer.h"

#include <errno.h>
#include <string.h>

/* Reads a whole stream; false with errno set. */
static bool read_all(FILE *from, text *to) {
    char chunk[16384];
    size_t got;
    while ((got = fread(chunk, 1, sizeof chunk, from)) > 0)
        text_add_n(to, chunk, got);
    return !ferror(from);
}

static bool read_file(const char *path, text *to) {
    if (!strcmp(path, "-")) return read_all(stdin, to);
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    const bool read = read_all(file, to);
    const int error = errno;
    fclose(file);
    errno = error;
    return read;
}

int cmd_import(cli *run) {
    const char *path = run->arguments.operands[0], *name = run->arguments.option[OPT_NAME].text;
    const bool named = strcmp(path, "-") != 0;
    spec_options options;
    if (!load_options(run, &options)) return EXIT_ERROR;
    text csv = {0};
    errno = 0;
    if (!read_file(path, &csv)) {
        text_free(&csv);
        return cli_error(run, "cannot read %s: %s", path, strerror(errno ? errno : EIO));
    }
    spec_diagnostics diagnostics = {0};
    if (!name && !named) name = "table";
    spec *made = spec_import(named ? path : "<stdin>", name, text_string(&csv), csv.length, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&csv);
    if (!made) return EXIT_ERROR;
    spec_write(made, &run->report);
    spec_free(made);
    return EXIT_YES;
}
