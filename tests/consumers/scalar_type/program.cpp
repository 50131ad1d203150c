// A library whose enum is the generated one: it is what it was, value by value, and looks up what it should.
#include "scalar_type.hpp"

#include <cstdio>
#include <type_traits>

// The values are those of files that exist.
static_assert(tl::kBYTE == 0 && tl::kCHAR == 1 && tl::kSHORT == 2 && tl::kINT == 3 && tl::kLONG == 4 && tl::kHALF == 5);
static_assert(tl::kFLOAT == 6 && tl::kDOUBLE == 7 && tl::kCOMPLEXFLOAT == 9 && tl::kCOMPLEXDOUBLE == 10);
static_assert(tl::kBOOL == 11 && tl::kBFLOAT16 == 15 && tl::kFLOAT8_E5M2 == 23 && tl::kFLOAT8_E8M0FNU == 44);
static_assert(TENSOR_DTYPE_COUNT == 15 && TENSOR_DTYPE_LIMIT == 45 && tl::store(tl::kUndefined) == 255);
static_assert(tl::load(tl::store(tl::kUndefined)) == tl::kUndefined);

// What is known when compiling.
static_assert(tensor::promote_types(tl::kBYTE, tl::kCHAR) == tl::kSHORT);
static_assert(TENSOR_PROMOTE_TYPES(HALF, BFLOAT16) == tl::kFLOAT);
static_assert(tensor::result_type(tl::kBOOL, tl::kLONG, tl::kBFLOAT16) == tl::kBFLOAT16);
static_assert(tensor::promote_types(tl::kFLOAT8_E5M2, tl::kFLOAT) == tl::kUndefined);
static_assert(std::is_same_v<tensor::promote_t<std::uint8_t, std::int8_t>, std::int16_t>);
static_assert(std::is_same_v<tensor::type_of_t<tl::kDOUBLE>, double>);
static_assert(tl::elementSizes()[tl::kCOMPLEXDOUBLE] == 16 && tl::elementSizes()[8] == 0);

namespace {

struct Join {
    tl::ScalarType a, b, expected;
};

// By hand, from PyTorch's documentation.
constexpr Join joins[] = {
    {tl::kBYTE, tl::kCHAR, tl::kSHORT},
    {tl::kBOOL, tl::kBYTE, tl::kBYTE},
    {tl::kLONG, tl::kHALF, tl::kHALF},
    {tl::kHALF, tl::kBFLOAT16, tl::kFLOAT},
    {tl::kDOUBLE, tl::kCOMPLEXFLOAT, tl::kCOMPLEXDOUBLE},
    {tl::kFLOAT8_E8M0FNU, tl::kFLOAT8_E8M0FNU, tl::kFLOAT8_E8M0FNU},
    {tl::kFLOAT8_E8M0FNU, tl::kBYTE, tl::kUndefined},
};

int failures;

void check(bool holds, const char *what, int value) {
    if (holds) return;
    failures++;
    std::printf("%s is wrong for %d\n", what, value);
}

void checkValue(int value) {
    const auto type = static_cast<tl::ScalarType>(value);
    const bool defined = tl::isDefined(type);
    check(defined == (tl::categoryOf(type) != "undefined"), "isDefined", value);
    check((tensor::promote_types(type, type) == type) == defined, "promote_types", value);
    check((tensor::size(type) > 0) == defined, "size", value);
    check(tensor::can_promote(type, type) == defined, "can_promote", value);
    check(!defined || tensor_dtype_from_name(tensor::name(type)) == type, "from_name", value);
    for (int other = 0; other < TENSOR_DTYPE_LIMIT; other++)
        check(defined || tensor::promote_types(static_cast<tl::ScalarType>(other), type) == tl::kUndefined, "a hole",
              value);
}

} // namespace

int main() {
    int count = 0;
    for (int value = 0; value < TENSOR_DTYPE_LIMIT; value++) {
        count += tl::isDefined(static_cast<tl::ScalarType>(value));
        checkValue(value);
    }
    for (unsigned value = TENSOR_DTYPE_LIMIT; value < 300; value++)
        check(!tl::isDefined(static_cast<tl::ScalarType>(value)), "isDefined", static_cast<int>(value));
    check(count == TENSOR_DTYPE_COUNT, "the count", count);
    for (const Join &join : joins) {
        check(tensor::promote_types(join.a, join.b) == join.expected, "a join", static_cast<int>(join.a));
        check(tensor::promote_types(join.b, join.a) == join.expected, "a join", static_cast<int>(join.b));
    }
    check(tensor_dtype_from_name("float32") == tl::kFLOAT && tensor_dtype_from_name("Float") == tl::kFLOAT, "a name",
          6);
    check(tensor_dtype_from_name("f32") == tl::kUndefined, "a name that it has not", 6);
    return failures != 0;
}
