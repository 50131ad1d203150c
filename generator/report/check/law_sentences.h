/* Outcomes of laws, in sentences with concrete dtypes. */
#ifndef JOINERY_REPORT_CHECK_LAW_SENTENCES_H
#define JOINERY_REPORT_CHECK_LAW_SENTENCES_H

#include "analysis/analysis.h"
#include "base/text.h"

/* The name of a dtype, or "undefined". */
const char *law_dtype(const analysis *analysis, lat_id id);

/* Appends "associativity holds", or "associativity fails for 12 of 5832 triples". */
void law_outcome_sentence(text *out, const analysis *analysis, lat_law law);

/* Appends the same without the law: "holds", "fails for 12 of 5832 triples". */
void law_outcome_words(text *out, const analysis *analysis, lat_law law);

/* Appends one failure, with that sign for joins: "(i8 v u8) v f16 = f32 but i8 v (u8 v f16) = f16". */
void law_failure_sentence(text *out, const analysis *analysis, lat_law law, const lat_witness *failure,
                          const char *join);

/* Appends why a pair has no result: "u8 and date have no upper bound", or "u8 v i8 is ambiguous: i16 or f16". */
void law_undefined_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join);

/* Appends the names of `count` dtypes: "u8", or "i16 or f16", or "i16, f16 or f32". */
void law_alternatives(text *out, const spec *names, const lat_id *ids, size_t count);

#endif
