local dtypes = {}
for i = 1, 3000 do dtypes[i] = { "d" .. i, kind = "abstract" } end
return {
  name     = "bad",
  dtypes   = dtypes,
  promotes = {},
  resolve  = { ["any,any"] = "-" },
  hot      = { "any,abstract" },
}
