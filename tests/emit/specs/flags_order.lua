-- The same as flags, where result_type is a fold, and where it is a bound that is none.
return {
  extends = "flags.lua", name = "flags_order",
  resolve = { ["bool,uint8"] = "float32", ["int8,int16"] = "-" },
}
