-- Narrow dtypes, most of which NumPy lacks. u16 mixes with nothing; Python numbers take the narrowest dtype that the other
-- operand allows.
return {
  name = "narrow",
  dtypes = {
    "b", "i4", "u4", "i8", "u16", "f8_e4m3fn", "f8_e5m2", "bf16", "f16", "f32",
    { "i*", weak = "i8" }, { "f*", weak = "f32" },
  },
  promotes = {
    b = { "i*" }, ["i*"] = { "i4", "u4" }, i4 = { "i8" }, u4 = { "i8" }, i8 = { "f*" },
    ["f*"] = { "f8_e4m3fn", "f8_e5m2", "f16" }, f8_e4m3fn = { "bf16" }, f8_e5m2 = { "bf16" }, bf16 = { "f32" },
    f16 = { "f32" },
  },
  laws = { "order", "commutativity" },
}
