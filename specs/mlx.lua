-- MLX. Its graph is JAX's of 2020 but for f64, which is below c64; the four pairs of u64 with a signed integer take f32.
return {
  name   = "mlx",
  title  = "MLX",
  source = "MLX 846d1762 (mlx/dtype.cpp), and its python/src/utils.cpp for Python scalars",
  note   = "Not associative: (i8 v u64) v bf16 = f32, but i8 v (u64 v bf16) = bf16. f64 with c64 is c64: "
    .. "there is no wider complex dtype.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64",
    { "i*", weak = "i32" }, { "f*", weak = "f32" }, { "c*", weak = "c64" },
  },

  promotes = {
    b      = { "u8", "i8" },
    ["i*"] = { "u8", "i8", "f*" },

    u8  = { "u16", "i16" },
    u16 = { "u32", "i32" },
    u32 = { "u64", "i64" },
    u64 = { "bf16", "f16" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "bf16", "f16" },

    ["f*"] = { "bf16", "f16", "c*" },
    bf16   = { "f32" },
    f16    = { "f32" },
    f32    = { "f64" },
    f64    = { "c64" },
    ["c*"] = { "c64" },
  },

  resolve = {
    -- The graph cannot choose between bf16 and f16 here.
    ["u64,i8"]  = "f32",
    ["u64,i16"] = "f32",
    ["u64,i32"] = "f32",
    ["u64,i64"] = "f32",

    -- A Python number of a higher kind than the array, or beside a bool: the default dtype, not the narrowest.
    ["b,i*"] = "i32",

    ["b,f*"]   = "f32",
    ["u8,f*"]  = "f32",
    ["u16,f*"] = "f32",
    ["u32,f*"] = "f32",
    ["u64,f*"] = "f32",
    ["i8,f*"]  = "f32",
    ["i16,f*"] = "f32",
    ["i32,f*"] = "f32",
    ["i64,f*"] = "f32",
  },

  laws = { "order", "existence", "uniqueness", "idempotence", "commutativity" },

  rounding = "via_f32",
  inexact  = "f32",
}
