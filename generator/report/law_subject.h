/* What the reports on laws look at. */
#ifndef JOINERY_REPORT_LAW_SUBJECT_H
#define JOINERY_REPORT_LAW_SUBJECT_H

#include "lattice/laws.h"
#include "spec/spec.h"

typedef struct law_subject {
    const spec *spec; /* whose dtypes are named, and which laws must hold */
    const lat_promotion *promotion;
    const lat_laws *laws; /* the verdicts on the promotion */
} law_subject;

#endif
