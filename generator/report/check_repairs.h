/* What would mend the laws that must hold and fail. */
#ifndef JOINERY_REPORT_CHECK_REPAIRS_H
#define JOINERY_REPORT_CHECK_REPAIRS_H

#include "report/check_report.h"

/* A heading with items; nothing where no such law fails. */
void check_repairs_document(const check_report *of, document *to);

/* An array, or null where the promotion is too large to try edits of it. */
void check_repairs_json(const check_report *of, json *to);

#endif
