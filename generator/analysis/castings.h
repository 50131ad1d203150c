/* What may be cast (specs/laws.md, "What may be cast"): the castings of a spec, and the conversions that each allows. */
#ifndef JOINERY_ANALYSIS_CASTINGS_H
#define JOINERY_ANALYSIS_CASTINGS_H

#include "analysis/analysis.h"

#include <stdint.h>

/* How many castings there are: those that every spec has, then the others of its own. They are numbered in this order. */
size_t castings_count(const spec *spec);

/* "same_kind"; owned by the spec, or static text. */
const char *casting_name(const spec *spec, size_t number);

/* What the spec says of a casting; NULL: it is what it is in every spec. */
const spec_casting *casting_own(const spec *spec, size_t number);

/* The number of a casting by its name; castings_count() if there is none. */
size_t casting_find(const spec *spec, const char *name);

/* By the id of `to`, the castings that allow a conversion: a bit each, 1 << number. */
void castings_row(const analysis *analysis, lat_id from, uint32_t *row);

/* All rows, n x n, by the id of `from`. The caller frees it. */
uint32_t *castings_table(const analysis *analysis);

#endif
