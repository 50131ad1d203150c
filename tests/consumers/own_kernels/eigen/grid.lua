-- The library's scalars, in its own words, and the signatures of its operations. Eigen computes them.
return {
  name = "grid",
  host = { cpp = { import = "scalar.hpp", dtype = "grid::Scalar", name = "grid::Scalar::%s", namespace = "grid::pairs" } },
  dtypes = {
    { "Bool", as = "b" }, { "UInt8", as = "u8" }, { "Int8", as = "i8" }, { "Int16", as = "i16" }, { "Int32", as = "i32" },
    { "Int64", as = "i64" }, { "Half", as = "f16", host = { cpp = { element = "Eigen::half" } } },
    { "BFloat16", as = "bf16", host = { cpp = { element = "Eigen::bfloat16" } } }, { "Float", as = "f32" },
    { "Double", as = "f64" }, { "Complex", as = "c64" },
  },
  promotes = {
    Bool = { "UInt8", "Int8" }, UInt8 = { "Int16" }, Int8 = { "Int16" }, Int16 = { "Int32" }, Int32 = { "Int64" },
    Int64 = { "Half", "BFloat16" }, Half = { "Float" }, BFloat16 = { "Float" }, Float = { "Double", "Complex" },
  },
  laws = { "order", "uniqueness", "associativity" }, -- Double and Complex do not promote
  inexact = { default = "Float" },
  sets = { ANY = "any", REAL = "integer float" },
  ops = {
    "add", "multiply", "divide", "less", "sqrt", "absolute",
    hypot = { domain = "real", result = "inexact" },
  },
}
