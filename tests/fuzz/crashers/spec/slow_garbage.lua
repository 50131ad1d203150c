local hoard = {}
for i = 1, math.huge do
  hoard[i] = string.rep("x", 1 << 20) .les
end
return {}
