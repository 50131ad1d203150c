-- time-limit
return table.move({ 1 }, 0, 1 << 40, -(1 << 41))
