/* From a promotion table in long form, a pair in each row, to its cells. */
#ifndef JOINERY_SPEC_TABLE_TABLE_PAIRS_H
#define JOINERY_SPEC_TABLE_TABLE_PAIRS_H

#include "spec/table/table_fill.h"
#include "spec/table/table_form.h"

/*
 * Reads the pairs into the target's table, all of which is set. A pair that is in one order alone has its result in
 * both, and a dtype with itself where it is in no row is itself; any other pair that is missing has no promotion. The
 * operands are dtypes of the target. False after a diagnostic.
 */
bool table_pairs_fill(const table_target *target, const table_form *form);

#endif
