-- What tensor::promote_types is to give, by the values of its enum.
return {
  name   = "tensor",
  dtypes = {
    { "Byte", as = "u8", value = 0 }, { "Char", as = "i8", value = 1 }, { "Int", as = "i32", value = 3 },
    { "Long", as = "i64", value = 4 }, { "Half", as = "f16", value = 5 }, { "Float", as = "f32", value = 6 },
    { "Bool", as = "b", value = 11 },
  },
  promotes = {
    Bool = { "Byte", "Char" }, Byte = { "Int" }, Char = { "Int" }, Int = { "Long" }, Long = { "Half" }, Half = { "Float" },
  },
}
