return {
  name    = "bad",
  extends = "circular-extends-2.lua",
}
