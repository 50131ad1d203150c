/* A limit of processor time. */
#ifndef JOINERY_PLATFORM_TIME_LIMIT_H
#define JOINERY_PLATFORM_TIME_LIMIT_H

/*
 * When that much processor time has gone by, up() is called, which ends the program: in the midst of what the program
 * does, so that it may only touch memory that is there and write to standard error. `seconds` > 0. One at a time.
 */
void time_limit_begin(double seconds, void (*up)(void));

/* Stops the clock, and leaves everything as it was before. */
void time_limit_end(void);

#endif
