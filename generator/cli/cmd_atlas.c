#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/progress.h"
#include "report/explorer/page_module.h"
#include "site/atlas.h"

#include <string.h>

static void report_files(cli *run, const char *directory, const output_changes *made) {
    size_t written = 0, removed = 0;
    for (size_t i = 0; i < made->count; i++) {
        written += made->items[i].action == OUTPUT_WRITTEN;
        removed += made->items[i].action == OUTPUT_REMOVED;
    }
    text_add_shown(&run->report, directory, strlen(directory));
    text_printf(&run->report, "/index.html: %zu files, %zu written, %zu removed\n", made->count - removed, written,
                removed);
}

static bool write(cli *run, const analysis *systems, size_t count, progress *shown) {
    text module = {0}, error = {0};
    if (!page_module(&module, &error)) cli_remark(run, "the atlas takes no questions: %s", text_string(&error));
    const atlas all = {.directory = run->arguments.option[OPT_DIRECTORY].text,
                       .systems = systems,
                       .count = count,
                       .module = module.length ? text_string(&module) : NULL,
                       .progress = progress_show,
                       .progress_context = shown};
    output_changes made = {0};
    text_free(&error);
    const bool done = atlas_write(&all, &made, &error);
    progress_end(shown);
    if (done)
        report_files(run, all.directory, &made);
    else
        cli_error(run, "%s", text_string(&error));
    output_changes_free(&made);
    text_free(&module);
    text_free(&error);
    return done;
}

int cmd_atlas(cli *run) {
    progress shown;
    progress_begin(&shown, run);
    size_t names_count, count = 0;
    char **names = load_installed_names(&names_count);
    analysis *systems = mem_alloc_zeroed(names_count, sizeof *systems);
    bool good = true;
    for (; good && count < names_count; count += good) {
        progress_show(&shown, names[count]);
        good = load_verified(run, names[count], &systems[count]);
    }
    if (good) good = write(run, systems, count, &shown);
    progress_end(&shown);
    while (count > 0)
        analysis_free(&systems[--count]);
    mem_free(systems);
    while (names_count > 0)
        mem_free(names[--names_count]);
    mem_free(names);
    return good ? EXIT_YES : EXIT_ERROR;
}
