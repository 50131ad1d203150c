-- What tensor::promote_types is to give.
return {
  name   = "tensor",
  host   = { cpp = { import = "scalar_type.hpp", dtype = "tensor::ScalarType", name = "tensor::ScalarType::%s" } },
  dtypes = {
    { "Byte", as = "u8" }, { "Char", as = "i8" }, { "Int", as = "i32" }, { "Long", as = "i64" }, { "Half", as = "f16" },
    { "Float", as = "f32" }, { "Bool", as = "b" },
  },
  promotes = {
    Bool = { "Byte", "Char" }, Byte = { "Int" }, Char = { "Int" }, Int = { "Long" }, Long = { "Half" }, Half = { "Float" },
  },
}
