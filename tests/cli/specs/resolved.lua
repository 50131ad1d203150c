-- The same, with the ambiguous pair resolved as NumPy does: not associative.
return {
  name = "resolved",
  dtypes = { "u8", "i8", "i16", "f16", "f32" },
  promotes = { u8 = { "i16", "f16" }, i8 = { "i16", "f16" }, i16 = { "f32" }, f16 = { "f32" } },
  resolve = { ["u8,i8"] = "i16" },
  laws = { "order", "existence", "uniqueness", "idempotence", "commutativity" },
}
