-- Dtypes with the names of other people's macros.
return {
  name     = "hostile",
  dtypes   = {
    "b", { "near", kind = "int", bits = 8 }, { "far", kind = "int", bits = 16 }, { "small", as = "i32" },
    { "I", as = "f32" }, { "ERROR", as = "f64" }, { "complex", as = "c64" }, { "linux", kind = "abstract" },
  },
  promotes = {
    b = { "near" }, near = { "far" }, far = { "small" }, small = { "I" }, I = { "ERROR", "complex" },
  },
  laws     = {},
  ops      = { "add", "minimum", "equal", "isnan", "where" },
}
