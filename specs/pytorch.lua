-- PyTorch. The dtypes of PyTorch 1.13 are a lattice (specs/torch_113.lua). What came later is not part of it: u16, u32
-- and u64 have promotions with floats alone, an 8-bit float with nothing but itself. And a Python number beside a tensor
-- of a lower category becomes the default dtype, f32 or c64, however narrow a float would do.
local integers = "u8 i8 i16 i32 i64"
local later    = "u16 u32 u64"

return {
  name   = "pytorch",
  title  = "PyTorch",
  source = "PyTorch 008ec6b1 (c10/core/ScalarType.cpp), and its aten/src/ATen/native/TypeProperties.cpp for Python scalars",
  note   = "u16 promotes to bf16 and bf16 to c64, but u16 with c64 is an error. Tensors without dimensions, a class of "
    .. "their own, are left out.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz",
    "bf16", "f16", "f32", "f64",
    { "c32", kind = "complex", of = "f16" }, "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f32" }, { "c*", weak = "c64" },
  },

  promotes = {
    b      = { "u8", "i8" },
    ["i*"] = { "u8", "u16", "u32", "u64", "i8", "f*" },

    u8  = { "i16" },
    u16 = { "bf16", "f16" },
    u32 = { "bf16", "f16" },
    u64 = { "bf16", "f16" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "bf16", "f16" },

    ["f*"] = { "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "bf16", "f16", "c*" },
    bf16   = { "f32" },
    f16    = { "f32", "c32" },
    f32    = { "f64", "c64" },
    f64    = { "c128" },

    ["c*"] = { "c32" },
    c32    = { "c64" },
    c64    = { "c128" },
  },

  resolve = {
    ["b,i*"] = "i64",
    ["b,f*"] = "f32",
    ["b,c*"] = "c64",
    [integers .. " " .. later .. ",f*"] = "f32",
    [integers .. " " .. later .. ",c*"] = "c64",
    [later .. ",b " .. integers]        = "-",
    [later .. "," .. later]             = "-",
    [later .. ",c32 c64 c128"]          = "-",
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity" },

  nary     = "fold_then_weak", -- as torch.result_type takes Python numbers, after all tensors
  rounding = "via_f32",
  inexact  = "f32",
  -- torch.square is torch.pow with the Python number 2, so that of bools is i64. All else is the join, or `inexact`.
  results  = { square = { floor = "i*" } },
}
