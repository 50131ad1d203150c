-- Sixty thousand dtypes and a table of one row: an answer at once, and no table of gigabytes.
local dtypes = {}
for i = 1, 60000 do
  dtypes[i] = { "d" .. i, kind = "abstract" }
end
return {
  name   = "bad",
  dtypes = dtypes,
  table  = [[
        d1
    d1  d1 d2
    d2  d60001
  ]],
}
