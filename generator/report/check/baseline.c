#include "report/check/baseline.h"

#include <string.h>

static bool is_told(const diff_report *of, const cell_difference *cell) {
    return cell->a <= cell->b || !diff_is_mirrored(of, cell);
}

baseline baseline_find(const diff_report *of) {
    baseline made = {.diff = of, .removed = diff_missing(of, false), .added = diff_missing(of, true)};
    for (size_t i = 0; i < of->count; i++)
        made.altered += is_told(of, &of->cells[i]);
    return made;
}

bool baseline_is_altered(const baseline *of) {
    return of->altered || of->removed;
}

void baseline_sentence(text *out, const baseline *of) {
    text_add(out, "this change ");
    if (of->altered)
        text_printf(out, "alters %zu promotion%s", of->altered, of->altered == 1 ? "" : "s");
    else if (!of->removed)
        text_add(out, "alters no promotion");
    if (of->removed)
        text_printf(out, "%sremoves %zu dtype%s", of->altered ? " and " : "", of->removed, of->removed == 1 ? "" : "s");
}

/* The name of an operand of a cell, in the new spec. */
static const char *operand(const diff_report *of, lat_id id) {
    return of->right->spec->dtypes[of->matching.right_of[id]].name;
}

static const char *before(const diff_report *of, const cell_difference *at) {
    return at->left == LAT_NONE ? "undefined" : of->left->spec->dtypes[at->left].name;
}

static const char *after(const diff_report *of, const cell_difference *at) {
    return at->right == LAT_NONE ? "undefined" : of->right->spec->dtypes[at->right].name;
}

typedef struct teller {
    void (*tell)(void *context, const baseline_change *change);
    void *context;
    text line;
} teller;

static void tell(teller *to, baseline_change change) {
    change.line = text_string(&to->line);
    to->tell(to->context, &change);
    to->line.length = 0;
}

static void each_altered(const diff_report *of, const char *join, teller *to) {
    for (size_t i = 0; i < of->count; i++) {
        const cell_difference *at = &of->cells[i];
        if (!is_told(of, at)) continue;
        text_printf(&to->line, "%s %s %s: ", operand(of, at->a), join, operand(of, at->b));
        text_printf(&to->line, "%s -> %s", before(of, at), after(of, at));
        tell(to, (baseline_change){
                     .what = BASELINE_ALTERED, .a = of->matching.right_of[at->a], .b = of->matching.right_of[at->b]});
    }
}

void baseline_each(const baseline *of, const char *join, void (*tell_one)(void *context, const baseline_change *change),
                   void *context) {
    const diff_report *diff = of->diff;
    const spec *old = diff->left->spec, *now = diff->right->spec;
    teller to = {.tell = tell_one, .context = context};
    each_altered(diff, join, &to);
    for (size_t id = 0; id < old->dtype_count; id++) {
        if (diff->matching.right_of[id] != LAT_NONE) continue;
        text_printf(&to.line, "%s: removed", old->dtypes[id].name);
        tell(&to, (baseline_change){.what = BASELINE_REMOVED, .a = (lat_id)id, .b = (lat_id)id});
    }
    for (size_t id = 0; id < now->dtype_count; id++) {
        const lat_id was = diff->matching.left_of[id];
        const bool added = was == LAT_NONE;
        if (!added && !strcmp(old->dtypes[was].name, now->dtypes[id].name)) continue;
        if (added)
            text_printf(&to.line, "%s: added", now->dtypes[id].name);
        else
            text_printf(&to.line, "%s: was %s", now->dtypes[id].name, old->dtypes[was].name);
        tell(&to, (baseline_change){added ? BASELINE_ADDED : BASELINE_RENAMED, (lat_id)id, (lat_id)id, NULL});
    }
    text_free(&to.line);
}
