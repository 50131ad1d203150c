/* MinGW's functions ask the CPU at every call what it is, which takes a virtual machine longer than any test. All that
 * is tested works on vector registers, whose flags are in one word, with the bits of <fenv.h>. */
#include "flags.h"

#include <fenv.h>
#include <xmmintrin.h>

void flags_clear(void) {
    _mm_setcsr(_mm_getcsr() & ~(unsigned)FE_ALL_EXCEPT);
}

int flags_raised(void) {
    return (int)_mm_getcsr() & FE_ALL_EXCEPT;
}
