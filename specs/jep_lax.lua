-- jax.lax as JAX's design note prints it: both operands have one dtype, or a Python scalar meets the dtype it becomes.
-- specs/jax_lax.lua is jax.lax as it is today.
return {
  name   = "jep_lax",
  title  = "JEP 9407: jax.lax",
  source = "JEP 9407, appendix (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "The appendix has no value even for b with b.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  table = [[
          b  u8  u16  u32  u64  i8  i16  i32  i64  bf16  f16  f32  f64  c64  c128  i*   f*   c*
    b     -  -   -    -    -    -   -    -    -    -     -    -    -    -    -     -    -    -
    u8    -  u8  -    -    -    -   -    -    -    -     -    -    -    -    -     -    -    -
    u16   -  -   u16  -    -    -   -    -    -    -     -    -    -    -    -     -    -    -
    u32   -  -   -    u32  -    -   -    -    -    -     -    -    -    -    -     -    -    -
    u64   -  -   -    -    u64  -   -    -    -    -     -    -    -    -    -     -    -    -
    i8    -  -   -    -    -    i8  -    -    -    -     -    -    -    -    -     -    -    -
    i16   -  -   -    -    -    -   i16  -    -    -     -    -    -    -    -     -    -    -
    i32   -  -   -    -    -    -   -    i32  -    -     -    -    -    -    -     -    -    -
    i64   -  -   -    -    -    -   -    -    i64  -     -    -    -    -    -     i64  -    -
    bf16  -  -   -    -    -    -   -    -    -    bf16  -    -    -    -    -     -    -    -
    f16   -  -   -    -    -    -   -    -    -    -     f16  -    -    -    -     -    -    -
    f32   -  -   -    -    -    -   -    -    -    -     -    f32  -    -    -     -    -    -
    f64   -  -   -    -    -    -   -    -    -    -     -    -    f64  -    -     -    f64  -
    c64   -  -   -    -    -    -   -    -    -    -     -    -    -    c64  -     -    -    -
    c128  -  -   -    -    -    -   -    -    -    -     -    -    -    -    c128  -    -    c128
    i*    -  -   -    -    -    -   -    -    i64  -     -    -    -    -    -     i*   -    -
    f*    -  -   -    -    -    -   -    -    -    -     -    -    f64  -    -     -    f*   -
    c*    -  -   -    -    -    -   -    -    -    -     -    -    -    -    c128  -    -    c*
  ]],

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },

  rounding = "via_f32",
  -- As jax.numpy divides; jax.lax.div itself truncates integers.
  inexact  = { default = "f32", i64 = "f64", u64 = "f64", ["i*"] = "f*" },
}
