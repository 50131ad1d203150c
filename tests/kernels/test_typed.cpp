// The typed calls of PREFIX_kernels.hpp against the calls of PREFIX_kernels.h: every operation, all pairs of types that
// say a dtype, n from 0 to 100, apart, in place and with one value for an operand. Also what both say of results. Where
// calls of every operation and pair would take minutes to compile, each pair is called with every fourth operation:
// each operation then meets each dtype on either side.
#include SUBJECT_TYPED

#include <array>
#include <complex>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

#include "ops.h"
#include SUBJECT_FACTS

#define PASTE_(x, y) x##_##y
#define PASTE(x, y)  PASTE_(x, y)
#define LOWER(name)  PASTE(SUBJECT, name)
#define UPPER(NAME)  PASTE(SUBJECT_CAPITAL, NAME)

namespace typed = SUBJECT;
using typed::dtype;

namespace {

constexpr std::size_t MOST = 100, BYTES = 64 * (MOST + 1);
constexpr dtype NONE = UPPER(NO_DTYPE);

unsigned failures, checks;
unsigned char in_a[BYTES], in_b[BYTES];

void check(bool holds, const char *op, dtype a, dtype b, const char *way, std::size_t n) {
    checks++;
    if (holds || ++failures > 20) return;
    std::printf("FAILED: %s(%s, %s), %s, n = %zu\n", op, typed::name(a), typed::name(b), way, n);
}

constexpr dtype all[] = {
#define VALUE(IDENT, text, ctype, bytes, dtype_kind) UPPER(IDENT),
    UPPER(FOR_EACH_DTYPE)(VALUE)
#undef VALUE
};
constexpr std::size_t COUNT = sizeof all / sizeof *all;

// Whether a type says this dtype: weak ones share theirs with what they are stored as, abstract ones have none.
template <dtype D> constexpr bool has_type() {
    if constexpr (typed::size(D) == 0)
        return false;
    else
        return typed::dtype_of_v<typed::type_of_t<D>> == D;
}

// Results of a dtype are of this type; bools where the spec has no dtype of bools.
template <dtype D> struct type_of_result { using type = typed::type_of_t<D>; };
template <> struct type_of_result<NONE> { using type = bool; };

template <class F, std::size_t... I> void for_each(F f, std::index_sequence<I...>) {
    (f(std::integral_constant<dtype, all[I]>{}), ...);
}
template <class F> void for_each_type(F f) {
    for_each(
        [f](auto d) {
            if constexpr (has_type<d()>()) f(d);
        },
        std::make_index_sequence<COUNT>());
}

using status = typed::status;
using erased = status (*)(std::size_t, const void *, const void *, void *);

// A typed call and the call that it must be equal to, for arrays of these strides.
struct calls {
    const char *op;
    dtype a, b;
    std::size_t a_size, b_size, out_size;
    erased by_type;
    status (*by_dtype)(const calls &, std::size_t, const void *, std::size_t, const void *, std::size_t, void *);
    int value;
};

void compare(const calls &c, std::size_t n, std::size_t a_stride, std::size_t b_stride, const char *way, int place) {
    alignas(64) static unsigned char x[BYTES], y[BYTES], apart_x[BYTES], apart_y[BYTES];
    std::memset(apart_x, 0xa5, sizeof apart_x);
    std::memset(apart_y, 0xa5, sizeof apart_y);
    std::memcpy(x, place == 2 ? in_b : in_a, sizeof x);
    std::memcpy(y, place == 2 ? in_b : in_a, sizeof y);
    unsigned char *const out_x = place ? x : apart_x, *const out_y = place ? y : apart_y;
    const unsigned char *const a_x = place == 1 ? x : in_a, *const a_y = place == 1 ? y : in_a;
    const unsigned char *const b_x = place == 2 ? x : in_b, *const b_y = place == 2 ? y : in_b;
    const status s = c.by_type(n, a_x, b_x, out_x), t = c.by_dtype(c, n, a_y, a_stride, b_y, b_stride, out_y);
    check(s == t && s == UPPER(OK), c.op, c.a, c.b, way, n);
    check(std::memcmp(out_x, out_y, BYTES) == 0, c.op, c.a, c.b, way, n);
}

void compare_all(const calls &c, bool a_is_array, bool b_is_array) {
    const char *const way = !a_is_array ? "a is one value" : !b_is_array ? "b is one value" : "arrays";
    const std::size_t a_stride = a_is_array ? c.a_size : 0, b_stride = b_is_array ? c.b_size : 0;
    for (std::size_t n = 0; n <= MOST; n++) {
        compare(c, n, a_stride, b_stride, way, 0);
        if (a_is_array && c.a_size == c.out_size) compare(c, n, a_stride, b_stride, way, 1);
        if (b_is_array && c.b_size == c.out_size) compare(c, n, a_stride, b_stride, way, 2);
    }
    if (!a_is_array || !b_is_array) return;
    alignas(64) unsigned char out[BYTES] = {}, before[BYTES] = {};
    check(c.by_type(1, nullptr, in_b, out) == UPPER(BAD_ARGUMENT), c.op, c.a, c.b, "a is null", 1);
    if (c.b_size) check(c.by_type(70, in_a, nullptr, out) == UPPER(BAD_ARGUMENT), c.op, c.a, c.b, "b is null", 70);
    check(c.by_type(70, in_a, in_b, nullptr) == UPPER(BAD_ARGUMENT), c.op, c.a, c.b, "out is null", 70);
    for (std::size_t n : {SIZE_MAX, SIZE_MAX / 2 + 1, PTRDIFF_MAX / c.out_size + 1})
        check(c.by_type(n, in_a, in_b, out) == UPPER(BAD_ARGUMENT), c.op, c.a, c.b, "no array has so many", n);
    check(c.by_type(0, nullptr, nullptr, nullptr) == UPPER(OK), c.op, c.a, c.b, "all are null", 0);
    for (const std::size_t n : {2u, 31u, 40u, 100u}) {
        std::memcpy(out, in_a, sizeof out);
        std::memcpy(before, in_a, sizeof before);
        check(c.by_type(n, out + 1, in_b, out) == UPPER(OVERLAP), c.op, c.a, c.b, "out overlaps a", n);
        if (c.b_size) check(c.by_type(n, in_a, out, out + 1) == UPPER(OVERLAP), c.op, c.a, c.b, "out overlaps b", n);
        check(std::memcmp(out, before, sizeof out) == 0, c.op, c.a, c.b, "something is written", n);
    }
}

status call_binary(const calls &c, std::size_t n, const void *a, std::size_t a_stride, const void *b,
                   std::size_t b_stride, void *out) {
    return LOWER(binary)(static_cast<typed::op>(c.value), n, c.a, a, static_cast<std::ptrdiff_t>(a_stride), c.b, b,
                         static_cast<std::ptrdiff_t>(b_stride), out, static_cast<std::ptrdiff_t>(c.out_size));
}

status call_unary(const calls &c, std::size_t n, const void *a, std::size_t a_stride, const void *, std::size_t,
                  void *out) {
    return LOWER(unary)(static_cast<typed::unary_op>(c.value), n, c.a, a, static_cast<std::ptrdiff_t>(a_stride), out,
                        static_cast<std::ptrdiff_t>(c.out_size));
}

status call_convert(const calls &c, std::size_t n, const void *a, std::size_t a_stride, const void *, std::size_t,
                    void *out) {
    return LOWER(convert)(n, c.a, a, static_cast<std::ptrdiff_t>(a_stride), c.b, out,
                          static_cast<std::ptrdiff_t>(c.out_size));
}

// For each operation of one or two operands, a type whose member calls the public function.
#define BINARY(IDENT, name_, ...)                                                                                      \
    struct binary_##name_ {                                                                                            \
        static constexpr typed::op value = UPPER(IDENT);                                                               \
        static constexpr const char *text = #name_;                                                                    \
        template <class A, class B, class Out> static status call(std::size_t n, const A &a, const B &b, Out out) {    \
            return typed::name_(n, a, b, out);                                                                         \
        }                                                                                                              \
    };
