/* A completion written as a spec. */
#ifndef JOINERY_SPEC_COMPLETE_WRITE_H
#define JOINERY_SPEC_COMPLETE_WRITE_H

#include "base/text.h"
#include "spec/complete_names.h"

/* What the spec must be extended by, for a reader who finds the given one at `extends`. */
void complete_write_extension(text *to, const completed *of, const char *extends);

/* The given spec and what it lacks as one spec. Changes of->spec. */
void complete_write_whole(text *to, completed *of);

#endif
