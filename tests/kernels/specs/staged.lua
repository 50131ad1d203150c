-- A small spec with all that staging has to think of: integers that meet in a third, in a narrower one, or nowhere; bools
-- of any byte; two dtypes of one storage; divide by way of another dtype; narrow floats; results by each rule; a hot pair.
return {
  name   = "staged",
  dtypes = { "b", "u8", "u32", "u64", "i8", "i32", "i64", "bf16", "f32", "c64", { "i*", weak = "i64" } },
  promotes = {
    b      = { "i*" },
    ["i*"] = { "u8", "i8" },
    u8     = { "u32", "i32" },
    u32    = { "u64", "i64" },
    i8     = { "i32" },
    i32    = { "i64" },
    u64    = { "bf16" },
    i64    = { "bf16" },
    bf16   = { "f32" },
    f32    = { "c64" },
  },
  resolve = { ["u64,i8"] = "-" },
  laws    = {},
  ops     = {
    "add", "divide", "maximum", "equal", "less", "greater", "bitwise_and", "bitwise_right_shift", "logical_xor",
    "floor_divide", "fmod", "copysign", "sqrt", "square", "isnan", "where", "clip",
  },
  inexact = { default = "f32", i64 = "bf16" },
  results = {
    floor_divide = { floor = "i8" }, square = { floor = "i8" }, fmod = { loops = { "u8", "i32", "f32" } }, sqrt = "inexact",
    maximum = "inexact", where = { floor = "i8" }, clip = { loops = { "i32", "i64", "f32" } },
  },
  hot     = { "bf16,f32", "u8,b" },
  weak_scalars = "wrap",
  in_range = "rounded_or_nan",
}
