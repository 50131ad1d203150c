-- unknown-dtype time-limit
local dtypes = {}
for i = 1, 50000 do dtypes[i] = "q" .. i end
return { name = "t", dtypes = dtypes, promotes = {} }
