// A library of tensors: of any dtype and shape, by what joinery generates.
#pragma once

#include "tensor_kernels.hpp"

#include <stdexcept>
#include <vector>

namespace tensor {

using Shape = std::vector<std::size_t>;

struct Tensor {
    ScalarType dtype;
    Shape shape;
    std::vector<unsigned char> data;
};

inline std::size_t count(const Shape &shape) {
    std::size_t n = 1;
    for (const std::size_t length : shape)
        n *= length;
    return n;
}

inline Tensor empty(ScalarType dtype, const Shape &shape) {
    return {dtype, shape, std::vector<unsigned char>(count(shape) * detail::size(dtype))};
}

// A tensor of n elements.
template <class T> Tensor tensor_of(const T *elements, std::size_t n) {
    static_assert(detail::dtype_of_v<T> != ScalarType::Undefined, "T is no element of a tensor");
    const auto *bytes = reinterpret_cast<const unsigned char *>(elements);
    return {detail::dtype_of_v<T>, {n}, {bytes, bytes + n * sizeof(T)}};
}

// The shape that two broadcast to.
inline Shape broadcast(const Shape &a, const Shape &b) {
    if (a.size() < b.size()) return broadcast(b, a);
    Shape shape = a;
    for (std::size_t i = 0, first = a.size() - b.size(); i < b.size(); i++) {
        if (shape[first + i] == 1) shape[first + i] = b[i];
        if (b[i] != shape[first + i] && b[i] != 1) throw std::invalid_argument("shapes do not broadcast");
    }
    return shape;
}

// From each element to the next along each axis of `shape`, in bytes.
inline std::vector<std::ptrdiff_t> strides(const Tensor &t, const Shape &shape) {
    std::vector<std::ptrdiff_t> list(shape.size());
    auto step = static_cast<std::ptrdiff_t>(detail::size(t.dtype));
    for (std::size_t i = t.shape.size(), last = shape.size() - i; i-- > 0;) {
        list[last + i] = t.shape[i] == 1 ? 0 : step;
        step *= static_cast<std::ptrdiff_t>(t.shape[i]);
    }
    return list;
}

inline Tensor add(const Tensor &a, const Tensor &b) {
    const ScalarType dtype = detail::binary_out_dtype(TENSOR_ADD, a.dtype, b.dtype);
    if (dtype == ScalarType::Undefined) throw std::invalid_argument("add: the dtypes do not promote");
    Tensor sum = empty(dtype, broadcast(a.shape, b.shape));
    if (detail::binary_nd(TENSOR_ADD, sum.shape.size(), sum.shape.data(), a.dtype, a.data.data(),
                          strides(a, sum.shape).data(), b.dtype, b.data.data(), strides(b, sum.shape).data(), dtype,
                          sum.data.data(), strides(sum, sum.shape).data()) != TENSOR_OK)
        throw std::invalid_argument("add");
    return sum;
}

} // namespace tensor
