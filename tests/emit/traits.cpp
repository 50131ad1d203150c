// The C++ side by the example of jax: everything is a constant expression.
#define U8 "a macro of the user's does no harm"
#include "jax_promotion.hpp"

#ifdef _GLIBCXX_COMPLEX
#error "the header takes ten times as long to compile with <complex>"
#endif

#include <complex>
#include <cstdint>

template <class T, class U> constexpr bool same = std::is_same_v<T, U>;

static_assert(jax::promote_types(JAX_I8, JAX_U8) == JAX_I16);
static_assert(JAX_PROMOTE_TYPES(I8, U8) == JAX_I16);
static_assert(jax::result_type() == JAX_NO_DTYPE);
static_assert(jax::result_type(JAX_U8) == JAX_U8);
static_assert(jax::result_type(JAX_I8, JAX_U8, JAX_F16) == JAX_F16);
static_assert(jax::result_type(JAX_B, JAX_I_WEAK, JAX_U8, JAX_I8, JAX_BF16, JAX_F16, JAX_F_WEAK, JAX_C_WEAK, JAX_U64) ==
              JAX_C64);
static_assert(jax::result_type(JAX_B, JAX_NO_DTYPE) == JAX_NO_DTYPE);
static_assert(jax::promote_types(static_cast<jax::dtype>(1000), JAX_B) == JAX_NO_DTYPE);
static_assert(jax::can_promote(JAX_I8, JAX_F32) && !jax::can_promote(JAX_F32, JAX_I8));
static_assert(jax::size(JAX_C128) == 16 && jax::size(JAX_NO_DTYPE) == 0);
static_assert(jax::name(JAX_BF16)[0] == 'b' && jax::name(JAX_NO_DTYPE) == nullptr);
static_assert(jax::materialize(JAX_I_WEAK) == JAX_I64 && jax::is_weak(JAX_I_WEAK) &&
              jax::kind(JAX_I_WEAK) == JAX_KIND_INT);
static_assert(jax::cast_loss(JAX_F32, JAX_F16) == (JAX_LOSS_ROUNDS | JAX_LOSS_OVERFLOWS) &&
              jax::cast_loss(JAX_I8, JAX_NO_DTYPE) == JAX_LOSS_UNKNOWN);
static_assert(jax::can_cast(JAX_F64, JAX_F16, JAX_CAST_SAME_KIND) &&
              !jax::can_cast(JAX_F64, JAX_F16, JAX_CAST_PROMOTE));
static_assert(same<jax::loss, jax_loss> && same<jax::casting, jax_casting>);
static_assert(!jax::can_cast(JAX_I8, JAX_I8, static_cast<jax::casting>(4)));
static_assert(JAX_RESULT_TYPE(I8, U8, F16) == JAX_F16 && JAX_CAN_CAST(I8, I16, EXACT) &&
              JAX_CAST_LOSS(C64, F32) == (JAX_LOSS_PART | JAX_LOSS_CATEGORY));
static_assert(same<decltype(JAX_RESULT_TYPE(I8, U8, F16)), jax_dtype> &&
              same<decltype(JAX_CAST_LOSS(C64, F32)), jax_loss>);
static_assert(noexcept(jax::promote_types(JAX_B, JAX_B)));

static_assert(same<jax::dtype, jax_dtype> && same<std::underlying_type_t<jax_dtype>, unsigned>);
static_assert(same<decltype(JAX_NO_DTYPE), jax_dtype> && same<decltype(JAX_DTYPE_COUNT), int>);
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
static_assert(same<jax::type_of_t<JAX_C64>, std::complex<float>>);
static_assert(same<jax::type_of_t<JAX_I_WEAK>, std::int64_t> && same<jax::type_of_t<JAX_F_WEAK>, double>);
static_assert(same<jax::promote_t<std::int8_t, std::uint8_t>, std::int16_t>);
static_assert(same<jax::promote_t<const jax_bf16 &, jax_f16>, float>);
static_assert(same<jax::type_of_t<JAX_C_WEAK>, std::complex<double>>);
static_assert(same<jax::promote_t<double, std::complex<float>>, std::complex<double>>);

