local dtypes = {}
for i = 1, 257 do
  dtypes[i] = { "d" .. i, kind = "abstract" }
end
return {
  name     = "bad",
  dtypes   = dtypes,
  promotes = {},
}
