return {
  name   = "bad",
  dtypes = { "b" },
  table  = "  \n ",
}
