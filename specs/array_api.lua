-- What the Python array API standard promises of every library. An array library may add to it, and most do.
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
  -- No `results`: the standard has the join throughout, and leaves open what floats are made of integers.
  -- How integers divide is left to each library too, so `inexact` stays with joinery's default (f64).
}
