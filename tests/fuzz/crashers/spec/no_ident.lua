return {
  name     = "x",
  dtypes   = { "f32", { "$*", weak = "f32" } },
  promotes = {},
}
