/* Visits of library.lua as a program meets them. HOST: its enum is the library's. */
/* clang-format off */
#include <cstdio>
#include <stdexcept>
#include <string>
#if HOST
#include "host.h"
#endif
#include "nd_dispatch.h"
#include "nd_dispatch.hpp"
#if !HOST
using dtype = nd_dtype;
constexpr dtype NONE = ND_NO_DTYPE;
#endif

static int failures;
static void check(bool holds, const char *what, int line) {
    if (holds) return;
    failures++;
    std::printf("line %d: %s\n", line, what);
}
#define CHECK(condition) check(condition, #condition, __LINE__)

constexpr dtype I8 = ND_ENUM_i8, U8 = ND_ENUM_u8, I16 = ND_ENUM_i16, F32 = ND_ENUM_f32, F64 = ND_ENUM_f64, Q4 = ND_ENUM_q4;

/* ---- The lists of C, row by row ---- */

template <class T, class U> constexpr bool same = std::is_same_v<T, U>;
static_assert(same<ND_TYPE_q4, void>);

static std::string signature(dtype a, dtype b) {
    return nd::visit_add(
        a, b,
        [](auto s) {
            using S = decltype(s);
            return std::to_string(S::left_dtype) + " " + std::to_string(S::right_dtype) + " " + std::to_string(S::compute_dtype) +
                   " " + std::to_string(S::result_dtype);
        },
        [] { return "none"; });
}
static std::string computation(dtype a, dtype b) {
    return nd::visit_add_compute(
        a, b,
        [](auto s) {
            using S = decltype(s);
            return std::to_string(S::compute_dtype) + " " + std::to_string(S::result_dtype);
        },
        [] { return "none"; });
}

#define ADD(arg, a, b, c, r)                                                                                           \
    static_assert(nd::visit_add(                                                                                       \
                      ND_ENUM_##a, ND_ENUM_##b,                                                                        \
                      [](auto s) {                                                                                     \
                          using S = decltype(s);                                                                       \
                          return same<typename S::left, ND_TYPE_##a> && same<typename S::right, ND_TYPE_##b> &&        \
                                 same<typename S::compute, ND_TYPE_##c> && same<typename S::result, ND_TYPE_##r> &&    \
                                 S::compute_dtype == ND_ENUM_##c && S::result_dtype == ND_ENUM_##r;                    \
                      },                                                                                               \
                      [] { return false; }),                                                                           \
                  "");
ND_FOR_EACH_ADD(ADD, )

static void check_rows() {
    const dtype all[] = {ND_ENUM_bool, I8, U8, I16, ND_ENUM_i32, ND_ENUM_u32, F32, F64, Q4, NONE, static_cast<dtype>(31),
                         static_cast<dtype>(255)};
    for (dtype a : all) {
        for (dtype b : all) {
            const dtype c = nd_add_compute(a, b), r = nd_add_result(a, b);
            const std::string ends = std::to_string(c) + " " + std::to_string(r);
            CHECK(signature(a, b) == (r == NONE ? "none" : std::to_string(a) + " " + std::to_string(b) + " " + ends));
            CHECK(computation(a, b) == (r == NONE ? "none" : ends));
        }
    }
}

/* ---- Types of results ---- */

static_assert(same<nd::add_result_t<int8_t, uint8_t>, int16_t>);
static_assert(same<nd::add_result_t<const signed char &, unsigned char>, short>, "integers count by their size");
static_assert(same<nd::multiply_result_t<bool, float>, float>);
static_assert(same<nd::less_result_t<int, double>, bool>);
static_assert(same<nd::sqrt_result_t<float>, float> && same<nd::sqrt_result_t<int>, double>);
static_assert(same<nd::clip_result_t<bool, int8_t, uint8_t>, int16_t>);
static_assert(same<nd::hypot_result_t<int, float>, float> && same<nd::hypot_result_t<int, int>, void>);
static_assert(same<nd::pair_result_t<int8_t, const unsigned char &>, int16_t> && same<nd::pair_result_t<bool, double>, double>);
static_assert(same<nd::pair_result_t<long long, float>, void>);
static_assert(same<nd::add_result_t<long long, float>, void> && same<nd::add_result_t<std::string, float>, void>);

