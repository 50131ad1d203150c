-- JAX before its lattice: today's graph without the weak types, and NumPy's answer for u64 with a signed integer.
return {
  name   = "jax_2020",
  title  = "JAX, October 2020",
  source = "JAX documentation, type promotion semantics, of 2020-10-07",
  note   = "Its four resolved pairs make it non-associative: (i8 v u64) v bf16 = f64, but i8 v (u64 v bf16) = bf16.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
  },

  promotes = {
    b = { "u8", "i8" },

    u8  = { "u16", "i16" },
    u16 = { "u32", "i32" },
    u32 = { "u64", "i64" },
    u64 = { "bf16", "f16" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "bf16", "f16" },

    bf16 = { "f32" },
    f16  = { "f32" },
    f32  = { "f64", "c64" },
    f64  = { "c128" },
    c64  = { "c128" },
  },

  -- The graph cannot choose between bf16 and f16 here. JAX took f64, as NumPy does.
  resolve = {
    ["u64,i8"]  = "f64",
    ["u64,i16"] = "f64",
    ["u64,i32"] = "f64",
    ["u64,i64"] = "f64",
  },

  laws = { "order", "existence", "uniqueness", "idempotence", "commutativity" },

  rounding = "via_f32",
  weak_scalars = "wrap", -- as weak arrays do
  inexact  = "f64", -- jax/numpy/lax_numpy.py of that time: the promotion of the dtype with float_, which is f64
}
