// The dtypes of a library: an enum with values that files hold, and an element type of its own.
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
    Bool = 11,
    QInt8 = 12
};

struct Half {
    std::uint16_t bits;
};

} // namespace tensor
