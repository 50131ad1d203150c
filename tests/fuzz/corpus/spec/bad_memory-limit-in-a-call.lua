local much = 1 << 30

local text = string.rep("x", much)
return { name = text }
