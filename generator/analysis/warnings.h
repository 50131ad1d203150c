/* What is likely a mistake in a spec, though legal (specs/diagnostics.md, "Warnings"). */
#ifndef JOINERY_ANALYSIS_WARNINGS_H
#define JOINERY_ANALYSIS_WARNINGS_H

#include "analysis/analysis.h"

/*
 * Adds a warning for each edge that narrows or drops a sign, for each dtype that nothing promotes to or from, for inherited
 * rules whose results are dropped, and for each function of a stub that no operands come to.
 */
void warnings_find(const analysis *analysis, spec_diagnostics *diagnostics);

#endif