FACTS_FOR_EACH_OP(BINARY)
#define UNARY(IDENT, name_, ...)                                                                                       \
    struct unary_##name_ {                                                                                             \
        static constexpr typed::unary_op value = UPPER(IDENT);                                                         \
        static constexpr const char *text = #name_;                                                                    \
        template <class In, class Out> static status call(std::size_t n, const In &in, Out out) {                      \
            return typed::name_(n, in, out);                                                                           \
        }                                                                                                              \
    };
FACTS_FOR_EACH_UNARY_OP(UNARY)

template <class T> const T &first(const void *p) {
    return *static_cast<const T *>(p);
}

// Whether an operation is called with these operands, and not only asked for its results.
constexpr bool is_called(unsigned value, unsigned a, unsigned b) {
    return COUNT * COUNT * static_cast<unsigned>(UPPER(OP_COUNT)) < 2000 || (value + a + b) % 4 == 0;
}

template <class Op> void test_binary() {
    constexpr const auto &cells = typed::joinery_detail_::binary_facts<Op::value>::cells;
    for (const dtype a : all)
        for (const dtype b : all) {
            const dtype result = LOWER(binary_out_dtype)(Op::value, a, b);
            const typed::joinery_detail_::cell cell = cells[a][b];
            check(cell ? result == typed::joinery_detail_::result_of(cell) : result == NONE, Op::text, a, b,
                  "the result's dtype", 0);
        }
    for_each_type([](auto a) {
        for_each_type([a](auto b) {
            constexpr typed::joinery_detail_::cell cell =
                typed::joinery_detail_::binary_facts<Op::value>::cells[a()][b()];
            if constexpr (cell != 0 && is_called(Op::value, a(), b())) {
                using A = typed::type_of_t<a()>;
                using B = typed::type_of_t<b()>;
                using R = typename type_of_result<typed::joinery_detail_::result_of(cell)>::type;
                calls c = {Op::text, a(), b(), sizeof(A), sizeof(B), sizeof(R), nullptr, call_binary, Op::value};
                c.by_type = [](std::size_t n, const void *x, const void *y, void *z) {
                    return Op::call(n, static_cast<const A *>(x), static_cast<const B *>(y), static_cast<R *>(z));
                };
                compare_all(c, true, true);
                if constexpr ((a() / 4 + b()) % 4 != 0) return;
                c.by_type = [](std::size_t n, const void *x, const void *y, void *z) {
                    return Op::call(n, first<A>(x), static_cast<const B *>(y), static_cast<R *>(z));
                };
                compare_all(c, false, true);
                c.by_type = [](std::size_t n, const void *x, const void *y, void *z) {
                    return Op::call(n, static_cast<const A *>(x), first<B>(y), static_cast<R *>(z));
                };
                compare_all(c, true, false);
            }
        });
    });
}

