-- A base for specs that extend one: five dtypes, one of them weak.
return {
  name     = "small",
  title    = "Small",
  dtypes   = { "b", "i8", "i16", "i32", { "i*", weak = "i32" } },
  promotes = { b = { "i*" }, ["i*"] = { "i8" }, i8 = { "i16" }, i16 = { "i32" } },
  resolve  = { ["b,i32"] = "i16", ["b,b"] = "i8" },
}
