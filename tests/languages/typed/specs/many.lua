-- More dtypes than a byte counts.
local dtypes, promotes = {}, {}
for i = 0, 299 do
  dtypes[i + 1] = { "d" .. i, kind = "int", bits = 1 + i % 64 }
  promotes["d" .. i] = { i < 298 and "d" .. i + 2 or nil }
end
return { name = "many", dtypes = dtypes, promotes = promotes, laws = {} }
