/* Why a join is what it is, by the values of its operands. */
#ifndef JOINERY_REPORT_EXPLAIN_VALUE_REASON_H
#define JOINERY_REPORT_EXPLAIN_VALUE_REASON_H

#include "analysis/analysis.h"
#include "base/text.h"

/*
 * Appends "i32 would round above 16,777,216 in f32; f64 is exact for both". Appends nothing where values give no reason:
 * of a dtype with itself, without a join, with weak dtypes, and where values are not known.
 */
void value_reason(text *out, const analysis *analysis, lat_id a, lat_id b);

#endif
