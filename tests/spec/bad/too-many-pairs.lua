local dtypes = {}
for i = 1, 256 do dtypes[i] = { "d" .. i, kind = "abstract" } end
return {
  name     = "bad",
  dtypes   = dtypes,
  promotes = {},
  resolve  = { ["any,any"] = "-", ["any,abstract"] = "-", ["abstract,any"] = "-" },
  hot      = { "any,any", "abstract,any", "any,any", "any,any", "abstract,any", "any,abstract" },
}
