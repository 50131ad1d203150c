/* A spec in the data of the explorer page: what is told of the one shown and of those that it can be compared with. */
#ifndef JOINERY_REPORT_EXPLORER_SYSTEM_H
#define JOINERY_REPORT_EXPLORER_SYSTEM_H

#include "analysis/analysis.h"
#include "report/json.h"

/* Adds the members of a system to an object that is open. */
void explorer_system_members(json *out, const analysis *of);

/* Which dtype of a system is which of the one shown. */
void explorer_match_member(json *out, const analysis *shown, const analysis *of);

#endif
