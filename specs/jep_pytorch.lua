-- PyTorch as JAX's design note prints it, of 2020. specs/pytorch.lua is PyTorch as it is today.
return {
  name   = "jep_pytorch",
  title  = "JEP 9407: PyTorch",
  source = "JEP 9407, appendix (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "PyTorch had no u16, u32 and u64. A Python float means f32, but two of them f64; complex likewise.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  table = [[
          b     u8    u16  u32  u64  i8    i16   i32   i64   bf16  f16   f32   f64   c64   c128  i*    f*    c*
    b     b     u8    -    -    -    i8    i16   i32   i64   bf16  f16   f32   f64   c64   c128  i64   f32   c64
    u8    u8    u8    -    -    -    i16   i16   i32   i64   bf16  f16   f32   f64   c64   c128  u8    f32   c64
    u16   -     -     -    -    -    -     -     -     -     -     -     -     -     -     -     -     -     -
    u32   -     -     -    -    -    -     -     -     -     -     -     -     -     -     -     -     -     -
    u64   -     -     -    -    -    -     -     -     -     -     -     -     -     -     -     -     -     -
    i8    i8    i16   -    -    -    i8    i16   i32   i64   bf16  f16   f32   f64   c64   c128  i8    f32   c64
    i16   i16   i16   -    -    -    i16   i16   i32   i64   bf16  f16   f32   f64   c64   c128  i16   f32   c64
    i32   i32   i32   -    -    -    i32   i32   i32   i64   bf16  f16   f32   f64   c64   c128  i32   f32   c64
    i64   i64   i64   -    -    -    i64   i64   i64   i64   bf16  f16   f32   f64   c64   c128  i64   f32   c64
    bf16  bf16  bf16  -    -    -    bf16  bf16  bf16  bf16  bf16  f32   f32   f64   c64   c128  bf16  bf16  c64
    f16   f16   f16   -    -    -    f16   f16   f16   f16   f32   f16   f32   f64   c64   c128  f16   f16   c64
    f32   f32   f32   -    -    -    f32   f32   f32   f32   f32   f32   f32   f64   c64   c128  f32   f32   c64
    f64   f64   f64   -    -    -    f64   f64   f64   f64   f64   f64   f64   f64   c128  c128  f64   f64   c128
    c64   c64   c64   -    -    -    c64   c64   c64   c64   c64   c64   c64   c128  c64   c128  c64   c64   c64
    c128  c128  c128  -    -    -    c128  c128  c128  c128  c128  c128  c128  c128  c128  c128  c128  c128  c128
    i*    i64   u8    -    -    -    i8    i16   i32   i64   bf16  f16   f32   f64   c64   c128  i64   f32   c64
    f*    f32   f32   -    -    -    f32   f32   f32   f32   bf16  f16   f32   f64   c64   c128  f32   f64   c64
    c*    c64   c64   -    -    -    c64   c64   c64   c64   c64   c64   c64   c128  c64   c128  c64   c64   c128
  ]],

  laws = { "order", "uniqueness", "commutativity" },

  rounding = "via_f32",
  inexact  = "f32",
}
