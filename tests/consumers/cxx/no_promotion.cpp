// Must not compile: the spec does not have this element type.
#include "expression.hpp"

struct unknown {};
int main() {
    jax::promote_t<unknown, float> x{};
    return static_cast<int>(x);
}
