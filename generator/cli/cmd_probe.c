#include "base/memory.h"
#include "cli/cmd.h"
#include "emit/probe.h"

/* The one language that is asked for, or a message. */
static bool read_language(cli *run, probe *wanted) {
#define LANGUAGE(ENUM, bit, name) {OPT_##ENUM, #name},
    static const struct {
        cli_option_id option;
        const char *name;
    } languages[] = {PROBE_FOR_EACH_LANGUAGE(LANGUAGE)};
#undef LANGUAGE
    size_t given = 0;
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        const cli_given *option = &run->arguments.option[languages[i].option];
        if (!option->given) continue;
        given++;
        wanted->language = languages[i].name;
        wanted->promotion = option->text;
    }
    if (given == 1) return true;
    cli_error(run, "probe needs one of --python, --js, --c and --cxx: how to ask the library");
    return false;
}

int cmd_probe(cli *run) {
    probe wanted = {.dtypes = run->arguments.option[OPT_PROBED_DTYPES].text,
                    .setup = run->arguments.each,
                    .setup_count = run->arguments.each_count};
    if (!read_language(run, &wanted)) return EXIT_ERROR;
    text error = {0};
    const bool written = probe_write(&wanted, &run->report, &error);
    if (!written) cli_error(run, "%s", text_string(&error));
    text_free(&error);
    return written ? EXIT_YES : EXIT_ERROR;
}
