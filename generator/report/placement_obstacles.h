/* Why a placement has not the edges that would lose nothing: each with a pair that it would spoil. */
#ifndef JOINERY_REPORT_PLACEMENT_OBSTACLES_H
#define JOINERY_REPORT_PLACEMENT_OBSTACLES_H

#include "report/placement_report.h"

/* A heading and an item an edge; nothing where every conversion without a loss is an edge already. */
void placement_obstacles_document(document *to, const placement_subject *of, const lat_placement *at);

/* An object an edge, in the open array: "from", "to", and the members of a change. */
void placement_obstacles_json(json *to, const placement_subject *of, const lat_placement *at);

#endif
