#include "scalar_type.hpp"
constexpr int promote(int a, int b) {
    return int(tensor::promote_types(tensor::ScalarType(a), tensor::ScalarType(b)));
}
