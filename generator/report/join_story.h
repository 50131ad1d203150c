/* How one join comes about: the bounds, the paths, the costs. */
#ifndef JOINERY_REPORT_JOIN_STORY_H
#define JOINERY_REPORT_JOIN_STORY_H

#include "report/document.h"
#include "report/json.h"
#include "spec/spec.h"

typedef struct story_subject {
    const spec *spec;
    const lat_promotion *promotion;
    const lat_shape *shape;
} story_subject;

/* "i8 v u8 = i16", or "i8 v u8 is undefined". */
void story_sentence(text *to, const story_subject *of, lat_id a, lat_id b);

/* The facts of a v b. */
void story_document(document *to, const story_subject *of, lat_id a, lat_id b);

/* { "a", "b", "join", "from", "upper_bounds", "minimal", "a_path", "b_path", "a_cost", "b_cost", "wider" } */
void story_json(json *to, const story_subject *of, lat_id a, lat_id b);

#endif
