-- PyTorch. The dtypes of PyTorch 1.13 are a lattice (specs/torch_113.lua). What came later is not part of it: u16, u32
-- and u64 have promotions with floats alone, an 8-bit float with nothing but itself. And a Python number beside a tensor
-- of a lower category becomes the default dtype, f32 or c64, however narrow a float would do.
local integers = "u8 i8 i16 i32 i64"
local later    = "u16 u32 u64"

-- What operations give: the join, or where that is a bool or an integer and a float is wanted, the default dtype. Where
-- there is no promotion there are no comparisons either.
local ops = {}
local function set(names, entry)
  for name in names:gmatch("%S+") do ops[name] = entry end
end


set("acos acosh asin asinh atan atanh cos cosh exp log log2 log10 sin sinh tan tanh", { arity = 1, result = "inexact" })
set("expm1 log1p", { arity = 1, domain = "bool real", result = "inexact" })
set("sqrt reciprocal divide", { domain = "any" })
set("atan2 copysign", { domain = "bool real", result = "inexact" })
set("hypot logaddexp nextafter", { domain = "float", result = "join" })
set("subtract", { operands = "number" })
set("power", { domain = "number" })
set("square", { domain = "any", result = { b = "i64" } }) -- torch.pow with the Python number 2
set("clip", { domain = "real" })
set("sign signbit", { domain = "bool real" })
set("conjugate real", { domain = "any" })
set("imag", { domain = "complex" })
set("equal not_equal logical_and logical_or logical_xor", { promote = true })
set("less less_equal greater greater_equal", { domain = "bool real", promote = true })

set("sum prod cumulative_sum cumulative_prod", { reduce = true, result = { ["bool integer"] = "i64" } })
set("mean", { reduce = true, domain = "float complex" })
set("var std", { reduce = true, domain = "float complex", result = "part" })
set("min max", { reduce = true, domain = "bool real" })
set("argmin argmax", { reduce = true, domain = "real", result = "i64" })
set("count_nonzero", { reduce = true, result = "i64" })
set("any all", { reduce = true, result = { any = "b", u8 = "u8" } })

return {
  name   = "pytorch",
  title  = "PyTorch",
  source = "PyTorch 008ec6b1 (c10/core/ScalarType.cpp), and its aten/src/ATen/native/TypeProperties.cpp for Python scalars",
  note   = "u16 promotes to bf16 and bf16 to c64, but u16 with c64 is an error. Tensors without dimensions, a class of "
    .. "their own, are left out.",
  names  = "pytorch",

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
  weak_scalars = "wrap", -- a number becomes a tensor without dimensions, and that is cast
  inexact  = "f32",
  ops      = ops,
}
