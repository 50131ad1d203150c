// Expressions over spans whose element type the promotion lattice gives at compile time. Nothing is computed before
// `evaluate`, which works a chunk at a time, so that intermediate results stay in L1.
#pragma once

#include "jax_kernels.h"
#include "jax_promotion.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace lazy {

inline constexpr std::size_t chunk = 1024;

// What a kernel reads: where, and how many bytes from one element to the next.
struct operand {
    const void *data;
    std::ptrdiff_t stride;
};

// An expression has a dtype, a length (0: any), and gives `count` of its elements from `first` on, in a buffer if need be.
template <class E>
concept expression = requires(const E &e, std::array<jax::type_of_t<E::dtype>, chunk> &buffer) {
    { E::dtype } -> std::convertible_to<jax::dtype>;
    { e.size() } -> std::same_as<std::size_t>;
    { e.read(std::size_t{}, std::size_t{}, buffer) } -> std::same_as<operand>;
};

template <expression E> using value_t = jax::type_of_t<E::dtype>;

// The elements of a span.
template <class T> struct elements {
    static constexpr jax::dtype dtype = jax::dtype_of_v<T>;
    std::span<const T> span;

    std::size_t size() const { return span.size(); }
    operand read(std::size_t first, std::size_t, std::array<T, chunk> &) const { return {&span[first], sizeof(T)}; }
};

// A number of the program's text: weak, so that it takes the precision of what it stands beside.
template <class T> struct number {
    static constexpr jax::dtype dtype = std::integral<T> ? JAX_I_WEAK : JAX_F_WEAK;
    jax::type_of_t<dtype> value;

    std::size_t size() const { return 0; }
    operand read(std::size_t, std::size_t, std::array<jax::type_of_t<dtype>, chunk> &) const { return {&value, 0}; }
};

template <jax_op op, expression L, expression R> struct binary {
    static constexpr jax::dtype dtype = jax::promote_types(L::dtype, R::dtype);
    static_assert(dtype != JAX_NO_DTYPE, "these two dtypes do not promote to anything");
    L left;
    R right;

    std::size_t size() const {
        if (left.size() && right.size() && left.size() != right.size())
            throw std::length_error("spans of different lengths");
        return std::max(left.size(), right.size());
    }

    operand read(std::size_t first, std::size_t count, std::array<jax::type_of_t<dtype>, chunk> &buffer) const {
        write(first, count, buffer.data());
        return {buffer.data(), sizeof buffer[0]};
    }

    void write(std::size_t first, std::size_t count, jax::type_of_t<dtype> *out) const {
        std::array<value_t<L>, chunk> left_buffer;
        std::array<value_t<R>, chunk> right_buffer;
        const operand a = left.read(first, count, left_buffer), b = right.read(first, count, right_buffer);
        const jax_status status =
            jax_binary(op, count, L::dtype, a.data, a.stride, R::dtype, b.data, b.stride, out, sizeof *out);
        if (status != JAX_OK) throw std::logic_error("no kernel");
    }
};

// What operators take beside expressions: spans and vectors of a type that has a dtype, and numbers.
template <expression E> E as_expression(const E &e) { return e; }
template <class T> elements<T> as_expression(const std::vector<T> &v) { return {v}; }
template <class T> elements<std::remove_const_t<T>> as_expression(std::span<T> s) { return {s}; }
template <class T>
    requires std::integral<T> || std::floating_point<T>
number<T> as_expression(T value) {
    return {value};
}

template <class L, class R>
concept operands = (expression<L> || expression<R>) && requires(const L &l, const R &r) {
    as_expression(l);
    as_expression(r);
};
template <jax_op op, class L, class R> auto make(const L &l, const R &r) {
    using left = decltype(as_expression(l));
    using right = decltype(as_expression(r));
    return binary<op, left, right>{as_expression(l), as_expression(r)};
}

template <class L, class R>
    requires operands<L, R>
auto operator+(const L &l, const R &r) {
    return make<JAX_ADD>(l, r);
}
template <class L, class R>
    requires operands<L, R>
auto operator-(const L &l, const R &r) {
    return make<JAX_SUBTRACT>(l, r);
}
template <class L, class R>
    requires operands<L, R>
auto operator*(const L &l, const R &r) {
    return make<JAX_MULTIPLY>(l, r);
}

template <jax_op op, class L, class R> auto evaluate(const binary<op, L, R> &e) {
    std::vector<value_t<binary<op, L, R>>> out(e.size());
    for (std::size_t first = 0; first < out.size(); first += chunk)
        e.write(first, std::min(chunk, out.size() - first), &out[first]);
    return out;
}

} // namespace lazy
