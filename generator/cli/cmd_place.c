#include "cli/cmd.h"
#include "cli/placing.h"

static void write_json(const loaded *from, const placing *of, text *to) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", from->spec->name);
    placement_members(&out, &of->subject);
    json_end(&out);
}

/* What is to be known of the list: that it ends early, or that it may miss something. */
static void add_remainder(document *to, const placing *of) {
    if (of->found.count == 0) return;
    if (of->found.stopped)
        doc_paragraph(to, PAINT_BAD,
                      "The search was stopped: there are too many placements to try them all, and cheaper ones may "
                      "exist.");
    else if (of->found.more)
        doc_paragraph(to, PAINT_DIM, "There are more placements, none of them cheaper (--limit N shows up to N).");
}

static void write_document(cli *run, const loaded *from, const placing *of) {
    document page = {.to = &run->report, .format = run->format, .style = run->style};
    const size_t count = of->found.count;
    const char *name = of->with->dtypes[from->promotion.n].name;
    text title = {0}, refusal = {0};
    if (count)
        text_printf(&title, "%s in %s: %zu placement%s%s", name, from->spec->name, count, count == 1 ? "" : "s",
                    count == 1 ? "" : ", cheapest first");
    else
        text_printf(&title, "%s in %s: no placement", name, from->spec->name);
    doc_begin(
        &page, text_string(&title),
        count
            ? "Each placement is a set of edges that keeps every law that must hold and the joins of all other dtypes."
            : NULL);
    placement_document(&page, &of->subject);
    if (count == 0) {
        placing_add_refusal(&refusal, from, of);
        doc_paragraph(&page, PAINT_BAD, text_string(&refusal));
    }
    add_remainder(&page, of);
    doc_end(&page);
    text_free(&title);
    text_free(&refusal);
}

/* The answer: that there is none is one only if everything was tried. */
static int report(cli *run, const loaded *from, const placing *of) {
    if (of->found.count == 0 && of->found.stopped) return placing_refuse(run, from, of);
    if (run->format == FORMAT_JSON)
        write_json(from, of, &run->report);
    else
        write_document(run, from, of);
    return of->found.count ? EXIT_YES : EXIT_NO;
}

int cmd_place(cli *run) {
    const cli_given *given = &run->arguments.option[OPT_PLACEMENTS];
    const unsigned long long asked = given->is ? given->number : CLI_DEFAULT_PLACEMENTS;
    loaded from;
    placing of;
    if (asked > CLI_MOST_PLACEMENTS)
        return cli_error(run, "--limit is %llu, and may be %d", asked, CLI_MOST_PLACEMENTS);
    if (!load_laws(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    if (placing_find(run, &from, run->arguments.operands[1], (size_t)asked, &of)) {
        status = report(run, &from, &of);
        placing_free(&of);
    }
    load_free(&from);
    return status;
}
