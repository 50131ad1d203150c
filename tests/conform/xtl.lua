-- What xtl's promote_type gives for the types of xtensor, as C++ adds them; a bool beside another type counts for nothing,
-- in either order.
local chars = { "uint8", "uint16", "int8", "int16" }
local wide = { "int32", "uint32", "int64", "uint64", "float32", "float64", "complex64", "complex128" }

local rows = {}
local function set(a, b, result)
  rows[a], rows[b] = rows[a] or {}, rows[b] or {}
  rows[a][b], rows[b][a] = result, result
end

for i, a in ipairs(wide) do
  for k = i, #wide do set(a, wide[k], wide[k]) end
  for _, b in ipairs(chars) do set(a, b, a) end
end
set("float64", "complex64", "complex128")
for _, a in ipairs(chars) do
  for _, b in ipairs(chars) do set(a, b, "int32") end
end
for a in pairs(rows) do set(a, "bool", a) end
set("bool", "bool", "bool")

local dtypes = { "bool", "uint8", "uint16", "int8", "int16", table.unpack(wide) }
local lines = { table.concat(dtypes, " ") }
for i, a in ipairs(dtypes) do
  local cells = { a }
  for k, b in ipairs(dtypes) do cells[k + 1] = rows[a][b] end
  lines[i + 1] = table.concat(cells, " ")
end

return {
  name   = "xtl",
  dtypes = {
    { "bool", as = "b" },
    { "uint8", as = "u8" }, { "uint16", as = "u16" }, { "int8", as = "i8" }, { "int16", as = "i16" },
    { "int32", as = "i32" }, { "uint32", as = "u32" }, { "int64", as = "i64" }, { "uint64", as = "u64" },
    { "float32", as = "f32" }, { "float64", as = "f64" },
    { "complex64", as = "c64" }, { "complex128", as = "c128" },
  },
  table  = table.concat(lines, "\n"),
  laws   = { "commutativity", "existence", "uniqueness" },
}
