/* Dtypes in JSON: by name. */
#ifndef JOINERY_REPORT_WRITE_DTYPE_JSON_H
#define JOINERY_REPORT_WRITE_DTYPE_JSON_H

#include "report/write/json.h"
#include "spec/spec.h"

/* Adds a key and the list of the names that `count` ids stand for, in an object. */
void json_dtypes_member(json *out, const char *key, const spec *names, const lat_id *ids, size_t count);

#endif
