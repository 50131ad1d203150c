-- Legal, but hardly meant: edges that narrow or drop a sign, and a dtype that was forgotten.
return {
  name = "mistakes",
  dtypes = { "b", "u8", "i8", "u32", "i32", "i64", "bf16", "f16", "f32", "f64", "c64" },
  promotes = {
    b    = {}, -- meant
    i64  = { "i32", "f32" }, -- the first narrows; integers become floats everywhere
    i8   = { "u8" },
    u8   = { "f16" },
    bf16 = { "f16" },
    c64  = { "f64" },
    f64  = { "f32" },
  },
  laws = {},
}
