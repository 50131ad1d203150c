local castings = {}
for i = 1, 25 do castings["c" .. i] = { from = "any" } end
return {
  name     = "bad",
  dtypes   = { "b", { "cast_c1", kind = "abstract" } },
  promotes = {},
  castings = castings,
}
