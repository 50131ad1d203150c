/* What a dtype is, in a few words. */
#ifndef JOINERY_REPORT_WRITE_DTYPE_WORDS_H
#define JOINERY_REPORT_WRITE_DTYPE_WORDS_H

#include "base/text.h"
#include "spec/spec.h"

/* Appends "signed integer, 8 bits", or "weak float: stands for f64". */
void dtype_words(text *out, const spec_dtype *dtype);

#endif
