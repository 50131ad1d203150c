-- time-limit
local text = ("a"):rep(1 << 23)
return text:find(("a"):rep(1 << 22) .. "b", 1, true)
