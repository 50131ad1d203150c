// No call of what is generated needs a cast: it takes and gives the library's enum and element types.
#include "tensor.hpp"

#include <gtest/gtest.h>

using tensor::ScalarType;
namespace promotion = tensor::detail;

static_assert(promotion::promote_types(ScalarType::Byte, ScalarType::Char) == ScalarType::Int);
static_assert(promotion::promote_types(ScalarType::QInt8, ScalarType::Byte) == ScalarType::Undefined);
static_assert(promotion::result_type(ScalarType::Bool, ScalarType::Long, ScalarType::Half) == ScalarType::Half);
static_assert(promotion::dtype_of_v<tensor::Half> == ScalarType::Half);
static_assert(promotion::dtype_of_v<long long> == ScalarType::Long);
static_assert(std::is_same_v<promotion::promote_t<tensor::Half, int>, tensor::Half>);
static_assert(std::is_same_v<promotion::promote_t<long long, int>, long long>);
static_assert(promotion::size(ScalarType::QInt8) == 1);
static_assert(promotion::is_real(ScalarType::Half) && !promotion::is_real(ScalarType::Bool));

TEST(Tensor, AddsMixedDtypes) {
    const signed char a[] = {1, -2};
    const float b[] = {0.5f, 0.25f};
    const tensor::Tensor sum = tensor::add(tensor::tensor_of(a, 2), tensor::tensor_of(b, 2));
    const float expected[] = {1.5f, -1.75f};
    EXPECT_EQ(sum.data, tensor::tensor_of(expected, 2).data);
}

TEST(Tensor, Broadcasts) {
    const bool a[] = {true, false, true};
    const tensor::Half b[] = {{0x3c00}, {0x4000}}; // 1 and 2
    tensor::Tensor column = tensor::tensor_of(b, 2);
    column.shape = {2, 1};
    const tensor::Tensor sum = tensor::add(tensor::tensor_of(a, 3), column);
    const tensor::Half expected[] = {{0x4000}, {0x3c00}, {0x4000}, {0x4200}, {0x4000}, {0x4200}};
    EXPECT_EQ(sum.shape, (tensor::Shape{2, 3}));
    EXPECT_EQ(sum.data, tensor::tensor_of(expected, 6).data);
}

TEST(Tensor, RefusesWhatDoesNotPromote) {
    EXPECT_THROW(tensor::add(tensor::empty(ScalarType::QInt8, {2}), tensor::empty(ScalarType::Byte, {2})),
                 std::invalid_argument);
    EXPECT_THROW(tensor::add(tensor::empty(ScalarType::Byte, {2}), tensor::empty(ScalarType::Byte, {3})),
                 std::invalid_argument);
}

TEST(Tensor, VisitsElementTypes) {
    const auto size = [](auto each) { return sizeof(typename decltype(each)::type); };
    EXPECT_EQ(promotion::visit_real(ScalarType::Half, size), 2u);
    EXPECT_EQ(promotion::visit_real(ScalarType::Long, size), 8u);
}
