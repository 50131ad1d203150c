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

/* Whether a system has a name and means something else by it than another. */
static bool differs(const char *name, name_system system, name_system other) {
    known_name own, theirs;
    if (!known_name_find(name, system, &own) || !(own.systems >> system & 1)) return false;
    if (!known_name_find(name, other, &theirs)) return true;
    text formats[2] = {{0}, {0}};
    known_name_format(&formats[0], &own);
    known_name_format(&formats[1], &theirs);
    const bool differ = strcmp(text_string(&formats[0]), text_string(&formats[1])) != 0;
    text_free(&formats[0]);
    text_free(&formats[1]);
    return differ;
}

/*
 * Gives "names: python" for the first cell of the table, if names in it would be read in other words than the program's. Says
 * how they will be read, where that is not certain.
 */
static void say_names(const name_list *list, const char *system, text *corner, void *context) {
    cli *run = context;
    const name_system asked = (name_system)run->arguments.option[OPT_NAMES].set;
    const name_system own = asked ? asked : name_system_find(system);
    const char **names = mem_alloc((list->count + 1) * sizeof *names);
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++)
        if (!strchr(list->names[i], '*')) names[count++] = list->names[i]; /* a weak one has no format of its own */
    const size_t prefix = name_company_prefix(names, count);
    for (size_t i = 0; i < count; i++)
        names[i] += prefix;
    name_company company = name_company_find(names, count, prefix, NAMES_ANY);
    bool differ = false;
    for (size_t i = 0; own && i < count; i++)
        differ = differ || differs(names[i], own, company.system);
    if (differ) text_printf(corner, "names: %s", name_system_word(own));
    if (differ) company.system = own;
    if (asked) company = name_company_find(names, count, prefix, asked);
    text remark = {0};
    name_company_tell(&company, names, count, &remark);
    if (remark.length) cli_remark(run, "note: in the table, %s", remark.data);
    text_free(&remark);
    mem_free(names);
}

int cmd_probe(cli *run) {
    probe wanted = {.dtypes = run->arguments.option[OPT_PROBED_DTYPES].text,
                    .setup = run->arguments.each,
                    .setup_count = run->arguments.each_count,
                    .add_corner = say_names,
                    .context = run};
    if (!read_language(run, &wanted)) return EXIT_ERROR;
    text error = {0};
    const bool written = probe_write(&wanted, &run->report, &error);
    if (!written) cli_error(run, "%s", text_string(&error));
    text_free(&error);
    return written ? EXIT_YES : EXIT_ERROR;
}
