/* What is likely a mistake in a spec, though legal (specs/diagnostics.md, "Warnings"). */
#ifndef JOINERY_ANALYSIS_WARNINGS_H
#define JOINERY_ANALYSIS_WARNINGS_H

#include "spec/spec.h"

/* Adds a warning for each edge that narrows or drops a sign, and for each dtype that nothing promotes to or from. */
void warnings_find(const spec *spec, spec_diagnostics *diagnostics);

#endif
