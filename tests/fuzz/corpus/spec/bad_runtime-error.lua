local widths = { 8, 16 }
local names = {}
for i, width in ipairs(widths) do
  names[i] = "i" .. width.bits
end
return { name = "bad", dtypes = names, promotes = {} }
