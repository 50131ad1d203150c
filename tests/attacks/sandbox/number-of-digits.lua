-- no-table
return tonumber(("9"):rep(1000000))
