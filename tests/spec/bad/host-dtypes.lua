-- Dtypes whose words are no expressions together with the spec's, or those of another dtype.
return {
  name = "t",
  host = {
    c          = { dtype = "lib_dtype", none = "LIB_U8" },
    cpp        = { dtype = "lib::DType", none = "lib::DType::i8" },
    python     = { name = "lib.%s", none = "lib.i8" },
    typescript = { name = "'%s'" },
    rust       = { dtype = "DType" },
  },
  dtypes = {
    { "u8", host = { c = "LIB_U8", cpp = "lib::DType::u8", python = "i8", rust = { "DType::U8", element = "half" } } },
    { "i8", host = { c = "LIB_U8", cpp = "lib::DType::i8", rust = { "DType::I8", element = "half" } } },
    { "f32", host = { cpp = { "lib::DType::f32", element = "double" }, typescript = "u8", rust = "DType::U8" } },
    { "f64", host = { c = "3", cpp = "lib::DType::f64", rust = { "DType::F64", element = "f64" } } },
    { "i*", weak = "i64", host = { c = "4 4", cpp = "lib::DType::" } },
    { "f-", as = "f16" },
    { "a\\", kind = "abstract", host = { c = "6", cpp = "lib::DType::a", python = "a" } },
  },
  promotes = {},
}
