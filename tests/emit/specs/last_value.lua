-- One dtype with the largest value that there is.
return { name = "last_value", dtypes = { { "f32", value = 254 } }, promotes = {} }
