// A library that uses the generated enum: every value is unchanged, and every lookup gives the right result.
#include "scalar_type.hpp"

#include <complex>
#include <cstdio>
#include <optional>
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

// Its sets.
static_assert(tensor::is_real(tl::kLONG) && !tensor::is_real(tl::kHALF) && tensor::is_realhbbf16(tl::kHALF));
static_assert(TENSOR_IS_REAL(LONG) && !TENSOR_IS_REAL(HALF) && !TENSOR_IS_REAL(NO_DTYPE) && !TENSOR_IS_QUANTIZED(BYTE));
static_assert(tensor::real_dtypes.size() == 7 && tensor::real_dtypes[6] == tl::kDOUBLE &&
              tensor::quantized_dtypes.empty());
static_assert(tensor::visit_complex(tl::kCOMPLEXDOUBLE,
                                    [](auto each) { return sizeof(typename decltype(each)::type); }) == 16);
static_assert(!tensor::visit_quantized(tl::kBYTE, [](auto) {}));

// Its casting.
static_assert(TENSOR_CAN_CAST(LONG, BYTE, TORCH) && !TENSOR_CAN_CAST(LONG, BYTE, SAME_KIND));
static_assert(!TENSOR_CAN_CAST(LONG, BOOL, TORCH) && !tensor::can_cast(tl::kLONG, tl::kUndefined, TENSOR_CAST_TORCH));

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

constexpr tl::ScalarType all[] = {
#define TL_LISTED(IDENT, name, type, size, kind) TENSOR_##IDENT,
    TENSOR_FOR_EACH_DTYPE(TL_LISTED)
#undef TL_LISTED
};

// The sum of two elements in their own type, as a function of a library is written: one body for all of a set.
struct Scalar {
    const void *data;
    tl::ScalarType type;
};

std::optional<double> sum(Scalar a, Scalar b) {
    if (a.type != b.type) return std::nullopt;
    return tensor::visit_realhbbf16(
        a.type,
        [&](auto each) -> std::optional<double> {
            using T = typename decltype(each)::type;
            if constexpr (std::is_arithmetic_v<T>)
                return static_cast<double>(
                    static_cast<T>(*static_cast<const T *>(a.data) + *static_cast<const T *>(b.data)));
            else
                return -1;
        },
        [] { return std::optional<double>(); });
}

void checkSets() {
    const std::uint8_t bytes[] = {200, 100};
    const double doubles[] = {0.5, 0.25};
    const std::complex<float> complexes[] = {1, 2};
    check(sum({bytes, tl::kBYTE}, {bytes + 1, tl::kBYTE}) == 44, "a sum of bytes", 0);
    check(sum({doubles, tl::kDOUBLE}, {doubles + 1, tl::kDOUBLE}) == 0.75, "a sum of doubles", 7);
    check(sum({doubles, tl::kHALF}, {doubles, tl::kHALF}) == -1, "a sum of halves", 5);
    check(!sum({complexes, tl::kCOMPLEXFLOAT}, {complexes + 1, tl::kCOMPLEXFLOAT}), "a sum of what is in no set", 9);
    for (int value = 0; value < 300; value++) {
        const auto type = static_cast<tl::ScalarType>(value);
        bool listed = false, visited = false;
#define IS_LISTED(IDENT, name, ctype, size, kind) listed = listed || type == TENSOR_##IDENT;
        TENSOR_FOR_EACH_REALHBBF16(IS_LISTED)
#undef IS_LISTED
        const bool answer = tensor::visit_realhbbf16(type, [&](auto each) { visited = each.value == type; });
        check(listed == visited && listed == answer && listed == tensor_is_realhbbf16(type), "a set", value);
    }
}

// PyTorch's rule, by hand: neither complex to real, nor float to integer, nor anything but bool to bool. SAME_KIND
// differs from it in four conversions, those of signed integers to Byte.
void checkCastings() {
    int differences = 0;
    for (const tl::ScalarType from : all)
        for (const tl::ScalarType to : all) {
            const std::string_view a = tl::categoryOf(from), b = tl::categoryOf(to);
            const bool refused = (a == "complex" && b != "complex") || (a == "floating" && b == "integral") ||
                                 (from != tl::kBOOL && to == tl::kBOOL);
            check(tensor::can_cast(from, to, TENSOR_CAST_TORCH) == !refused, "torch's casting", static_cast<int>(from));
            differences += tensor::can_cast(from, to, TENSOR_CAST_SAME_KIND) == refused;
        }
    check(differences == 4, "SAME_KIND beside torch's casting", differences);
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
    checkSets();
    checkCastings();
    return failures != 0;
}
