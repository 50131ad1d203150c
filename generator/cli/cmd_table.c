#include "cli/cmd.h"
#include "cli/dtypes_option.h"
#include "cli/load.h"
#include "report/table/table_report.h"
#include "report/write/escape.h"

/* How many of the first dtypes of a table make one that fits; 0: too few to be worth it. */
static size_t fitting(cli *run, const table_view *view) {
    enum { FEWEST = 2, MOST = 5 };
    const lat_id first[MOST] = {0, 1, 2, 3, 4};
    size_t count = view->ids ? view->count : view->analysis->spec->dtype_count;
    for (count = count > MOST ? MOST : count - 1; count >= FEWEST; count--) {
        const table_view some = {.analysis = view->analysis, .ids = view->ids ? view->ids : first, .count = count};
        if (table_report_width(&some, run->style) <= run->style.columns) return count;
    }
    return 0;
}

/* Whoever looks at a table that is wider than the terminal is told how to see what matters. */
static void remark_on_width(cli *run, const table_view *view) {
    if (run->format != FORMAT_TEXT || !run->style.columns) return;
    const size_t width = table_report_width(view, run->style), terminal = run->style.columns;
    if (width <= terminal) return;
    const size_t shown = fitting(run, view);
    text_printf(&run->remark, "the table is %zu columns wide, the terminal %zu; ", width, terminal);
    for (size_t i = 0; i < shown; i++) {
        text_add(&run->remark, i ? "," : "--dtypes ");
        escape_text(&run->remark, view->analysis->spec->dtypes[view->ids ? view->ids[i] : i].name);
    }
    if (shown) text_add(&run->remark, " shows only these rows and columns, ");
    text_add(&run->remark, "--format html -o FILE makes a page");
}

int cmd_table(cli *run) {
    analysis analysis;
    dtypes_option shown;
    if (!load(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    const bool known = dtypes_option_read(run, &analysis, &shown);
    if (known) {
        document page = cli_document(run);
        const table_view view = {.analysis = &analysis, .ids = shown.ids, .count = shown.count};
        table_report(&page, &view);
        remark_on_width(run, &view);
    }
    dtypes_option_free(&shown);
    analysis_free(&analysis);
    return known ? EXIT_YES : EXIT_ERROR;
}
