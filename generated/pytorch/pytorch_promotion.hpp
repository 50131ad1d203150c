/*
 * pytorch_promotion.hpp: the promotion of dtypes as constexpr functions and type traits. C++17 and later.
 *
 * Made by joinery 0.2.0 from specs/pytorch.lua; SHA-256 of what it defines, without comments and free text:
 * a080aa0280f49fcc75ba1c436542bd48ab4d78237d3d8ac63164d98ac76b164c.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate pytorch -o DIR --emit tables,typescript
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef PYTORCH_PROMOTION_HPP
#define PYTORCH_PROMOTION_HPP

#include "pytorch_promotion.h"

#include <cstddef>
#if defined(__STDCPP_FLOAT16_T__) || defined(__STDCPP_BFLOAT16_T__) || defined(__STDCPP_FLOAT32_T__) || defined(__STDCPP_FLOAT64_T__)
#include <stdfloat>
#endif
#include <type_traits>

/*
 * std::complex is only declared, because <complex> takes longer to compile than all the rest. Include it where you use
 * complex numbers.
 */
#if defined(_LIBCPP_BEGIN_NAMESPACE_STD)
_LIBCPP_BEGIN_NAMESPACE_STD
template <class T> class complex;
_LIBCPP_END_NAMESPACE_STD
#elif defined(_GLIBCXX_BEGIN_NAMESPACE_VERSION)
namespace std {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
template <class T> class complex;
_GLIBCXX_END_NAMESPACE_VERSION
} // namespace std
#else
#include <complex>
#endif

