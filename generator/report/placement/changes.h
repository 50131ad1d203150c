/* Which pairs of dtypes promote to something else after an edit of a promotion. */
#ifndef JOINERY_REPORT_PLACEMENT_CHANGES_H
#define JOINERY_REPORT_PLACEMENT_CHANGES_H

#include "base/text.h"
#include "report/write/json.h"
#include "spec/spec.h"

/* A pair, and what it promotes to before and after the edit: a dtype, LAT_NONE or LAT_AMBIGUOUS. */
typedef struct pair_change {
    lat_id a, b, before, after;
} pair_change;

typedef struct changes {
    pair_change *found; /* the first: those that become ambiguous first, those that gain a join last */
    size_t count;
} changes;

/*
 * Compares the unordered pairs of the first n dtypes and keeps up to `most` changes. changes_free() frees what is
 * found.
 */
void changes_find(const lat_promotion *before, const lat_promotion *after, size_t n, size_t most, changes *all);
void changes_free(changes *freed);

/* Appends a change, with that sign for joins: "i8 v f* would change from f16 to ambiguous (f16 or bf16)". */
void change_sentence(text *out, const spec *names, const lat_promotion *after, const pair_change *change,
                     const char *join);

/* Adds the members a, b, before, after (null where undefined) and bounds (the minimal ones after the edit). */
void change_members(json *out, const spec *names, const lat_promotion *after, const pair_change *change);

#endif
