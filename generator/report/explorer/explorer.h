/* What the explorer page shows, and with what. */
#ifndef JOINERY_REPORT_EXPLORER_EXPLORER_H
#define JOINERY_REPORT_EXPLORER_EXPLORER_H

#include "analysis/analysis.h"
#include "report/table/list_report.h"

/* Dtypes of a spec: with more, a page would be megabytes, and its table more than anybody reads. */
enum { EXPLORER_MOST_DTYPES = 512 };

typedef struct explorer {
    const analysis *systems; /* first the spec shown, which has been verified, then those to compare it with */
    size_t count;
    const list_report *installed;
    const char *version;
} explorer;

#endif
