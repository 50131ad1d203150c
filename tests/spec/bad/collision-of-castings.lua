return {
  name     = "bad",
  dtypes   = { "b", { "cast_c1", kind = "abstract" } },
  promotes = {},
  castings = { c1 = {} },
}
