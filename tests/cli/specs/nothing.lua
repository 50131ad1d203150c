-- Undefined in every way that a lattice can be: ambiguous, without an upper bound, and resolved to nothing.
return {
  name = "nothing",
  dtypes = { "b", "u8", "i8", "i16", "f16", "f32" },
  promotes = { b = { "u8" }, u8 = { "i16", "f16" }, i8 = { "i16", "f16" }, f16 = { "f32" } },
  resolve = { ["b,u8"] = "-", ["b,i8"] = "-" },
  laws = { "existence" },
}
