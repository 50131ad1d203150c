-- Paths of several lengths, for specs that drop what lies between.
local function abstract(names)
  local dtypes = {}
  for name in names:gmatch("%S+") do dtypes[#dtypes + 1] = { name, kind = "abstract" } end
  return dtypes
end

return {
  name     = "diamonds",
  dtypes   = abstract("a b c d e f g"),
  promotes = {
    a = { "c", "d", "g" },
    b = { "d", "f" },
    c = { "b", "d" },
    d = { "e" },
    e = { "f", "g" },
    f = { "g" },
  },
}
