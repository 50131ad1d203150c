/*
 * What laws, costs and signs mean, in a few words each: the one place where reports and generated code get
 * these words from. specs/reference.md and specs/laws.md define them in full.
 */
#ifndef JOINERY_REPORT_CHECK_MEANINGS_H
#define JOINERY_REPORT_CHECK_MEANINGS_H

#include "base/text.h"
#include "lattice/laws.h"
#include "lattice/value_set.h"

/* Appends what a law says, with that sign for joins: "a v b = b v a". */
void meaning_of_law(text *out, lat_law law, const char *join);

/* What a conversion of that cost does: "some values are rounded". */
const char *meaning_of_cost(val_cost cost);

/* Appends what the sign means: "a v b is the join of a and b, the dtype that they promote to". */
void meaning_of_join(text *out, const char *join);

#endif
