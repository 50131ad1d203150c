/* A dtype that is not in a spec, but is considered beside its dtypes. */
#ifndef JOINERY_SPEC_CANDIDATE_H
#define JOINERY_SPEC_CANDIDATE_H

#include "spec/spec.h"

/*
 * Reads one more dtype as a spec would list it, a well-known name or a table. The answer is a spec in lattice form
 * without edges, whose dtypes are those of `system` and, as the last, the new one. NULL after at least one diagnostic.
 * The caller frees with spec_free.
 */
spec *spec_with_dtype(const spec *system, const char *dtype, const spec_options *options,
                      spec_diagnostics *diagnostics);

#endif
