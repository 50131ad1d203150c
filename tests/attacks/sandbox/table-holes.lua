-- time-limit
local list = {}
for i = 1, 62 do list[1 << i] = 1 end
list[1] = 1
return table.remove(list, 1)
