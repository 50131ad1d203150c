/* Verdicts on laws, told to people (sentences with concrete dtypes) and to programs (JSON). */
#ifndef JOINERY_REPORT_LAWS_REPORT_H
#define JOINERY_REPORT_LAWS_REPORT_H

#include "base/text.h"
#include "lattice/laws.h"
#include "report/json.h"
#include "spec/spec.h"

typedef struct law_subject {
    const spec *spec;
    const lat_promotion *promotion;
    const lat_laws *laws;
} law_subject;

/* The name of a dtype, or "undefined". */
const char *law_dtype(const law_subject *of, lat_id id);

/* "associativity holds", "associativity fails for 12 of 5832 triples". */
void law_verdict_sentence(text *to, const law_subject *of, lat_law law);

/* One failure: "(i8 v u8) v f16 = f32 but i8 v (u8 v f16) = f16". */
void law_failure_sentence(text *to, const law_subject *of, lat_law law, const lat_witness *failure);

/*
 * Up to `most` failures of a law, those among strong dtypes first, else in dtype order; returns how many. Where the
 * promotion is commutative, of two failures that mirror each other only the first is taken. *covered is the number of
 * failures that these and their mirror images make.
 */
size_t law_failures(const law_subject *of, lat_law law, size_t most, lat_witness *found, uint64_t *covered);

/* "u8", or "i16 or f16", or "i16, f16 or f32". */
void law_alternatives(text *to, const spec *of, const lat_id *ids, size_t count);

/* The object of laws by name, with its witnesses (contract: check --format json). */
void law_json(json *to, const law_subject *of);

#endif
