/*
 * Laws and their outcomes: what laws, costs and signs mean in a few words, the one place where reports and generated
 * code get these from (specs/reference.md and specs/laws.md define them in full); sentences with concrete dtypes; JSON.
 */
#ifndef JOINERY_REPORT_CHECK_LAW_REPORT_H
#define JOINERY_REPORT_CHECK_LAW_REPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "lattice/laws.h"
#include "lattice/value_set.h"
#include "report/write/json.h"

/* Appends what a law says, with that sign for joins: "a v b = b v a". */
void meaning_of_law(text *out, lat_law law, const char *join);

/* Appends what the sign means: "a v b is the join of a and b, the dtype that they promote to". */
void meaning_of_join(text *out, const char *join);

/* Appends "associativity holds", or "associativity fails for 12 of 5832 triples, e.g. " and that failure. */
void law_outcome_sentence(text *out, const analysis *analysis, lat_law law, const lat_witness *failure,
                          const char *join);

/* Appends the same without the law: "holds", "fails for 12 of 5832 triples". */
void law_outcome_words(text *out, const analysis *analysis, lat_law law);

/* Appends one failure, with that sign for joins: "(i8 v u8) v f16 = f32 but i8 v (u8 v f16) = f16". */
void law_failure_sentence(text *out, const analysis *analysis, lat_law law, const lat_witness *failure,
                          const char *join);

/* Appends why a pair has no result: "u8 and date have no upper bound", or "u8 v i8 is ambiguous: i16 or f16". */
void law_undefined_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join);

/*
 * Up to `most` failures of a law, those among strong dtypes first, else in dtype order; returns how many. Where the
 * promotion is commutative, of two failures that mirror each other only the first is taken. *covered is the number of
 * failures that these and their mirror images make.
 */
size_t law_failures(const analysis *analysis, lat_law law, size_t most, lat_witness *found, uint64_t *covered);

/*
 * An object with a member for each law, by name: { "required", "holds", "failures", "witness" }, as in the field "laws"
 * of `check --format json` (generator/cli/json.md). With `words`, what it says and its first failure are written, too.
 */
void law_json(json *out, const char *key, const analysis *analysis, bool words);

#endif
