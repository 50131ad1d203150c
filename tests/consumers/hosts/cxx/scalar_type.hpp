// A library with an enum, a type of half precision and promotions of its own.
#pragma once

#include <cstdint>

namespace tensor {

enum class ScalarType : std::int8_t {
    Undefined = -1,
    Byte = 0,
    Char = 1,
    Int = 3,
    Long = 4,
    Half = 5,
    Float = 6,
    Bool = 11
};

struct Half {
    std::uint16_t bits;
};

// Bool, then integers, then floats; in each the wider one, and Int for a Byte with a Char.
constexpr ScalarType promote_types(ScalarType a, ScalarType b) {
    if (a == b || b == ScalarType::Bool) return a;
    if (a == ScalarType::Bool) return b;
    if (a == ScalarType::Undefined || b == ScalarType::Undefined) return ScalarType::Undefined;
    const ScalarType wider = a > b ? a : b;
    return wider == ScalarType::Char ? ScalarType::Int : wider;
}

} // namespace tensor
