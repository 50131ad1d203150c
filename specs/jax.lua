-- The lattice that JAX settled on: bool at the bottom, each Python scalar just under the narrowest arrays of its kind,
-- and every integer, signed or not, under every float.
-- What jax.numpy gives: the join, or where that is a bool or an integer and a float is wanted, `inexact` of it. Of bools
-- alone it has an i32 where arithmetic on bools is none.
local ops = {}
local function set(names, entry)
  for name in names:gmatch("%S+") do ops[name] = entry end
end

local not_bool = { b = "i32" }

set("acos acosh asin asinh atan atanh cos cosh exp expm1 log log1p log2 log10 sin sinh tan tanh",
    { arity = 1, result = "inexact" })
set("sqrt reciprocal divide", { domain = "any" })
set("atan2 logaddexp", { result = "inexact" })
set("hypot copysign nextafter floor ceil", { domain = "bool real", result = "inexact" })
set("floor_divide remainder fmod", { domain = "bool real", result = not_bool })
set("bitwise_left_shift bitwise_right_shift", { domain = "bool integer", result = not_bool })
set("power square", { domain = "any", result = not_bool })
set("round", { domain = "number" })
set("trunc signbit", { domain = "bool real" })
set("positive absolute conjugate real imag minimum maximum less less_equal greater greater_equal", { domain = "any" })

set("sum prod cumulative_sum cumulative_prod", { reduce = true, result = { ["bool int"] = "i64", uint = "u64" } })
set("mean", { reduce = true, result = "inexact" })
set("var std", { reduce = true, result = { ["bool integer"] = "inexact", complex = "part" } })
set("min max", { reduce = true })
set("argmin argmax count_nonzero", { reduce = true, result = "i64" })
set("any all", { reduce = true, result = "b" })

return {
  name   = "jax",
  title  = "JAX",
  source = "JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP 9407",
  note   = "As with jax_enable_x64. Without it, JAX's default, 64-bit dtypes are narrowed to 32 bits, and u32 with a signed "
    .. "integer gives i32. The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's documentation.",

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
  weak_scalars = "wrap", -- as weak arrays do
  -- As XLA has it, and jax.numpy for unsigned integers and 0 // 0; x // 0 of signed ones is -2 there.
  by_zero  = "ones",
  -- jax/_src/dtypes.py, _dtype_to_inexact: f64 for 64-bit integers alone
  inexact  = { default = "f32", i64 = "f64", u64 = "f64", ["i*"] = "f*" },
  ops     = ops,
}
