local spec = { name = "bad", dtypes = { "b" }, promotes = {} }
