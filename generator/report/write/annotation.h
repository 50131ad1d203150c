/*
 * A workflow command of GitHub Actions that annotates a line of a file: "::error file=my.lua,line=3::WHAT". The runner
 * takes it from standard output.
 */
#ifndef JOINERY_REPORT_WRITE_ANNOTATION_H
#define JOINERY_REPORT_WRITE_ANNOTATION_H

#include "base/text.h"
#include "spec/spec.h"

typedef enum annotation_level { ANNOTATION_ERROR, ANNOTATION_WARNING, ANNOTATION_NOTICE } annotation_level;

/*
 * Appends an annotation at a place of a file: its first line where the place is not known, and of no file where that is
 * NULL. The title stands above the message.
 */
void annotate(text *out, annotation_level level, const char *file, spec_place place, const char *title,
              const char *message);

/* The same at a place of the spec's file; of no file where it was not read from one. */
void annotate_spec(text *out, annotation_level level, const spec *spec, spec_place place, const char *title,
                   const char *message);

/* Appends what is wrong with a spec. */
void annotate_diagnostics(text *out, const spec_diagnostics *diagnostics);

#endif
