// The dtypes of a library as it has them: an enum with values of its own, and an element type that is its own.
#pragma once

#include <cstdint>

namespace lib {

enum class ScalarType : std::int8_t {
    Byte = 0,
    Char = 1,
    Short = 2,
    Int = 3,
    Half = 5,
    Float = 6,
    Bool = 11,
    Quantized = 12,
    Undefined = 13
};

struct Half {
    std::uint16_t bits;
};

struct Quantized {
    std::uint8_t bits;
};

} // namespace lib
