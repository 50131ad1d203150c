/* What the explorer page shows, and with what. */
#ifndef JOINERY_REPORT_EXPLORER_H
#define JOINERY_REPORT_EXPLORER_H

#include "analysis/analysis.h"

/* Dtypes of a spec: with more, a page would be megabytes, and its table more than anybody reads. */
enum { EXPLORER_MOST_DTYPES = 512 };

/* All analyses have been verified. */
typedef struct explorer {
    const analysis *systems; /* first the spec shown, then those to compare it with */
    size_t count;
    size_t against; /* which of them the differences are shown with; 0: none yet */
    const char *version;
} explorer;

#endif
