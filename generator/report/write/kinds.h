/* Kinds of dtypes as sets, in plain words: how reports name the dtypes of all widths that break a rule. */
#ifndef JOINERY_REPORT_WRITE_KINDS_H
#define JOINERY_REPORT_WRITE_KINDS_H

#include "analysis/analysis.h"
#include "base/text.h"

/* Every kind counts twice, for strong dtypes and for weak ones: a number below this. */
enum { KINDS_COUNT = 2 * VAL_KIND_COUNT };

/* A set of such numbers: bit K for strong dtypes of kind K, bit VAL_KIND_COUNT + K for weak ones. */
typedef uint32_t kind_set;

/* The kind of a dtype, as a set of one. */
kind_set kind_of(const spec_dtype *dtype);

/* The kinds that a spec has. */
kind_set kinds_of_spec(const spec *spec);

bool kinds_are_weak(kind_set kinds);

/*
 * Appends one dtype of each set, of which equal ones are neighbours: "a signed integer, an unsigned one and two
 * floats". With `last`, that stands in front of the last one: " into " makes it "a float into another". `present` are
 * the kinds of the spec: a set of all its strong kinds is "a strong dtype".
 */
void kinds_words(text *out, const kind_set *sets, size_t count, const char *last, kind_set present);

#endif
