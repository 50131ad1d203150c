// The generated headers in the library's words: no call needs a cast.
#include "lib_kernels.hpp"

#include <cstdio>
#include <type_traits>

namespace lp = lib::promotion;
using lib::ScalarType;

static_assert(std::is_same_v<lp::dtype, ScalarType>);
static_assert(lp::promote_types(ScalarType::Byte, ScalarType::Char) == ScalarType::Short);
static_assert(lp::promote_types(ScalarType::Int, ScalarType::Char) == ScalarType::Undefined);
static_assert(lp::result_type(ScalarType::Byte, ScalarType::Char, ScalarType::Half) == ScalarType::Half);
static_assert(lp::dtype_of_v<lib::Half> == ScalarType::Half && lp::dtype_of_v<const bool &> == ScalarType::Bool);
static_assert(lp::dtype_of_v<double> == ScalarType::Undefined);
static_assert(std::is_same_v<lp::type_of_t<ScalarType::Half>, lib::Half>);
static_assert(std::is_same_v<lp::promote_t<lib::Half, signed char>, lib::Half>);
static_assert(std::is_same_v<lp::promote_t<lib::Half, float>, float>);
static_assert(lp::can_promote(ScalarType::Bool, ScalarType::Half) && lp::size(ScalarType::Half) == 2);
static_assert(lp::dtype_of_v<lib::Quantized> == ScalarType::Quantized && lp::size(ScalarType::Quantized) == 1);
static_assert(std::is_same_v<lp::promote_t<lib::Quantized, lib::Quantized>, lib::Quantized>);
static_assert(lp::is_small(ScalarType::Char) && !lp::is_small(ScalarType::Half) &&
              lp::small_dtypes[1] == ScalarType::Char);

int main() {
    const lib::Half a[2] = {{0x3c00}, {0x4000}}; // 1 and 2
    const signed char b[2] = {3, -1};
    lib::Half out[2];
    float wide[2];
    bool good = lp::add(a, b, out) == LIB_OK && out[0].bits == 0x4400 && out[1].bits == 0x3c00;
    good = good && lp::binary(LIB_ADD, 2, ScalarType::Half, a, 2, ScalarType::Char, b, 1, out, 2) == LIB_OK &&
           out[0].bits == 0x4400;
    good = good &&
           lp::binary_into(LIB_ADD, 2, ScalarType::Half, a, 2, ScalarType::Char, b, 1, ScalarType::Float, wide, 4) ==
               LIB_OK &&
           wide[0] == 4.0f;
    good = good && lp::convert(2, ScalarType::Half, a, 2, ScalarType::Float, wide, 4) == LIB_OK && wide[1] == 2.0f;
    good = good && lp::binary_out_dtype(LIB_ADD, ScalarType::Byte, ScalarType::Char) == ScalarType::Short;
    good = good && lp::convert(2, ScalarType::Quantized, a, 1, ScalarType::Quantized, wide, 1) == LIB_NO_KERNEL;
    good = good &&
           lp::binary(LIB_ADD, 2, ScalarType::Quantized, a, 1, ScalarType::Quantized, b, 1, out, 2) == LIB_NO_KERNEL;
    good = good && lp::binary_into(LIB_ADD, 2, ScalarType::Half, a, 2, ScalarType::Char, b, 1, ScalarType::Quantized,
                                   out, 1) == LIB_NO_KERNEL;
    good = good && lp::unary(LIB_NEGATIVE, 2, ScalarType::Undefined, a, 2, out, 2) == LIB_BAD_ARGUMENT;
    good = good &&
           lp::visit_small(ScalarType::Char, [](auto each) { return sizeof(typename decltype(each)::type); }) == 1u;
    good = good && lp::visit_stored(ScalarType::Quantized,
                                    [](auto each) { return sizeof(typename decltype(each)::type); }) == 1u;
    if (!good) std::fputs("a call in the library's words is wrong\n", stderr);
    return good ? 0 : 1;
}
