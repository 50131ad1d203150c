-- A lattice of four: b below two integers that meet again in i16.
return {
  name = "diamond",
  title = "A diamond",
  dtypes = { "b", "u8", "i8", "i16" },
  promotes = { b = { "u8", "i8", "i16" }, u8 = { "i16" }, i8 = { "i16" } },
}
