-- The lattice that JAX settled on: bool at the bottom, each Python scalar just under the narrowest arrays of its kind,
-- and every integer, signed or not, under every float.
return {
  name   = "jax",
  title  = "JAX",
  source = "JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP 9407",
  note   = "The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's documentation.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    b      = { "i*" },
    ["i*"] = { "u8", "i8" },

    u8  = { "u16", "i16" },
    u16 = { "u32", "i32" },
    u32 = { "u64", "i64" },
    u64 = { "f*" }, -- so u64 with a signed integer is f*, which yields to any float beside it

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "f*" },

    ["f*"] = { "bf16", "f16", "c*" },
    bf16   = { "f32" },
    f16    = { "f32" },
    f32    = { "f64", "c64" },
    f64    = { "c128" },

    ["c*"] = { "c64" },
    c64    = { "c128" },
  },

  nary     = "bound", -- jax/_src/dtypes.py, _least_upper_bound: of the set
  rounding = "via_f32",
  -- As XLA has it, and jax.numpy for unsigned integers and 0 // 0; x // 0 of signed ones is -2 there.
  by_zero  = "ones",
  -- jax/_src/dtypes.py, _dtype_to_inexact: f64 for 64-bit integers alone
  inexact  = { default = "f32", i64 = "f64", u64 = "f64", ["i*"] = "f*" },
  -- No `results`: what jax.numpy gives is the join, or `inexact` where that is the default. But for bools alone it has
  -- an i32 of floor_divide, remainder, fmod, power, square and shifts, and no rule says that: u8 stays u8 beside them.
}
