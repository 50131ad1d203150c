// The C++ side by the example of jax: everything is a constant expression.
#define U8 "a macro of the user's does no harm"
#include "jax_promotion.hpp"

#include <cstdint>

template <class T, class U> constexpr bool same = std::is_same_v<T, U>;

static_assert(jax::promote_types(JAX_I8, JAX_U8) == JAX_I16);
static_assert(JAX_PROMOTE_TYPES(I8, U8) == JAX_I16);
static_assert(jax::result_type() == JAX_NO_DTYPE);
static_assert(jax::result_type(JAX_U8) == JAX_U8);
static_assert(jax::result_type(JAX_I8, JAX_U8, JAX_F16) == JAX_F16);
static_assert(jax::result_type(JAX_B, JAX_I_WEAK, JAX_U8, JAX_I8, JAX_BF16, JAX_F16, JAX_F_WEAK, JAX_C_WEAK, JAX_U64) == JAX_C64);
static_assert(jax::result_type(JAX_B, JAX_NO_DTYPE) == JAX_NO_DTYPE);
static_assert(jax::promote_types(static_cast<jax::dtype>(1000), JAX_B) == JAX_NO_DTYPE);
static_assert(jax::can_promote(JAX_I8, JAX_F32) && !jax::can_promote(JAX_F32, JAX_I8));
static_assert(jax::size(JAX_C128) == 16 && jax::size(JAX_NO_DTYPE) == 0);
static_assert(jax::name(JAX_BF16)[0] == 'b' && jax::name(JAX_NO_DTYPE) == nullptr);
static_assert(jax::materialize(JAX_I_WEAK) == JAX_I64 && jax::is_weak(JAX_I_WEAK) && jax::kind(JAX_I_WEAK) == JAX_KIND_INT);
static_assert(jax::cast_loss(JAX_F32, JAX_F16) == JAX_LOSS_OVERFLOWS && jax::cast_loss(JAX_I8, JAX_NO_DTYPE) == JAX_LOSS_UNKNOWN);
static_assert(jax::can_cast(JAX_F64, JAX_F16, JAX_CAST_SAME_KIND) && !jax::can_cast(JAX_F64, JAX_F16, JAX_CAST_PROMOTE));
static_assert(same<jax::loss, jax_loss> && same<jax::casting, jax_casting>);
static_assert(!jax::can_cast(JAX_I8, JAX_I8, static_cast<jax::casting>(4)));
static_assert(JAX_RESULT_TYPE(I8, U8, F16) == JAX_F16 && JAX_CAN_CAST(I8, I16, EXACT) && JAX_CAST_LOSS(C64, F32) == JAX_LOSS_DROPS);
static_assert(same<decltype(JAX_RESULT_TYPE(I8, U8, F16)), jax_dtype> && same<decltype(JAX_CAST_LOSS(C64, F32)), jax_loss>);
static_assert(noexcept(jax::promote_types(JAX_B, JAX_B)));

static_assert(same<jax::dtype, jax_dtype> && same<std::underlying_type_t<jax_dtype>, unsigned>);
static_assert(jax::dtype_of_v<bool> == JAX_B);
static_assert(jax::dtype_of_v<char> == (CHAR_MIN < 0 ? JAX_I8 : JAX_U8));
static_assert(jax::dtype_of_v<const signed char &> == JAX_I8);
static_assert(jax::dtype_of_v<volatile unsigned char> == JAX_U8);
static_assert(jax::dtype_of_v<short &&> == JAX_I16 && jax::dtype_of_v<std::uint16_t> == JAX_U16);
static_assert(jax::dtype_of_v<int> == JAX_I32 && jax::dtype_of_v<unsigned> == JAX_U32);
static_assert(jax::dtype_of_v<long> == (sizeof(long) == 8 ? JAX_I64 : JAX_I32));
static_assert(jax::dtype_of_v<long long> == JAX_I64 && jax::dtype_of_v<unsigned long long> == JAX_U64);
static_assert(jax::dtype_of_v<float> == JAX_F32 && jax::dtype_of_v<const double> == JAX_F64);
static_assert(jax::dtype_of_v<std::complex<float>> == JAX_C64 && jax::dtype_of_v<std::complex<double>> == JAX_C128);
static_assert(jax::dtype_of_v<jax_bf16> == JAX_BF16 && jax::dtype_of_v<jax_f16> == JAX_F16);
static_assert(jax::dtype_of_v<jax_c64> == JAX_C64 && jax::dtype_of_v<const jax_c128 &> == JAX_C128);
static_assert(jax::dtype_of_v<long double> == JAX_NO_DTYPE && jax::dtype_of_v<void> == JAX_NO_DTYPE);
static_assert(jax::dtype_of_v<int *> == JAX_NO_DTYPE && jax::dtype_of_v<int[2]> == JAX_NO_DTYPE);
static_assert(jax::dtype_of_v<wchar_t> == JAX_NO_DTYPE && jax::dtype_of_v<jax_dtype> == JAX_NO_DTYPE);

static_assert(same<jax::type_of_t<JAX_B>, bool> && same<jax::type_of_t<JAX_U64>, std::uint64_t>);
static_assert(same<jax::type_of_t<JAX_BF16>, jax_bf16> && same<jax::type_of_t<JAX_C64>, jax_c64>);
static_assert(same<jax::type_of_t<JAX_I_WEAK>, std::int64_t> && same<jax::type_of_t<JAX_F_WEAK>, double>);
static_assert(same<jax::promote_t<std::int8_t, std::uint8_t>, std::int16_t>);
static_assert(same<jax::promote_t<const jax_bf16 &, jax_f16>, float>);
static_assert(same<jax::promote_t<double, std::complex<float>>, jax_c128>);

#define CHECK(IDENT, text, ctype, bytes, kind_) \
    static_assert(same<jax::type_of_t<JAX_##IDENT>, ctype> && sizeof(ctype) == bytes && jax::kind(JAX_##IDENT) == kind_);
JAX_FOR_EACH_DTYPE(CHECK)

constexpr jax::dtype all[] = {JAX_I8, JAX_U8, JAX_F16};
static_assert(jax_result_type(3, all) == JAX_F16);

template <jax::dtype D> struct as_argument {};
as_argument<JAX_PROMOTE_TYPES(I8, U8)> argument;

int main() {
    switch (jax_promote_types(JAX_I8, JAX_B)) {
    case JAX_PROMOTE_TYPES(I8, B): return 0;
    default: return 1;
    }
}
