// The same library without joinery: its promotions, and a switch in a switch for each operation.
#include "array.hpp"

#include <stdexcept>
#include <type_traits>

namespace grid {
namespace {

template <class T> using Vector = Eigen::Array<T, Eigen::Dynamic, 1>;
using Complex = std::complex<float>;

template <class T> struct Each { using type = T; };

template <class F> auto visit(Scalar scalar, F f) {
    switch (scalar) {
    case Scalar::Bool:
        return f(Each<bool>{});
    case Scalar::UInt8:
        return f(Each<std::uint8_t>{});
    case Scalar::Int8:
        return f(Each<std::int8_t>{});
    case Scalar::Int16:
        return f(Each<std::int16_t>{});
    case Scalar::Int32:
        return f(Each<std::int32_t>{});
    case Scalar::Int64:
        return f(Each<std::int64_t>{});
    case Scalar::Half:
        return f(Each<Eigen::half>{});
    case Scalar::BFloat16:
        return f(Each<Eigen::bfloat16>{});
    case Scalar::Float:
        return f(Each<float>{});
    case Scalar::Double:
        return f(Each<double>{});
    case Scalar::Complex:
        return f(Each<Complex>{});
    default:
        throw std::invalid_argument("no scalar");
    }
}

// The place of a type in the enum.
template <class T>
constexpr Scalar scalar_of = std::is_same_v<T, bool>              ? Scalar::Bool
                             : std::is_same_v<T, std::uint8_t>    ? Scalar::UInt8
                             : std::is_same_v<T, std::int8_t>     ? Scalar::Int8
                             : std::is_same_v<T, std::int16_t>    ? Scalar::Int16
                             : std::is_same_v<T, std::int32_t>    ? Scalar::Int32
                             : std::is_same_v<T, std::int64_t>    ? Scalar::Int64
                             : std::is_same_v<T, Eigen::half>     ? Scalar::Half
                             : std::is_same_v<T, Eigen::bfloat16> ? Scalar::BFloat16
                             : std::is_same_v<T, float>           ? Scalar::Float
                             : std::is_same_v<T, double>          ? Scalar::Double
                                                                  : Scalar::Complex;

// What two types promote to: the later one, but for three pairs.
template <class A, class B> constexpr bool are(const Scalar low, const Scalar high) {
    return std::min(scalar_of<A>, scalar_of<B>) == low && std::max(scalar_of<A>, scalar_of<B>) == high;
}
template <class A, class B>
using Join =
    std::conditional_t<are<A, B>(Scalar::UInt8, Scalar::Int8), std::int16_t,
                       std::conditional_t<are<A, B>(Scalar::Half, Scalar::BFloat16), float,
                                          std::conditional_t<are<A, B>(Scalar::Double, Scalar::Complex), void,
                                                             std::conditional_t<(scalar_of<A> < scalar_of<B>), B, A>>>>;
template <class T> using Inexact = std::conditional_t<std::is_integral_v<T>, float, T>;
template <class T> using Real = std::conditional_t<std::is_same_v<T, Complex>, void, T>;
template <class T> using Number = std::conditional_t<std::is_same_v<T, bool>, void, T>;

// What an operation computes in, of the operands' types; void where it has no meaning.
struct InJoin {
    template <class A, class B> using type = Join<A, B>;
};
struct InFraction {
    template <class A, class B> using type = Inexact<Join<A, B>>;
};
struct InReal {
    template <class A, class B> using type = Real<Join<A, B>>;
};
struct InRealFraction {
    template <class A, class B> using type = Inexact<Real<Join<A, B>>>;
};
struct InRoot {
    template <class A, class B> using type = Inexact<Number<Real<Join<A, B>>>>;
};
struct InNumber {
    template <class A, class B> using type = Number<Join<A, B>>;
};

[[noreturn]] Array refuse() {
    throw std::invalid_argument("these scalars do not go together");
}

// Each pair of types, with `function` of the operands cast to what it computes in.
template <class Rule, class F> Array of_pair(const Array &a, const Array &b, Rule, F function) {
    if (a.size() != b.size()) throw std::invalid_argument("arrays of different sizes");
    return visit(a.scalar(), [&](auto left) {
        return visit(b.scalar(), [&](auto right) {
            using A = typename decltype(left)::type;
            using B = typename decltype(right)::type;
            using C = typename Rule::template type<A, B>;
            if constexpr (std::is_void_v<C>) {
                return refuse();
            } else {
                const auto result = function(a.as<A>().template cast<C>(), b.as<B>().template cast<C>());
                using R = typename std::decay_t<decltype(result)>::Scalar;
                return Array(scalar_of<R>, Vector<R>(result));
            }
        });
    });
}

// The same for one operand.
template <class Rule, class F> Array of_one(const Array &a, Rule, F function) {
    return visit(a.scalar(), [&](auto each) {
        using A = typename decltype(each)::type;
        using C = typename Rule::template type<A, A>;
        if constexpr (std::is_void_v<C>) {
            return refuse();
        } else {
            const auto result = function(a.as<A>().template cast<C>());
            using R = typename std::decay_t<decltype(result)>::Scalar;
            return Array(scalar_of<R>, Vector<R>(result));
        }
    });
}

} // namespace

Array add(const Array &a, const Array &b) {
    return of_pair(a, b, InJoin(), [](const auto &x, const auto &y) { return x + y; });
}

Array multiply(const Array &a, const Array &b) {
    return of_pair(a, b, InJoin(), [](const auto &x, const auto &y) { return x * y; });
}

Array divide(const Array &a, const Array &b) {
    return of_pair(a, b, InFraction(), [](const auto &x, const auto &y) { return x / y; });
}

Array less(const Array &a, const Array &b) {
    return of_pair(a, b, InReal(), [](const auto &x, const auto &y) { return x < y; });
}

Array hypot(const Array &a, const Array &b) {
    return of_pair(a, b, InRoot(), [](const auto &x, const auto &y) {
        using C = typename std::decay_t<decltype(x)>::Scalar;
        return x.binaryExpr(y, [](const C &p, const C &q) { return Eigen::numext::hypot(p, q); });
    });
}

Array sqrt(const Array &a) {
    return of_one(a, InRealFraction(), [](const auto &x) { return x.sqrt(); });
}

Array absolute(const Array &a) {
    return of_one(a, InNumber(), [](const auto &x) { return x.abs(); });
}

double sum(const Array &a) {
    return visit(a.scalar(), [&](auto each) -> double {
        using A = typename decltype(each)::type;
        if constexpr (std::is_void_v<Real<Number<A>>>)
            throw std::invalid_argument("only real numbers have a sum");
        else
            return a.as<A>().template cast<double>().sum();
    });
}

} // namespace grid
