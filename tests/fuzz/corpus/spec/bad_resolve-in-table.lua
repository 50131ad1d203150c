return {
  name    = "bad",
  dtypes  = { "b" },
  table   = "b\nb b",
  resolve = { ["b,b"] = "b" },
}
