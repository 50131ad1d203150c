-- What the Python array API standard promises of every library. An array library may add to it, and most do.
local ops = {}
local function set(names, entry)
  for name in names:gmatch("%S+") do ops[name] = entry end
end

local inexact = "float complex"

set("add multiply power square round isnan isinf isfinite", { domain = "number" })
set("divide sqrt reciprocal", { domain = inexact })
set("acos acosh asin asinh atan atanh cos cosh exp expm1 log log1p log2 log10 sin sinh tan tanh",
    { arity = 1, domain = inexact })
set("minimum maximum", { domain = "real" })
set("equal not_equal", { promote = true })
set("less less_equal greater greater_equal", { domain = "real", promote = true })
set("logical_and logical_or logical_xor", { domain = "bool", promote = true })
set("logical_not", { domain = "bool" })
set("atan2 hypot logaddexp copysign", { domain = "float", result = "join" })
set("nextafter", { domain = "float", promote = "same" })
set("imag", { domain = "complex" })
set("clip", { domain = "real", result = { by = 1 } })
ops.fmod = false

set("sum prod cumulative_sum cumulative_prod", { reduce = true, domain = "number", result = { int = "i64", uint = "u64" } })
set("mean", { reduce = true, domain = inexact })
set("var std", { reduce = true, domain = "float" })
set("min max", { reduce = true, domain = "real" })
set("argmin argmax", { reduce = true, domain = "real", result = "i64" })
set("count_nonzero", { reduce = true, result = "i64" })
set("any all", { reduce = true, result = "b" })

return {
  name   = "array_api",
  title  = "Python array API standard",
  source = "Array API specification, draft at 8884c406, type promotion rules (data-apis.org/array-api)",
  note   = "Arrays of bool, integers and floats do not mix, nor u64 with signed integers, nor two Python scalars.",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  table = [[
          b  u8   u16  u32  u64  i8   i16  i32  i64  f32   f64   c64   c128  i*    f*    c*
    b     b  -    -    -    -    -    -    -    -    -     -     -     -     -     -     -
    u8    -  u8   u16  u32  u64  i16  i16  i32  i64  -     -     -     -     u8    -     -
    u16   -  u16  u16  u32  u64  i32  i32  i32  i64  -     -     -     -     u16   -     -
    u32   -  u32  u32  u32  u64  i64  i64  i64  i64  -     -     -     -     u32   -     -
    u64   -  u64  u64  u64  u64  -    -    -    -    -     -     -     -     u64   -     -
    i8    -  i16  i32  i64  -    i8   i16  i32  i64  -     -     -     -     i8    -     -
    i16   -  i16  i32  i64  -    i16  i16  i32  i64  -     -     -     -     i16   -     -
    i32   -  i32  i32  i64  -    i32  i32  i32  i64  -     -     -     -     i32   -     -
    i64   -  i64  i64  i64  -    i64  i64  i64  i64  -     -     -     -     i64   -     -
    f32   -  -    -    -    -    -    -    -    -    f32   f64   c64   c128  f32   f32   c64
    f64   -  -    -    -    -    -    -    -    -    f64   f64   c128  c128  f64   f64   c128
    c64   -  -    -    -    -    -    -    -    -    c64   c128  c64   c128  c64   c64   c64
    c128  -  -    -    -    -    -    -    -    -    c128  c128  c128  c128  c128  c128  c128
    i*    -  u8   u16  u32  u64  i8   i16  i32  i64  f32   f64   c64   c128  -     -     -
    f*    -  -    -    -    -    -    -    -    -    f32   f64   c64   c128  -     -     -
    c*    -  -    -    -    -    -    -    -    -    c64   c128  c64   c128  -     -     -
  ]],

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },
  -- Where arrays and Python scalars mix, the dtype of the arrays comes first, as in array-api-compat's result_type.
  nary = "bound_then_weak",
  ops = ops,
}
