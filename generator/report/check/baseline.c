#include "report/check/baseline.h"

#include <string.h>

static bool is_told(const diff_report *report, const cell_difference *cell) {
    return cell->a <= cell->b || !diff_is_mirrored(report, cell);
}

baseline baseline_find(const diff_report *report) {
    baseline made = {.diff = report, .removed = diff_missing(report, false), .added = diff_missing(report, true)};
    for (size_t i = 0; i < report->count; i++)
        made.altered += is_told(report, &report->cells[i]);
    return made;
}

bool baseline_is_altered(const baseline *baseline) {
    return baseline->altered || baseline->removed;
}

void baseline_sentence(text *out, const baseline *baseline) {
    text_add(out, "this change ");
    if (baseline->altered)
        text_printf(out, "alters %zu promotion%s", baseline->altered, baseline->altered == 1 ? "" : "s");
    else if (!baseline->removed)
        text_add(out, "alters no promotion");
    if (baseline->removed)
        text_printf(out, "%sremoves %zu dtype%s", baseline->altered ? " and " : "", baseline->removed,
                    baseline->removed == 1 ? "" : "s");
}

/* The name of an operand of a cell, in the new spec. */
static const char *operand(const diff_report *report, lat_id id) {
    return report->right->spec->dtypes[report->matching.right_of[id]].name;
}

static const char *before(const diff_report *report, const cell_difference *difference) {
    return difference->left == LAT_NONE ? "undefined" : report->left->spec->dtypes[difference->left].name;
}

static const char *after(const diff_report *report, const cell_difference *difference) {
    return difference->right == LAT_NONE ? "undefined" : report->right->spec->dtypes[difference->right].name;
}

typedef struct teller {
    void (*tell)(void *context, const baseline_change *change);
    void *context;
    text line;
} teller;

static void tell(teller *teller, baseline_change change) {
    change.line = text_string(&teller->line);
    teller->tell(teller->context, &change);
    teller->line.length = 0;
}

static void each_altered(const diff_report *report, const char *join, teller *teller) {
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *difference = &report->cells[i];
        if (!is_told(report, difference)) continue;
        text_printf(&teller->line, "%s %s %s: ", operand(report, difference->a), join, operand(report, difference->b));
        text_printf(&teller->line, "%s -> %s", before(report, difference), after(report, difference));
        tell(teller, (baseline_change){.what = BASELINE_ALTERED,
                                       .a = report->matching.right_of[difference->a],
                                       .b = report->matching.right_of[difference->b]});
    }
}

void baseline_each(const baseline *baseline, const char *join,
                   void (*tell_one)(void *context, const baseline_change *change), void *context) {
    const diff_report *diff = baseline->diff;
    const spec *old = diff->left->spec, *now = diff->right->spec;
    teller teller = {.tell = tell_one, .context = context};
    each_altered(diff, join, &teller);
    for (size_t id = 0; id < old->dtype_count; id++) {
        if (diff->matching.right_of[id] != LAT_NONE) continue;
        text_printf(&teller.line, "%s: removed", old->dtypes[id].name);
        tell(&teller, (baseline_change){.what = BASELINE_REMOVED, .a = (lat_id)id, .b = (lat_id)id});
    }
    for (size_t id = 0; id < now->dtype_count; id++) {
        const lat_id was = diff->matching.left_of[id];
        const bool added = was == LAT_NONE;
        if (!added && !strcmp(old->dtypes[was].name, now->dtypes[id].name)) continue;
        if (added)
            text_printf(&teller.line, "%s: added", now->dtypes[id].name);
        else
            text_printf(&teller.line, "%s: was %s", now->dtypes[id].name, old->dtypes[was].name);
        tell(&teller, (baseline_change){added ? BASELINE_ADDED : BASELINE_RENAMED, (lat_id)id, (lat_id)id, NULL});
    }
    text_free(&teller.line);
}
