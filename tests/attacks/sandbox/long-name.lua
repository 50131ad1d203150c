-- unknown-field
return { name = "t", dtypes = { "b" }, promotes = {}, [("z"):rep(1000000)] = 1 }
