#include "report/check/check_repairs.h"

static const struct {
    const char *name, *sentence; /* with places for a, b and the value */
} edits[] = {
    [LAT_ADD_EDGE] = {"add-edge", "add the edge %s -> %s"},
    [LAT_REMOVE_EDGE] = {"remove-edge", "remove the edge %s -> %s"},
    [LAT_SET_RESOLVE] = {"resolve", "let `resolve` set %s,%s to %s"},
    [LAT_DROP_RESOLVE] = {"drop-resolve", "drop `resolve` of %s,%s"},
    [LAT_SET_CELL] = {"set-cell", "set the cell %s,%s to %s"},
    [LAT_SET_CELLS] = {"set-cells", "set the cells of %s,%s in both orders to %s"},
};

static void add_edit(text *out, const check_report *report, const lat_edit *edit) {
    const spec_dtype *dtypes = report->analysis->spec->dtypes;
    const char *names[] = {dtypes[edit->a].name, dtypes[edit->b].name,
                           edit->value == LAT_NONE ? "-" : dtypes[edit->value].name};
    size_t next = 0;
    for (const char *at = edits[edit->kind].sentence; *at; at++) {
        if (at[0] == '%' && at[1] == 's') {
            text_add(out, names[next++]);
            at++;
        } else {
            text_add_char(out, *at);
        }
    }
}

static void add_effect(text *out, const lat_repair *repair) {
    text_add(out, " (");
    if (repair->cost != VAL_EXACT) text_printf(out, "cost: %s; ", val_cost_name(repair->cost));
    text_printf(out, repair->changed == 1 ? "%zu cell changes" : "%zu cells change", repair->changed);
    if (repair->gained)
        text_printf(out, repair->gained == 1 ? ", %zu gains a value" : ", %zu gain a value", repair->gained);
    text_add_char(out, ')');
}

void check_repairs_document(const check_report *report, document *page) {
    if (analysis_outcome(report->analysis) != LAT_FAILS || !report->repairs.tried) return;
    doc_heading(page, "Repairs (each was tried)");
    for (size_t i = 0; i < report->repairs.count; i++) {
        const lat_repair *repair = &report->repairs.items[i];
        text line = {0};
        add_edit(&line, report, &repair->edit);
        add_effect(&line, repair);
        doc_item_text(page, 1, PAINT_PLAIN, &line);
    }
    if (report->repairs.count == 0)
        doc_item(page, 1, PAINT_DIM, "no single edit that was tried makes the required laws hold");
}

void check_repairs_json(json *out, const char *key, const check_report *report) {
    const spec_dtype *dtypes = report->analysis->spec->dtypes;
    if (!report->repairs.tried) {
        json_null(out, key);
        return;
    }
    json_array(out, key, JSON_LINES);
    for (size_t i = 0; i < report->repairs.count; i++) {
        const lat_repair *repair = &report->repairs.items[i];
        const lat_edit *edit = &repair->edit;
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "edit", edits[edit->kind].name);
        json_string(out, "a", dtypes[edit->a].name);
        json_string(out, "b", dtypes[edit->b].name);
        if (edit->value != LAT_NONE) json_string(out, "value", dtypes[edit->value].name);
        json_string(out, "cost", val_cost_name(repair->cost));
        json_number(out, "changed", repair->changed);
        json_number(out, "gained", repair->gained);
        json_end(out);
    }
    json_end(out);
}
