-- Kernels for one dtype, and those of checked conversions, against others and against structs.
return {
  name     = "bad",
  dtypes   = {
    "u8",
    { "a", kind = "int", bits = 3 },
    { "b", kind = "int", bits = 4 },
    { "divide_a_b", kind = "int", bits = 5 },
    { "same_value_a", kind = "int", bits = 6 },
    { "negative_a_scalar", kind = "int", bits = 7 },
    { "truth_b_avx2", kind = "int", bits = 9 },
    { "convert_in_range_a_b_neon", kind = "int", bits = 10 },
    { "add_a_avx2", kind = "int", bits = 11 }, -- is fine: kernels of `add` are for two
  },
  promotes = {},
}
