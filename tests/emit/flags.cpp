// The same in C++, where types are dtypes.
#include "flags_kernels.hpp"

#include <cstdio>
#include <vector>

static_assert(flags::dtype_of_v<float> == FLAGS_FLOAT32 &&
              flags::promote_types(FLAGS_INT8, FLAGS_UINT8) == FLAGS_INT16);
static_assert(flags::is_real(FLAGS_INT8) && !flags::is_real(FLAGS_BOOL) && !flags::is_real(FLAGS_NO_DTYPE));

int main() {
    const std::vector<std::int8_t> a{1, -2, 3};
    const std::vector<std::uint8_t> b{200, 1, 2};
    std::vector<std::int16_t> out(3);
    bool t[3];
    bool good = flags::add(a, b, out) == FLAGS_OK && out[0] == 201 && out[1] == -1 && out[2] == 5;
    good = good && flags::less(a, b, t) == FLAGS_OK && t[0] && t[1] && !t[2];
    good =
        good && flags::visit_real(FLAGS_FLOAT32, [](auto each) { return sizeof(typename decltype(each)::type); }) == 4u;
    if (!good) std::fputs("a typed call is wrong\n", stderr);
    return good ? 0 : 1;
}
