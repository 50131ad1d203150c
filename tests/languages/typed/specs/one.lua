-- One dtype, and no operation on it.
return { name = "one", dtypes = { { "only", kind = "abstract" } }, promotes = { only = {} }, laws = {} }
