/* Another program, run to its end. */
#ifndef JOINERY_PLATFORM_CHILD_H
#define JOINERY_PLATFORM_CHILD_H

#include <stdbool.h>
#include <stddef.h>

typedef void child_take(void *to, const char *bytes, size_t length);

typedef struct child {
    const char *name;     /* of the program, which PATH leads to */
    const char *argument; /* the only one: letters and hyphens */
    const char *input;
    size_t length;
    child_take *take; /* what gets its output and its messages, maybe at the same time */
    void *output, *messages;
} child;

/* Gives the program its input and takes all that it writes. True if it ended with status 0; *failed is an errno where
 * it could not be run, else 0. */
bool child_run(const child *of, int *failed);

#endif
