-- The same, where the order is not in the table of joins, so that result_type is a fold.
return {
  extends = "values.lua", name = "values_order",
  resolve = { ["bool,uint8"] = "float32", ["int8,int16"] = "-" },
}