/* ---- Tables ---- */

template <class A, class B> static int sizes() { return int(10 * sizeof(A) + sizeof(B)); }
struct Sizes {
    template <class S> constexpr auto operator()(S) const { return &sizes<typename S::left, typename S::right>; }
};
struct Bytes {
    template <class S> constexpr const char *operator()(S) const {
        return sizeof(typename S::operand) == 8 ? "8" : "fewer";
    }
};
constexpr auto added = nd::add_table<Sizes, int (*)()>;
constexpr auto roots = nd::sqrt_table<Bytes, const char *>;
constexpr auto added_too = nd::multiply_table<Sizes, int (*)()>;
static_assert(added[Q4][I8] == nullptr && added(NONE, I8) == nullptr && added_too[I8][Q4] == nullptr);
static_assert(nd::hypot_table<Sizes, int (*)()>(I8, I8) == nullptr);
static_assert(*roots[F64] == '8' && roots(NONE) == nullptr);

/* ---- Sets, pairs, conversions, and what otherwise() may be ---- */

constexpr auto is_member = [](auto) { return true; };
constexpr auto is_none = [] { return false; };
static_assert(nd::visit_small(U8, is_member, is_none) && !nd::visit_small(I16, is_member, is_none));
static_assert(!nd::visit_none(U8, is_member, is_none) && !nd::visit_nothing(U8, U8, is_member, is_none));
static_assert(nd::visit_real(U8, [](auto s) { return sizeof(typename decltype(s)::operand); }, [] { return std::size_t(0); }) == 1);
static_assert(nd::visit_stored(Q4, [](auto s) { return decltype(s)::operand_dtype; }, [] { return NONE; }) == Q4);
static_assert(nd::visit_pair(I8, U8, [](auto s) { return decltype(s)::result_dtype; }, [] { return NONE; }) == I16);
static_assert(nd::visit_convert(F32, I16, [](auto s) {
    return sizeof(typename decltype(s)::from) * 10 + sizeof(typename decltype(s)::to);
}, [] { return std::size_t(0); }) == 42);
static_assert(nd::visit_clip(I8, U8, I8, [](auto s) { return decltype(s)::compute_dtype; }, [] { return NONE; }) == I16);
static_assert(nd::visit_clip_compute(I8, U8, I8, [](auto s) { return decltype(s)::result_dtype; }, [] { return NONE; }) == I16);

[[noreturn]] static void fail() { throw std::runtime_error("no kernel"); }

static void check_tables() {
    CHECK(added[I8][U8]() == 11 && added(I16, F64)() == 28 && added_too(I16, F64)() == 28);
    CHECK((nd::hypot_table<Sizes, int (*)()>(F32, F64)() == 48));
}

static void check_otherwise() {
    const auto width = [](auto s) { return int(sizeof(typename decltype(s)::compute)); };
    CHECK(nd::visit_add(I8, U8, width, fail) == 2);
    bool is_thrown = false;
    try {
        nd::visit_multiply_compute(I8, NONE, width, [] { throw std::runtime_error("no kernel"); });
    } catch (const std::runtime_error &) {
        is_thrown = true;
    }
    CHECK(is_thrown);
    int calls = 0;
    nd::visit_add(I8, U8, [&](auto) { calls++; }, [&] { calls += 10; });
    nd::visit_add(I8, NONE, [&](auto) { calls++; }, [&] { return calls += 10; });
    CHECK(calls == 11);
    std::string text = "text";
    std::string &same_text = nd::visit_sqrt(F32, [&](auto) -> std::string & { return text; }, [&]() -> std::string & { return text; });
    CHECK(&same_text == &text);
    CHECK(nd::visit_real(F32, [](auto x) {
        return nd::visit_real(F64, [](auto y) { return sizeof(typename decltype(x)::operand) * 10 + sizeof(typename decltype(y)::operand); },
                              [] { return std::size_t(0); });
    }, [] { return std::size_t(0); }) == 48);
}

int main() {
    check_rows();
    check_tables();
    check_otherwise();
    return failures != 0;
}
