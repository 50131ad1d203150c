// Dispatch by compute type: an operation is compiled once for each, and its operands are converted before.
#include "array.hpp"
#include "grid_dispatch.hpp"
#include "refuse.hpp"

#include <type_traits>

namespace grid {
namespace {

template <class T> using Vector = Eigen::Array<T, Eigen::Dynamic, 1>;

// The elements of an operand as a compute type. Only scalars that promote to it are compiled.
template <class C> Vector<C> converted(const Array &array) {
    return pairs::visit_any(
        array.scalar(),
        [&](auto s) -> Vector<C> {
            using T = typename decltype(s)::operand;
            if constexpr (std::is_same_v<pairs::add_result_t<T, C>, C>)
                return array.as<T>().template cast<C>();
            else
                Refuse{"conversion"}();
        },
        Refuse{"conversion"});
}

// For a visit by compute type: `function` of both operands, as an array of the result.
template <class F> auto of_converted(const Array &a, const Array &b, F function) {
    check_sizes(a, b);
    return [&a, &b, function](auto s) {
        using S = decltype(s);
        using C = typename S::compute;
        return Array(S::result_dtype, Vector<typename S::result>(function(converted<C>(a), converted<C>(b))));
    };
}

// For a visit of one operand: `function` of it, as an array of the result.
template <class F> auto of_cast(const Array &a, F function) {
    return [&a, function](auto s) {
        using S = decltype(s);
        const auto x = a.as<typename S::operand>().template cast<typename S::compute>();
        return Array(S::result_dtype, Vector<typename S::result>(function(x)));
    };
}

} // namespace

Array add(const Array &a, const Array &b) {
    const auto function = [](const auto &x, const auto &y) { return x + y; };
    return pairs::visit_add_compute(a.scalar(), b.scalar(), of_converted(a, b, function), Refuse{"add"});
}

Array divide(const Array &a, const Array &b) {
    const auto function = [](const auto &x, const auto &y) { return x / y; };
    return pairs::visit_divide_compute(a.scalar(), b.scalar(), of_converted(a, b, function), Refuse{"divide"});
}

Array less(const Array &a, const Array &b) {
    const auto function = [](const auto &x, const auto &y) { return x < y; };
    return pairs::visit_less_compute(a.scalar(), b.scalar(), of_converted(a, b, function), Refuse{"less"});
}

Array hypot(const Array &a, const Array &b) {
    const auto function = [](const auto &x, const auto &y) {
        using C = typename std::decay_t<decltype(x)>::Scalar;
        return x.binaryExpr(y, [](const C &p, const C &q) { return Eigen::numext::hypot(p, q); });
    };
    return pairs::visit_hypot_compute(a.scalar(), b.scalar(), of_converted(a, b, function), Refuse{"hypot"});
}

Array sqrt(const Array &a) {
    const auto function = [](const auto &x) { return x.sqrt(); };
    return pairs::visit_sqrt(a.scalar(), of_cast(a, function), Refuse{"sqrt"});
}

Array absolute(const Array &a) {
    const auto function = [](const auto &x) { return x.abs(); };
    return pairs::visit_absolute(a.scalar(), of_cast(a, function), Refuse{"absolute"});
}

double sum(const Array &a) {
    const auto total = [&](auto s) { return a.as<typename decltype(s)::operand>().template cast<double>().sum(); };
    return pairs::visit_real(a.scalar(), total, Refuse{"sum"});
}

} // namespace grid
