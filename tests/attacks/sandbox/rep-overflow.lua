-- runtime-error
return ("xx"):rep(math.maxinteger, "yy")
