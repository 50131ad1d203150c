-- As many dtypes as a spec may have: more than a byte counts, with none.
local dtypes, promotes = {}, {}
for i = 0, 255 do
  dtypes[i + 1] = { "d" .. i, kind = "int", bits = 1 + i % 64 }
  promotes["d" .. i] = { i < 254 and "d" .. i + 2 or nil }
end
return { name = "many", dtypes = dtypes, promotes = promotes, laws = {} }
