-- The dtypes of resolved.lua and two more, where three promote to the least upper bound of the set.
return {
  extends = "resolved.lua",
  name = "bound",
  dtypes = { "b", { "date", kind = "abstract" } },
  promotes = { b = { "u8", "i8" } },
  nary = "bound",
}
