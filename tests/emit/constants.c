/* What must be an integer constant expression, and JAX_DTYPE_OF, by the example of jax. C11 and later. */
/* macros of the user's do no harm, because the arguments are pasted and not expanded */
#define B    "boolean"
#define U8   (unsigned char)
#define I8   (signed char)
#define BF16 -1
#include "jax_promotion.h"

_Static_assert(JAX_PROMOTE_TYPES(I8, U8) == JAX_I16, "join");
_Static_assert(JAX_PROMOTE_TYPES(U64, I8) == JAX_F_WEAK, "join of the 64-bit integers");
_Static_assert(JAX_PROMOTE_TYPES(BF16, F16) == JAX_F32, "join of the half floats");
_Static_assert(JAX_PROMOTE_TYPES(C_WEAK, F64) == JAX_C128, "join with a weak dtype");
_Static_assert(JAX_RESULT_TYPE(I8, U8) == JAX_I16 && JAX_RESULT_TYPE(I8, U8, F16) == JAX_F16, "join of two and three");
_Static_assert(JAX_RESULT_TYPE(B, I_WEAK, U8, I8, BF16, F16, F_WEAK, C_WEAK) == JAX_C64, "join of eight");
_Static_assert(JAX_CAST_LOSS(I8, I16) == JAX_LOSS_NONE && JAX_CAST_LOSS(I64, F64) == JAX_LOSS_ROUNDS, "loss");
_Static_assert(JAX_CAST_LOSS(F32, F16) == (JAX_LOSS_ROUNDS | JAX_LOSS_OVERFLOWS), "loss");
_Static_assert(JAX_CAST_LOSS(I8, U16) == JAX_LOSS_SIGN && JAX_CAST_LOSS(U16, U8) == JAX_LOSS_OVERFLOWS, "loss");
_Static_assert(JAX_CAST_LOSS(C64, U8) ==
                   (JAX_LOSS_ROUNDS | JAX_LOSS_OVERFLOWS | JAX_LOSS_SIGN | JAX_LOSS_PART | JAX_LOSS_CATEGORY),
               "loss");
_Static_assert(JAX_CAST_LOSS(I_WEAK, I8) == JAX_LOSS_OVERFLOWS, "a weak dtype counts as what it stands for");
_Static_assert(JAX_CAN_CAST(I8, I16, EXACT) && !JAX_CAN_CAST(I64, F32, EXACT), "exact casts");
_Static_assert(JAX_CAN_CAST(I64, F32, PROMOTE) && !JAX_CAN_CAST(F64, F32, PROMOTE), "safe casts");
_Static_assert(JAX_CAN_CAST(F64, F32, SAME_KIND) && !JAX_CAN_CAST(F64, I64, SAME_KIND), "casts within a kind");
_Static_assert(JAX_CAN_CAST(C128, B, ANY), "any cast");
_Static_assert(JAX_DTYPE_COUNT == 18 && JAX_DTYPE_LIMIT == 18 && JAX_NO_DTYPE == 255, "count");
_Static_assert(sizeof JAX_JOINERY_VERSION > 1, "version");

/* the enum's own type, in the languages that can tell */
_Static_assert(_Generic(JAX_PROMOTE_TYPES(B, B), jax_dtype : 1, default : 0), "type");
_Static_assert(_Generic(JAX_RESULT_TYPE(B, U8, I8), jax_dtype : 1, default : 0), "type");
_Static_assert(_Generic(JAX_CAST_LOSS(B, B), jax_loss : 1, default : 0), "type");
_Static_assert(_Generic(JAX_DTYPE_OF(0), jax_dtype : 1, default : 0), "type");
_Static_assert(_Generic(JAX_NO_DTYPE, jax_dtype : 1, default : 0), "type");
_Static_assert(_Generic(JAX_DTYPE_COUNT, int : 1, default : 0) && _Generic(JAX_DTYPE_LIMIT, int : 1, default : 0),
               "type");

char as_array_size[JAX_PROMOTE_TYPES(I8, U8)];
enum { as_enumerator = JAX_PROMOTE_TYPES(I8, U8) };
struct as_bit_field {
    unsigned field : JAX_PROMOTE_TYPES(I8, U8);
};
static const jax_dtype as_initializer = JAX_PROMOTE_TYPES(I8, U8);

int as_case_label(jax_dtype d);
int as_case_label(jax_dtype d) {
    switch (d) {
    case JAX_PROMOTE_TYPES(I8, U8):
        return 1;
    case JAX_RESULT_TYPE(BF16, F16, I64):
        return 2;
    case JAX_DTYPE_OF(1.0):
        return 3;
    default:
        return (int)as_initializer;
    }
}

#define OF(expr, IDENT)      _Static_assert(JAX_DTYPE_OF(expr) == JAX_##IDENT, #expr)
#define OF_TYPE(type, IDENT) _Static_assert(JAX_DTYPE_OF((type)0) == JAX_##IDENT, #type)
OF_TYPE(_Bool, B);
OF_TYPE(signed char, I8);
OF_TYPE(unsigned char, U8);
OF_TYPE(int8_t, I8);
OF_TYPE(uint8_t, U8);
OF_TYPE(int16_t, I16);
OF_TYPE(uint16_t, U16);
OF_TYPE(int32_t, I32);
OF_TYPE(uint32_t, U32);
OF_TYPE(int64_t, I64);
OF_TYPE(uint64_t, U64);
OF_TYPE(float, F32);
OF_TYPE(double, F64);
OF_TYPE(float _Complex, C64);
OF_TYPE(double _Complex, C128);
OF_TYPE(long double, NO_DTYPE);
OF_TYPE(long double _Complex, NO_DTYPE);
OF_TYPE(void *, NO_DTYPE);
OF_TYPE(const char *, NO_DTYPE);
OF("text", NO_DTYPE);
_Static_assert(JAX_DTYPE_OF((char)0) == ((char)-1 < 0 ? JAX_I8 : JAX_U8), "char");
_Static_assert(JAX_DTYPE_OF((long)0) == (sizeof(long) == 8 ? JAX_I64 : JAX_I32), "long");
_Static_assert(JAX_DTYPE_OF((unsigned long)0) == (sizeof(long) == 8 ? JAX_U64 : JAX_U32), "unsigned long");
_Static_assert(JAX_DTYPE_OF((long long)0) == JAX_I64 && JAX_DTYPE_OF(0ull) == JAX_U64, "long long");

/* lvalues lose their qualifiers */
const volatile jax_bf16 bf16 = {0};
volatile jax_f16 f16;
const jax_c64 c64 = {0, 0};
jax_c128 c128;
const volatile short i16 = 0;
const double many[3] = {0};
OF(bf16, BF16);
OF(f16, F16);
OF(c64, C64);
OF(c64.re, F32);
OF(c128, C128);
OF(i16, I16);
OF(bf16.bits, U16);
OF(many[1], F64);
OF(many, NO_DTYPE);
OF(as_case_label, NO_DTYPE);

_Static_assert(sizeof(jax_bf16) == 2 && sizeof(jax_c64) == 8 && sizeof(jax_c128) == 16, "sizes");

#define CHECK(IDENT, name, ctype, bytes, kind)                                                                         \
    _Static_assert(sizeof(ctype) == bytes && kind < 8 && sizeof name > 1 && JAX_##IDENT < JAX_DTYPE_COUNT, name);
JAX_FOR_EACH_DTYPE(CHECK)

int use(void);
int use(void) {
    return (int)(f16.bits + c128.re) + many[0] > 0 && as_array_size[0] + bf16.bits + i16 > 0;
}
