-- The types of the library and the signatures of its operations. Its kernels are its own.
return {
  name = "rs",
  host = { c = { import = "raster.h", dtype = "rs_type", name = "RS_%s", none = "RS_UNKNOWN" } },
  dtypes = {
    { "U8", as = "u8", value = 1 }, { "I8", as = "i8", value = 2 }, { "U16", as = "u16", value = 4 },
    { "I16", as = "i16", value = 8 }, { "U32", as = "u32", value = 16 }, { "I32", as = "i32", value = 32 },
    { "I64", as = "i64", value = 64 }, { "F32", as = "f32", value = 128 }, { "F64", as = "f64", value = 256 },
  },
  -- No edge loses a value. So I64 and floats have no common type.
  promotes = {
    U8 = { "U16", "I16" }, I8 = { "I16" }, U16 = { "U32", "I32", "F32" }, I16 = { "I32", "F32" },
    U32 = { "I64", "F64" }, I32 = { "I64", "F64" }, F32 = { "F64" },
  },
  resolve = { ["U16,I8"] = "I32", ["U16,I16"] = "I32", ["U32,I8"] = "I64", ["U32,I16"] = "I64", ["U32,I32"] = "I64" },
  laws = { "order", "uniqueness", "idempotence", "commutativity" },
  sets = { CELL = "any" },
  inexact = { default = "F64", U8 = "F32", I8 = "F32", U16 = "F32", I16 = "F32" },
  ops = {
    "convert",
    hypot   = { result = "inexact" },
    power   = { result = "inexact" },
    add_sat = { domain = "integer" },
    below   = { result = "U8" },
    max     = { result = "join" },
    root    = { arity = 1, result = "inexact" },
  },
}
