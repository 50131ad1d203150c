/* Why a placement leaves out edges that would lose no value: each with a pair whose join it would change. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_OBSTACLES_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_OBSTACLES_H

#include "report/placement/placement_report.h"
#include "report/write/document.h"
#include "report/write/json.h"

/* Adds a heading and an item for each such edge; nothing where there is none. */
void placement_obstacles_document(document *page, const placement_report *report, const lat_placement *placement);

/* Adds an object for each such edge to the open array: "from", "to", and the members of change_members(). */
void placement_obstacles_json(json *out, const placement_report *report, const lat_placement *placement);

#endif
