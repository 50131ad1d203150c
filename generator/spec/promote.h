/* From a spec to its promotion. */
#ifndef JOINERY_SPEC_PROMOTE_H
#define JOINERY_SPEC_PROMOTE_H

#include "spec/spec.h"

/*
 * Lattice or table of the spec: fills *promotion, which the caller frees with lat_promotion_free. A cycle of the edges
 * is a diagnostic, printed as a path. False after a diagnostic, with *promotion empty.
 */
bool spec_promotion(const spec *spec, lat_promotion *promotion, spec_diagnostics *diagnostics);

/*
 * Adds a diagnostic if the edges have a cycle: for a spec with other diagnostics, of which spec_promotion is not asked.
 */
void spec_check_cycle(const spec *spec, spec_diagnostics *diagnostics);

#endif
