-- NumPy's small corner: i8 and u8 have two minimal upper bounds.
return {
  name = "ambiguous",
  dtypes = { "u8", "i8", "i16", "f16", "f32", { "date", kind = "abstract", ident = "date" } },
  promotes = { u8 = { "i16", "f16" }, i8 = { "i16", "f16" }, i16 = { "f32" }, f16 = { "f32" } },
}
