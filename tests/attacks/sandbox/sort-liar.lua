-- no-table
local list = {}
for i = 1, 1000 do list[i] = i end
table.sort(list, function() list[#list + 1] = 1 return true end)
