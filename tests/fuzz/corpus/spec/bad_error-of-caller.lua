local function width(of)
  error("no width for " .. of, 2)
end
local w =
  width("i8")
return {}
