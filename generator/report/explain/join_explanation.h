/* Why two dtypes promote to what they do: their upper bounds, the paths to their join, what the conversions cost. */
#ifndef JOINERY_REPORT_EXPLAIN_JOIN_EXPLANATION_H
#define JOINERY_REPORT_EXPLAIN_JOIN_EXPLANATION_H

#include "analysis/analysis.h"
#include "report/write/document.h"
#include "report/write/json.h"

/* Appends "i8 v u8 = i16", or "i8 v u8 is undefined", with that sign for joins. */
void join_explanation_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join);

/* Appends why: "the only minimal upper bound is i16". */
void join_explanation_because(text *out, const analysis *analysis, lat_id a, lat_id b);

/* Finds a path along covering edges, or just both ends where the order has none; returns its length, 0 where `low` is
 * not below `high`. There is room for all dtypes and one more. */
size_t join_explanation_find_path(const analysis *analysis, lat_id low, lat_id high, lat_id *path);

/* Adds a fact that lists dtypes. */
void join_explanation_dtypes(document *page, const analysis *analysis, const char *label, const lat_id *ids,
                             size_t count);

/* Adds the facts about the join of a and b. */
void join_explanation_document(document *page, const analysis *analysis, lat_id a, lat_id b);

/* Adds the path of an operand to what it promotes to, and what the conversion costs. */
void join_explanation_path(document *page, const analysis *analysis, lat_id operand, lat_id join);

/* Writes one of the "steps" of `explain --format json` (generator/cli/json.md). */
void join_explanation_json(json *out, const analysis *analysis, lat_id a, lat_id b);

#endif
