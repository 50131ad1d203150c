-- duplicate-alias
local same = {}
for i = 1, 50000 do same[i] = "q" end
return { name = "t", dtypes = { { "b", aliases = same } }, promotes = {} }
