-- Many dtypes and a table of one row: an answer for each side of it.
local dtypes = {}
for i = 1, 200 do
  dtypes[i] = { "d" .. i, kind = "abstract" }
end
return {
  name   = "bad",
  dtypes = dtypes,
  table  = [[
        d1
    d1  d1 d2
    d2  d201
  ]],
}
