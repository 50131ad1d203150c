/* Turns a fuzzer's bytes into the text of a spec. */
#ifndef JOINERY_TESTS_FUZZ_SPEC_TEXT_H
#define JOINERY_TESTS_FUZZ_SPEC_TEXT_H

#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

/* Choices of a byte each; 0 when no bytes are left. */
typedef struct choices {
    const uint8_t *at, *end;
} choices;

/* One of `count` numbers, from 0; count is 1 to 256. */
unsigned choose(choices *choices, unsigned count);

/* True in one case of `count`, and never where no bytes are left. */
bool choose_rarely(choices *choices, unsigned count);

/* Appends a spec that says what the choices are. Most are good; the reader tells what is wrong with the others. */
void spec_text_add(text *out, choices *choices);

#endif
