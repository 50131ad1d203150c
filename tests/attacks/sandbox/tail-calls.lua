-- time-limit
local function f() return f() end
f()
