#include "report/changes.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/dtype_json.h"
#include "report/laws_report.h"

/* 0: it becomes ambiguous; 1: it has another value or none; 2: it gains one; -1: nothing to tell. */
static int severity(const change *of) {
    if (of->before == of->after) return -1;
    if (of->after == LAT_AMBIGUOUS) return 0;
    return of->before < LAT_AMBIGUOUS ? 1 : of->after < LAT_AMBIGUOUS ? 2 : -1;
}

void changes_find(const lat_promotion *before, const lat_promotion *after, size_t n, bool ordered, size_t most,
                  changes *to) {
    *to = (changes){.found = mem_alloc(3 * most * sizeof *to->found)}; /* `most` of each severity, then put together */
    size_t kept[3] = {0};
    for (size_t a = 0; a < n; a++) {
        for (size_t b = ordered ? 0 : a; b < n; b++) {
            const change at = {(lat_id)a, (lat_id)b, lat_cell(before, (lat_id)a, (lat_id)b),
                               lat_cell(after, (lat_id)a, (lat_id)b)};
            const int how = severity(&at);
            if (how < 0) continue;
            to->lost += at.before < LAT_AMBIGUOUS;
            to->gained += at.before >= LAT_AMBIGUOUS && at.after < LAT_AMBIGUOUS;
            if (kept[how] < most) to->found[(size_t)how * most + kept[how]++] = at;
        }
    }
    for (size_t how = 0; how < 3; how++)
        for (size_t i = 0; i < kept[how] && to->count < most; i++)
            to->found[to->count++] = to->found[how * most + i];
}

void changes_free(changes *of) {
    mem_free(of->found);
    *of = (changes){0};
}

static size_t bounds_after(const lat_promotion *after, const change *of, lat_id **bounds) {
    *bounds = mem_alloc((after->n + 1) * sizeof **bounds);
    return lat_minimal_upper_bounds(&after->order, (const lat_id[]){of->a, of->b}, 2, *bounds, NULL, NULL);
}

void change_sentence(text *to, const spec *names, const lat_promotion *after, const change *of) {
    text_printf(to, "%s v %s, which is ", names->dtypes[of->a].name, names->dtypes[of->b].name);
    text_add(to, of->before == LAT_NONE        ? "undefined"
                 : of->before == LAT_AMBIGUOUS ? "ambiguous"
                                               : names->dtypes[of->before].name);
    text_add(to, ", would be ");
    if (of->after == LAT_AMBIGUOUS) {
        lat_id *bounds;
        const size_t count = bounds_after(after, of, &bounds);
        text_add(to, "ambiguous: ");
        law_alternatives(to, names, bounds, count);
        mem_free(bounds);
    } else {
        text_add(to, of->after == LAT_NONE ? "undefined" : names->dtypes[of->after].name);
    }
}

void change_members(json *to, const spec *names, const lat_promotion *after, const change *of) {
    json_string_member(to, "a", names->dtypes[of->a].name);
    json_string_member(to, "b", names->dtypes[of->b].name);
    json_string_member(to, "before", of->before < LAT_AMBIGUOUS ? names->dtypes[of->before].name : NULL);
    json_string_member(to, "after", of->after < LAT_AMBIGUOUS ? names->dtypes[of->after].name : NULL);
    lat_id *bounds;
    const size_t count = bounds_after(after, of, &bounds);
    json_dtypes_member(to, "bounds", names, bounds, count);
    mem_free(bounds);
}
