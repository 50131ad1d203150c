#include "base/memory.h"
#include "cli/cmd.h"
#include "emit/probe.h"
#include "spec/names/name_company.h"

#include <string.h>

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

/* Says how the names in the table will be read, where that is not certain. */
static void remark_names(cli *run, const name_list *list) {
    const char **names = mem_alloc((list->count + 1) * sizeof *names);
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++)
        if (!strchr(list->names[i], '*')) names[count++] = list->names[i]; /* a weak one has no format of its own */
    const size_t prefix = name_company_prefix(names, count);
    for (size_t i = 0; i < count; i++)
        names[i] += prefix;
    text remark = {0};
    const name_company company =
        name_company_find(names, count, prefix, (name_system)run->arguments.option[OPT_NAMES].set);
    name_company_tell(&company, names, count, &remark);
    if (remark.length) cli_remark(run, "note: in the table, %s", remark.data);
    text_free(&remark);
    mem_free(names);
}

int cmd_probe(cli *run) {
    probe wanted = {.dtypes = run->arguments.option[OPT_PROBED_DTYPES].text,
                    .setup = run->arguments.each,
                    .setup_count = run->arguments.each_count};
    if (!read_language(run, &wanted)) return EXIT_ERROR;
    text error = {0};
    name_list names = {0};
    const bool written = probe_write(&wanted, &run->report, &names, &error);
    if (written)
        remark_names(run, &names);
    else
        cli_error(run, "%s", text_string(&error));
    name_list_free(&names);
    text_free(&error);
    return written ? EXIT_YES : EXIT_ERROR;
}
