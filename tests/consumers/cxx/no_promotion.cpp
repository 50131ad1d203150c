// An element type that the spec does not have.
#include "expression.hpp"

struct unknown {};
int main() {
    jax::promote_t<unknown, float> x{};
    return static_cast<int>(x);
}
