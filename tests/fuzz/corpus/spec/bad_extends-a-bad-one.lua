return {
  name    = "bad",
  extends = "./unknown-law.lua",
  note    = 1,
}
