// What the elements of an array are.
#pragma once

#include <Eigen/Core>

#include <complex>
#include <cstdint>

namespace grid {

enum class Scalar : std::uint8_t { Bool, UInt8, Int8, Int16, Int32, Int64, Half, BFloat16, Float, Double, Complex };

} // namespace grid
