// What operations do with arrays that they do not take.
#pragma once

#include "array.hpp"

#include <stdexcept>
#include <string>

namespace grid {

// For a visit: there is no signature for these scalars.
struct Refuse {
    const char *operation;
    [[noreturn]] void operator()() const {
        throw std::invalid_argument(std::string(operation) + " does not take these scalars");
    }
};

inline void check_sizes(const Array &a, const Array &b) {
    if (a.size() != b.size()) throw std::invalid_argument("arrays of different sizes");
}

} // namespace grid
