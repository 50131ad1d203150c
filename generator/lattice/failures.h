/* The failures of a law, one after the other. */
#ifndef JOINERY_LATTICE_FAILURES_H
#define JOINERY_LATTICE_FAILURES_H

#include "lattice/law.h"
#include "lattice/promotion.h"

/*
 * Calls visit(context, ...) for the failures of `law` in dtype order until it returns false or there are no more.
 * Unless `among` (by id, n entries) is NULL, only failures are visited whose a, b and c all have among[id] true.
 */
void lat_law_each_failure(const lat_promotion *promotion, lat_law law, const bool *among, lat_failure_visitor *visit,
                          void *context);

/* Whether no law fails of those with required[law]. */
bool lat_keeps_laws(const lat_promotion *promotion, const bool required[LAT_LAW_COUNT]);

/* Calls it for each triple of which (a v b) v c or a v (b v c) alone is defined, in dtype order. */
void lat_each_gap(const lat_promotion *promotion, lat_failure_visitor *visit, void *context);

/* Writes the order in which the dtypes of a failure of `nary` give its `right`: the first of cab, bca, bac, cba and acb
 * that gives another result than abc. */
void lat_nary_other_order(const lat_promotion *promotion, const lat_witness *failure, lat_id order[3]);

#endif
