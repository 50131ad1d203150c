-- runtime-error
error("x", math.maxinteger)
