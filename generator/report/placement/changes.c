#include "report/placement/changes.h"
#include "base/memory.h"
#include "report/write/dtype_words.h"
#include "report/write/undefined.h"

/* How bad a change is: 0 it becomes ambiguous, 1 it gets another value or loses its value, 2 it gains one; -1 none. */
static int severity(const pair_change *change) {
    if (change->before == change->after) return -1;
    if (change->after == LAT_AMBIGUOUS) return 0;
    return change->before < LAT_AMBIGUOUS ? 1 : change->after < LAT_AMBIGUOUS ? 2 : -1;
}

void changes_find(const lat_promotion *before, const lat_promotion *after, size_t n, size_t most, changes *all) {
    *all = (changes){.found = mem_alloc(3 * most * sizeof *all->found)}; /* `most` of each severity, then compacted */
    size_t kept[3] = {0};
    for (size_t a = 0; a < n; a++) {
        for (size_t b = a; b < n; b++) {
            const pair_change pair = {(lat_id)a, (lat_id)b, lat_cell(before, (lat_id)a, (lat_id)b),
                                      lat_cell(after, (lat_id)a, (lat_id)b)};
            const int how_bad = severity(&pair);
            if (how_bad < 0) continue;
            if (kept[how_bad] < most) all->found[(size_t)how_bad * most + kept[how_bad]++] = pair;
        }
    }
    for (size_t how_bad = 0; how_bad < 3; how_bad++)
        for (size_t i = 0; i < kept[how_bad] && all->count < most; i++)
            all->found[all->count++] = all->found[how_bad * most + i];
}

void changes_free(changes *freed) {
    mem_free(freed->found);
    *freed = (changes){0};
}

void change_sentence(text *out, const spec *names, const lat_promotion *after, const pair_change *change,
                     const char *join) {
    text_printf(out, "%s %s %s would change from %s to ", names->dtypes[change->a].name, join,
                names->dtypes[change->b].name, dtype_name(names, change->before));
    text_add(out, dtype_name(names, change->after));
    if (change->after != LAT_AMBIGUOUS) return;
    size_t count;
    lat_id *bounds = undefined_bounds(after, change->a, change->b, &count);
    text_add(out, " (");
    dtype_names(out, names, bounds, count, ", ", " or ");
    text_add_char(out, ')');
    mem_free(bounds);
}

void change_members(json *out, const spec *names, const lat_promotion *after, const pair_change *change) {
    json_dtype(out, "a", names, change->a);
    json_dtype(out, "b", names, change->b);
    json_dtype(out, "before", names, change->before);
    json_dtype(out, "after", names, change->after);
    size_t count;
    lat_id *bounds = undefined_bounds(after, change->a, change->b, &count);
    json_dtypes(out, "bounds", names, bounds, count);
    mem_free(bounds);
}
