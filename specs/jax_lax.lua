-- jax.lax promotes nothing: both operands have one dtype. A Python scalar is an i64, f64 or c128, and gives way to that.
return {
  name   = "jax_lax",
  title  = "jax.lax",
  source = "JAX (jax/_src/lax/lax.py, check_same_dtypes), with 64-bit dtypes switched on",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    ["i*"] = { "i64" },
    ["f*"] = { "f64" },
    ["c*"] = { "c128" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },

  rounding = "via_f32",
  weak_scalars = "wrap", -- as weak arrays do
  by_zero  = "ones",
  -- As jax.numpy divides; jax.lax.div itself truncates integers.
  inexact  = { default = "f32", i64 = "f64", u64 = "f64", ["i*"] = "f*" },
}
