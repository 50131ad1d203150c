return {
  name    = "bad",
  title   = "the other half of circular-extends.lua",
  extends = "./circular-extends.lua",
}
