return { name = "t", dtypes = { "b" }, promotes = {}, rename = { b = "bool" } }
