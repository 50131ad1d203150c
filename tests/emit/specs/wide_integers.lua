-- Integers of more than 64 bits: in tables like any dtype, and without kernels.
return {
  name = "wide_integers", laws = {},
  dtypes = {
    "b", "i8", "i64", { "i128", kind = "int", bits = 128 }, { "u256", kind = "uint", bits = 256 },
    { "i65", kind = "int", bits = 65 },
    "f32", { "huge", weak = "i128" },
  },
  promotes = { b = { "i8" }, i8 = { "i64" }, i64 = { "i128" }, i128 = { "f32" } },
}
