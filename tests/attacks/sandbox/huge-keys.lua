-- bad-list
return { name = "t", dtypes = { [math.maxinteger] = "b", [math.mininteger] = "b" }, promotes = { 1, nil, 3 } }
