#include "base/file.h"
#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "platform/pathname.h"
#include "report/explorer/explorer_data.h"
#include "report/explorer/explorer_page.h"

#include <errno.h>
#include <string.h>

#define EXAMPLE "jax"

/* The specs of a page in the making: the one shown, then those to compare it with. */
typedef struct systems {
    analysis *items;
    size_t count, capacity;
} systems;

static bool add_given(cli *run, systems *systems, const char *argument) {
    analysis added;
    if (!load(run, argument, &added)) return false;
    VEC_PUSH(systems->items, systems->count, systems->capacity) = added;
    return true;
}

/* The limits of the command line are for specs that were given. */
static bool find_installed(cli *run, list_report *report) {
    cli_given *options = run->arguments.option;
    options[OPT_MAX_INSTRUCTIONS] = options[OPT_MAX_MEMORY] = options[OPT_MAX_TIME] = (cli_given){0};
    return load_installed(run, report);
}

/* Standard input is read once. */
static bool can_read(cli *run) {
    const cli_arguments *given = &run->arguments;
    size_t from_input = strcmp(given->operands[0], "-") == 0;
    for (size_t i = 0; i < given->each_count; i++)
        from_input += strcmp(given->each[i], "-") == 0;
    if (from_input > 1) cli_error(run, "explore can read one spec from standard input, not %zu", from_input);
    return from_input <= 1;
}

static int answer(cli *run, const systems *all, const list_report *installed) {
    const explorer shown = {
        .systems = all->items, .count = all->count, .installed = installed, .version = JOINERY_VERSION};
    text error = {0};
    bool good = true;
    analysis_verify(&all->items[0]);
    if (run->format == FORMAT_JSON)
        explorer_data(&run->report, &shown, false);
    else
        good = explorer_page(&run->report, &shown, &error);
    if (!good) {
        run->report.length = 0; /* half a page is none */
        cli_error(run, "%s", text_string(&error));
    }
    text_free(&error);
    return good ? EXIT_YES : EXIT_ERROR;
}

/* The file for a page where -o is left out: its name without the suffix, or of standard input the name of the spec. */
static char *page_name(const char *argument, const spec *spec) {
    static const char *const suffixes[] = {".lua", ".csv"};
    const char *name = strcmp(argument, "-") == 0 ? spec->name : path_name(argument);
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
        const char *end = strrchr(name, '.');
        if (end && end != name && strcmp(end, suffixes[i]) == 0) length = (size_t)(end - name);
    }
    text page = {0};
    text_printf(&page, "%.*s.html", (int)length, name);
    return page.data;
}

/* Whether there is nothing of that name, or a page that explore made. */
static bool is_ours(const char *path) {
    text content = {0};
    const bool read = file_read_regular(path, &content);
    const bool ours = read ? content.length == 0 || explorer_is_page(text_string(&content)) : errno == ENOENT;
    text_free(&content);
    return ours;
}

/* Without -o, a page gets a file of its own, and no file of somebody else's is replaced. False after a message. */
static bool choose_file(cli *run, const spec *spec) {
    const cli_given *options = run->arguments.option;
    const bool html = run->format == FORMAT_HTML;
    if (!options[OPT_OUTPUT].given && html) {
        run->page = page_name(run->arguments.operands[0], spec);
        text_printf(&run->remark, "wrote %s%s", run->page,
                    options[OPT_OPEN].given ? "" : " (--open shows it in a browser)");
    }
    if (options[OPT_OPEN].given && !(html && cli_output_file(run)))
        cli_error(run, "--open needs a page in a file: neither json nor standard output");
    else if (run->page && !is_ours(run->page))
        cli_error(run, "%s exists already, and is not a page of explore (-o %s replaces it)", run->page, run->page);
    else
        return true;
    return false;
}

/* Of nothing, the page of an example: shown at once, unless something else is asked of it. */
static void choose_example(cli_arguments *arguments) {
    arguments->operands[arguments->operand_count++] = EXAMPLE;
    if (!arguments->option[OPT_OUTPUT].given && !arguments->option[OPT_FORMAT].given)
        arguments->option[OPT_OPEN].given = true;
}

int cmd_explore(cli *run) {
    const cli_arguments *given = &run->arguments;
    if (given->operand_count == 0) choose_example(&run->arguments);
    systems all = {0};
    list_report installed = {0};
    bool good = can_read(run) && add_given(run, &all, given->operands[0]);
    for (size_t i = 0; i < given->each_count && good; i++)
        good = add_given(run, &all, given->each[i]);
    good = good && (run->format == FORMAT_JSON || find_installed(run, &installed));
    good = good && choose_file(run, all.items[0].spec);
    const int status = good ? answer(run, &all, &installed) : EXIT_ERROR;
    list_report_free(&installed);
    for (size_t i = 0; i < all.count; i++)
        analysis_free(&all.items[i]);
    mem_free(all.items);
    return status;
}
