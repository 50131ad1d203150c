-- Many integers, every third of them unsigned, in a table that keeps no law: too many triples to count them all by kind.
local dtypes, rows = {}, {}
for i = 1, 200 do
  dtypes[i] = { "i" .. i, kind = i % 3 == 0 and "uint" or "int", bits = 1 + (i - 1) % 64, ident = "i_" .. i }
end
rows[1] = ""
for i = 1, 200 do
  rows[1] = rows[1] .. " i" .. i
  local row = { "i" .. i }
  for k = 1, 200 do
    row[k + 1] = "i" .. 1 + (7 * i + 3 * k) % 200
  end
  rows[i + 1] = table.concat(row, " ")
end
return { name = "crowd", dtypes = dtypes, table = table.concat(rows, "\n") .. "\n", laws = {} }
