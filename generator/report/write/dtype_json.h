/* Dtypes in JSON: by name. */
#ifndef JOINERY_REPORT_WRITE_DTYPE_JSON_H
#define JOINERY_REPORT_WRITE_DTYPE_JSON_H

#include "report/write/json.h"
#include "spec/spec.h"

/* The name that an id stands for, null where it is of no dtype; the list of those of `count` ids. */
void json_dtype(json *out, const char *key, const spec *names, lat_id id);
void json_dtypes(json *out, const char *key, const spec *names, const lat_id *ids, size_t count);

#endif
