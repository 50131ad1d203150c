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

#endif
