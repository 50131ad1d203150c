-- NumPy 2, Python scalars kept weak, without long double. The graph says which promotions keep every value (the
-- 64-bit integers into f64 are NumPy's exception); the fourteen pairs below are what no graph can say.

-- NumPy's functions. Each has a list of loops, and takes the first that all operands can be cast to: an integer becomes the
-- narrowest float that holds it. Most of those for integers have none for bools, which are taken as i8. A Python scalar
-- counts as what all operands promote to.
local float    = { loops = { "f*", "f16", "f32", "f64" } }
local inexact  = { loops = { "f*", "f16", "f32", "f64", "c*", "c64", "c128" } }
local not_bool = { b = "i8" }

local ops = {}
local function set(names, entry)
  for name in names:gmatch("%S+") do ops[name] = entry end
end

set("acos acosh asin asinh atan atanh cos cosh exp expm1 log log1p log2 log10 sin sinh tan tanh",
    { arity = 1, result = inexact })
set("sqrt", { domain = "any", result = inexact })
set("atan2 hypot logaddexp copysign nextafter", { domain = "bool real", result = float })
set("floor_divide remainder fmod", { domain = "bool real", result = not_bool })
set("bitwise_left_shift bitwise_right_shift", { domain = "bool integer", result = not_bool })
set("power reciprocal square conjugate", { domain = "any", result = not_bool })
set("round", { domain = "any", result = { b = "f16" } })
set("floor ceil trunc signbit", { domain = "bool real" })
set("absolute real imag minimum maximum clip less less_equal greater greater_equal", { domain = "any" })

set("sum prod cumulative_sum cumulative_prod", { reduce = true, result = { ["bool int"] = "i64", uint = "u64" } })
set("mean", { reduce = true, result = { ["bool integer"] = "f64" } })
set("var std", { reduce = true, result = { ["bool integer"] = "f64", complex = "part" } })
set("min max", { reduce = true })
set("argmin argmax count_nonzero", { reduce = true, result = "i64" })
set("any all", { reduce = true, result = "b" })

return {
  name   = "numpy",
  title  = "NumPy 2",
  source = "NumPy 1f90bbb55e65 (numpy/_core/src/multiarray/common_dtype.c, abstractdtypes.c) and NEP 50; "
    .. "the strong part also by running NumPy 1.24.2",
  note   = "Not associative: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16.",
  names  = "numpy",

  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    b      = { "u8", "i8" },
    ["i*"] = { "u8", "i8", "f*" },

    u8  = { "u16", "i16", "f16" },
    u16 = { "u32", "i32", "f32" },
    u32 = { "u64", "i64" },
    u64 = { "f64" },

    i8  = { "i16", "f16" },
    i16 = { "i32", "f32" },
    i32 = { "i64" },
    i64 = { "f64" },

    ["f*"] = { "f16", "c*" },
    f16    = { "f32" },
    f32    = { "f64", "c64" },
    f64    = { "c128" },

    ["c*"] = { "c64" },
    c64    = { "c128" },
  },

  resolve = {
    -- An integer or a float? Both would do; NumPy stays with the integers.
    ["u8,i8"]   = "i16",
    ["u16,i8"]  = "i32",
    ["u16,i16"] = "i32",

    -- A Python scalar of a higher kind than the array: the default dtype of the scalar's kind, not the narrowest.
    ["b,i*"] = "i64",

    ["b,f*"]   = "f64",
    ["u8,f*"]  = "f64",
    ["u16,f*"] = "f64",
    ["i8,f*"]  = "f64",
    ["i16,f*"] = "f64",

    ["b,c*"]   = "c128",
    ["u8,c*"]  = "c128",
    ["u16,c*"] = "c128",
    ["i8,c*"]  = "c128",
    ["i16,c*"] = "c128",
  },

  laws = { "order", "existence", "uniqueness", "idempotence", "commutativity" },

  -- Of several arrays: numpy.result_type of i8, u8 and f16 is f16 in any order. Beside Python scalars it is that of the
  -- arrays, then each scalar: b and u8 with 1.0 give f64. (Where a scalar is of a higher kind than some of the arrays alone,
  -- NumPy promotes it with those: i16 and f32 with 1.0 are f64 in NumPy 1.24 with weak scalars, f32 here, and so are 40 of
  -- the 959 sets of three.)
  nary     = "bound_then_weak",
  rounding = "correct",
  inexact  = "f64",

  ops = ops,
}
