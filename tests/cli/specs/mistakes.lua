-- Legal, but hardly meant: edges that narrow or drop a sign, a dtype that was forgotten, functions that nothing calls.
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
  ops = {
    gelu  = { arity = 1, domain = "f16 f32", stub = { scalar = { f32 = "own_gelu", f64 = "own_gelu_f64" } } }, -- no f64
    power = { stub = { scalar = { f32 = "powf", i32 = "own_power" }, avx2 = { f64 = false } } }, -- joinery has that of i32
    close = { result = "b", domain = "float", stub = { scalar = { f32 = "own_close", f64 = "own_close_f64" } } },
  },
}
