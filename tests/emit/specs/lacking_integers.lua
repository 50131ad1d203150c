-- Bools and floats alone.
return {
  name = "lacking_integers",
  dtypes = { "b", "f32", "c64" },
  promotes = { b = { "f32" }, f32 = { "c64" } },
}
