/*
 * The time limit of reading a spec: when the processor time is over, the program ends with a message prepared in
 * advance. One clock runs from the first file to the last that it extends; the message names the one that is being
 * read.
 */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_TIME_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_TIME_H

#include "spec/read/read_options.h"

#include <stdbool.h>

/* Begins a file, and starts the clock if none runs. `limits` may be NULL. */
void sandbox_time_begin(const char *file, const spec_limits *limits, bool coloured);

/* Sets the line that the message will name. */
void sandbox_time_line(int line);

/* Ends the file begun last, and stops the clock after the first. */
void sandbox_time_end(void);

#endif
