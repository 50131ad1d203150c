-- More dtypes than types are told of.
local dtypes, promotes = {}, {}
for i = 0, 519 do
  dtypes[i + 1] = { "d" .. i, kind = "int", bits = 1 + i % 64 }
  promotes["d" .. i] = { i < 518 and "d" .. i + 2 or nil }
end
return { name = "wide", dtypes = dtypes, promotes = promotes, laws = {} }