// a type with itself is itself, whatever other types its dtype has
static_assert(same<jax::promote_t<std::complex<double>, std::complex<double>>, std::complex<double>>);
static_assert(same<jax::promote_t<const std::complex<float> &, std::complex<float>>, std::complex<float>>);
static_assert(same<jax::promote_t<jax_c128, jax_c128>, jax_c128> && same<jax::promote_t<jax_f16, jax_f16>, jax_f16>);
static_assert(same<jax::promote_t<long, long>, long> && same<jax::promote_t<long long, long long>, long long>);
static_assert(same<jax::promote_t<char, char>, char> && same<jax::promote_t<bool, bool>, bool>);
static_assert(same<jax::promote_t<jax_c64, jax_c128>, jax_c128>);

// For all pairs of C++'s own types: that of the two whose dtype is the join, and where both are, the later one of the
// list, which has the higher rank.
template <class A, class B, class Later> constexpr bool keeps_operand() {
    constexpr jax::dtype a = jax::dtype_of_v<A>, b = jax::dtype_of_v<B>, join = jax::promote_types(a, b);
    using Expected =
        std::conditional_t<a == join && b == join, Later,
                           std::conditional_t<a == join, A, std::conditional_t<b == join, B, jax::type_of_t<join>>>>;
    static_assert(same<jax::promote_t<A, B>, Expected> && same<jax::promote_t<B, A>, Expected>);
    return jax::dtype_of_v<Expected> == jax::materialize(join);
}
template <class A, class... B> constexpr bool keep_operands() {
    if constexpr (sizeof...(B) > 0)
        return keeps_operand<A, A, A>() && (keeps_operand<A, B, B>() && ...) && keep_operands<B...>();
    else
        return keeps_operand<A, A, A>();
}
static_assert(
    keep_operands<bool, char, signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long,
                  long long, unsigned long long, float, double, std::complex<float>, std::complex<double>>());
static_assert(same<jax::promote_t<long long, int>, long long> && same<jax::promote_t<bool, char>, char>);

#define CHECK(IDENT, text, ctype, bytes, kind_)                                                                        \
    static_assert(sizeof(jax::type_of_t<JAX_##IDENT>) == bytes && sizeof(ctype) == bytes &&                            \
                  jax::kind(JAX_##IDENT) == kind_);                                                                    \
    static_assert(jax::dtype_of_v<jax::type_of_t<JAX_##IDENT>> == jax::materialize(JAX_##IDENT));
JAX_FOR_EACH_DTYPE(CHECK)

// the floats that the compiler has of its own
#if defined(__FLT16_MANT_DIG__)
__extension__ typedef _Float16 half;
static_assert(jax::dtype_of_v<half> == JAX_F16 && jax::dtype_of_v<const half &> == JAX_F16);
static_assert(same<jax::promote_t<half, half>, half> && same<jax::promote_t<half, int>, half>);
static_assert(same<jax::promote_t<short, half>, half> && same<jax::promote_t<half, jax_f16>, half>);
static_assert(same<jax::promote_t<half, jax_bf16>, float>);
#elif defined(NEEDS_HALF)
#error there is no _Float16
#endif
#if defined(__STDCPP_FLOAT16_T__) && defined(__STDCPP_BFLOAT16_T__)
static_assert(jax::dtype_of_v<std::float16_t> == JAX_F16 && same<jax::type_of_t<JAX_F16>, std::float16_t>);
static_assert(jax::dtype_of_v<std::bfloat16_t> == JAX_BF16 && same<jax::type_of_t<JAX_BF16>, std::bfloat16_t>);
static_assert(same<jax::promote_t<std::bfloat16_t, std::float16_t>, float>);
static_assert(same<jax::promote_t<std::bfloat16_t, int>, std::bfloat16_t>);
static_assert(jax::dtype_of_v<jax_f16> == JAX_F16);
#else
static_assert(same<jax::type_of_t<JAX_F16>, jax_f16> && same<jax::type_of_t<JAX_BF16>, jax_bf16>);
#endif

constexpr jax::dtype all[] = {JAX_I8, JAX_U8, JAX_F16};
static_assert(jax_result_type(3, all) == JAX_F16);

template <jax::dtype D> struct as_argument {};
as_argument<JAX_PROMOTE_TYPES(I8, U8)> argument;

int main() {
    switch (jax_promote_types(JAX_I8, JAX_B)) {
    case JAX_PROMOTE_TYPES(I8, B):
        return 0;
    default:
        return 1;
    }
}
