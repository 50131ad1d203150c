-- Operations that compute in another dtype than that of their results. The order is that of Octave, where integers win.
return {
  name = "apart",
  dtypes = {
    "b", "f16", "f32", "f64", { "i*", weak = "i64" }, "i8", "u8", "i16", "i32", "i64", "u64",
    { "q15", kind = "fixed", bits = 16, fraction = 15 }, "c64",
  },
  promotes = {
    b = { "f16" }, f16 = { "f32" }, f32 = { "f64" }, f64 = { "i*" }, ["i*"] = { "i8", "u8" }, i8 = { "i16" },
    u8 = { "i16" }, i16 = { "i32" }, i32 = { "i64" }, i64 = { "u64" }, u64 = { "q15" }, q15 = { "c64" },
  },
  laws = {},
  ops = {
    only = true, "convert",
    add = { compute = { integer = "f64" }, to_integer = "away" }, subtract = { compute = "f64" },
    multiply = { compute = "f32", to_integer = "away" },
    divide = { result = "join", compute = "f64", to_integer = "even" },
    maximum = { compute = "f16", to_integer = "even" }, bitwise_and = { compute = "i64" },
    negative = { compute = "f32" }, sqrt = { result = "join", compute = "f64", to_integer = "even" },
  },
}
