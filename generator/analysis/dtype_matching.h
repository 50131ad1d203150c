/* Which dtype of one spec is which dtype of another: what comparisons of specs rest on. */
#ifndef JOINERY_ANALYSIS_DTYPE_MATCHING_H
#define JOINERY_ANALYSIS_DTYPE_MATCHING_H

#include "spec/spec.h"

typedef struct dtype_matching {
    lat_id *right_of; /* by id of the left spec: its counterpart in the right one, or LAT_NONE */
    lat_id *left_of;  /* the same by id of the right spec */
    size_t count;     /* pairs */
} dtype_matching;

/*
 * Matches each dtype with at most one, in rounds: by name; by an alias, unless the values differ; by well-known format,
 * in the order of the dtypes; by values, where only one dtype that is left in each spec has them; weak ones by kind,
 * likewise. But for names, strong dtypes match strong ones and weak ones weak ones. dtype_matching_free() frees it.
 */
void dtype_matching_find(const spec *left, const spec *right, dtype_matching *found);
void dtype_matching_free(dtype_matching *matching);

/* True if the values of a dtype are known: those of opaque and abstract ones are not. */
bool dtype_has_values(const spec_dtype *dtype);

/* True if both have the same values, by what is known of them: opaque and abstract dtypes never do. */
bool dtype_matching_same_values(const spec_dtype *x, const spec_dtype *y);

#endif
