constexpr auto promote = tensor::promote_types;
