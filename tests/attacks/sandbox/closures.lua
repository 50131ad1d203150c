-- memory-limit time-limit
local list = {}
while true do list[#list + 1] = function() return list end end
