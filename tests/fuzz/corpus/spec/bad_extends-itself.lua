return {
  name    = "bad",
  extends = "./extends-itself.lua",
}
