/* What a user of specs/kinds.lua has to bring. */
#ifndef KINDS_TYPES_H
#define KINDS_TYPES_H

#include <stdint.h>

typedef struct dec64 {
    uint64_t digits;
} dec64_t;
typedef uint64_t ticks_t; /* compatible with a type of C that no other dtype has */
typedef double real_t;    /* compatible with that of f64 */

#endif
