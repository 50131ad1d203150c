-- NumPy as JAX's design note prints it: Python scalars fold into i64, f64 and c128 as soon as they meet each other.
-- specs/numpy.lua is the same system, as NumPy 2 has it: there the scalars stay weak, and bf16 is no dtype.
return {
  name   = "jep_numpy",
  title  = "JEP 9407: NumPy",
  source = "JEP 9407, appendix (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "bf16 is in the table for comparison with JAX; NumPy has no bf16.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  table = [[
          b     u8    u16   u32   u64   i8    i16   i32   i64   bf16  f16   f32   f64   c64   c128  i*    f*    c*
    b     b     u8    u16   u32   u64   i8    i16   i32   i64   -     f16   f32   f64   c64   c128  i64   f64   c128
    u8    u8    u8    u16   u32   u64   i16   i16   i32   i64   -     f16   f32   f64   c64   c128  u8    f64   c128
    u16   u16   u16   u16   u32   u64   i32   i32   i32   i64   -     f32   f32   f64   c64   c128  u16   f64   c128
    u32   u32   u32   u32   u32   u64   i64   i64   i64   i64   -     f64   f64   f64   c128  c128  u32   f64   c128
    u64   u64   u64   u64   u64   u64   f64   f64   f64   f64   -     f64   f64   f64   c128  c128  u64   f64   c128
    i8    i8    i16   i32   i64   f64   i8    i16   i32   i64   -     f16   f32   f64   c64   c128  i8    f64   c128
    i16   i16   i16   i32   i64   f64   i16   i16   i32   i64   -     f32   f32   f64   c64   c128  i16   f64   c128
    i32   i32   i32   i32   i64   f64   i32   i32   i32   i64   -     f64   f64   f64   c128  c128  i32   f64   c128
    i64   i64   i64   i64   i64   f64   i64   i64   i64   i64   -     f64   f64   f64   c128  c128  i64   f64   c128
    bf16  -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -
    f16   f16   f16   f32   f64   f64   f16   f32   f64   f64   -     f16   f32   f64   c64   c128  f16   f16   c64
    f32   f32   f32   f32   f64   f64   f32   f32   f64   f64   -     f32   f32   f64   c64   c128  f32   f32   c64
    f64   f64   f64   f64   f64   f64   f64   f64   f64   f64   -     f64   f64   f64   c128  c128  f64   f64   c128
    c64   c64   c64   c64   c128  c128  c64   c64   c128  c128  -     c64   c64   c128  c64   c128  c64   c64   c64
    c128  c128  c128  c128  c128  c128  c128  c128  c128  c128  -     c128  c128  c128  c128  c128  c128  c128  c128
    i*    i64   u8    u16   u32   u64   i8    i16   i32   i64   -     f16   f32   f64   c64   c128  i64   f64   c128
    f*    f64   f64   f64   f64   f64   f64   f64   f64   f64   -     f16   f32   f64   c64   c128  f64   f64   c128
    c*    c128  c128  c128  c128  c128  c128  c128  c128  c128  -     c64   c64   c128  c64   c128  c128  c128  c128
  ]],

  laws = { "order", "uniqueness", "commutativity" },

  rounding = "correct",
  inexact  = "f64",
}
