-- TensorFlow as JAX's design note prints it, of 2020: a Python scalar is converted mostly where the tensor is on the left.
-- specs/tensorflow.lua is TensorFlow as it is today.
return {
  name   = "jep_tensorflow",
  title  = "JEP 9407: TensorFlow",
  source = "JEP 9407, appendix (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "Not symmetric: u8 with i* is u8, but i* with u8 has no value.",

  -- A Python scalar on its own becomes the dtype that the table has for it with itself.
  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i32" }, { "f*", weak = "f32" }, { "c*", weak = "c128" },
  },

  table = [[
          b  u8  u16  u32  u64  i8  i16  i32  i64  bf16  f16  f32  f64  c64  c128  i*    f*    c*
    b     -  -   -    -    -    -   -    -    -    -     -    -    -    -    -     -     -     -
    u8    -  u8  -    -    -    -   -    -    -    -     -    -    -    -    -     u8    -     -
    u16   -  -   u16  -    -    -   -    -    -    -     -    -    -    -    -     u16   -     -
    u32   -  -   -    u32  -    -   -    -    -    -     -    -    -    -    -     u32   -     -
    u64   -  -   -    -    u64  -   -    -    -    -     -    -    -    -    -     u64   -     -
    i8    -  -   -    -    -    i8  -    -    -    -     -    -    -    -    -     i8    -     -
    i16   -  -   -    -    -    -   i16  -    -    -     -    -    -    -    -     i16   -     -
    i32   -  -   -    -    -    -   -    i32  -    -     -    -    -    -    -     i32   -     -
    i64   -  -   -    -    -    -   -    -    i64  -     -    -    -    -    -     i64   -     -
    bf16  -  -   -    -    -    -   -    -    -    bf16  -    -    -    -    -     bf16  bf16  -
    f16   -  -   -    -    -    -   -    -    -    -     f16  -    -    -    -     f16   f16   -
    f32   -  -   -    -    -    -   -    -    -    -     -    f32  -    -    -     f32   f32   -
    f64   -  -   -    -    -    -   -    -    -    -     -    -    f64  -    -     f64   f64   -
    c64   -  -   -    -    -    -   -    -    -    -     -    -    -    c64  -     c64   c64   c64
    c128  -  -   -    -    -    -   -    -    -    -     -    -    -    -    c128  c128  c128  c128
    i*    -  -   -    -    -    -   -    i32  -    -     -    -    -    -    -     i32   -     -
    f*    -  -   -    -    -    -   -    -    -    -     -    f32  -    -    -     f32   f32   -
    c*    -  -   -    -    -    -   -    -    -    -     -    -    -    -    c128  c128  c128  c128
  ]],

  laws = { "order", "uniqueness", "associativity" },

  rounding = "via_f32",
  -- tensorflow/python/ops/math_ops.py, _TRUEDIV_TABLE
  inexact  = { default = "f32", u32 = "f64", u64 = "f64", i32 = "f64", i64 = "f64" },
}
