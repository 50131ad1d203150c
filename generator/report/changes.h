/* What an edit of a promotion does to the joins that were there. */
#ifndef JOINERY_REPORT_CHANGES_H
#define JOINERY_REPORT_CHANGES_H

#include "base/text.h"
#include "report/json.h"
#include "spec/spec.h"

/* One pair; `before` and `after` are a dtype, LAT_NONE or LAT_AMBIGUOUS. */
typedef struct change {
    lat_id a, b, before, after;
} change;

typedef struct changes {
    size_t lost;   /* pairs that had a join and have another or none */
    size_t gained; /* pairs that had none and have one */
    change *found; /* the first of them, those that become ambiguous before others, what is gained last */
    size_t count;
} changes;

/* Compares unordered pairs of the first n dtypes, of ordered ones where `ordered`; keeps up to `most` of them. */
void changes_find(const lat_promotion *before, const lat_promotion *after, size_t n, bool ordered, size_t most,
                  changes *to);
void changes_free(changes *of);

/* "i8 v f*, which is f16, would be ambiguous: f16 or bf16". */
void change_sentence(text *to, const spec *names, const lat_promotion *after, const change *of);

/* The members a, b, before, after (null where undefined) and bounds (the minimal ones after the edit). */
void change_members(json *to, const spec *names, const lat_promotion *after, const change *of);

#endif
