-- By format f16, f32, f64, b, i8; by alias date; by values i24; by what it stands for f*; by kind i*. Not matched:
-- small, which is no half; q7 and r7, which are two; i*, which is weak, with long. And mine has other values.
return {
  name = "plain_names",
  dtypes = {
    "b", "i8", "f16", "f32", "f64",
    { "i*", weak = "i64" },
    { "f*", weak = "f64" },
    { "i24", kind = "int", bits = 24 },
    { "small", kind = "int", bits = 4 },
    { "date", kind = "abstract" },
    { "q7", kind = "fixed", bits = 8, fraction = 7 },
    { "r7", kind = "fixed", bits = 8, fraction = 7 },
    { "mine", kind = "int", bits = 13 },
  },
  promotes = {
    b = { "i*" }, ["i*"] = { "i8", "f*" }, i8 = { "i24", "f32" }, i24 = { "f64" },
    ["f*"] = { "f16" }, f16 = { "f32" }, f32 = { "f64" },
  },
  laws = { "order" },
}
