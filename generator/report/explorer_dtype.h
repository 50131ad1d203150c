/* A dtype in the data of the explorer page (generator/cli/explorer.md). */
#ifndef JOINERY_REPORT_EXPLORER_DTYPE_H
#define JOINERY_REPORT_EXPLORER_DTYPE_H

#include "report/json.h"
#include "spec/spec.h"

void explorer_dtype(json *out, const spec_dtype *of);

/* Appends what a dtype is, in a few words: "signed integer, 8 bits". */
void explorer_dtype_says(text *out, const spec_dtype *of);

/* The id as a number, -1 for any that is no dtype. */
void explorer_id(json *out, lat_id id);

#endif
