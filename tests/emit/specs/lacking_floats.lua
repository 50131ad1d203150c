-- Nothing to divide integers in; and bools of another name, of which a weak one comes first.
return {
  name = "lacking_floats", laws = {},
  dtypes = { { "truth", weak = "flag" }, { "flag", as = "b" }, { "mask", as = "b" }, "i8", "u8" },
  promotes = { truth = { "flag" }, flag = { "i8", "u8" } },
}
