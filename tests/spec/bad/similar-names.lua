-- Names that dtypes have elsewhere, and parts of names.
return {
  name     = "bad",
  dtypes   = {
    "float32",
    "Int8",
    "bool",
    "e4m3",
    "E4M3FN",
    "float8",
    "fp4",
    "e4m3b11",
    "f8_e4m4",
    "quaternion",
    "uint128_t",
    "torch.double",
    { "half", as = "float16" },
    { "i*", weak = "int64" },
    { "c*", kind = "complex", of = "bfloat16" },
    "i16",
    "f8_e5m2",
  },
  promotes = { i16 = { "int16", "float8", "e5m2", "e5m2fnuz" } },
}
