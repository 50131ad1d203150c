// Arrays whose scalar type is known at run time, and the operations on them, which Eigen computes.
#pragma once

#include "scalar.hpp"

#include <cstddef>
#include <cstring>
#include <vector>

namespace grid {

class Array {
  public:
    // From the result of any expression of Eigen's whose scalars are T.
    template <class T>
    Array(Scalar scalar, const Eigen::Array<T, Eigen::Dynamic, 1> &values)
        : scalar_(scalar), size_(values.size()), bytes_(static_cast<std::size_t>(size_) * sizeof(T)) {
        if (size_ > 0) std::memcpy(bytes_.data(), values.data(), bytes_.size());
    }

    Scalar scalar() const { return scalar_; }
    Eigen::Index size() const { return size_; }

    // The elements, for a caller who knows that they are T.
    template <class T> auto as() const {
        return Eigen::Map<const Eigen::Array<T, Eigen::Dynamic, 1>>(reinterpret_cast<const T *>(bytes_.data()), size_);
    }

  private:
    Scalar scalar_;
    Eigen::Index size_;
    std::vector<unsigned char> bytes_;
};

// Arrays are of one size. Each throws std::invalid_argument for sizes that differ and scalars that it does not take
// together.
Array add(const Array &a, const Array &b);
Array multiply(const Array &a, const Array &b);
Array divide(const Array &a, const Array &b);
Array hypot(const Array &a, const Array &b);
Array less(const Array &a, const Array &b);
Array sqrt(const Array &a);
Array absolute(const Array &a);
// The sum of real numbers, in double.
double sum(const Array &a);

} // namespace grid
