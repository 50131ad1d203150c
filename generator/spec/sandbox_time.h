/* The time limit: when the processor time is over, the program ends with a message prepared in advance. */
#ifndef JOINERY_SPEC_SANDBOX_TIME_H
#define JOINERY_SPEC_SANDBOX_TIME_H

#include <stdbool.h>

/* Starts the clock. `seconds` > 0. One at a time. */
void sandbox_time_begin(const char *file, double seconds, bool coloured);

/* Sets the line that the message will name. */
void sandbox_time_line(int line);

/* Stops the clock. */
void sandbox_time_end(void);

#endif
