local dtypes = {}
for i = 1, 65535 do
  dtypes[i] = { "d" .. i, kind = "abstract" }
end
return {
  name     = "bad",
  dtypes   = dtypes,
  promotes = {},
}
