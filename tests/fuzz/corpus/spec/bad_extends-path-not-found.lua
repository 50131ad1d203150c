return {
  name    = "bad",
  extends = "../no_such_spec.lua",
}
