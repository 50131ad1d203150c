// Dispatch by pair: each is compiled, and converts its operands as it goes.
#include "array.hpp"
#include "grid_dispatch.hpp"
#include "refuse.hpp"

namespace grid {

Array multiply(const Array &a, const Array &b) {
    check_sizes(a, b);
    const auto product = [&](auto s) {
        using S = decltype(s);
        using C = typename S::compute;
        const auto x = a.as<typename S::left>().template cast<C>();
        const auto y = b.as<typename S::right>().template cast<C>();
        return Array(S::result_dtype, Eigen::Array<typename S::result, Eigen::Dynamic, 1>(x * y));
    };
    return pairs::visit_multiply(a.scalar(), b.scalar(), product, Refuse{"multiply"});
}

} // namespace grid
