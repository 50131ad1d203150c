#include "report/placement/placement_document.h"
#include "base/memory.h"
#include "report/placement/placement_obstacles.h"

static void add_names(text *out, const placement_report *report, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? ", " : "", placement_name(report, ids[i]));
}

/* "f* -> f8 -> bf16, f16": the edges. */
static void add_edges(text *out, const placement_report *report, const lat_placement *placement) {
    add_names(out, report, placement->below, placement->below_count);
    text_printf(out, "%s%s%s", placement->below_count ? " -> " : "", placement_name(report, placement_own_id(report)),
                placement->above_count ? " -> " : "");
    add_names(out, report, placement->above, placement->above_count);
    if (placement->below_count + placement->above_count == 0) text_add(out, ", without edges");
}

/* "f8 with b, u8; none with u64": the new row of the table, grouped by result in order of first appearance. */
static void add_row(text *out, const placement_report *report, const lat_placement *placement) {
    const size_t n = report->analysis->promotion.n;
    bool *listed = mem_alloc_zeroed(n, sizeof *listed);
    for (size_t i = 0; i < n; i++) {
        if (listed[i]) continue;
        const lat_id join = placement->row[i];
        text_printf(out, "%s%s", i ? "; " : "", join == LAT_NONE ? "none" : placement_name(report, join));
        for (size_t k = i; k < n; k++) {
            if (placement->row[k] != join) continue;
            text_printf(out, "%s %s", k == i ? " with" : ",", placement_name(report, (lat_id)k));
            listed[k] = true;
        }
    }
    mem_free(listed);
}

static void add_placement(document *page, const placement_report *report, size_t i) {
    const lat_placement *placement = &report->found.items[i];
    text heading = {0}, costs = {0}, row = {0};
    text_printf(&heading, "%zu. ", i + 1);
    add_edges(&heading, report, placement);
    placement_costs(&costs, placement);
    add_row(&row, report, placement);
    doc_heading(page, text_string(&heading));
    doc_fact(page, "costs", "%s", text_string(&costs));
    doc_fact(page, "joins", "%s", text_string(&row));
    text_free(&heading);
    text_free(&costs);
    text_free(&row);
}

static void begin(document *page, const placement_report *report) {
    const char *name = placement_name(report, placement_own_id(report)), *into = report->analysis->spec->name;
    const size_t count = report->found.count;
    text title = {0};
    if (count)
        text_printf(&title, "%s in %s: %zu placement%s%s", name, into, count, count == 1 ? "" : "s",
                    count == 1 ? "" : ", cheapest first");
    else
        text_printf(&title, "%s in %s: no placement", name, into);
    const char *intro =
        "Each placement is a set of edges that keeps every required law and the joins of all other dtypes.";
    doc_begin(page, text_string(&title), count ? intro : NULL);
    text_free(&title);
}

static void add_refusal(document *page, const placement_report *report) {
    text refusal = {0};
    placement_refusal(&refusal, report);
    doc_paragraph(page, PAINT_BAD, text_string(&refusal));
    text_free(&refusal);
}

/* What is to be known of the list: that it ends early, or that it may miss something. */
static void add_remainder(document *page, const placement_report *report) {
    if (report->found.stopped)
        doc_paragraph(page, PAINT_BAD,
                      "The search was stopped: there are too many placements to try them all, and cheaper ones may "
                      "exist.");
    else if (report->found.more)
        doc_paragraph(page, PAINT_DIM, "There are more placements, none of them cheaper (--limit N shows up to N).");
}

void placement_document(document *page, const placement_report *report) {
    begin(page, report);
    for (size_t i = 0; i < report->found.count; i++)
        add_placement(page, report, i);
    if (report->found.count) {
        placement_obstacles_document(page, report, &report->found.items[0]);
        add_remainder(page, report);
    } else {
        add_refusal(page, report);
    }
    doc_end(page);
}
