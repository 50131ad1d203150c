-- runtime-error
local cycle = {}
cycle[1] = cycle
error(cycle)
