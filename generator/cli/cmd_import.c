#include "base/memory.h"
#include "cli/load.h"

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

/* A spec's name from a file's: "tables/My Table.csv" gives my_table. */
static void make_name(text *to, const char *path) {
    const char *slash = strrchr(path, '/'), *at = slash ? slash + 1 : path;
    const char *dot = strrchr(at, '.');
    const size_t length = dot && dot > at ? (size_t)(dot - at) : strlen(at);
    const bool starts_well = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z');
    if (!starts_well || !strcmp(path, "-")) text_add(to, strcmp(path, "-") != 0 ? "table_" : "table");
    for (size_t i = 0; i < length && strcmp(path, "-") != 0; i++) {
        const char c = at[i];
        if (c >= 'A' && c <= 'Z')
            text_add_char(to, (char)(c - 'A' + 'a'));
        else
            text_add_char(to, (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_');
    }
}

int cmd_import(cli *run) {
    const char *path = run->arguments.operands[0], *given = run->arguments.option[OPT_NAME].text;
    text csv = {0}, name = {0};
    errno = 0;
    if (!read_file(path, &csv)) {
        text_free(&csv);
        return cli_error(run, "cannot read %s: %s", path, strerror(errno ? errno : EIO));
    }
    if (given)
        text_add(&name, given);
    else
        make_name(&name, path);
    spec_diagnostics mistakes = {0};
    const char *file = strcmp(path, "-") != 0 ? path : "<stdin>";
    spec *made = spec_import(file, text_string(&name), text_string(&csv), csv.length, &mistakes);
    load_print_mistakes(run, &mistakes);
    text_free(&csv);
    text_free(&name);
    if (!made) return EXIT_ERROR;
    spec_write(made, &run->report);
    spec_free(made);
    return EXIT_YES;
}