template <class Op> void test_unary() {
    for (const dtype a : all) {
        const dtype result = LOWER(unary_out_dtype)(Op::value, a);
        const typed::joinery_detail_::cell cell = typed::joinery_detail_::unary_facts<Op::value>::cells[a];
        check(cell ? result == typed::joinery_detail_::result_of(cell) : result == NONE, Op::text, a, a,
              "the result's dtype", 0);
    }
    for_each_type([](auto a) {
        constexpr typed::joinery_detail_::cell cell = typed::joinery_detail_::unary_facts<Op::value>::cells[a()];
        if constexpr (cell != 0) {
            using A = typed::type_of_t<a()>;
            using R = typename type_of_result<typed::joinery_detail_::result_of(cell)>::type;
            calls c = {Op::text, a(), a(), sizeof(A), 0, sizeof(R), nullptr, call_unary, Op::value};
            c.by_type = [](std::size_t n, const void *x, const void *, void *z) {
                return Op::call(n, static_cast<const A *>(x), static_cast<R *>(z));
            };
            compare_all(c, true, true);
        }
    });
}

void test_convert() {
    for_each_type([](auto from) {
        for_each_type([from](auto to) {
            using A = typed::type_of_t<from()>;
            using R = typed::type_of_t<to()>;
            calls c = {"convert", from(), to(), sizeof(A), 0, sizeof(R), nullptr, call_convert, 0};
            c.by_type = [](std::size_t n, const void *x, const void *, void *z) {
                return typed::convert(n, static_cast<const A *>(x), static_cast<R *>(z));
            };
            if (LOWER(convert)(0, from(), nullptr, 0, to(), nullptr, 0) == UPPER(OK)) compare_all(c, true, true);
        });
    });
}

