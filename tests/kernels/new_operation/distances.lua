-- Dtypes whose distances are kept in various ways: integers of either sign and of fewer bits than their bytes, and floats
-- that are rounded after they were computed in f32.
return {
  name     = "tested",
  dtypes   = { "b", "u8", "i4", "i8", "i16", "u64", "i64", "f8_e4m3fn", "f16", "bf16", "f32" },
  promotes = { b = { "u8" }, u8 = { "i16", "u64" }, i4 = { "i8" }, i8 = { "i16", "f8_e4m3fn" }, i16 = { "i64" },
               u64 = { "f32" }, i64 = { "bf16" }, f8_e4m3fn = { "f16" }, f16 = { "f32" }, bf16 = { "f32" } },
  laws     = {},
}
