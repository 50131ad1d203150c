-- What everything in x86 intrinsics includes, and for MSVC what gcc and clang have built in: there the words that the
-- templates use stand for MSVC's own, or for nothing. Nobody has tried them with MSVC itself.
return [[
#include <immintrin.h>
#if defined(_MSC_VER) && !defined(__clang__) /* Built into gcc and clang. */
#include <math.h>
#define __attribute__(what)
#define __asm__(...)
#define __builtin_expect(value, usual) (value)
#define __builtin_inf() ((double)INFINITY)
#define __builtin_inff() INFINITY
#define __builtin_nan(text) ((double)NAN)
#define __builtin_nanf(text) NAN
#endif]]
