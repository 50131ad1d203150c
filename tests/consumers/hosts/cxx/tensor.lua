-- The promotions of the library, in its own words.
return {
  name   = "tensor",
  host   = { cpp = { import = "scalar_type.hpp", dtype = "tensor::ScalarType", name = "tensor::ScalarType::%s",
                     none = "tensor::ScalarType::Undefined", namespace = "tensor::detail" } },
  dtypes = {
    { "Byte", as = "u8" }, { "Char", as = "i8" }, { "Int", as = "i32" }, { "Long", as = "i64" },
    { "Half", as = "f16", host = { cpp = { element = "tensor::Half" } } }, { "Float", as = "f32" }, { "Bool", as = "b" },
    { "QInt8", kind = "abstract", size = 1 },
  },
  sets   = { REAL = "integer Half Float" },
  promotes = {
    Bool = { "Byte", "Char" }, Byte = { "Int" }, Char = { "Int" }, Int = { "Long" }, Long = { "Half" }, Half = { "Float" },
    QInt8 = {},
  },
  laws   = { "order", "uniqueness", "associativity" },
}
