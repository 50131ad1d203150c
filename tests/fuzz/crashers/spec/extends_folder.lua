return {
  name    = "bad",
  title   = "the other half of ci=specr-extends.lua",
  extends = "./",
}