namespace pytorch {

/* The enums of pytorch_promotion.h. Functions accept any value of them, as there. */
using dtype = ::pytorch_dtype;
using dtype_kind = ::pytorch_dtype_kind;
using loss = ::pytorch_loss;
using casting = ::pytorch_casting;

/* The dtype that two dtypes promote to. PYTORCH_NO_DTYPE if there is none, or one of them is out of range. */
constexpr dtype promote_types(dtype a, dtype b) noexcept { return ::pytorch_promote_types(a, b); }

/*
 * The dtype that any number of dtypes promote to, as by pytorch_result_type. PYTORCH_NO_DTYPE for no arguments, and if there
 * is no result. Ill-formed for arguments that are not of type dtype.
 */
template <class... D> constexpr dtype result_type(D... dtypes) noexcept {
    constexpr bool are_dtypes = (std::is_same_v<D, dtype> && ...);
    static_assert(are_dtypes, "pytorch: result_type takes dtypes");
    if constexpr (are_dtypes) {
        const ::pytorch_dtype all[sizeof...(D) + 1] = {dtypes..., PYTORCH_NO_DTYPE};
        return ::pytorch_result_type(sizeof...(D), all);
    } else {
        return PYTORCH_NO_DTYPE;
    }
}

/* The result of each operation, such as subtract_result. PYTORCH_NO_DTYPE if it rejects its operands. */
#define PYTORCH_UNARY_RESULT_CPP_(name, place) \
    constexpr dtype name##_result(dtype a) noexcept { return ::pytorch_##name##_result(a); }
#define PYTORCH_BINARY_RESULT_CPP_(name, place) \
    constexpr dtype name##_result(dtype a, dtype b) noexcept { return ::pytorch_##name##_result(a, b); }
PYTORCH_FOR_EACH_RESULT_(PYTORCH_UNARY_RESULT_CPP_, PYTORCH_BINARY_RESULT_CPP_, PYTORCH_BINARY_RESULT_CPP_)
/* Whether `from` implicitly promotes to `to`. */
constexpr bool can_promote(dtype from, dtype to) noexcept { return ::pytorch_can_promote(from, to); }
/* The worst that the conversion of `from` to `to` can do to a value. */
constexpr loss cast_loss(dtype from, dtype to) noexcept { return ::pytorch_cast_loss(from, to); }
/* Whether a casting allows converting `from` to `to`. */
constexpr bool can_cast(dtype from, dtype to, casting how) noexcept { return ::pytorch_can_cast(from, to, how); }
/* The name of a dtype in the spec, nullptr if it is out of range. */
constexpr const char *name(dtype d) noexcept { return ::pytorch_dtype_name(d); }
/* The size of an element in bytes, 0 for an abstract dtype without a size. */
constexpr std::size_t size(dtype d) noexcept { return ::pytorch_dtype_size(d); }
/* Whether it is weak. */
constexpr bool is_weak(dtype d) noexcept { return ::pytorch_dtype_is_weak(d); }
/* The dtype that its values are stored as. */
constexpr dtype materialize(dtype d) noexcept { return ::pytorch_dtype_materialize(d); }
/* The kind of its values. */
constexpr dtype_kind kind(dtype d) noexcept { return ::pytorch_dtype_get_kind(d); }

namespace joinery_detail_ {

using own_dtype = ::pytorch_dtype;

template <class T, class... Among> inline constexpr bool is_any_of = (std::is_same_v<T, Among> || ...);

constexpr own_dtype signed_of(std::size_t size) noexcept {
    (void)size;
    return (size) == 1 ? PYTORCH_I8 : (size) == 2 ? PYTORCH_I16 : (size) == 4 ? PYTORCH_I32 : (size) == 8 ? PYTORCH_I64 : PYTORCH_NO_DTYPE;
}

constexpr own_dtype unsigned_of(std::size_t size) noexcept {
    (void)size;
    return (size) == 1 ? PYTORCH_U8 : (size) == 2 ? PYTORCH_U16 : (size) == 4 ? PYTORCH_U32 : (size) == 8 ? PYTORCH_U64 : PYTORCH_NO_DTYPE;
}

template <class T> constexpr own_dtype own_dtype_of() noexcept {
    if constexpr (std::is_same_v<T, bool>)
        return PYTORCH_B;
    else if constexpr (std::is_same_v<T, char>)
        return CHAR_MIN < 0 ? signed_of(1) : unsigned_of(1);
    else if constexpr (is_any_of<T, signed char, short, int, long, long long>)
        return signed_of(sizeof(T));
    else if constexpr (is_any_of<T, unsigned char, unsigned short, unsigned, unsigned long, unsigned long long>)
        return unsigned_of(sizeof(T));
    else if constexpr (std::is_same_v<T, float>)
        return PYTORCH_F32;
    else if constexpr (std::is_same_v<T, double>)
        return PYTORCH_F64;
#if defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || defined(__clang__) || defined(__x86_64__) || defined(__i386__) || __GNUC__ >= 13)
    else if constexpr (std::is_same_v<T, ::pytorch_float16_>)
        return PYTORCH_F16;
#endif
#if defined(__ARM_FP16_FORMAT_IEEE)
    else if constexpr (std::is_same_v<T, ::pytorch_fp16_>)
        return PYTORCH_F16;
#endif
#if defined(__BFLT16_MANT_DIG__) || defined(__ARM_BF16_FORMAT_ALTERNATIVE) || defined(__clang__) && __clang_major__ >= 16 && (defined(__SSE2__) || defined(__aarch64__)) || !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 10 && defined(__aarch64__)
    else if constexpr (std::is_same_v<T, ::pytorch_bfloat16_>)
        return PYTORCH_BF16;
#endif
#ifdef __STDCPP_FLOAT16_T__
    else if constexpr (std::is_same_v<T, std::float16_t>)
        return PYTORCH_F16;
#endif
#ifdef __STDCPP_FLOAT16_T__
    else if constexpr (std::is_same_v<T, std::complex<std::float16_t>>)
        return PYTORCH_C32;
#endif
#ifdef __STDCPP_BFLOAT16_T__
    else if constexpr (std::is_same_v<T, std::bfloat16_t>)
        return PYTORCH_BF16;
#endif
#ifdef __STDCPP_FLOAT32_T__
    else if constexpr (std::is_same_v<T, std::float32_t>)
        return PYTORCH_F32;
#endif
#ifdef __STDCPP_FLOAT32_T__
    else if constexpr (std::is_same_v<T, std::complex<std::float32_t>>)
        return PYTORCH_C64;
#endif
#ifdef __STDCPP_FLOAT64_T__
    else if constexpr (std::is_same_v<T, std::float64_t>)
        return PYTORCH_F64;
#endif
#ifdef __STDCPP_FLOAT64_T__
    else if constexpr (std::is_same_v<T, std::complex<std::float64_t>>)
        return PYTORCH_C128;
#endif
    else if constexpr (std::is_same_v<T, std::complex<float>>)
        return PYTORCH_C64;
    else if constexpr (std::is_same_v<T, std::complex<double>>)
        return PYTORCH_C128;
    else if constexpr (std::is_same_v<T, ::pytorch_f8_e4m3fn>)
        return PYTORCH_F8_E4M3FN;
    else if constexpr (std::is_same_v<T, ::pytorch_f8_e4m3fnuz>)
        return PYTORCH_F8_E4M3FNUZ;
    else if constexpr (std::is_same_v<T, ::pytorch_f8_e5m2>)
        return PYTORCH_F8_E5M2;
    else if constexpr (std::is_same_v<T, ::pytorch_f8_e5m2fnuz>)
        return PYTORCH_F8_E5M2FNUZ;
    else if constexpr (std::is_same_v<T, ::pytorch_bf16>)
        return PYTORCH_BF16;
    else if constexpr (std::is_same_v<T, ::pytorch_f16>)
        return PYTORCH_F16;
    else if constexpr (std::is_same_v<T, ::pytorch_c32>)
        return PYTORCH_C32;
    else if constexpr (std::is_same_v<T, ::pytorch_c64>)
        return PYTORCH_C64;
    else if constexpr (std::is_same_v<T, ::pytorch_c128>)
        return PYTORCH_C128;
    else
        return PYTORCH_NO_DTYPE;
}

template <class T> constexpr own_dtype dtype_of() noexcept {
    return own_dtype_of<T>();
}

template <own_dtype D> struct type_of {
    static_assert(::pytorch_dtype_name(D) != nullptr, "pytorch: this is no dtype");
    static_assert(::pytorch_dtype_name(D) == nullptr, "pytorch: this dtype is abstract, it has no C++ type");
    using type = void;
};
template <> struct type_of<PYTORCH_B> { using type = bool; };
template <> struct type_of<PYTORCH_U8> { using type = uint8_t; };
template <> struct type_of<PYTORCH_U16> { using type = uint16_t; };
template <> struct type_of<PYTORCH_U32> { using type = uint32_t; };
template <> struct type_of<PYTORCH_U64> { using type = uint64_t; };
template <> struct type_of<PYTORCH_I8> { using type = int8_t; };
template <> struct type_of<PYTORCH_I16> { using type = int16_t; };
template <> struct type_of<PYTORCH_I32> { using type = int32_t; };
template <> struct type_of<PYTORCH_I64> { using type = int64_t; };
template <> struct type_of<PYTORCH_F8_E4M3FN> { using type = pytorch_f8_e4m3fn; };
template <> struct type_of<PYTORCH_F8_E4M3FNUZ> { using type = pytorch_f8_e4m3fnuz; };
template <> struct type_of<PYTORCH_F8_E5M2> { using type = pytorch_f8_e5m2; };
template <> struct type_of<PYTORCH_F8_E5M2FNUZ> { using type = pytorch_f8_e5m2fnuz; };
#ifdef __STDCPP_BFLOAT16_T__
template <> struct type_of<PYTORCH_BF16> { using type = std::bfloat16_t; };
#else
template <> struct type_of<PYTORCH_BF16> { using type = pytorch_bf16; };
#endif
#ifdef __STDCPP_FLOAT16_T__
template <> struct type_of<PYTORCH_F16> { using type = std::float16_t; };
#else
template <> struct type_of<PYTORCH_F16> { using type = pytorch_f16; };
#endif
template <> struct type_of<PYTORCH_F32> { using type = float; };
template <> struct type_of<PYTORCH_F64> { using type = double; };
#ifdef __STDCPP_FLOAT16_T__
template <> struct type_of<PYTORCH_C32> { using type = std::complex<std::float16_t>; };
#else
template <> struct type_of<PYTORCH_C32> { using type = pytorch_c32; };
#endif
template <> struct type_of<PYTORCH_C64> { using type = std::complex<float>; };
template <> struct type_of<PYTORCH_C128> { using type = std::complex<double>; };
template <> struct type_of<PYTORCH_I_WEAK> { using type = int64_t; };
template <> struct type_of<PYTORCH_F_WEAK> { using type = float; };
template <> struct type_of<PYTORCH_C_WEAK> { using type = std::complex<float>; };

struct no_type {
    using type = void;
};

template <class T> struct itself {
    using type = T;
};

/* Whether T is a struct of pytorch_promotion.h, which no other type converts to. */
template <class T> inline constexpr bool is_struct = is_any_of<T, ::pytorch_f8_e4m3fn, ::pytorch_f8_e4m3fnuz, ::pytorch_f8_e5m2, ::pytorch_f8_e5m2fnuz, ::pytorch_bf16, ::pytorch_f16, ::pytorch_c32, ::pytorch_c64, ::pytorch_c128>;

/*
 * The type for two types of the dtype D: their common type in C++ if its dtype is D, such as long long for long and long
 * long; else that of D.
 */
template <class A, class B, own_dtype D, class = void> struct shared_type : type_of<D> {};
template <class A, class B, own_dtype D>
struct shared_type<A, B, D, std::enable_if_t<own_dtype_of<std::common_type_t<A, B>>() == D>> : std::common_type<A, B> {};

/*
 * The type that A and B, of dtypes a and b, promote to: the one whose dtype is the join. If both have it, a type of the
 * compiler is preferred to a struct.
 */
template <class A, class B, own_dtype a, own_dtype b, own_dtype Join> constexpr auto type_of_join() noexcept {
    if constexpr (Join == PYTORCH_NO_DTYPE)
        return no_type{};
    else if constexpr (a == Join && (b != Join || std::is_same_v<A, B> || is_struct<B>))
        return itself<A>{};
    else if constexpr (b == Join && (a != Join || is_struct<A>))
        return itself<B>{};
    else if constexpr (a == Join)
        return shared_type<A, B, Join>{};
    else
        return type_of<Join>{};
}

template <class A, class B> struct promote {
    static constexpr own_dtype a = dtype_of<A>();
    static constexpr own_dtype b = dtype_of<B>();
    static_assert(a != PYTORCH_NO_DTYPE && b != PYTORCH_NO_DTYPE, "pytorch: this type is not that of a dtype");
    static constexpr own_dtype join = ::pytorch_promote_types(a, b);
    static_assert(a == PYTORCH_NO_DTYPE || b == PYTORCH_NO_DTYPE || join != PYTORCH_NO_DTYPE,
                  "pytorch: no promotion between these dtypes");
    using type = typename decltype(type_of_join<A, B, a, b, join>())::type;
};

/* The dtype of T as the enum of pytorch_promotion.h. */
template <class T> inline constexpr own_dtype own_dtype_v = dtype_of<std::remove_cv_t<std::remove_reference_t<T>>>();

} // namespace joinery_detail_

/*
 * The dtype of a C++ type; const, volatile and references do not matter. Integers have the dtype of their size; the floats
 * of <stdfloat>, _Float16, __bf16 and std::complex that of their format. PYTORCH_NO_DTYPE if the spec has no such dtype.
 */
template <class T> inline constexpr dtype dtype_of_v = joinery_detail_::own_dtype_v<T>;

/*
 * The type of the elements of a dtype: the standard type if there is one, such as std::complex<double> and, in C++23,
 * std::float16_t; else that of pytorch_promotion.h. Ill-formed, with the reason, for abstract dtypes and values that are
 * not dtypes.
 */
template <dtype D> using type_of_t = typename joinery_detail_::type_of<D>::type;

/*
 * The type that two types promote to: the one of them whose dtype is the join, such as long long for long long and int,
 * else type_of_t. Ill-formed, with the reason, if a type has no dtype, or the dtypes do not promote.
 */
template <class A, class B>
using promote_t = typename joinery_detail_::promote<std::remove_cv_t<std::remove_reference_t<A>>,
                                           std::remove_cv_t<std::remove_reference_t<B>>>::type;

} // namespace pytorch

#endif
