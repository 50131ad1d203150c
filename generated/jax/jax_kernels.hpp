/*
 * jax_kernels.hpp: operations on arrays whose types say the dtypes. C++17 and later.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_KERNELS_HPP
#define JAX_KERNELS_HPP

#include "jax_kernels.h"
#include "jax_promotion.hpp"

#include <array> /* For std::data and std::size: <iterator> takes five times as long to compile. */
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

/*
 * The calls of jax_kernels.h, by type instead of dtype:
 *
 *     jax::NAME(n, a, b, out)    out[i] = NAME(a[i], b[i]) for i < n
 *     jax::NAME(a, b, out)       the same for all elements of arrays that know their size
 *
 * and with one operand jax::NAME(n, in, out) and jax::NAME(in, out). An operand is
 *
 *     a pointer to n elements;
 *     a contiguous array that knows its size: a std::span, std::vector, std::array or C array, or anything else that
 *     std::data and std::size accept;
 *     a scalar, which is read before anything is written. Its type determines its dtype: 2 is an int.
 *
 * `out` is a pointer or an array of binary_out_t<JAX_NAME, A, B>. A type without dtype, dtypes for which the operation is not
 * defined, or an `out` of another type does not compile, and the compiler says why. The status is
 *
 *   JAX_OK
 *   JAX_BAD_ARGUMENT  A pointer is null, and n > 0; n is more than any array can have; an array that knows its size has
 *                   fewer than n elements; or, without n, an operand and `out` differ in size.
 *   JAX_OVERLAP       `out` shares memory with an operand, and is not exactly that operand.
 *
 * Results are those of jax_kernels.h, to the bit, computed by the instruction set that jax_isa names. The first call
 * finds the kernel for its types. Later calls take a load, the checks above and a call of the kernel; dtypes that are
 * converted first go through jax_kernels.h. Any number of threads may call at the same time.
 */
