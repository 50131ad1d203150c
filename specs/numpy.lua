-- NumPy 2, Python scalars kept weak, without long double. The graph says which promotions keep every value (the
-- 64-bit integers into f64 are NumPy's exception); the fourteen pairs below are what no graph can say.

-- The loops of NumPy's ufuncs, in its order: of these, the first that all operands can be cast to is taken. Python
-- scalars among themselves have theirs in front, and stay what they are; arrays do not promote to those.
local integers = { "i*", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64" }
local floats   = { "f*", "f16", "f32", "f64" }
local complex  = { "c*", "c64", "c128" }

local function loops(...)
  local all = {}
  for _, list in ipairs({ ... }) do table.move(list, 1, #list, #all + 1, all) end
  return { loops = all }
end

return {
  name   = "numpy",
  title  = "NumPy 2",
  source = "NumPy 1f90bbb55e65 (numpy/_core/src/multiarray/common_dtype.c, abstractdtypes.c) and NEP 50; "
    .. "the strong part also by running NumPy 1.24.2",
  note   = "Not associative: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16.",

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

  -- Beside a Python scalar of a higher kind these can give less than the join, which the fourteen pairs above put up:
  -- `joinery check numpy` counts where. NumPy's own choice there has not been tried.
  results = {
    -- An integer becomes the narrowest float that holds it; only `divide` makes an f64 of each. (NumPy's own reciprocal of
    -- an integer is an integer, 0 for most, which is no operation of joinery: `reciprocal` here is the float.)
    copysign   = loops(floats),
    nextafter  = loops(floats),
    sqrt       = loops(floats),
    reciprocal = loops(floats, complex),
    -- No loops for bools, which are taken as i8.
    floor_divide        = loops(integers, floats),
    remainder           = loops(integers, floats),
    fmod                = loops(integers, floats),
    power               = loops(integers),
    bitwise_left_shift  = loops(integers),
    bitwise_right_shift = loops(integers),
    square              = loops(integers, floats, complex),
    conjugate           = loops(integers, floats, complex),
  },
}
