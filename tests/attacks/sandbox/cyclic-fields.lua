-- wrong-type
local cycle = {}
cycle[1], cycle.b, cycle[cycle] = cycle, cycle, cycle
return { name = cycle, dtypes = cycle, promotes = cycle, laws = cycle, resolve = cycle, hot = cycle }
