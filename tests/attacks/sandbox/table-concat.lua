-- runtime-error
return table.concat({}, "x", math.mininteger, math.maxinteger)
