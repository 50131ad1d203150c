// a + b * c over int8, bf16 and float: the compiler derives the types, joinery computes.
#include "expression.hpp"

#include <bit>
#include <cstdio>
#include <type_traits>

using lazy::elements;
using lazy::evaluate;

// The tables are constants.
static_assert(jax::promote_types(JAX_I8, JAX_BF16) == JAX_BF16);
static_assert(jax::result_type(JAX_U8, JAX_I8, JAX_F16) == JAX_F16);
static_assert(std::is_same_v<jax::promote_t<std::uint8_t, std::int8_t>, std::int16_t>);
static_assert(std::is_same_v<jax::promote_t<jax_bf16, jax_f16>, float>);
constexpr std::array<char, jax::promote_types(JAX_U64, JAX_I64) == JAX_F_WEAK ? 1 : 2> one_byte{};
static_assert(one_byte.size() == 1);

namespace {

int failures;
void check(bool ok, const char *what) {
    if (!ok) failures++, std::printf("FAILED: %s\n", what);
}

// 1.5, 2.5, ... in bf16: the upper half of a float that needs no rounding.
jax_bf16 bf16(float value) {
    return {static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16)};
}

} // namespace

int main() {
    constexpr std::size_t count = 5000;
    std::vector<std::int8_t> a(count);
    std::vector<jax_bf16> b(count);
    std::vector<float> c(count);
    for (std::size_t i = 0; i < count; i++) {
        a[i] = static_cast<std::int8_t>(i % 100);
        b[i] = bf16(static_cast<float>(i % 16) + 0.5f);
        c[i] = static_cast<float>(i);
    }
    const elements<std::int8_t> x{a};
    const elements<jax_bf16> y{b};
    const elements<float> z{c};

    const auto e = x + y * z;
    static_assert(std::is_same_v<lazy::value_t<decltype(e)>, float>);
    const std::vector<float> sum = evaluate(e);
    for (std::size_t i = 0; i < count; i++) // each step is exact in float
        if (sum[i] != static_cast<float>(a[i]) + (static_cast<float>(i % 16) + 0.5f) * c[i]) check(false, "a + b * c");
    std::printf("%s: a[4999] + b[4999] * c[4999] = %g\n", jax_isa(), static_cast<double>(sum[count - 1]));

    // Numbers are weak: bf16 stays bf16, int8 beside 2 stays int8 and beside 0.5 becomes the weak float.
    static_assert(decltype(y * 2 + 1)::dtype == JAX_BF16);
    static_assert(decltype(x * 2)::dtype == JAX_I8);
    static_assert(decltype(x * 0.5)::dtype == JAX_F_WEAK);
    static_assert(std::is_same_v<decltype(evaluate(x - 1)), std::vector<std::int8_t>>);
    check(evaluate(y * 2 + 1)[3].bits == bf16(8).bits, "bf16 * 2 + 1");
    check(evaluate(x * 2)[99] == static_cast<std::int8_t>(198 - 256), "int8 wraps");
    check(evaluate(x * 0.5)[3] == 1.5, "int8 * 0.5");
    try {
        evaluate(x + elements<float>{std::span(c).first(10)});
        check(false, "spans of different lengths");
    } catch (const std::length_error &) {
    }
    return failures != 0;
}