// Arrays that know their size, by the example of conversions to and from int.
void test_ranges() {
    std::vector<int> in(40, 7), out(40);
    std::array<int, 40> few{};
    int plain[39] = {};
    const dtype d = typed::dtype_of_v<int>;
    if constexpr (typed::dtype_of_v<int> != NONE) {
        check(typed::convert(in, out) == UPPER(OK) && out == in, "convert", d, d, "vectors", 40);
        check(typed::convert(in, few) == UPPER(OK) && few[39] == 7, "convert", d, d, "an array", 40);
        check(typed::convert(in, plain) == UPPER(BAD_ARGUMENT), "convert", d, d, "one is shorter", 40);
        check(typed::convert(std::size_t{39}, in, plain) == UPPER(OK) && plain[38] == 7, "convert", d, d, "a C array",
              39);
        check(typed::convert(std::size_t{41}, in.data(), out) == UPPER(BAD_ARGUMENT), "convert", d, d, "out is short",
              41);
        check(typed::convert(std::size_t{41}, in, out.data()) == UPPER(BAD_ARGUMENT), "convert", d, d, "in is short",
              41);
        check(typed::convert(9, out) == UPPER(OK) && out[0] == 9 && out[39] == 9, "convert", d, d, "a value", 40);
        check(typed::convert(out[1] = 8, out) == UPPER(OK) && out[39] == 8, "convert", d, d, "a value of its own", 40);
#if __cplusplus >= 202002L
        out.assign(40, 0);
        check(typed::convert(std::span<const int>(in), std::span<int>(out)) == UPPER(OK) && out == in, "convert", d, d,
              "spans", 40);
        check(typed::convert(std::span(in).first(3), std::span(out)) == UPPER(BAD_ARGUMENT), "convert", d, d,
              "a short span", 40);
#endif
    }
}

} // namespace

int main() {
    std::uint32_t random = 12345;
    for (std::size_t i = 0; i < BYTES; i++) {
        random = random * 1664525u + 1013904223u;
        in_a[i] = static_cast<unsigned char>(random >> 24);
        random = random * 1664525u + 1013904223u;
        in_b[i] = static_cast<unsigned char>(random >> 24);
    }
    // The first element of each is one that a bool can be, since a value is read as its type says.
    std::memset(in_a, 1, 16);
    std::memset(in_b, 1, 16);
#define TEST_BINARY(IDENT, name_, ...) test_binary<binary_##name_>();
    FACTS_FOR_EACH_OP(TEST_BINARY)
#define TEST_UNARY(IDENT, name_, ...) test_unary<unary_##name_>();
    FACTS_FOR_EACH_UNARY_OP(TEST_UNARY)
    test_convert();
    test_ranges();
    std::printf("%s: %u checks, %u failed\n", LOWER(isa)(), checks, failures);
    return failures != 0;
}
