-- runtime-error
local function compare() table.sort({ 2, 1 }, compare) end
compare()
