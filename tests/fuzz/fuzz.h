/* A fuzz target takes any bytes, and aborts if something is wrong. */
#ifndef JOINERY_TESTS_FUZZ_H
#define JOINERY_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv); /* before the first input; a target need not have it */

/* Aborts unless CONDITION holds. assert() will not do: it may be compiled out. */
#define FUZZ_CHECK(CONDITION)                                                                                          \
    do {                                                                                                               \
        if (!(CONDITION)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #CONDITION);                                    \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

#endif
