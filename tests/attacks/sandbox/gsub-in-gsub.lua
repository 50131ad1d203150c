-- runtime-error memory-limit
local function replace() return (("a"):gsub("a", replace)) end
replace()
