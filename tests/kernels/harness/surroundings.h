/* Floating-point environments that a caller may have set up, which are not the one that a program starts in. */
#ifndef TESTS_KERNELS_SURROUNDINGS_H
#define TESTS_KERNELS_SURROUNDINGS_H

#include <stdbool.h>

/* The name of one; NULL past the last. Which there are is up to the machine. */
const char *surroundings_name(unsigned which);

void surroundings_enter(unsigned which);

/* Back to the default. Whether what was entered was still as it had been set up. */
bool surroundings_leave(void);

#endif
