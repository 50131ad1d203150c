-- time-limit table-header
return { name = "t", dtypes = { "b" }, table = ("b b "):rep(4000000) }
