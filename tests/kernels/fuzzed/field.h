/* The memory of a fuzzed call: regions between pages that may not be touched, and one far away from them. What a call
 * may read or write is in its windows, filled with noise, so that each byte which changes is seen. */
#ifndef TESTS_KERNELS_FUZZED_FIELD_H
#define TESTS_KERNELS_FUZZED_FIELD_H

#include "choices.h"

enum { FIELD_REGIONS = 5, FIELD_FAR = FIELD_REGIONS, FIELD_ALL, FIELD_BYTES = 1 << 16 };

/* The first byte of a region, and one past its last. */
unsigned char *field_start(int region);
unsigned char *field_end(int region);

/* The region that so many bytes are in; -1: none. */
int field_region(uintptr_t at, size_t bytes);

/* Nothing is watched. */
void field_clear(void);

/* Watches the bytes from `low` on, and those beside them, as far as they are in a region. */
void field_watch(uintptr_t low, size_t bytes);

/* Fills what is watched with noise. */
void field_fill(struct values_random *choices);

/* Notes what is in what is watched, as what should be there. */
void field_note(void);

/* Some bytes that are watched should be those that are there. */
void field_expect(const unsigned char *at, size_t bytes);

/* Whether all that is watched is as it should be. */
bool field_is_right(void);

#endif
