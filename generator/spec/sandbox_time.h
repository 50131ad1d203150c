/* The time limit: a timer of processor time whose signal ends the program with a message prepared in advance. */
#ifndef JOINERY_SPEC_SANDBOX_TIME_H
#define JOINERY_SPEC_SANDBOX_TIME_H

#include <stdbool.h>

/* Starts the clock. `seconds` > 0. One at a time. */
void sandbox_time_begin(const char *file, double seconds, bool coloured);

/* Sets the line that the message will name. */
void sandbox_time_line(int line);

/* Stops the clock, and puts the signal and the timer back to what they were. */
void sandbox_time_end(void);

#endif
