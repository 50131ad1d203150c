/* Dtypes in sentences and in JSON. */
#ifndef JOINERY_REPORT_WRITE_DTYPE_WORDS_H
#define JOINERY_REPORT_WRITE_DTYPE_WORDS_H

#include "base/text.h"
#include "report/write/json.h"
#include "spec/spec.h"

/* Appends "signed integer, 8 bits", or "weak float: stored as f64". */
void dtype_words(text *out, const spec_dtype *dtype);

/* The name of a dtype, or "ambiguous" for LAT_AMBIGUOUS, or "undefined". */
const char *dtype_name(const spec *names, lat_id id);

/* Appends " = i16" or " gives i16", or " is undefined". */
void dtype_result(text *out, const spec *names, lat_id id);
void dtype_given(text *out, const spec *names, lat_id id);

/* Appends the names of `count` dtypes, with that between them and before the last one: "i16, f16 or f32". */
void dtype_names(text *out, const spec *names, const lat_id *ids, size_t count, const char *between, const char *last);

/* The name of a dtype, null where the id is of none; the list of those of `count` ids. */
void json_dtype(json *out, const char *key, const spec *names, lat_id id);
void json_dtypes(json *out, const char *key, const spec *names, const lat_id *ids, size_t count);

#endif
