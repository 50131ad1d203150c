-- The promotions of the library, whose dtypes are strings.
return {
  name   = "dtypes",
  dtypes = {
    { "bool", as = "b" }, { "uint8", as = "u8" }, { "int8", as = "i8" }, { "int32", as = "i32" }, { "float32", as = "f32" },
    { "float64", as = "f64" }, { "string", kind = "abstract" },
  },
  promotes = {
    bool = { "uint8", "int8" }, uint8 = { "int32", "float32" }, int8 = { "int32", "float32" }, int32 = { "float64" },
    float32 = { "float64" }, string = {},
  },
  resolve = { ["uint8,int8"] = "int32" },
  laws    = { "order", "uniqueness", "commutativity" },
}
