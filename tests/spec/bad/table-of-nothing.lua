return {
  name   = "bad",
  dtypes = { "b", "i8" },
  table  = "",
}
