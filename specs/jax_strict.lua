-- JAX with jax_numpy_dtype_promotion = "strict": a Python scalar adapts to an array, and nothing else promotes.
return {
  name   = "jax_strict",
  title  = "JAX, strict promotion",
  source = "JAX 0.11 at cec06d116c05 (jax/_src/dtypes.py, _type_promotion_lattice with strict=True)",
  note   = "bool stands alone: even b with i* has no value.",

  dtypes = {
    "b",
    "u1", "u2", "u4", "u8", "u16", "u32", "u64",
    "i1", "i2", "i4", "i8", "i16", "i32", "i64",
    "f4_e2m1fn",
    "f6_e2m3fn", "f6_e3m2fn",
    "f8_e3m4", "f8_e4m3", "f8_e4m3b11fnuz", "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "f8_e8m0fnu",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    b = {},
    ["i*"] = {
      "u1", "u2", "u4", "u8", "u16", "u32", "u64",
      "i1", "i2", "i4", "i8", "i16", "i32", "i64",
      "f*",
    },
    ["f*"] = {
      "f4_e2m1fn",
      "f6_e2m3fn", "f6_e3m2fn",
      "f8_e3m4", "f8_e4m3", "f8_e4m3b11fnuz", "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "f8_e8m0fnu",
      "bf16", "f16", "f32", "f64",
      "c*",
    },
    ["c*"] = { "c64", "c128" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },

  nary     = "bound",
  rounding = "via_f32",
  weak_scalars = "wrap", -- as weak arrays do
  inexact  = { default = "f32", i64 = "f64", u64 = "f64", ["i*"] = "f*" },
}
