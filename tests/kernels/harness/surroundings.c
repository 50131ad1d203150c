#include "surroundings.h"

#include <fenv.h>
#include <stddef.h>

static const struct {
    const char *name;
    int rounding;
    unsigned bits; /* of MXCSR, to be exchanged */
} all[] = {
#if defined(__SSE2__)
    {"subnormals flushed and read as zero", FE_TONEAREST, 0x8040},
    {"traps", FE_TONEAREST, 0x0e80}, /* but for inexact results, and subnormal operands */
    {"subnormals flushed, traps, rounding up", FE_UPWARD, 0x8ec0},
#endif
    {"rounding up", FE_UPWARD, 0},
    {"rounding down", FE_DOWNWARD, 0},
    {"rounding toward zero", FE_TOWARDZERO, 0},
};

#if defined(__SSE2__)
#include <immintrin.h>

static unsigned control(void) {
    return _mm_getcsr() & ~(unsigned)_MM_EXCEPT_MASK;
}

static void exchange(unsigned bits) {
    _mm_setcsr(_mm_getcsr() ^ bits);
}
#else
static unsigned control(void) {
    return 0;
}

static void exchange(unsigned bits) {
    (void)bits;
}
#endif

static unsigned entered, entered_control;

const char *surroundings_name(unsigned which) {
    return which < sizeof all / sizeof all[0] ? all[which].name : NULL;
}

void surroundings_enter(unsigned which) {
    entered = which;
    feclearexcept(FE_ALL_EXCEPT);
    fesetround(all[which].rounding);
    exchange(all[which].bits);
    entered_control = control();
}

bool surroundings_leave(void) {
    const bool kept = fegetround() == all[entered].rounding && control() == entered_control;
    feclearexcept(FE_ALL_EXCEPT);
    exchange(all[entered].bits);
    fesetround(FE_TONEAREST);
    return kept;
}
