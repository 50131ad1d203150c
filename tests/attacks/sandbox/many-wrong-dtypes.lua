-- wrong-type time-limit
local dtypes = {}
for i = 1, 100000 do dtypes[i] = i end
return { name = "t", dtypes = dtypes, promotes = {} }
