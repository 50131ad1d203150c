-- later.lua is what this became.
return {
  name = "promotions",
  dtypes = { "u8", "i8", "i16", "f16", "f32", "bf16" },
  promotes = { u8 = { "i16", "f16" }, i8 = { "i16", "f16" }, i16 = { "f32" }, f16 = { "f32" }, bf16 = { "f32" } },
  resolve = { ["u8,i8"] = "i16" },
  laws = { "order" },
}
