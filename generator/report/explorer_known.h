/* The well-known dtypes in the data of the explorer page: what a pasted table's names may mean. */
#ifndef JOINERY_REPORT_EXPLORER_KNOWN_H
#define JOINERY_REPORT_EXPLORER_KNOWN_H

#include "report/json.h"

/* The value of the key "known". */
void explorer_known(json *out);

#endif
