-- runtime-error
return table.move({ 1 }, math.mininteger, -1, 2)
