local shared = { b = { "i8" }, ["b"] = {} }
local function edges(more)
  local at = { from = "b", to = "i8", from = more and "i8" }
  return { [at.from] = { at.to }, [at.from .. ""] = { at.to } }
end
return {
  name   = "t",
  name   = "t",
  dtypes = { "b", "i8", { "i16", title = 'a "title"', title = "" }, "i32", "i64" },
  promotes = {
    i8  = { "i16" },
    i16 = { "i32" },
    ["i3" .. 2] = { "i64" },
    ["i3" .. 3] = nil,
    ['i8'] = { "i32" },
    ["\105\49\54"] = {},
    [1 and "b"] = edges({ x = 1, y = { x = 2 }, x = 3 }) and { "i8" },
    [ [[i8]] ] = (shared),
  },
  resolve = { ["i8,i16"] = "i32", ["i16,i8"] = "i32", ["i8,i16"] = "i16" },
}
