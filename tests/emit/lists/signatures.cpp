/* Visits of signatures.lua: where operands have several results, the destination is a key too. */
/* clang-format off */
#include "nd_promotion.hpp"
#include "nd_dispatch.hpp"
#include "nd_dispatch.h"

template <class T, class U> constexpr bool same = std::is_same_v<T, U>;
constexpr nd_dtype all[] = {ND_F16, ND_BF16, ND_F32, ND_I32, ND_NO_DTYPE, static_cast<nd_dtype>(77)};

/* Whether a visit with these dtypes comes to the signature of the same row in C, with the same types. */
#define ROW(arg, a, b, c, r) \
    static_assert(nd::visit_add(ND_ENUM_##a, ND_ENUM_##b, ND_ENUM_##r, [](auto s) { \
        using S = decltype(s); \
        return same<typename S::left, ND_TYPE_##a> && same<typename S::right, ND_TYPE_##b> && \
               same<typename S::compute, ND_TYPE_##c> && same<typename S::result, ND_TYPE_##r> && \
               S::compute_dtype == ND_ENUM_##c && S::result_dtype == ND_ENUM_##r; \
    }, [] { return false; }));
ND_FOR_EACH_ADD(ROW, )

constexpr auto compute = [](auto s) { return decltype(s)::compute_dtype; };
constexpr auto result = [](auto s) { return decltype(s)::result_dtype; };
constexpr auto none = [] { return ND_NO_DTYPE; };

struct Compute {
    template <class S> constexpr const nd_dtype *operator()(S) const { return &S::compute_dtype; }
};
constexpr auto adds = nd::add_table<Compute, const nd_dtype *>;
constexpr auto fmas = nd::fma_table<Compute, const nd_dtype *>;

constexpr bool agree(nd_dtype a, nd_dtype b, nd_dtype r) {
    const nd_dtype c = nd_add_compute(a, b, r), given = c == ND_NO_DTYPE ? c : r;
    bool good = nd::visit_add(a, b, r, compute, none) == c && nd::visit_add(a, b, r, result, none) == given;
    good = good && nd::visit_add_compute(a, b, r, compute, none) == c && nd::visit_add_compute(a, b, r, result, none) == given;
    good = good && (adds[a][b][r] ? *adds[a][b][r] : ND_NO_DTYPE) == c && adds(a, b, r) == adds[a][b][r];
    good = good && nd::visit_copy(a, r, compute, none) == nd_copy_compute(a, r);
    return good && nd::visit_copy_compute(a, r, compute, none) == nd_copy_compute(a, r);
}
constexpr bool agree(nd_dtype a, nd_dtype b, nd_dtype c, nd_dtype r) {
    const nd_dtype d = nd_fma_compute(a, b, c, r);
    return nd::visit_fma(a, b, c, r, compute, none) == d && nd::visit_fma_compute(a, b, c, r, compute, none) == d &&
           (fmas(a, b, c, r) ? *fmas(a, b, c, r) : ND_NO_DTYPE) == d;
}

static_assert(nd::visit_add(ND_F16, ND_F32, ND_F16, compute, none) == ND_F32);
static_assert(nd::visit_add(ND_F16, ND_F16, ND_F16, compute, none) == ND_F16);
static_assert(nd::visit_fma(ND_F16, ND_F16, ND_F32, ND_F16, compute, none) == ND_F32);
static_assert(adds[ND_F32][ND_F16][ND_F32] == nullptr && adds(ND_F16, ND_F32, ND_BF16) == nullptr);
static_assert(same<nd::scale_result_t<nd_f16, float>, nd_f16> && same<nd::scale_result_t<int, float>, float>);
static_assert(same<nd::scale_result_t<float, nd_f16>, void> && same<nd::pair_result_t<nd_f16, nd_bf16>, float>);

int main() {
    bool good = true;
    for (nd_dtype a : all)
        for (nd_dtype b : all)
            for (nd_dtype r : all) {
                good = good && agree(a, b, r);
                for (nd_dtype c : all) good = good && agree(a, b, c, r);
            }
    return !good;
}
