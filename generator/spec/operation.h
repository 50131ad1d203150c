/* The operations of a spec: what each gives, and for which dtypes joinery has kernels of it. */
#ifndef JOINERY_SPEC_OPERATION_H
#define JOINERY_SPEC_OPERATION_H

#include "base/text.h"
#include "spec/op_entry.h"
#include "spec/read/read_options.h"
#include "spec/spec.h"

/*
 * Sets of->operations from its entries and from the operations that `options` know of (NULL: none). Call it once all
 * else has been read; a later change of the dtypes needs another call.
 */
void spec_operations_make(spec *spec, const spec_options *options);

/* An operation of the spec, NULL where it has none of that name. */
const spec_operation *spec_operation_find(const spec *spec, const char *name);

/* Whether the spec's `ops` names a conversion, in its list or as a key. */
bool spec_names_conversion(const spec *spec, op_conversion conversion);

/* Whether a spec has conversions, checked ones, or those of a check; of which dtypes its entry says that, by id, in *served:
 * NULL for all. */
bool spec_has_conversion(const spec *spec, op_conversion conversion, const bool **served);

/*
 * Whether kernels that joinery has compute as the spec says where that says in so many words what it is computed in;
 * *computed_in becomes the dtype that they compute in: that of the result where it says that f16 is computed in f32.
 */
bool spec_operation_follows(const spec *spec, const spec_operation *op, const lat_id *operands, lat_id *computed_in,
                            lat_id result);

/* Whether the result is `result` and joinery has a kernel that gives it, being computed in `computed_in`. */
bool spec_operation_has_kernel(const spec *spec, const spec_operation *op, const lat_id *operands, lat_id computed_in,
                               lat_id result);

/* Whether an operation gives anything for any dtypes; of three operands with very many dtypes it is taken to. */
bool spec_operation_has_results(const lat_promotion *promotion, const spec_operation *op);

/*
 * Whether an operation has a kernel for any dtypes. If not, appends why, beginning with the operation's name
 * in quotes, and sets a hint.
 */
bool spec_operation_has_kernels(const spec *spec, const lat_promotion *promotion, const spec_operation *op, text *why,
                                const char **hint);

#endif
