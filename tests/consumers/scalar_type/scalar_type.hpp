// The generated enum, under the name and with the values of the library's own enum that it replaces.
#pragma once

#include "tensor_promotion.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tl {

using ScalarType = tensor_dtype;

// kBYTE, kCHAR, ...: constants of it.
#define TL_CONSTANT(IDENT, name, type, size, kind) inline constexpr ScalarType k##IDENT = TENSOR_##IDENT;
TENSOR_FOR_EACH_DTYPE(TL_CONSTANT)
#undef TL_CONSTANT
inline constexpr ScalarType kUndefined = TENSOR_NO_DTYPE;

// In files and in tensors it is one byte, as it has always been.
using StoredType = std::uint8_t;

constexpr StoredType store(ScalarType type) {
    return static_cast<StoredType>(type);
}
constexpr ScalarType load(StoredType stored) {
    return static_cast<ScalarType>(stored);
}

constexpr bool isDefined(ScalarType type) {
    return tensor::name(type) != nullptr;
}

// A table by value, as the library has many.
constexpr std::array<std::size_t, TENSOR_DTYPE_LIMIT> elementSizes() {
    std::array<std::size_t, TENSOR_DTYPE_LIMIT> sizes{};
    for (int i = 0; i < TENSOR_DTYPE_LIMIT; i++)
        sizes[static_cast<std::size_t>(i)] = tensor::size(static_cast<ScalarType>(i));
    return sizes;
}

// Complete without a case for anything but the dtypes, and without a default.
constexpr std::string_view categoryOf(ScalarType type) {
    switch (type) {
    case TENSOR_BOOL:
        return "bool";
    case TENSOR_BYTE:
    case TENSOR_CHAR:
    case TENSOR_SHORT:
    case TENSOR_INT:
    case TENSOR_LONG:
        return "integral";
    case TENSOR_HALF:
    case TENSOR_FLOAT:
    case TENSOR_DOUBLE:
    case TENSOR_BFLOAT16:
    case TENSOR_FLOAT8_E5M2:
    case TENSOR_FLOAT8_E4M3FN:
    case TENSOR_FLOAT8_E8M0FNU:
        return "floating";
    case TENSOR_COMPLEXFLOAT:
    case TENSOR_COMPLEXDOUBLE:
        return "complex";
    }
    return "undefined";
}

} // namespace tl
