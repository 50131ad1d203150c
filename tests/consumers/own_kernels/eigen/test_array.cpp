// Every operation on every pair of scalars, against a loop over elements for that pair, and scalars written out here.
#include "array.hpp"

#include "grid_dispatch.hpp"

#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <tuple>
#include <type_traits>

namespace {

using grid::Array;
using grid::Scalar;
using Complex = std::complex<float>;
template <class T> using Vector = Eigen::Array<T, Eigen::Dynamic, 1>;

int failures = 0;
void check(bool ok, const char *label, Scalar a, Scalar b) {
    if (!ok && ++failures < 20)
        std::printf("FAILED: %s of %d and %d\n", label, static_cast<int>(a), static_cast<int>(b));
}

// The scalars in the order of the enum.
using Types = std::tuple<bool, std::uint8_t, std::int8_t, std::int16_t, std::int32_t, std::int64_t, Eigen::half,
                         Eigen::bfloat16, float, double, Complex>;
enum Place { BOOL, UINT8, INT8, INT16, INT32, INT64, HALF, BFLOAT16, FLOAT, DOUBLE, COMPLEX, COUNT, NONE = -1 };
static_assert(std::tuple_size_v<Types> == COUNT);
template <int I> using Type = std::tuple_element_t<static_cast<std::size_t>(I), Types>;

// What two scalars promote to: the later one, but for three pairs.
constexpr int join(int a, int b) {
    const int low = a < b ? a : b, high = a < b ? b : a;
    if (low == UINT8 && high == INT8) return INT16;
    if (low == HALF && high == BFLOAT16) return FLOAT;
    if (low == DOUBLE && high == COMPLEX) return NONE;
    return high;
}

// What fractions of it are.
constexpr int inexact(int scalar) {
    return scalar == NONE || scalar >= HALF ? scalar : FLOAT;
}

static_assert(std::is_same_v<grid::pairs::add_result_t<Eigen::half, Eigen::bfloat16>, float>);
static_assert(std::is_same_v<grid::pairs::add_result_t<std::uint8_t, Eigen::half>, Eigen::half>);
static_assert(std::is_same_v<grid::pairs::divide_result_t<int, int>, float>);
static_assert(std::is_same_v<grid::pairs::less_result_t<int, double>, bool>);
static_assert(std::is_same_v<grid::pairs::absolute_result_t<Complex>, float>);

// A conversion that says that it may round.
template <class T, class X> T to(X x) {
    if constexpr (std::is_same_v<T, X>)
        return x;
    else if constexpr (std::is_same_v<T, Complex>)
        return static_cast<float>(x);
    else
        return static_cast<T>(x);
}

// Small numbers, none of them 0: their products fit every scalar.
template <class T> Vector<T> numbers(int step) {
    Vector<T> values(20);
    for (int i = 0; i < 20; i++)
        values[i] = to<T>(static_cast<float>(i * step % 11 + 1));
    return values;
}

// Whether the elements of a result are those of a loop. Roots and quotients of Eigen's may differ in the last digit.
template <class R> bool equal(const Array &result, const Vector<R> &expected) {
    constexpr bool is_half = std::is_same_v<R, Eigen::half>, is_bfloat16 = std::is_same_v<R, Eigen::bfloat16>;
    constexpr float tolerance = std::is_integral_v<R> ? 0 : is_half ? 1e-3f : is_bfloat16 ? 8e-3f : 1e-6f;
    const auto found = result.as<R>();
    for (Eigen::Index i = 0; i < expected.size(); i++) {
        const Complex wanted = to<Complex>(expected[i]);
        if (!(std::abs(to<Complex>(R(found[i])) - wanted) <= tolerance * std::abs(wanted))) return false;
    }
    return true;
}

template <class F> void check_refused(F operation, const char *label, Scalar a, Scalar b) {
    try {
        operation();
        check(false, label, a, b);
    } catch (const std::invalid_argument &) {
    }
}

// An operation on scalars A and B, computed as C, with results R; places in the list, or NONE.
template <int A, int B, int C, int R, class Operation, class Function>
void test_binary(const char *label, Operation operation, Function function) {
    constexpr auto a = static_cast<Scalar>(A), b = static_cast<Scalar>(B);
    const Vector<Type<A>> x = numbers<Type<A>>(3);
    const Vector<Type<B>> y = numbers<Type<B>>(5);
    const Array left(a, x), right(b, y);
    if constexpr (C == NONE) {
        check_refused([&] { operation(left, right); }, label, a, b);
    } else {
        Vector<Type<R>> expected(x.size());
        for (Eigen::Index i = 0; i < x.size(); i++)
            expected[i] = to<Type<R>>(function(to<Type<C>>(x[i]), to<Type<C>>(y[i])));
        const Array result = operation(left, right);
        check(result.scalar() == static_cast<Scalar>(R) && equal(result, expected), label, a, b);
    }
}

template <int A, int B> void test_pair() {
    constexpr int C = join(A, B), F = inexact(C), REAL = C == COMPLEX ? NONE : C, ROOT = REAL <= BOOL ? NONE : F;
    test_binary<A, B, C, C>("add", grid::add, [](auto x, auto y) { return x + y; });
    test_binary<A, B, C, C>("multiply", grid::multiply, [](auto x, auto y) { return x * y; });
    test_binary<A, B, F, F>("divide", grid::divide, [](auto x, auto y) { return x / y; });
    test_binary<A, B, REAL, BOOL>("less", grid::less, [](auto x, auto y) { return x < y; });
    const auto hypot = [](auto x, auto y) { return std::hypot(static_cast<double>(x), static_cast<double>(y)); };
    test_binary<A, B, ROOT, ROOT>("hypot", grid::hypot, hypot);
}

// An operation on scalars A, computed as C, with results R.
template <int A, int C, int R, class Operation, class Function>
void test_unary(const char *label, Operation operation, Function function) {
    constexpr auto a = static_cast<Scalar>(A);
    const Vector<Type<A>> x = numbers<Type<A>>(7);
    const Array operand(a, x);
    if constexpr (C == NONE) {
        check_refused([&] { operation(operand); }, label, a, a);
    } else {
        Vector<Type<R>> expected(x.size());
        for (Eigen::Index i = 0; i < x.size(); i++)
            expected[i] = to<Type<R>>(function(to<Type<C>>(x[i])));
        const Array result = operation(operand);
        check(result.scalar() == static_cast<Scalar>(R) && equal(result, expected), label, a, a);
    }
}

template <int A> void test_one() {
    constexpr int F = A == COMPLEX ? NONE : inexact(A);
    const auto absolute = [](auto x) { return std::abs(to<Complex>(x)); };
    test_unary<A, F, F>("sqrt", grid::sqrt, [](auto x) { return std::sqrt(static_cast<double>(x)); });
    test_unary<A, A == BOOL ? NONE : A, A == COMPLEX ? FLOAT : A>("absolute", grid::absolute, absolute);
    const Array operand(static_cast<Scalar>(A), numbers<Type<A>>(1));
    if (A == BOOL || A == COMPLEX)
        check_refused([&] { grid::sum(operand); }, "sum", operand.scalar(), operand.scalar());
    else
        check(grid::sum(operand) == 111, "sum", operand.scalar(), operand.scalar()); // 1 to 11, and 1 to 9
}

template <int A, int... B> void test_row(std::integer_sequence<int, B...>) {
    test_one<A>();
    (test_pair<A, B>(), ...);
}

template <int... A> void test_all(std::integer_sequence<int, A...> all) {
    (test_row<A>(all), ...);
}

// Values outside the enum, and arrays of different sizes.
void test_strangers() {
    for (int value : {11, 16, 128, 255}) {
        const auto scalar = static_cast<Scalar>(value);
        const Array stranger(scalar, numbers<float>(1)), known(Scalar::Float, numbers<float>(1));
        check_refused([&] { grid::add(stranger, known); }, "add", scalar, Scalar::Float);
        check_refused([&] { grid::multiply(known, stranger); }, "multiply", Scalar::Float, scalar);
        check_refused([&] { grid::sqrt(stranger); }, "sqrt", scalar, scalar);
    }
    const Array one(Scalar::Float, Vector<float>::Ones(1).eval()), two(Scalar::Float, Vector<float>::Ones(2).eval());
    check_refused([&] { grid::add(one, two); }, "add", Scalar::Float, Scalar::Float);
}

} // namespace

int main() {
    test_all(std::make_integer_sequence<int, COUNT>());
    test_strangers();
    if (failures > 0) std::printf("%d checks failed\n", failures);
    return failures > 0;
}
