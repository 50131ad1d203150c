-- duplicate-alias
local same = {}
for i = 1, 200000 do same[i] = "q" end
return { name = "t", dtypes = { { "b", aliases = same } }, promotes = {} }