namespace jax {

using status = ::jax_status;
using op = ::jax_op;
using unary_op = ::jax_unary_op;

namespace joinery_detail_ {

/*
 * The kernel for dtypes, as a number: 0 if there is none. Else bit 0 is set; bit 1 if the kernel takes the operands
 * exchanged; bit 2 if they are converted first. The bits from 3 on are the dtype of the results.
 */
using cell = unsigned short;

inline constexpr cell of_pairs_1[JAX_DTYPE_LIMIT][JAX_DTYPE_LIMIT] = {
    {1, 9, 17, 25, 33, 41, 49, 57, 65, 73, 81, 89, 97, 105, 113, 121, 129, 137}, /* b */
    {11, 9, 17, 25, 33, 49, 49, 57, 65, 73, 81, 89, 97, 105, 113, 9, 129, 137}, /* u8 */
    {19, 19, 17, 25, 33, 57, 57, 57, 65, 73, 81, 89, 97, 105, 113, 17, 129, 137}, /* u16 */
    {27, 27, 27, 25, 33, 65, 65, 65, 65, 73, 81, 89, 97, 105, 113, 25, 129, 137}, /* u32 */
    {35, 35, 35, 35, 33, 129, 129, 129, 129, 73, 81, 89, 97, 105, 113, 33, 129, 137}, /* u64 */
    {43, 51, 59, 67, 131, 41, 49, 57, 65, 73, 81, 89, 97, 105, 113, 41, 129, 137}, /* i8 */
    {51, 51, 59, 67, 131, 51, 49, 57, 65, 73, 81, 89, 97, 105, 113, 49, 129, 137}, /* i16 */
    {59, 59, 59, 67, 131, 59, 59, 57, 65, 73, 81, 89, 97, 105, 113, 57, 129, 137}, /* i32 */
    {67, 67, 67, 67, 131, 67, 67, 67, 65, 73, 81, 89, 97, 105, 113, 65, 129, 137}, /* i64 */
    {75, 75, 75, 75, 75, 75, 75, 75, 75, 73, 89, 89, 97, 105, 113, 75, 73, 105}, /* bf16 */
    {83, 83, 83, 83, 83, 83, 83, 83, 83, 91, 81, 89, 97, 105, 113, 83, 81, 105}, /* f16 */
    {91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 89, 97, 105, 113, 91, 89, 105}, /* f32 */
    {99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 97, 113, 113, 99, 97, 113}, /* f64 */
    {107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 115, 105, 113, 107, 105, 105}, /* c64 */
    {115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 113, 115, 115, 113}, /* c128 */
    {123, 11, 19, 27, 33, 43, 51, 59, 65, 73, 81, 89, 97, 105, 113, 121, 129, 137}, /* i_weak */
    {131, 131, 131, 131, 131, 131, 131, 131, 131, 75, 83, 91, 97, 107, 113, 131, 129, 137}, /* f_weak */
    {139, 139, 139, 139, 139, 139, 139, 139, 139, 107, 107, 107, 115, 107, 113, 139, 139, 137} /* c_weak */
};

inline constexpr cell of_dtypes_2[JAX_DTYPE_LIMIT] = {
    89, 89, 89, 89, 97, 89, 89, 89, 97, 73, 81, 89, 97, 0, 0, 129, 129, 0
};

constexpr bool is_exchanged(cell what) noexcept { return what & 2u; }
constexpr bool is_converted(cell what) noexcept { return what & 4u; }
constexpr own_dtype result_of(cell what) noexcept { return static_cast<own_dtype>(what >> 3); }

/* The cell of each operation, and the function for any strides. */
template <op Op> struct binary_facts;
template <> struct binary_facts<JAX_ADD> {
    static constexpr const auto &cells = of_pairs_1;
    static constexpr auto call = ::jax_add;
};

template <unary_op Op> struct unary_facts;
template <> struct unary_facts<JAX_SQRT> {
    static constexpr const auto &cells = of_dtypes_2;
};

/* ---- Operands ---- */

/* Anything that std::data and std::size accept. */
template <class T, class = void> struct is_range : std::false_type {};
template <class T>
struct is_range<T, std::void_t<decltype(std::data(std::declval<T &>())), decltype(std::size(std::declval<T &>()))>>
    : std::true_type {};

/* How an operand of type T is read: as a value, unless it is one of those below. */
template <class T, class = void> struct operand {
    using element = std::remove_cv_t<T>;
    static constexpr bool is_array = false, has_size = false;
    static element read(const T &v) noexcept { return v; }
    static std::size_t size(const T &) noexcept { return SIZE_MAX; }
};

template <class T> struct operand<T *> {
    using element = std::remove_cv_t<T>;
    static constexpr bool is_array = true, has_size = false;
    static T *read(T *v) noexcept { return v; }
    static std::size_t size(T *) noexcept { return SIZE_MAX; }
};

template <class T> struct operand<T *const> : operand<T *> {};

template <class T> struct operand<T, std::enable_if_t<is_range<T>::value>> {
    using pointer = decltype(std::data(std::declval<T &>()));
    using element = std::remove_cv_t<std::remove_pointer_t<pointer>>;
    static constexpr bool is_array = true, has_size = true;
    static pointer read(T &v) { return std::data(v); }
    static std::size_t size(T &v) { return static_cast<std::size_t>(std::size(v)); }
};

/* Where the elements are of what was read. */
template <class T> const T *address(const T &v) noexcept { return &v; }
template <class T> T *address(T *const &v) noexcept { return v; }

/* Whether elements of type T may be results of a dtype. Results of weak dtypes are written as stored. */
template <class T, own_dtype Result> constexpr bool holds() noexcept {
    if constexpr (Result == JAX_NO_DTYPE)
        return std::is_same_v<T, bool>; /* Results are bools, and the spec has no dtype of bools. */
    else
        return own_dtype_v<T> == Result || own_dtype_v<T> == ::jax_dtype_materialize(Result);
}

/* Requires that `out` can be written, and that its elements are results of a dtype. */
template <class Out, own_dtype Result> constexpr bool check_out() noexcept {
    static_assert(operand<Out>::is_array, "jax: out is neither a pointer nor an array");
    if constexpr (operand<Out>::is_array) {
        using pointer = decltype(operand<Out>::read(std::declval<Out &>()));
        static_assert(!std::is_const_v<std::remove_pointer_t<pointer>>, "jax: the elements of out are const");
        static_assert(holds<typename operand<Out>::element, Result>(),
                      "jax: the elements of out do not have the dtype of the results");
        return !std::is_const_v<std::remove_pointer_t<pointer>> && holds<typename operand<Out>::element, Result>();
    } else {
        return false;
    }
}

/* The cell of an operation for elements of these types; does not compile if there is none. */
template <op Op, class A, class B> constexpr cell binary_cell() noexcept {
    constexpr bool are_known = own_dtype_v<A> != JAX_NO_DTYPE && own_dtype_v<B> != JAX_NO_DTYPE;
    static_assert(are_known, "jax: this type is not that of a dtype");
    if constexpr (are_known) {
        constexpr cell what = binary_facts<Op>::cells[own_dtype_v<A>][own_dtype_v<B>];
        static_assert(what != 0, "jax: this operation has no meaning for these dtypes");
        return what;
    } else {
        return 0;
    }
}

template <unary_op Op, class A> constexpr cell unary_cell() noexcept {
    static_assert(own_dtype_v<A> != JAX_NO_DTYPE, "jax: this type is not that of a dtype");
    if constexpr (own_dtype_v<A> != JAX_NO_DTYPE) {
        constexpr cell what = unary_facts<Op>::cells[own_dtype_v<A>];
        static_assert(what != 0, "jax: this operation has no meaning for this dtype");
        return what;
    } else {
        return 0;
    }
}

/* ---- Kernels ---- */

/*
 * The kernel in use of an entry: at first, one that calls find() to replace itself. All threads find the same.
 */
template <class Entry> struct kernel_in_use {
    static void first(const void *a, std::ptrdiff_t a_step, const void *b, std::ptrdiff_t b_step, void *out,
                      std::size_t blocks) {
        ::jax_kernel *const found = Entry::find();
        in_use.store(found, std::memory_order_relaxed);
        found(a, a_step, b, b_step, out, blocks);
    }
    static inline std::atomic<::jax_kernel *> in_use{first};
};

template <op Op, own_dtype A, own_dtype B> struct binary_kernel : kernel_in_use<binary_kernel<Op, A, B>> {
    static ::jax_kernel *find() { return ::jax_find_kernel(Op, A, B, ::jax_isa(), nullptr); }
};

template <unary_op Op, own_dtype A> struct unary_kernel : kernel_in_use<unary_kernel<Op, A>> {
    static ::jax_kernel *find() { return ::jax_find_unary(Op, A, ::jax_isa()); }
};

/*
 * Whether a kernel may read v while it writes out, arrays of n elements in up to `span` bytes: if they share no memory, or
 * are the same array and no block is computed twice.
 */
template <class V, class Out> bool may_be(const V *v, const Out *out, std::size_t n, std::size_t span) noexcept {
    const auto from = reinterpret_cast<std::uintptr_t>(v), to = reinterpret_cast<std::uintptr_t>(out);
    return from - to + span - 1 >= 2 * span - 1 || (from == to && sizeof(V) == sizeof(Out) && n % JAX_BLOCK == 0);
}

constexpr std::size_t larger(std::size_t x, std::size_t y) noexcept { return x > y ? x : y; }

/* Whether there is at least a block, and no more than an array of that element size can have. */
constexpr bool are_blocks(std::size_t n, std::size_t size) noexcept {
    return n - JAX_BLOCK <= static_cast<std::size_t>(PTRDIFF_MAX) / size - JAX_BLOCK;
}

/*
 * Applies a kernel to arrays of at least a block; leaves the rest to the driver. A remainder is part of one more block,
 * which ends with the arrays. That block comes first: later, its loads would wait for recent stores a multiple of 4 KiB
 * away.
 */
template <bool a_is_array, bool b_is_array, class A, class B, class Out>
status run(::jax_kernel *kernel, std::size_t n, const A *a, const B *b, Out *out) {
    constexpr std::size_t most = larger(larger(sizeof(A), sizeof(B)), sizeof(Out));
    const std::size_t span = n * most;
    if (a_is_array && b_is_array && are_blocks(n, most) && a && b && out && may_be(a, out, n, span) && may_be(b, out, n, span)) {
        const std::size_t last = n - JAX_BLOCK;
        if (n % JAX_BLOCK) kernel(a + last, 0, b + last, 0, out + last, 1);
        kernel(a, JAX_BLOCK * sizeof(A), b, JAX_BLOCK * sizeof(B), out, n / JAX_BLOCK);
        return JAX_OK;
    }
    static constexpr ::jax_layout_ layout = {{sizeof(A), sizeof(B), sizeof(Out), most}, a_is_array, b_is_array};
    return ::jax_run_kernel_(kernel, n, a, b, out, &layout);
}

/* The same for one operand. */
template <bool is_array, class In, class Out>
status run_one(::jax_kernel *kernel, std::size_t n, const In *in, Out *out) {
    constexpr std::size_t most = larger(sizeof(In), sizeof(Out));
    const std::size_t span = n * most;
    if (is_array && are_blocks(n, most) && in && out && may_be(in, out, n, span)) {
        const std::size_t last = n - JAX_BLOCK;
        if (n % JAX_BLOCK) kernel(in + last, 0, nullptr, 0, out + last, 1);
        kernel(in, JAX_BLOCK * sizeof(In), nullptr, 0, out, n / JAX_BLOCK);
        return JAX_OK;
    }
    static constexpr ::jax_layout_ layout = {{sizeof(In), 0, sizeof(Out), most}, is_array, true};
    return ::jax_run_kernel_(kernel, n, in, in, out, &layout);
}

/* ---- Calls ---- */

template <op Op, class A, class B, class Out> status binary(std::size_t n, const A &a, const B &b, Out &out) {
    using X = operand<const A>;
    using Y = operand<const B>;
    constexpr cell what = binary_cell<Op, typename X::element, typename Y::element>();
    if constexpr (what != 0 && check_out<Out, result_of(what)>()) {
        constexpr own_dtype x_dtype = own_dtype_v<typename X::element>, y_dtype = own_dtype_v<typename Y::element>;
        if (X::size(a) < n || Y::size(b) < n || operand<Out>::size(out) < n) return JAX_BAD_ARGUMENT;
        const auto x = X::read(a);
        const auto y = Y::read(b);
        const auto z = operand<Out>::read(out);
        if constexpr (is_converted(what))
            return binary_facts<Op>::call(n, x_dtype, address(x), X::is_array ? sizeof(typename X::element) : 0, y_dtype, address(y),
                                          Y::is_array ? sizeof(typename Y::element) : 0, z, sizeof(*z));
        else if constexpr (is_exchanged(what))
            return run<Y::is_array, X::is_array>(binary_kernel<Op, x_dtype, y_dtype>::in_use.load(std::memory_order_relaxed), n,
                                                 address(y), address(x), z);
        else
            return run<X::is_array, Y::is_array>(binary_kernel<Op, x_dtype, y_dtype>::in_use.load(std::memory_order_relaxed), n,
                                                 address(x), address(y), z);
    } else {
        return JAX_BAD_ARGUMENT; /* It does not compile. */
    }
}

/* Applies the kernel of Entry. */
template <class Entry, class In, class Out> status apply_one(std::size_t n, const In &in, Out &out) {
    using X = operand<const In>;
    if (X::size(in) < n || operand<Out>::size(out) < n) return JAX_BAD_ARGUMENT;
    const auto x = X::read(in);
    return run_one<X::is_array>(Entry::in_use.load(std::memory_order_relaxed), n, address(x), operand<Out>::read(out));
}

template <unary_op Op, class In, class Out> status unary(std::size_t n, const In &in, Out &out) {
    using element = typename operand<const In>::element;
    constexpr cell what = unary_cell<Op, element>();
    if constexpr (what != 0 && check_out<Out, result_of(what)>())
        return apply_one<unary_kernel<Op, own_dtype_v<element>>>(n, in, out);
    else
        return JAX_BAD_ARGUMENT; /* It does not compile. */
}

/* ---- Calls without n ---- */

/* Whether an operand is one value, or has n elements. */
template <class T> bool fits(T &v, std::size_t n) {
    using in = operand<T>;
    static_assert(in::has_size || !in::is_array, "jax: a pointer does not know its size: say n");
    return !in::is_array || in::size(v) == n;
}

/* How many elements `out` has. */
template <class T> std::size_t size_of_out(T &out) {
    static_assert(operand<T>::has_size, "jax: out does not know its size: say n");
    return operand<T>::size(out);
}

template <op Op, class A, class B, class Out> status binary_sized(const A &a, const B &b, Out &out) {
    const std::size_t n = size_of_out(out);
    return fits(a, n) && fits(b, n) ? binary<Op>(n, a, b, out) : JAX_BAD_ARGUMENT;
}

template <unary_op Op, class In, class Out> status unary_sized(const In &in, Out &out) {
    const std::size_t n = size_of_out(out);
    return fits(in, n) ? unary<Op>(n, in, out) : JAX_BAD_ARGUMENT;
}

} // namespace joinery_detail_

/* The types of results, for elements of types A and B. Ill-formed, with the reason, if there is none. */
template <op Op, class A, class B>
using binary_out_t = typename joinery_detail_::type_of<joinery_detail_::result_of(joinery_detail_::binary_cell<Op, A, B>())>::type;
template <unary_op Op, class A> using unary_out_t =
    typename joinery_detail_::type_of<joinery_detail_::result_of(joinery_detail_::unary_cell<Op, A>())>::type;

template <class A, class B, class Out> status add(std::size_t n, const A &a, const B &b, Out &&out) {
    return joinery_detail_::binary<JAX_ADD>(n, a, b, out);
}
template <class A, class B, class Out> status add(const A &a, const B &b, Out &&out) {
    return joinery_detail_::binary_sized<JAX_ADD>(a, b, out);
}

template <class In, class Out> status sqrt(std::size_t n, const In &in, Out &&out) {
    return joinery_detail_::unary<JAX_SQRT>(n, in, out);
}
template <class In, class Out> status sqrt(const In &in, Out &&out) {
    return joinery_detail_::unary_sized<JAX_SQRT>(in, out);
}

} // namespace jax

#endif
