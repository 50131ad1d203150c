/* A clock that nobody sets. */
#ifndef JOINERY_PLATFORM_CLOCK_H
#define JOINERY_PLATFORM_CLOCK_H

/* Milliseconds since some moment; negative where there is no such clock. */
long long clock_milliseconds(void);

#endif
