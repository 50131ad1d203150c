/* KINDS_DTYPE_OF for the structs of every kind, and for types of the user's own. C11 and later. */
#include "kinds_promotion.h"

#define OF(type, IDENT)                                                                                                \
    _Static_assert(KINDS_DTYPE_OF(*(type *)0) == KINDS_##IDENT && KINDS_DTYPE_OF(*(const type *)0) == KINDS_##IDENT,   \
                   #type)
OF(kinds_u1, U1);
OF(kinds_i4, I4);
OF(kinds_i5, I5);
OF(kinds_u24, U24);
OF(kinds_i128, I128);
OF(kinds_u256, U256);
OF(kinds_f8_e4m3fn, F8_E4M3FN);
OF(kinds_f8_e5m2, F8_E5M2);
OF(kinds_f4_e2m1fn, F4_E2M1FN);
OF(kinds_f12, F12);
OF(kinds_c32, C32);
OF(kinds_c16, C16);
OF(kinds_q7, Q7);
OF(kinds_q15, Q15);
OF(kinds_q31, Q31);
OF(dec64_t, DEC64);
OF(ticks_t, TICKS);          /* the spec has no u64, so that uint64_t is free for it */
OF(real_t, F64);             /* double is f64's */
OF(kinds_f8_e3m4, NO_DTYPE); /* only a weak dtype stands for it */
OF(int64_t, NO_DTYPE);
OF(unsigned short, NO_DTYPE);

/* the floats that the compiler has of its own */
#ifdef __FLT16_MANT_DIG__
__extension__ typedef _Float16 half;
__extension__ typedef _Float16 _Complex complex_half;
OF(half, F16);
OF(complex_half, C32);
#elif defined(NEEDS_HALF)
#error there is no _Float16
#endif
#ifdef __ARM_FP16_FORMAT_IEEE
OF(__fp16, F16);
#elif defined(NEEDS_ARM)
#error there is no __fp16
#endif
#if defined(__BFLT16_MANT_DIG__) || defined(NEEDS_ARM)
__extension__ typedef __bf16 brain;
OF(brain, BF16);
#endif
#if defined(__FLT32X_MANT_DIG__) && !defined(__clang__)
__extension__ typedef _Float32 single;
__extension__ typedef _Float64 _Complex complex_double;
__extension__ typedef _Float32x extended_single;
OF(single, F32);
OF(complex_double, C128);
OF(extended_single, F64);
#endif

_Static_assert(_Generic(((kinds_c32){{0}, {0}}).re, kinds_f16 : 1, default : 0), "parts of c32");
_Static_assert(_Generic(((kinds_c16){{0}, {0}}).im, kinds_f8_e4m3 : 1, default : 0), "parts of c16");
_Static_assert(sizeof(kinds_c32) == 4 && sizeof(kinds_c16) == 2 && sizeof(kinds_u24) == 4 && sizeof(kinds_f12) == 2,
               "");
_Static_assert(sizeof(kinds_i128) == 16 && sizeof(kinds_u256) == 32 && sizeof((kinds_u256){{0}}.words[0]) == 8, "");

/* `resolve` sets cells, not the order */
_Static_assert(KINDS_PROMOTE_TYPES(F16, BF16) == KINDS_F64, "");
_Static_assert(KINDS_PROMOTE_TYPES(Q7, Q15) == KINDS_Q31, "");
_Static_assert(KINDS_PROMOTE_TYPES(B, B_WEAK) == KINDS_NO_DTYPE, "");
_Static_assert(KINDS_PROMOTE_TYPES(DATE, DATE) == KINDS_DATE && KINDS_PROMOTE_TYPES(DATE, B) == KINDS_NO_DTYPE, "");

#define CHECK(IDENT, name, ctype, bytes, kind)                                                                         \
    _Static_assert((kind == KINDS_KIND_ABSTRACT) == _Generic((ctype *)0, void * : 1, default : 0), name);
KINDS_FOR_EACH_DTYPE(CHECK)

int main(void) {
    return !(kinds_can_promote(KINDS_Q7, KINDS_Q15) && kinds_can_promote(KINDS_B, KINDS_B_WEAK) &&
             !kinds_can_promote(KINDS_F16, KINDS_BF16) && kinds_can_promote(KINDS_U8, KINDS_U8) &&
             strcmp(kinds_dtype_name(KINDS_ODD), "*/x?"
                                                 "?/") == 0 &&
             kinds_dtype_from_name("gr\xc3\xb6\xc3\x9f"
                                   "e") == KINDS_GROESSE &&
             kinds_dtype_from_name("a\\b") == KINDS_A_B && kinds_dtype_materialize(KINDS_I_WEAK) == KINDS_I_WEAK &&
             kinds_dtype_materialize(KINDS_B_WEAK) == KINDS_B && kinds_dtype_materialize(KINDS_D_WEAK) == KINDS_DEC64 &&
             kinds_dtype_get_kind(KINDS_E_WEAK) == KINDS_KIND_FLOAT && kinds_dtype_is_weak(KINDS_Z_WEAK) &&
             kinds_dtype_size(KINDS_U256) == 32 && kinds_dtype_materialize(KINDS_U_WEAK) == KINDS_U256 &&
             kinds_dtype_size(KINDS_Z_WEAK) == 4 && kinds_dtype_size(KINDS_DATE) == 0 &&
             kinds_dtype_size(KINDS_QINT8) == 1 && kinds_dtype_size(KINDS_DECIMAL128) == 16);
}
